import { checkSynonym } from "@placket/domain/catalog/finding/synonym-rule";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { leaveTrace } from "../audit/audit.ts";
import type { Ctx } from "../context.ts";
import type { PageAsked } from "../list/list-page.ts";
import { stores } from "../store/store-config.ts";
import {
  deleteSynonym,
  holdSynonym,
  insertSynonym,
  selectSynonym,
  selectSynonymPage,
  updateSynonym,
  type StoredSynonym,
  type SynonymRow,
} from "./synonym.sql.ts";

/** A rule as staff write it; store view 0 is all of them. */
interface SynonymDraft {
  readonly storeViewId: number;
  readonly words: readonly string[];
  readonly means: readonly string[];
}

const EVERY_VIEW = 0;

/** Rules with a word that has this part, a page of them; `""` for all. */
export const listSynonyms = (ctx: Ctx, part: string, asked: PageAsked) =>
  selectSynonymPage(ctx.db, part, asked);

export async function synonymById(ctx: Ctx, id: number): Promise<Result<SynonymRow>> {
  const found = await selectSynonym(ctx.db, id);
  return found ? ok(found) : refuse(problem("search.noSuchSynonym", "id"));
}

/** Makes words mean one another, or lead to others. */
export async function addSynonym(tx: Ctx, draft: SynonymDraft): Promise<Result<SynonymRow>> {
  const rule = ruleOf(tx, draft);
  if (!rule.ok) return rule;
  const id = await insertSynonym(tx.db, rule.value);
  const after = traceOf(tx, rule.value);
  await leaveTrace(tx, { action: "synonym.add", subject: subjectOf(rule.value), after });
  return ok({ ...rule.value, id });
}

/** Changes a rule. Refuses when it is another one than was seen: what a colleague wrote would be lost. */
export async function changeSynonym(
  tx: Ctx,
  id: number,
  { seen, ...draft }: SynonymDraft & { readonly seen: SynonymDraft },
): Promise<Result<SynonymRow>> {
  const found = await heldAsSeen(tx, id, seen);
  if (!found.ok) return found;
  const rule = ruleOf(tx, draft);
  if (!rule.ok) return rule;
  await updateSynonym(tx.db, id, rule.value);
  await leaveTrace(tx, {
    action: "synonym.change",
    subject: subjectOf(found.value),
    before: traceOf(tx, found.value),
    after: traceOf(tx, rule.value),
  });
  return ok({ ...rule.value, id });
}

/** Takes a rule away. Refuses when it is another one than was seen. */
export async function removeSynonym(
  tx: Ctx,
  id: number,
  seen: SynonymDraft,
): Promise<Result<number>> {
  const found = await heldAsSeen(tx, id, seen);
  if (!found.ok) return found;
  await deleteSynonym(tx.db, id);
  const before = traceOf(tx, found.value);
  await leaveTrace(tx, { action: "synonym.remove", subject: subjectOf(found.value), before });
  return ok(id);
}

async function heldAsSeen(tx: Ctx, id: number, seen: SynonymDraft): Promise<Result<SynonymRow>> {
  const found = await holdSynonym(tx.db, id);
  if (!found) return refuse(problem("search.noSuchSynonym", "id"));
  const isSame = keyOf(draftOf(found)) === keyOf(seen);
  return isSame ? ok(found) : refuse(problem("search.synonymChanged", "id"));
}

const keyOf = ({ storeViewId, words, means }: SynonymDraft) =>
  JSON.stringify([storeViewId, words, means]);

/** A rule as staff see it. */
export const draftOf = ({ storeViewId, words, means }: StoredSynonym): SynonymDraft => ({
  storeViewId: storeViewId ?? EVERY_VIEW,
  words,
  means,
});

function ruleOf(ctx: Ctx, { storeViewId, words, means }: SynonymDraft): Result<StoredSynonym> {
  const isView = synonymViewsOf(ctx).some(({ id }) => id === storeViewId);
  if (!isView) return refuse(problem("search.noSuchStoreView", "storeViewId"));
  const problems = checkSynonym({ words, means });
  if (problems.length > 0) return refuse(...problems);
  return ok({ storeViewId: storeViewId === EVERY_VIEW ? null : storeViewId, words, means });
}

/** Where a rule may hold: everywhere, or in one store view. */
export const synonymViewsOf = (
  ctx: Ctx,
): readonly { readonly id: number; readonly name: string }[] => [
  { id: EVERY_VIEW, name: "All store views" },
  ...ctx.held(stores).views.map(({ id, name }) => ({ id, name })),
];

export const synonymViewName = (ctx: Ctx, rule: StoredSynonym): string =>
  synonymViewsOf(ctx).find(({ id }) => id === (rule.storeViewId ?? EVERY_VIEW))?.name ?? "";

const subjectOf = ({ words }: StoredSynonym) => words[0] ?? "";

/** A rule as the trail tells it. */
const traceOf = (ctx: Ctx, rule: StoredSynonym) => ({
  storeView: synonymViewName(ctx, rule),
  words: rule.words.join(", "),
  means: rule.means.join(", "),
});
