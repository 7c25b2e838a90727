import type { EmbroideryPartName } from "../part/part-names.ts";
import type { OfferTerms } from "./offer.ts";

/** For what an offer charges a service; `upTo` of what is charged by stitches, `lines` where lines count. */
export interface ChargedFor {
  readonly sku: string;
  readonly what: "text" | "logo" | "newLogo" | "digitizing" | "flag" | "flagPair" | "service";
  /** The kind of option that it is charged with. */
  readonly kind: EmbroideryPartName;
  readonly upTo: number | null;
  readonly lines: number | null;
}

/** Every service that terms charge or tell of, in the order of the form: one that is charged twice stands there twice. */
export function offeredServices({
  text,
  flags,
  logos,
  services,
}: Pick<OfferTerms, "text" | "flags" | "logos" | "services">): readonly ChargedFor[] {
  const one = (
    what: ChargedFor["what"],
    kind: EmbroideryPartName,
    sku: string | null,
    by: { readonly upTo?: number; readonly lines?: number | undefined } = {},
  ) =>
    sku === null || sku === ""
      ? []
      : [{ sku, what, kind, upTo: by.upTo ?? null, lines: by.lines ?? null }];
  return [
    ...(text?.prices ?? []).flatMap(({ sku, ...step }) => one("text", "text", sku, step)),
    ...(flags ? one("flag", "flags", flags.sku) : []),
    ...(flags ? one("flagPair", "flags", flags.pair?.sku ?? null) : []),
    ...(logos?.prices ?? []).flatMap(({ sku, upTo }) => one("logo", "logos", sku, { upTo })),
    ...(logos ? one("newLogo", "logos", logos.uploadSku) : []),
    ...(logos ? one("digitizing", "logos", logos.digitizingSku) : []),
    ...services.flatMap(({ kind, sku }) => one("service", kind, sku)),
  ];
}
