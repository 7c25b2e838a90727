import { EVERY_STORE_VIEW, type DocumentKind } from "@placket/domain/content/document";
import type { Location } from "@placket/domain/content/location";
import { holding } from "../held/held.ts";
import { selectLive, type LiveDocument } from "./content.sql.ts";

/** All that shoppers see of what staff wrote, by store view. */
interface Contents {
  /** The document of a name; a view's own goes before that of every view. */
  named(kind: DocumentKind, storeViewId: number, key: string): LiveDocument | undefined;
  /** A document by its id, where this view shows it. */
  byId(kind: DocumentKind, storeViewId: number, id: number): LiveDocument | undefined;
  /** All of a kind that a view shows, in their order. */
  all(kind: DocumentKind, storeViewId: number): readonly LiveDocument[];
  /** Blocks at these places of a view that stand on every page or on this path, in their order. */
  blocksAt(
    storeViewId: number,
    locations: readonly Location[],
    path: string | undefined,
  ): readonly LiveDocument[];
}

/** Held in the process: a page that shows a footer asks the database nothing for it. */
export const contents = holding<Contents>({
  name: "contents",
  followsDatabase: true,
  open: async ({ db }) => contentsOf(await selectLive(db)),
});

function contentsOf(live: readonly LiveDocument[]): Contents {
  const ids = new Map(live.map((one) => [one.id, one]));
  const names = new Map(live.map((one) => [nameOf(one.kind, one.storeViewId, one.key), one]));
  const named: Contents["named"] = (kind, view, key) =>
    names.get(nameOf(kind, view, key)) ?? names.get(nameOf(kind, EVERY_STORE_VIEW, key));
  const isShown = (view: number) => (one: LiveDocument) => named(one.kind, view, one.key) === one;
  const lists = new Map<string, readonly LiveDocument[]>();
  const all: Contents["all"] = (kind, view) => {
    const name = nameOf(kind, view, "");
    const found = lists.get(name) ?? live.filter((one) => one.kind === kind && isShown(view)(one));
    lists.set(name, found);
    return found;
  };
  return {
    named,
    all,
    byId: (kind, view, id) => {
      const found = ids.get(id);
      return found?.kind === kind && isShown(view)(found) ? found : undefined;
    },
    blocksAt: (view, locations, path) =>
      all("block", view).filter(
        ({ location, onPath }) =>
          location !== null && locations.includes(location) && (onPath === null || onPath === path),
      ),
  };
}

const nameOf = (kind: DocumentKind, view: number, key: string) => `${kind} ${view} ${key}`;
