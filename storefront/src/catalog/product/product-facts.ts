import type { Product } from "./product.queries.ts";

/** A line of the list of facts. */
export interface Fact {
  readonly code: string;
  readonly label: string;
  readonly value: string;
}

/** Attributes that stand elsewhere on the page, or steer it. */
const ELSEWHERE = new Set([
  "manufacturer",
  "login_required",
  "opposite_cut",
  "size_chart",
  "cw_product_callouts",
  "has_embroidery",
  "is_embroidery_lockdown",
  "discontinued_product",
  "allow_open_amount",
  "giftcard_amounts",
  "bundle_items_step_through_selection",
  "pdp_message",
  "pdp_unit_message",
]);

const isFit = (code: string) => code.startsWith("fit_");

/** The attributes staff made visible, without the fit, the choices and what stands elsewhere (PDP-07). */
export function factsOf({ attributes, options }: Product): Fact[] {
  const choices = new Set(options.map(({ code }) => code));
  return attributes.filter(
    ({ code, value }) => value !== "" && !choices.has(code) && !isFit(code) && !ELSEWHERE.has(code),
  );
}

/** How it fits, as bullets: the style first, then the other `fit_*` attributes (PDP-11). */
export function fitBullets({ attributes }: Product): Fact[] {
  const fits = attributes.filter(({ code, value }) => isFit(code) && value !== "");
  return fits.toSorted((a, b) => Number(b.code === "fit_style") - Number(a.code === "fit_style"));
}
