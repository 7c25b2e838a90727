import type { ChosenOption } from "@placket/domain/custom-option/chosen-option";
import { CUSTOM_OPTION_TYPE_NAMES } from "@placket/domain/custom-option/custom-option";
import { z } from "zod";

/** What was chosen of a product's options, as carts, links and quotes keep it: no price, which is today's. */
export const storedOption = z.object({
  optionId: z.int(),
  type: z.enum(CUSTOM_OPTION_TYPE_NAMES),
  title: z.string(),
  valueIds: z.array(z.int()),
  text: z.string(),
  said: z.string(),
}) satisfies z.ZodType<ChosenOption>;
