import { FONT_CODES } from "@placket/domain/embroidery/lettering/fonts";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { text } from "../shapes.ts";

const fonts = z.object({
  fonts: z.array(
    z.object({
      code: z.enum(FONT_CODES),
      name: z.string(),
      character: z.string(),
      /** Heights of a capital that sew well, in mm. */
      recommended: z.object({ min: z.number(), max: z.number() }),
      /** Nobody can choose it, whatever the offers say. */
      isWithdrawn: z.boolean(),
      /** In how many offers it stands. */
      offers: z.number(),
    }),
  ),
});

const source = "EMB-04, issue 10.9";
const can = "embroidery.offer";

/** Which of the store's fonts shoppers may choose at all. */
export const fontAdminEndpoints = {
  embroideryFonts: endpoint({
    method: "GET",
    path: "embroidery-fonts",
    summary: "Every font of the store, whether it is withdrawn, and in how many offers it stands.",
    source,
    can,
    reply: fonts,
    errors: ["staff.signInRequired"],
  }),
  setEmbroideryFont: endpoint({
    method: "PUT",
    path: "embroidery-fonts/:code",
    summary:
      "Withdraws a font from every offer, or gives it back. Items of carts that are sewn in it are told so and not ordered while it is withdrawn; what was ordered is sewn.",
    source,
    can,
    params: z.object({ code: text(40) }),
    body: z.object({ isWithdrawn: z.boolean() }),
    reply: fonts,
    errors: ["access.forbidden", "staff.signInRequired", "embroidery.noSuchFont"],
  }),
} as const satisfies EndpointTable;
