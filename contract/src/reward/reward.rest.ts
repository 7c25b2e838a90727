import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { phrase, price, text } from "../shapes.ts";

/** Points of the customer who asks (PAY-10). */
export const rewardEndpoints = {
  rewardsInfo: endpoint({
    method: "GET",
    path: "rewards/get-info",
    summary: "What the customer's points are worth, and whether that is shown beside the cart.",
    source: "PAY-10, PAY-11",
    can: "shop.browse",
    reply: z.object({ format_amount: z.string(), visible_on_mini_cart: z.boolean() }),
    errors: [],
  }),
  rewardsBalance: endpoint({
    method: "GET",
    path: "rewards/get-balance",
    summary: "The customer's points, and what they are worth.",
    source: "PAY-10",
    can: "account.read",
    reply: z.object({
      points: z.number(),
      amount: price,
      format_amount: z.string(),
      /** How an order may be paid with them: at least, at most (`null`: as many as there are), in steps, of a sum. */
      spending: z.object({
        least: z.number(),
        most: z.number().nullable(),
        step: z.number(),
        percent: z.number(),
        /** So many are worth one unit of the currency. */
        unit: z.number(),
        /** How many of these points an order may be paid with, whatever it costs; 0 while they are too few. */
        spendable: z.number(),
        /** What stands before the points that an order is paid with, in the shop's words. */
        label: z.string(),
      }),
    }),
    errors: ["access.loginRequired", "reward.off"],
  }),
  rewardsAccount: endpoint({
    method: "GET",
    path: "rewards/account",
    summary:
      "The customer's points: how many, what is on its way, what ends when, the latest movements, the rules.",
    source: "ROUTE-23, issue 9.2",
    can: "account.read",
    reply: z.object({
      points: z.number(),
      amount: price,
      /** Of orders that are under way. */
      pending: z.array(z.object({ order_number: z.string(), points: z.number() })),
      /** Of what is left, the first to end first. */
      ending: z.array(z.object({ points: z.number(), ends_at: z.string() })),
      history: z.array(
        z.object({
          id: z.number(),
          date: z.string(),
          reason: phrase,
          points_change: z.number(),
          balance: z.number(),
        }),
      ),
      /** How many movements there are, those among them that are not told. */
      history_count: z.number(),
      rules: z.object({
        /** Whole points for `unit` of goods. */
        earned_for_unit: z.number(),
        /** So many points are worth `unit`. */
        points_for_unit: z.number(),
        unit: price,
        spend_least: z.number(),
        /** Of one order; `null`: as many as there are. */
        spend_most: z.number().nullable(),
        spend_step: z.number(),
        /** Of what is to be paid. */
        spend_percent: z.number(),
        /** `null` for ever. */
        good_for_days: z.number().nullable(),
      }),
    }),
    errors: ["access.loginRequired", "reward.off"],
  }),
  productRewards: endpoint({
    method: "GET",
    path: "rewards/product/:sku",
    summary: "What one piece of a product earns whoever asks, with the words for it.",
    source: "PDP-09",
    can: "shop.browse",
    params: z.object({ sku: text(64) }),
    reply: z.object({
      visible_on_pdp: z.boolean(),
      visible_on_plp: z.boolean(),
      /** The number as it is written. */
      point_display: z.string(),
      pdp_text: z.string(),
      plp_text: z.string(),
      exclude_text: z.string(),
      pdp_notification_text: z.string(),
      message: z.string(),
      points: z.number(),
    }),
    errors: ["reward.noSuchProduct"],
  }),
} as const satisfies EndpointTable;
