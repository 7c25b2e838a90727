import type { ChosenOption } from "./product.ts";

/** The address of a product's page that opens with these options: each under its attribute's code. */
export function hrefChoosing(url: string, chosen: readonly ChosenOption[]): string {
  if (chosen.length === 0) return url;
  const query = chosen.map(({ code, optionId }) => `${encodeURIComponent(code)}=${optionId}`);
  return `${url}?${query.join("&")}`;
}
