import { termsAdminEndpoints } from "@placket/contract/payment/terms.admin";
import { calls } from "../http/mount.ts";
import { outsideSources } from "../html/outside-origins.ts";
import type { Room } from "../room.ts";
import { paymentOrigins } from "./payment-origins.ts";
import { paymentProvider, walletProvider } from "./payment.ts";
import { forgettingCards } from "./stored-card/forget-cards.ts";
import { storedCardResolvers } from "./stored-card/stored-card.graphql.ts";
import { termsAdminHandlers } from "./terms/terms.admin.ts";
import { approvalsAsked } from "./wallet/approvals.ts";
import { paymentTerms } from "./terms/terms.ts";

export const paymentRoom: Room = {
  admin: calls(termsAdminEndpoints, termsAdminHandlers),
  resolvers: storedCardResolvers,
  holds: [paymentProvider, walletProvider, approvalsAsked, paymentTerms],
  fills: [outsideSources.filledWith(paymentOrigins)],
  jobs: [forgettingCards],
};
