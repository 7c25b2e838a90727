import { Kind, OperationTypeNode, type OperationDefinitionNode } from "graphql";

/**
 * Fields of `Mutation` that change nothing but a cart's own columns, by `changeCart`. What writes anything else is not
 * named here: a document that asks for it makes each of its changes by itself.
 */
const GATHERED_FIELDS: ReadonlySet<string> = new Set([
  "applyCouponToCart",
  "removeCouponFromCart",
  "setBillingAddressOnCart",
  "setGuestEmailOnCart",
  "setOrderCommentOnCart",
  "setPaymentMethodOnCart",
  "setShippingAddressesOnCart",
  "setShippingMethodsOnCart",
]);

/** Whether an operation makes several changes, all of which can be written together; fragments are not looked into. */
export function isGathered({ operation, selectionSet }: OperationDefinitionNode): boolean {
  const { selections } = selectionSet;
  return (
    operation === OperationTypeNode.MUTATION &&
    selections.length > 1 &&
    selections.every((one) => one.kind === Kind.FIELD && GATHERED_FIELDS.has(one.name.value))
  );
}
