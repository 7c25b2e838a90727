import { z } from "zod";
import { text } from "../shapes.ts";
import { labels } from "./rule.codec.ts";

const whole = z.number().int();
const instant = z.iso.datetime({ offset: true }).nullable();

/** What every rule has: its names, when and where it is on, and how it stands beside others. */
export const ruleFrame = z.object({
  name: text(300),
  labels,
  currency: text(3),
  isActive: z.boolean(),
  activeFrom: instant,
  activeTo: instant,
  websiteIds: z.array(whole),
  groupIds: z.array(whole),
  priority: whole,
  stopsFurther: z.boolean(),
});

/** Which rules staff look for by whether they are switched on. */
export const ruleState = z.enum(["on", "off"]);

export const ruleReads = ["staff.signInRequired", "promotion.noSuchRule"] as const;
export const ruleWrites = [
  "access.forbidden",
  "staff.signInRequired",
  "promotion.nameMissing",
  "promotion.labelInvalid",
  "promotion.datesTurned",
  "promotion.shareInvalid",
  "promotion.amountInvalid",
  "promotion.countInvalid",
  "promotion.valueMissing",
  "promotion.conditionInvalid",
  "promotion.conditionsTooMany",
] as const;
