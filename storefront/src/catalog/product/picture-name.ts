import { t } from "../../translation/translate.ts";
import type { ProductImage } from "./product.queries.ts";

/** What a gallery picture shows, in words: by its kind (PDP-22, reading 33), else as staff say it, where they do. */
export function pictureName({ type, alt }: Pick<ProductImage, "type" | "alt">, of = alt): string {
  switch (type) {
    case "studioFront":
      return t("Front view");
    case "studioBack":
      return t("Back view");
    case "detail":
      return t("Detail");
    case "flat":
      return t("Laid flat");
    case "magic360":
      return t("All-round view");
    case "external-video":
      return t("Video");
    default:
      return alt.startsWith(of) ? t("Picture") : alt;
  }
}
