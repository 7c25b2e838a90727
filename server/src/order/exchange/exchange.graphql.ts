import type { PayForExchangeInput } from "@placket/contract/graphql.gen";
import { withInput } from "../../graphql/with-input.ts";
import { notPlaced, outcomeToWire } from "../owned/outcome-wire.ts";
import { payForExchange } from "./pay-for-exchange.ts";

/** Paying for what is sent for a return. */
export const exchangeResolvers = {
  Mutation: {
    payForExchange: withInput(async (input: PayForExchangeInput, ctx) => {
      const { number, token, payment_method_nonce: nonce, public_hash: publicHash } = input;
      const card = { token: nonce, publicHash, verification: input.verification };
      const paid = await payForExchange(ctx, { number, token, card });
      return paid.ok ? outcomeToWire(ctx, paid.value) : notPlaced(ctx, paid.problems);
    }),
  },
};
