import type { OfferTerms } from "./offer.ts";

/** For what an offer charges a service; `upTo` of what is charged by stitches, `lines` where lines count. */
export interface ChargedFor {
  readonly sku: string;
  readonly what: "text" | "logo" | "newLogo" | "digitizing" | "flag" | "flagPair" | "service";
  readonly upTo: number | null;
  readonly lines: number | null;
}

/** Every service that terms charge or tell of, in the order of the form: one that is charged twice stands there twice. */
export function offeredServices({
  text,
  flags,
  logos,
  services,
}: OfferTerms): readonly ChargedFor[] {
  const one = (
    what: ChargedFor["what"],
    sku: string | null,
    by: { readonly upTo?: number; readonly lines?: number | undefined } = {},
  ) =>
    sku === null || sku === ""
      ? []
      : [{ sku, what, upTo: by.upTo ?? null, lines: by.lines ?? null }];
  return [
    ...(text?.prices ?? []).flatMap(({ sku, ...step }) => one("text", sku, step)),
    ...(flags ? [...one("flag", flags.sku), ...one("flagPair", flags.pair?.sku ?? null)] : []),
    ...(logos?.prices ?? []).flatMap(({ sku, upTo }) => one("logo", sku, { upTo })),
    ...(logos
      ? [...one("newLogo", logos.uploadSku), ...one("digitizing", logos.digitizingSku)]
      : []),
    ...services.flatMap(({ sku }) => one("service", sku)),
  ];
}
