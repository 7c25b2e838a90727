import type { OfferTerms } from "./offer.ts";

/** For what an offer charges a service; `upTo` of what is charged by stitches. */
export interface ChargedFor {
  readonly sku: string;
  readonly what: "text" | "logo" | "newLogo" | "digitizing" | "flag" | "flagPair" | "service";
  readonly upTo: number | null;
}

/** Every service that terms charge or tell of, in the order of the form: one that is charged twice stands there twice. */
export function offeredServices({
  text,
  flags,
  logos,
  services,
}: OfferTerms): readonly ChargedFor[] {
  const one = (what: ChargedFor["what"], sku: string | null, upTo: number | null = null) =>
    sku === null || sku === "" ? [] : [{ sku, what, upTo }];
  return [
    ...(text?.prices ?? []).flatMap(({ sku, upTo }) => one("text", sku, upTo)),
    ...(flags ? [...one("flag", flags.sku), ...one("flagPair", flags.pair?.sku ?? null)] : []),
    ...(logos?.prices ?? []).flatMap(({ sku, upTo }) => one("logo", sku, upTo)),
    ...(logos
      ? [...one("newLogo", logos.uploadSku), ...one("digitizing", logos.digitizingSku)]
      : []),
    ...services.flatMap(({ sku }) => one("service", sku)),
  ];
}
