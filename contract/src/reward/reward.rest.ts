import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { price, text } from "../shapes.ts";

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
    reply: z.object({ points: z.number(), amount: price, format_amount: z.string() }),
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
