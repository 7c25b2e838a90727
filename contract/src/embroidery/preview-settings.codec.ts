import { PREVIEW_TERMS } from "@placket/domain/embroidery/drawing/preview-terms";
import type { z } from "zod";
import type { configurationShape } from "./configuration.shapes.ts";

/** How a picture of what is chosen is asked for, as every product's configuration tells it (EMB-08). */
export const PREVIEW_SETTINGS: z.infer<typeof configurationShape>["liquid_pixel_settings"] = {
  path: PREVIEW_TERMS.path,
  scale_factor: PREVIEW_TERMS.scaleFactor,
  seed: PREVIEW_TERMS.seed,
  sink: PREVIEW_TERMS.sink,
  neutral_color: PREVIEW_TERMS.neutralColor,
  not_applicable: PREVIEW_TERMS.notApplicable,
  placeholder: PREVIEW_TERMS.placeholder,
  large_text_factor: PREVIEW_TERMS.largeTimes,
};
