import type { PlaceOrderInput } from "@placket/contract/graphql.gen";
import type { ErrorKey } from "@placket/domain/errors";
import type { Problem } from "@placket/domain/problem";
import { messageOf } from "../graphql/refused.ts";
import { withInput } from "../graphql/with-input.ts";
import { proveNoMachine } from "./prove-no-machine.ts";
import { placeOrder } from "./order.ts";

export const orderResolvers = {
  Mutation: {
    placeOrder: withInput(async (input: PlaceOrderInput, ctx) => {
      const proven = await proveNoMachine(ctx, input.cart_id);
      const result = proven.ok ? await placeOrder(ctx, input.cart_id) : proven;
      if (!result.ok)
        return { order: null, orderV2: null, errors: result.problems.map(placeError) };
      if (result.value.state === "challenge") {
        return { order: null, orderV2: null, errors: [], challenge_url: result.value.url };
      }
      const { number, token, email } = result.value;
      return {
        order: { order_number: number, order_id: number },
        orderV2: { number, token, email, status: "processing" },
        errors: [],
      };
    }),
  },
};

/** Magento's codes; a client branches on `key`, the row of the error table. */
const CODES: Partial<Record<ErrorKey, string>> = {
  "cart.noSuchCart": "CART_NOT_FOUND",
  "cart.foreignCart": "CART_NOT_FOUND",
  "cart.alreadyOrdered": "CART_NOT_ACTIVE",
  "checkout.emailMissing": "GUEST_EMAIL_MISSING",
};

const placeError = (found: Problem) => ({
  code: CODES[found.error] ?? "UNABLE_TO_PLACE_ORDER",
  message: messageOf(found),
  key: found.error,
  field: found.field,
});
