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
  "default_embroidery",
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

/** The words of the badge on the gallery (PDP-21); of several callouts the first. */
export function calloutOf({ custom_attributes: attributes, labels }: Product): string | undefined {
  const stored = attributes["cw_product_callouts"];
  const callout: unknown = Array.isArray(stored) ? stored[0] : stored;
  return typeof callout === "string" && callout !== "" ? callout : labels[0]?.text;
}

/** The manufacturer line, where staff made that attribute visible (PDP-16). */
export function manufacturerOf({ attributes }: Product): string | undefined {
  return attributes.find(({ code }) => code === "manufacturer")?.value || undefined;
}

/** The same style in the other cut (PDP-18). */
export interface OppositeCut {
  readonly cut: "womens" | "mens";
  readonly sku: string;
}

/** The counterpart that the attribute `opposite_cut` names; its cut is the one this product has not. */
export function oppositeCut({ attributes, custom_attributes }: Product): OppositeCut | undefined {
  const sku = custom_attributes["opposite_cut"];
  if (typeof sku !== "string" || sku === "") return undefined;
  const own = attributes.find(({ code }) => code === "cut")?.value ?? "";
  return { sku, cut: /^wom/i.test(own) ? "mens" : "womens" };
}

/** Sold while it lasts (PDP-11). */
export function isDiscontinued({ custom_attributes: attributes }: Product): boolean {
  const value = attributes["discontinued_product"];
  return value === true || value === 1 || value === "1" || value === "true";
}
