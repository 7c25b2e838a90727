import { problem, type Problem } from "../../problem.ts";
import { CATEGORY_LEVELS_MAX } from "./staff-category.ts";

/** A category as a row of the trees. */
export interface PlacedCategory {
  readonly id: number;
  readonly parentId: number | null;
  readonly name: string;
  readonly urlKey: string;
  /** Without slashes around; empty where it has no address. */
  readonly urlPath: string;
  readonly position: number;
}

/** Where staff want a category: below another one, before one of its children, else at their end. */
export interface WantedPlace {
  readonly parentId: number;
  readonly before: number | null;
}

/** Why a category cannot go below another one; nothing where it can. */
export function placeProblems(
  all: readonly PlacedCategory[],
  id: number | undefined,
  { parentId, before }: WantedPlace,
): readonly Problem[] {
  const byId = new Map(all.map((one) => [one.id, one]));
  const parent = byId.get(parentId);
  if (!parent) return [problem("catalog.noSuchShelf", "parentId")];
  const above = aboveOf(byId, parent);
  const own = id === undefined ? undefined : byId.get(id);
  if (own && own.parentId === null) return [problem("catalog.categoryIsRoot", "parentId")];
  if (own && above.some((one) => one.id === own.id))
    return [problem("catalog.categoryInItself", "parentId")];
  const depth = above.length + (own ? heightOf(childrenOf(all), own.id) : 0);
  if (depth > CATEGORY_LEVELS_MAX)
    return [problem("catalog.categoryTooDeep", "parentId", CATEGORY_LEVELS_MAX)];
  if (before !== null && (before === id || byId.get(before)?.parentId !== parentId))
    return [problem("catalog.noSuchShelf", "before")];
  return [];
}

/** A category and all above it up to its root. */
function aboveOf(
  byId: ReadonlyMap<number, PlacedCategory>,
  from: PlacedCategory,
): readonly PlacedCategory[] {
  const above: PlacedCategory[] = [];
  for (
    let at: PlacedCategory | undefined = from;
    at && !above.includes(at);
    at = byId.get(at.parentId ?? 0)
  )
    above.push(at);
  return above;
}

type ChildrenOf = ReadonlyMap<number | null, readonly PlacedCategory[]>;

const childrenOf = (all: readonly PlacedCategory[]): ChildrenOf =>
  Map.groupBy(all, ({ parentId }) => parentId);

/** Levels below a category: 0 where nothing is. */
const heightOf = (children: ChildrenOf, id: number): number =>
  (children.get(id) ?? []).reduce(
    (most, child) => Math.max(most, 1 + heightOf(children, child.id)),
    0,
  );

/** A category that stands at another address than before. */
export interface MovedPath {
  readonly id: number;
  readonly from: string;
  readonly to: string;
}

/** The addresses of a category and of all below it once it has that key and that parent; those that stay are left out. */
export function movedPaths(
  all: readonly PlacedCategory[],
  { id, urlKey, parentId }: Pick<PlacedCategory, "id" | "urlKey" | "parentId">,
): readonly MovedPath[] {
  const own = all.find((one) => one.id === id);
  const above = all.find((one) => one.id === parentId);
  if (!own || urlKey === "") return [];
  const to = joined(above?.urlPath ?? "", urlKey);
  return own.urlPath === to
    ? []
    : [{ id, from: own.urlPath, to }, ...below(childrenOf(all), id, to)];
}

function below(children: ChildrenOf, id: number, path: string): readonly MovedPath[] {
  return (children.get(id) ?? []).flatMap((child) => {
    // One without an address has none to lose, and nothing of it stands in the addresses below it.
    const to = child.urlKey === "" ? path : joined(path, child.urlKey);
    const isMoved = child.urlKey !== "" && to !== child.urlPath;
    const own = isMoved ? [{ id: child.id, from: child.urlPath, to }] : [];
    return [...own, ...below(children, child.id, to)];
  });
}

const joined = (above: string, key: string): string => [above, key].filter(Boolean).join("/");

/** The children of a category in their order, with one of them, or a new one, put where it is wanted. */
export function orderedWith(
  all: readonly PlacedCategory[],
  id: number,
  { parentId, before }: WantedPlace,
): readonly number[] {
  const others = all
    .filter((one) => one.parentId === parentId && one.id !== id)
    .toSorted((a, b) => a.position - b.position || a.id - b.id)
    .map((one) => one.id);
  const at = before === null ? others.length : others.indexOf(before);
  return others.toSpliced(at === -1 ? others.length : at, 0, id);
}

/** Whether another child of the same parent has the name already, which would be told apart by nobody. */
export const isNameTaken = (
  all: readonly PlacedCategory[],
  {
    id,
    parentId,
    name,
  }: { readonly id?: number | undefined } & Pick<PlacedCategory, "parentId" | "name">,
): boolean => all.some((one) => one.parentId === parentId && one.id !== id && one.name === name);
