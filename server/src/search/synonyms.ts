import { synonymsOf, type Synonyms } from "@placket/domain/catalog/finding/synonyms";
import type { Ctx } from "../context.ts";
import type { Database } from "../db/database.ts";
import { holding } from "../held/held.ts";
import { noteSight, type Sight } from "../http/sights.ts";
import { selectSynonyms } from "./synonym.sql.ts";

interface HeldSynonyms {
  /** Of one store view: its own rules and those of all. */
  of(storeViewId: number): Synonyms;
  /** Over once staff change any. */
  readonly sight: Sight;
}

/** What each process saw last. */
const sights = new WeakMap<Database, { isOver: boolean }>();

/** What staff call alike, held in the process: a search costs no statement. */
export const synonyms = holding<HeldSynonyms>({
  name: "search synonyms",
  followsDatabase: true,
  open: async ({ db, database }) => {
    const rules = await selectSynonyms(db);
    const before = sights.get(database);
    if (before) before.isOver = true;
    const sight = { isOver: false };
    sights.set(database, sight);
    const byView = new Map<number, Synonyms>();
    return {
      sight,
      of(storeViewId) {
        const known = byView.get(storeViewId);
        if (known) return known;
        const isOwn = (id: number | null) => id === null || id === storeViewId;
        const made = synonymsOf(rules.filter((rule) => isOwn(rule.storeViewId)));
        byView.set(storeViewId, made);
        return made;
      },
    };
  },
});

/** Those of a call's store view; what is made with them is over when they change. */
export function synonymsOfView(ctx: Ctx): Synonyms {
  const held = ctx.held(synonyms);
  noteSight(held.sight);
  return held.of(ctx.store.id);
}
