import type { Product } from "../../catalog/product/product.queries.ts";

/** Each of them asks for the editor, and both go when it is closed (ROUTE-53, reading 39). */
const FLAGS: readonly {
  readonly name: string;
  readonly asks: (value: string | null) => boolean;
}[] = [
  { name: "embroidery", asks: (value) => value === "1" },
  // It asks by being there, whatever it says but that it does not.
  { name: "emb_flag", asks: (value) => value !== null && value !== "0" },
];

/** Whether an address wants the editor open. */
export function asksForEmbroidery(search: string): boolean {
  const query = new URLSearchParams(search);
  return FLAGS.some(({ name, asks }) => asks(query.get(name)));
}

/** The query of an address that does not ask for it any more. */
export function withoutAsking(search: string): string {
  const query = new URLSearchParams(search);
  for (const { name } of FLAGS) query.delete(name);
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

/** The address of a product's page with its editor open, for what is chosen so far (EMB-27). */
export function askingHref(
  href: string,
  { productId, pieces }: { readonly productId: number | undefined; readonly pieces: number },
): string {
  const [path = "", search = ""] = href.split("?");
  const query = new URLSearchParams(search);
  if (productId !== undefined) query.set("productId", String(productId));
  query.set("qty", String(pieces));
  query.set("embroidery", "1");
  return `${path}?${query}`;
}

/** Whether anything can be done to a product: there is no door to nothing (EMB-01). */
export const isEmbroiderable = ({ embroideryOptions }: Pick<Product, "embroideryOptions">) =>
  embroideryOptions.length > 0;

/** Whether a product is not sold without its embroidery: the editor opens by itself (EMB-20). */
export const isLockedDown = (product: Pick<Product, "customAttributes">): boolean =>
  isSet(product, "is_embroidery_lockdown");

const TRUE: readonly unknown[] = [true, 1, "1", "true"];

const isSet = ({ customAttributes }: Pick<Product, "customAttributes">, code: string) =>
  TRUE.includes(customAttributes[code]);
