import {
  isNameTaken,
  movedPaths,
  orderedWith,
  placeProblems,
} from "@placket/domain/catalog/category/category-place";
import {
  checkCategory,
  checkCategoryInView,
  VIEW_FIELDS,
  type CategoryInView,
  type CategoryValues,
} from "@placket/domain/catalog/category/staff-category";
import { urlKeyOf } from "@placket/domain/catalog-import/url-key";
import { problem, refuse, type Result } from "@placket/domain/problem";
import { leaveTrace } from "../../audit/audit.ts";
import type { Ctx } from "../../context.ts";
import { cleanHtml } from "../../http/guard/clean-html.ts";
import { isThere } from "../../store/config-scope.ts";
import { stores } from "../../store/store-config.ts";
import { keepOldAddresses } from "../import/write/rewrite.sql.ts";
import { addressProblems } from "./address-problems.ts";
import {
  holdTree,
  insertCategory,
  selectSaid,
  selectTree,
  updateCategory,
  VIEW_COLUMNS,
  writeOrder,
  writePaths,
  writeSaid,
} from "./category.sql.ts";
import { categoryById, type KnownCategory } from "./known-category.ts";

/** What staff say of a new category, and below which one it lies. */
type NewCategory = CategoryValues & { readonly parentId: number };

/**
 * Makes a category at the end of its parent's. Without a key its address is made of its name. Refuses a name that a
 * neighbour has and an address that is taken.
 */
export async function addCategory(
  tx: Ctx,
  { parentId, ...draft }: NewCategory,
): Promise<Result<KnownCategory>> {
  await holdTree(tx.db);
  const all = await selectTree(tx.db);
  const said = tidied(draft);
  const values = { ...said, urlKey: said.urlKey || urlKeyOf(said.name) };
  const place = { parentId, before: null };
  const parent = all.find(({ id }) => id === parentId);
  const urlPath = [parent?.urlPath, values.urlKey].filter(Boolean).join("/");
  const problems = [
    ...placeProblems(all, undefined, place),
    ...checkCategory(values, { isRoot: false }),
    ...nameProblems(isNameTaken(all, { parentId, name: values.name })),
  ];
  if (problems.length > 0) return refuse(...problems);
  const taken = await addressProblems(tx, all, [{ id: 0, to: urlPath }]);
  if (taken.length > 0) return refuse(...taken);
  const id = await insertCategory(tx.db, { ...values, parentId, urlPath });
  await writeOrder(tx.db, orderedWith(all, id, place));
  await leaveTrace(tx, {
    action: "category.add",
    subject: values.name,
    after: { urlPath, ...values },
  });
  return categoryById(tx, id);
}

interface Seen {
  readonly id: number;
  /** What it was when it was read. */
  readonly seen: string;
}

/**
 * Says a category anew, everywhere. Refuses another one than was seen. Its old address, and those of all below it, lead
 * to the new ones.
 */
export async function changeCategory(
  tx: Ctx,
  { id, seen, ...draft }: Seen & CategoryValues,
): Promise<Result<KnownCategory>> {
  await holdTree(tx.db);
  const found = await seenCategory(tx, { id, seen });
  if (!found.ok) return found;
  const { values: before, parentId } = found.value;
  const values = tidied(draft);
  const all = await selectTree(tx.db);
  const problems = [
    ...checkCategory(values, { isRoot: parentId === null }),
    ...nameProblems(isNameTaken(all, { id, parentId, name: values.name })),
  ];
  if (problems.length > 0) return refuse(...problems);
  // A root stands at no address of its own.
  const moves = parentId === null ? [] : movedPaths(all, { id, urlKey: values.urlKey, parentId });
  const taken = await addressProblems(tx, all, moves);
  if (taken.length > 0) return refuse(...taken);
  await updateCategory(tx.db, id, parentId === null ? { ...values, urlKey: "" } : values);
  await writePaths(tx.db, moves);
  await keepOldAddresses(
    tx.db,
    moves.filter(({ from }) => from !== ""),
  );
  await leaveTrace(tx, {
    action: "category.change",
    subject: before.name,
    ...differing(before, values),
  });
  return categoryById(tx, id);
}

