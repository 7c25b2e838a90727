import { outsideSources } from "../html/outside-origins.ts";
import type { Room } from "../room.ts";
import { paymentOrigins } from "./payment-origins.ts";
import { paymentProvider } from "./payment.ts";
import { forgettingCards } from "./stored-card/forget-cards.ts";
import { storedCardResolvers } from "./stored-card/stored-card.graphql.ts";

export const paymentRoom: Room = {
  resolvers: storedCardResolvers,
  holds: [paymentProvider],
  fills: [outsideSources.filledWith(paymentOrigins)],
  jobs: [forgettingCards],
};
