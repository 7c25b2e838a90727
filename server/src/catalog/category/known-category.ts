import {
  VIEW_FIELDS,
  type CategoryInView,
  type CategoryValues,
} from "@placket/domain/catalog/category/staff-category";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { seenPart } from "../staff/parts/seen-part.ts";
import {
  selectCategory,
  selectSaid,
  selectTree,
  VIEW_COLUMNS,
  type CategoryLine,
  type KeptCategory,
} from "./category.sql.ts";

/** A category as staff see it. */
export interface KnownCategory {
  readonly id: number;
  readonly parentId: number | null;
  readonly urlPath: string;
  readonly menuIcon: string | null;
  /** What it was when it was read: to be sent with a change. */
  readonly seen: string;
  readonly values: CategoryValues;
  /** What store views say otherwise. */
  readonly views: readonly { readonly viewId: number; readonly said: CategoryInView }[];
}

export const CATEGORY_GONE = problem("catalog.categoryGone", "id");

/** All categories in the order of their trees, each behind the one that it lies in. */
export async function categoryLines(ctx: Ctx): Promise<readonly CategoryLine[]> {
  const all = await selectTree(ctx.db);
  const children = Map.groupBy(all, ({ parentId }) => parentId);
  const withBelow = (line: CategoryLine): readonly CategoryLine[] => [
    line,
    ...(children.get(line.id) ?? []).flatMap(withBelow),
  ];
  return (children.get(null) ?? []).flatMap(withBelow);
}

/** A category with all that staff say of it; refuses one that is not there any more. */
export async function categoryById(ctx: Ctx, id: number): Promise<Result<KnownCategory>> {
  const kept = await selectCategory(ctx.db, id);
  if (!kept) return refuse(CATEGORY_GONE);
  const said = await selectSaid(ctx.db, id);
  const { parentId, urlPath, menuIcon } = kept;
  return ok({
    id,
    parentId,
    urlPath,
    menuIcon,
    seen: seenOf(kept, said),
    values: valuesOf(kept),
    views: [...said].map(([viewId, value]) => ({ viewId, said: inView(value) })),
  });
}

type Said = Awaited<ReturnType<typeof selectSaid>>;

/** What changes with every word of a category, and not with where it stands. */
const seenOf = (kept: KeptCategory, said: Said): string =>
  seenPart([valuesOf(kept), kept.menuIcon, [...said]]);

const valuesOf = ({
  name,
  urlKey,
  isActive,
  inMenu,
  description,
  metaTitle,
  metaDescription,
  metaKeywords,
}: KeptCategory): CategoryValues => ({
  name,
  urlKey,
  isActive,
  inMenu,
  description,
  metaTitle,
  metaDescription,
  metaKeywords,
});

const FLAGS: ReadonlySet<string> = new Set(["isActive", "inMenu"]);

/** A row of a store view as its fields; what is of another kind than the field is not said. */
function inView(value: Readonly<Record<string, unknown>>): CategoryInView {
  const said = VIEW_FIELDS.map((field) => {
    const one = value[VIEW_COLUMNS[field]];
    return [field, typeof one === (FLAGS.has(field) ? "boolean" : "string") ? one : null];
  });
  return Object.fromEntries(said) as CategoryInView;
}