/** Says a category otherwise in one store view; `null` leaves what holds everywhere. Refuses another one than was seen. */
export async function sayCategoryInView(
  tx: Ctx,
  {
    id,
    seen,
    viewId,
    said: draft,
  }: Seen & { readonly viewId: number; readonly said: CategoryInView },
): Promise<Result<KnownCategory>> {
  const views = tx.held(stores).views;
  if (!isThere(views, { kind: "store", id: viewId }))
    return refuse(problem("catalog.noSuchScope", "viewId"));
  await holdTree(tx.db);
  const found = await seenCategory(tx, { id, seen });
  if (!found.ok) return found;
  const said = tidiedInView(draft);
  const problems = checkCategoryInView(said);
  if (problems.length > 0) return refuse(...problems);
  const kept = (await selectSaid(tx.db, id)).get(viewId) ?? {};
  await writeSaid(tx.db, { categoryId: id, viewId }, withSaid(kept, said));
  const before = found.value.views.find((one) => one.viewId === viewId)?.said;
  await leaveTrace(tx, {
    action: "category.change",
    subject: found.value.values.name,
    ...differing({ ...NOTHING_SAID, ...before }, said, {
      view: views.find((view) => view.id === viewId)?.code,
    }),
  });
  return categoryById(tx, id);
}

/** A category, where it is the one that was seen. */
async function seenCategory(tx: Ctx, { id, seen }: Seen): Promise<Result<KnownCategory>> {
  const found = await categoryById(tx, id);
  return found.ok && found.value.seen !== seen
    ? refuse(problem("catalog.categoryChanged", "id"))
    : found;
}

const NOTHING_SAID: CategoryInView = {
  name: null,
  description: null,
  metaTitle: null,
  metaDescription: null,
  metaKeywords: null,
  isActive: null,
  inMenu: null,
};

const nameProblems = (isTaken: boolean) =>
  isTaken ? [problem("catalog.categoryNameTaken", "name")] : [];

const trimmed = (text: string | null): string | null => text?.trim() || null;

/** Shoppers are shown the description as it is kept. */
const cleaned = (html: string | null): string | null => trimmed(html && cleanHtml(html));

const tidied = (draft: CategoryValues): CategoryValues => ({
  name: draft.name.trim(),
  urlKey: draft.urlKey.trim().toLowerCase(),
  isActive: draft.isActive,
  inMenu: draft.inMenu,
  description: cleaned(draft.description),
  metaTitle: trimmed(draft.metaTitle),
  metaDescription: trimmed(draft.metaDescription),
  metaKeywords: trimmed(draft.metaKeywords),
});

const tidiedInView = (draft: CategoryInView): CategoryInView => ({
  ...draft,
  name: trimmed(draft.name),
  description: cleaned(draft.description),
  metaTitle: trimmed(draft.metaTitle),
  metaDescription: trimmed(draft.metaDescription),
  metaKeywords: trimmed(draft.metaKeywords),
});

/** A row of a store view with what is said now; what a form does not ask for stays. */
function withSaid(
  kept: Readonly<Record<string, unknown>>,
  said: CategoryInView,
): Readonly<Record<string, unknown>> {
  const columns = new Set<string>(Object.values(VIEW_COLUMNS));
  const others = Object.entries(kept).filter(([column]) => !columns.has(column));
  const own = VIEW_FIELDS.flatMap((field) =>
    said[field] === null ? [] : [[VIEW_COLUMNS[field], said[field]] as const],
  );
  return Object.fromEntries([...others, ...own]);
}

/** For the trail: what became another, before and after. */
function differing<Fields extends object>(before: Fields, after: Fields, where: object = {}) {
  const names = (Object.keys(after) as (keyof Fields)[]).filter(
    (name) => before[name] !== after[name],
  );
  const of = (said: Fields) => Object.fromEntries(names.map((name) => [name, said[name]]));
  return { before: { ...where, ...of(before) }, after: { ...where, ...of(after) } };
}
