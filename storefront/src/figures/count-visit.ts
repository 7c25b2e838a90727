import type { Stage } from "@placket/domain/figures/figures";
import { productQuery } from "../catalog/product/product.queries.ts";
import { subscribe } from "../events/events.ts";
import type { Running } from "../room.ts";

/**
 * Tells the store how far this visit has come (issue 12.7), each stage once: nothing is kept here or there by which it
 * could be known again, so nobody is asked. A page that a browser draws ahead is seen once it is shown.
 * @returns what ends it
 */
export function countVisit(running: Running): () => void {
  if (!isAhead()) return follow(running);
  let stop: () => void = () => undefined;
  const begin = () => {
    stop = follow(running);
  };
  document.addEventListener("prerenderingchange", begin, { once: true });
  return () => {
    document.removeEventListener("prerenderingchange", begin);
    stop();
  };
}

const isAhead = () => (document as { readonly prerendering?: boolean }).prerendering === true;

function follow({ client, shop, router }: Running): () => void {
  const told = new Set<string>();
  const tell = (stage: Stage, sku?: string) => {
    const key = `${stage} ${sku ?? ""}`;
    if (told.has(key)) return;
    told.add(key);
    // Whoever shops has asked for nothing: a count that does not arrive is missing.
    shop.call("noteFigure", { body: { stage, ...(sku !== undefined && { sku }) } }).catch(lost);
  };
  const look = () => {
    const { shown } = router.navigation.get();
    if (shown.kind !== "page") return;
    const { type, id } = shown.place;
    if (type === "checkout") return tell("checkout");
    if (type !== "product") return tell("visit");
    tell("product", client.getQueryData(productQuery(shop, id ?? 0).queryKey)?.sku);
  };
  const stops = [
    subscribe("page.loaded", look),
    subscribe("cart.itemAdded", ({ sku }) => tell("cart", sku)),
  ];
  look();
  return () => {
    for (const stop of stops) stop();
  };
}

const lost = () => undefined;
