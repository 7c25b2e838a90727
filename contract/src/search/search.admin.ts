import { SYNONYM_WORD_MAX, SYNONYM_WORDS_MOST } from "@placket/domain/catalog/finding/synonym-rule";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { listFile, listQuery, listReply } from "../list.ts";
import { id, text } from "../shapes.ts";

/** Longer lists and words are not even read; what staff are told comes from the domain. */
const words = z.array(text(SYNONYM_WORD_MAX * 4)).max(SYNONYM_WORDS_MOST * 4);

const rule = z.object({
  /** 0 stands for every store view. */
  storeViewId: z.number().int(),
  words,
  /** What whoever types one of `words` finds as well; empty: they mean one another. */
  means: words,
});

const synonym = rule.extend({ id: z.number(), storeView: z.string() });

/** Where a rule may hold; the first of them is every view. */
const views = z.array(z.object({ id: z.number(), name: z.string() }));

/** `search`: a part of any word. */
const query = listQuery({}, ["words", "added"]);

const writes = [
  "access.forbidden",
  "staff.signInRequired",
  "search.synonymMissing",
  "search.synonymAlone",
  "search.synonymsTooMany",
  "search.synonymUnreadable",
  "search.noSuchStoreView",
] as const;

/** Words that staff made mean the same in searches, or lead to others. */
export const searchAdminEndpoints = {
  synonyms: endpoint({
    method: "GET",
    path: "synonyms",
    summary: "Synonyms of the search, by their first word, and the store views where one may hold.",
    source: "issue 11.4, hallway §7",
    can: "search.manage",
    query,
    reply: listReply(synonym).extend({ views }),
    errors: ["staff.signInRequired"],
  }),
  exportSynonyms: endpoint({
    method: "GET",
    path: "synonyms.csv",
    summary: "The same synonyms as a file, all of them.",
    source: "hallway §7: export",
    can: "search.manage",
    query: query.omit({ after: true }),
    ...listFile,
    errors: ["staff.signInRequired"],
  }),
  addSynonym: endpoint({
    method: "POST",
    path: "synonyms",
    summary: "Makes words mean one another, or lead to others; searches heed it within a second.",
    source: "issue 11.4",
    can: "search.manage",
    body: rule,
    reply: synonym,
    errors: [...writes],
  }),
  synonym: endpoint({
    method: "GET",
    path: "synonyms/:id",
    summary: "One synonym, and the store views where it may hold.",
    source: "hallway §7",
    can: "search.manage",
    params: z.object({ id }),
    reply: synonym.extend({ views }),
    errors: ["staff.signInRequired", "search.noSuchSynonym"],
  }),
  changeSynonym: endpoint({
    method: "PUT",
    path: "synonyms/:id",
    summary: "Changes it. `seen` is the synonym as it was read: another one is refused.",
    source: "hallway §7: conflict on parallel edits",
    can: "search.manage",
    params: z.object({ id }),
    body: rule.extend({ seen: rule }),
    reply: synonym,
    errors: [...writes, "search.noSuchSynonym", "search.synonymChanged"],
  }),
  removeSynonym: endpoint({
    method: "DELETE",
    path: "synonyms/:id",
    summary: "Takes it away. `seen` is the synonym as it was read: another one is refused.",
    source: "hallway §7: conflict on parallel edits",
    can: "search.manage",
    params: z.object({ id }),
    body: z.object({ seen: rule }),
    reply: z.object({ removed: z.number() }),
    errors: [
      "access.forbidden",
      "staff.signInRequired",
      "search.noSuchSynonym",
      "search.synonymChanged",
    ],
  }),
} as const satisfies EndpointTable;
