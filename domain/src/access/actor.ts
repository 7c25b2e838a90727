/** Who is asking. The server derives it from the request; every rule of permission takes it as an argument. */
export type Actor =
  | { readonly kind: "guest"; readonly customerGroupId: number }
  | {
      readonly kind: "customer";
      readonly customerId: number;
      readonly email: string;
      readonly customerGroupId: number;
    }
  | { readonly kind: "staff"; readonly staffId: number; readonly email: string };

/** The customer group of a visitor who is not logged in (Magento's group 0). */
export const GUEST_GROUP_ID = 0;

export const GUEST: Actor = { kind: "guest", customerGroupId: GUEST_GROUP_ID };

/** The group whose prices the actor sees. */
export function priceGroupOf(actor: Actor): number {
  return actor.kind === "staff" ? GUEST_GROUP_ID : actor.customerGroupId;
}
