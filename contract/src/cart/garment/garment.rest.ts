import { PREVIEW_TERMS } from "@placket/domain/embroidery/drawing/preview-terms";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../../endpoint.ts";
import { id, inForm } from "../../shapes.ts";
import { additionErrors, LETTERING_REFUSALS } from "../addition-errors.ts";
import { embroideredShape } from "../cart.rest.ts";

const { path, scaleFactor, seed, sink } = PREVIEW_TERMS;

/** What a preview is asked with: nothing else is drawn than what is said by default. */
const terms = z.object({
  scale_factor: z.literal(scaleFactor).default(scaleFactor),
  seed: z.literal(seed).default(seed),
  sink: z.literal(sink).default(sink),
});

/** The address of a picture; `NULL` where nothing is seen. */
const picture = z.string();

const preview = z.object({
  /** As the cart's parts name it. */
  type: z.string(),
  placement: z.string(),
  text: z.string(),
  /** `NA` of a design that has none. */
  font: z.string(),
  color: z.string(),
  /** Height of a capital in mm, as it is drawn, and as it is drawn in the large picture. */
  text_size: z.number(),
  large_text_size: z.number(),
});

/** As the calls that put it into a cart. */
const takes = ["json", "form"] as const;

/** Pictures and papers of what is chosen, before it stands anywhere (EMB-46 to EMB-48). */
export const garmentEndpoints = {
  generateLpImages: endpoint({
    method: "POST",
    path,
    summary:
      "Draws a garment with what is to be sewn on it, and says where the pictures are. `item_id` draws an item of the cart.",
    source: "EMB-46, EMB-48, OPEN-15",
    can: "cart.change",
    takes,
    body: z
      .object({
        data: inForm(embroideredShape.extend(terms.shape)).optional(),
        item_id: id.optional(),
      })
      .refine(({ data, item_id }) => data !== undefined || item_id !== undefined),
    reply: terms.extend({
      /** Of the cloth; `NEUTRAL` where it has none of its own. */
      garment_color: z.string(),
      image_url: picture,
      /** The same with letters four times as large. */
      large_image_url: picture,
      previews: z.array(preview),
    }),
    errors: [...additionErrors, ...LETTERING_REFUSALS, "cart.noSuchItem"],
  }),
  downloadEmbroidery: endpoint({
    method: "POST",
    path: "download-embroidery",
    summary:
      "A sheet of a garment with what is to be sewn on it, as a PDF: how it looks, what was chosen, what it costs today.",
    source: "EMB-47, EMB-33",
    can: "cart.change",
    takes,
    body: z.object({ data: inForm(embroideredShape) }),
    gives: "file",
    fileType: "application/pdf",
    errors: [
      ...additionErrors,
      ...LETTERING_REFUSALS,
      "embroidery.sheetsBusy",
      "embroidery.sheetTookTooLong",
    ],
  }),
} as const satisfies EndpointTable;
