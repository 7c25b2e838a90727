import { PREVIEW_TERMS } from "@placket/domain/embroidery/drawing/preview-terms";

interface Previews {
  readonly clothColor: string | null;
  /** Addresses; `null` where nothing is sewn. */
  readonly near: string | null;
  readonly large: string | null;
  readonly previews: readonly {
    readonly type: string;
    readonly placement: string;
    readonly text: string;
    readonly font: string | undefined;
    readonly thread: string | undefined;
    readonly heightMm: number;
  }[];
}

/** Pictures of a garment, in the words that the documents have for what is not there (EMB-48). */
export function previewsToWire({ clothColor, near, large, previews }: Previews) {
  const { scaleFactor, seed, sink, neutralColor, notApplicable, placeholder, largeTimes } =
    PREVIEW_TERMS;
  return {
    scale_factor: scaleFactor,
    seed,
    sink,
    garment_color: clothColor ?? neutralColor,
    image_url: near ?? placeholder,
    large_image_url: large ?? placeholder,
    previews: previews.map(({ type, placement, text, font, thread, heightMm }) => ({
      type,
      placement,
      text,
      font: font ?? notApplicable,
      color: thread ?? notApplicable,
      text_size: heightMm,
      large_text_size: heightMm * largeTimes,
    })),
  };
}
