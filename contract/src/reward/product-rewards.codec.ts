import type { z } from "zod";
import type { rewardEndpoints } from "./reward.rest.ts";

type ProductRewardsWire = z.infer<typeof rewardEndpoints.productRewards.reply>;

/** What a page says of what a product earns: its message, and what has to be done for it; `""` for nothing. */
export const productRewardsFromWire = ({
  visible_on_pdp,
  pdp_text,
  exclude_text,
  pdp_notification_text,
}: ProductRewardsWire) => ({
  message: visible_on_pdp ? pdp_text : exclude_text,
  notification: visible_on_pdp ? pdp_notification_text : "",
});
