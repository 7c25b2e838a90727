import type { GiftCardChoice } from "@placket/domain/sold-card/choice";
import { GIFT_CARD_DESIGN_NAMES } from "@placket/domain/sold-card/designs";
import { z } from "zod";

/** A gift card that is bought, as carts, orders, links and quotes keep it. */
export const storedGiftCard = z.object({
  amountMinor: z.int().positive(),
  senderName: z.string(),
  senderEmail: z.string(),
  recipientName: z.string(),
  recipientEmail: z.string(),
  message: z.string(),
  sendOn: z.string(),
  design: z.enum(GIFT_CARD_DESIGN_NAMES),
}) satisfies z.ZodType<GiftCardChoice>;
