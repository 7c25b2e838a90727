import type { SubscriptionStatusesEnum } from "@placket/contract/graphql.gen";
import type { SubscriptionState } from "@placket/domain/newsletter/subscription";
import { ok } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import { orThrow } from "../graphql/refused.ts";
import { transact } from "../transact.ts";
import {
  confirmSubscription,
  endSubscription,
  subscribeEmail,
  subscriptionOf,
} from "./newsletter.ts";
import { popupFields } from "./popup.graphql.ts";

type Link = { readonly token: string };
type Reader = { readonly email: string };

export const newsletterResolvers = {
  Mutation: {
    subscribeEmailToNewsletter: async (_: unknown, { email }: Reader, ctx: Ctx) => {
      orThrow(await subscribeEmail(ctx, email));
      return { status: "UNCONFIRMED" as const };
    },
    confirmNewsletterSubscription: async (_: unknown, { token }: Link, ctx: Ctx) => {
      const confirmed = await transact(ctx, async (tx) => ok(await confirmSubscription(tx, token)));
      return { status: orThrow(confirmed) ? ("SUBSCRIBED" as const) : ("NOT_ACTIVE" as const) };
    },
    endNewsletterSubscription: async (_: unknown, { token }: Link, ctx: Ctx) => ({
      status: (await endSubscription(ctx, token))
        ? ("UNSUBSCRIBED" as const)
        : ("NOT_ACTIVE" as const),
    }),
  },
  StoreConfig: popupFields,
  Customer: {
    is_subscribed: async ({ email }: Reader, _args: unknown, ctx: Ctx) =>
      (await subscriptionOf(ctx, email)) === "subscribed",
    newsletter_status: async ({ email }: Reader, _args: unknown, ctx: Ctx) => {
      const state = await subscriptionOf(ctx, email);
      return state ? STATUS[state] : "NOT_ACTIVE";
    },
  },
};

const STATUS: Readonly<Record<SubscriptionState, SubscriptionStatusesEnum>> = {
  unconfirmed: "UNCONFIRMED",
  subscribed: "SUBSCRIBED",
  unsubscribed: "UNSUBSCRIBED",
};
