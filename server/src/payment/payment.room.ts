import { termsAdminEndpoints } from "@placket/contract/payment/terms.admin";
import { DAY_MS, HOUR_MS } from "@placket/domain/durations";
import { calls } from "../http/mount.ts";
import { outsideSources } from "../html/outside-origins.ts";
import type { Room } from "../room.ts";
import { paypalOffered } from "../store/paypal-offered.ts";
import { cardFieldsResolvers } from "./card-fields.graphql.ts";
import { paymentOrigins } from "./payment-origins.ts";
import { creditProvider, paymentProvider, walletProvider } from "./payment.ts";
import { forgettingCards } from "./stored-card/forget-cards.ts";
import { storedCardResolvers } from "./stored-card/stored-card.graphql.ts";
import { termsAdminHandlers } from "./terms/terms.admin.ts";
import { deleteOldApprovals } from "./wallet/approval.sql.ts";
import { approvalsAsked, approvalsBegun, offersWallet } from "./wallet/approvals.ts";
import { walletResolvers } from "./wallet/wallet.graphql.ts";
import { paymentTerms } from "./terms/terms.ts";

/** How long an approval is kept; PayPal holds one for three days. */
const APPROVALS_KEPT_MS = 7 * DAY_MS;

export const paymentRoom: Room = {
  admin: calls(termsAdminEndpoints, termsAdminHandlers),
  resolvers: {
    ...storedCardResolvers,
    ...walletResolvers,
    Mutation: { ...storedCardResolvers.Mutation, ...cardFieldsResolvers.Mutation },
  },
  holds: [
    paymentProvider,
    walletProvider,
    creditProvider,
    approvalsAsked,
    approvalsBegun,
    paymentTerms,
  ],
  fills: [outsideSources.filledWith(paymentOrigins), paypalOffered.filledWith(offersWallet)],
  jobs: [
    forgettingCards,
    {
      name: "old approvals",
      everyMs: HOUR_MS,
      gatherMs: 0,
      work: ({ db, now }) => deleteOldApprovals(db, new Date(now.getTime() - APPROVALS_KEPT_MS)),
    },
  ],
};
