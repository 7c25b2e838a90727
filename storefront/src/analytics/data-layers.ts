import { layerEntries, type Pushed } from "@placket/contract/analytics/data-layer.codec";
import type { Tracked } from "@placket/domain/analytics/tracked";

/**
 * The two data layers of a page by the names that tag managers read them by (ANALYTICS-01): the manager's own, and a
 * second one, so that neither container hears what is meant for the other.
 */
export const LAYERS = { first: "dataLayer", ga4: "ga4DataLayer" } as const;
export type LayerName = keyof typeof LAYERS;

/** A data layer; until a tag manager reads it, it is a list. */
export function layer(name: LayerName): { push(entry: Pushed): void } {
  const page = globalThis as unknown as Record<string, Pushed[] | undefined>;
  return (page[LAYERS[name]] ??= []);
}

/** Puts something that a shopper did into both. */
export function pushTracked(tracked: Tracked): void {
  const { first, ga4 } = layerEntries(tracked);
  layer("first").push(first);
  layer("ga4").push(ga4);
}
