import type { searchAdminEndpoints } from "@placket/contract/search/search.admin";
import { ok } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import type { Handlers } from "../http/mount.ts";
import { csvFile, type CsvColumns } from "../list/csv-file.ts";
import { everyRow } from "../list/list-page.ts";
import { transact } from "../transact.ts";
import {
  addSynonym,
  changeSynonym,
  draftOf,
  listSynonyms,
  removeSynonym,
  synonymById,
  synonymViewName,
  synonymViewsOf,
} from "./manage-synonyms.ts";
import type { SynonymRow } from "./synonym.sql.ts";

export const searchAdminHandlers: Handlers<typeof searchAdminEndpoints> = {
  synonyms: async ({ ctx }, { query }) => {
    const page = await listSynonyms(ctx, partOf(query), query);
    if (!page.ok) return page;
    const rows = page.value.rows.map((row) => toWire(ctx, row));
    return ok({ rows, next: page.value.next, views: [...synonymViewsOf(ctx)] });
  },
  exportSynonyms: ({ ctx }, { query }) => {
    const { sort } = query;
    const rules = everyRow((page) => listSynonyms(ctx, partOf(query), { ...page, sort }));
    return csvFile("synonyms.csv", fileColumns(ctx), rules);
  },
  addSynonym: async ({ ctx }, { body }) => {
    const added = await transact(ctx, (tx) => addSynonym(tx, body));
    return added.ok ? ok(toWire(ctx, added.value)) : added;
  },
  synonym: async ({ ctx }, { params }) => {
    const found = await synonymById(ctx, params.id);
    return found.ok ? ok({ ...toWire(ctx, found.value), views: [...synonymViewsOf(ctx)] }) : found;
  },
  changeSynonym: async ({ ctx }, { params, body }) => {
    const changed = await transact(ctx, (tx) => changeSynonym(tx, params.id, body));
    return changed.ok ? ok(toWire(ctx, changed.value)) : changed;
  },
  removeSynonym: async ({ ctx }, { params, body }) => {
    const gone = await transact(ctx, (tx) => removeSynonym(tx, params.id, body.seen));
    return gone.ok ? ok({ removed: gone.value }) : gone;
  },
};

const partOf = ({ search = "" }: { readonly search?: string | undefined }) => search.trim();

function toWire(ctx: Ctx, row: SynonymRow) {
  const { storeViewId, words, means } = draftOf(row);
  const storeView = synonymViewName(ctx, row);
  return { id: row.id, storeViewId, storeView, words: [...words], means: [...means] };
}

const fileColumns = (ctx: Ctx): CsvColumns<SynonymRow> => ({
  store_view: (row) => synonymViewName(ctx, row),
  words: ({ words }) => words.join(", "),
  means: ({ means }) => means.join(", "),
});
