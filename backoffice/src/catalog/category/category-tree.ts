import type { CategoryLine } from "./category.queries.ts";

/** A category of a list that shows how deep it lies. */
export interface TreeLine extends CategoryLine {
  /** 0 is a root. */
  readonly level: number;
  /** The neighbour before which it stands once it is moved up, and the one after the next once it is moved down. */
  readonly up: number | undefined;
  readonly down: { readonly before: number | null } | undefined;
}

/** Categories as they come, parents before children, with their level and where a step up or down leads. */
export function treeLines(categories: readonly CategoryLine[]): readonly TreeLine[] {
  const levels = new Map<number, number>();
  const neighbours = Map.groupBy(categories, ({ parentId }) => parentId);
  return categories.map((line) => {
    const level = line.parentId === null ? 0 : (levels.get(line.parentId) ?? 0) + 1;
    levels.set(line.id, level);
    const beside = level === 0 ? [] : (neighbours.get(line.parentId) ?? []);
    const at = beside.indexOf(line);
    const isLast = at === beside.length - 1;
    return {
      ...line,
      level,
      up: beside[at - 1]?.id,
      down: isLast || level === 0 ? undefined : { before: beside[at + 2]?.id ?? null },
    };
  });
}

/** Names from below the root down to each category, for a choice of one. */
export function categoryChoices(categories: readonly CategoryLine[]) {
  const names = new Map<number, readonly string[]>();
  return categories.map(({ id, parentId, name }) => {
    const path = [...(names.get(parentId ?? 0) ?? []), name];
    names.set(id, path);
    return { value: String(id), label: path.join(" / ") };
  });
}

/** A category and all that lies in it: none of them can hold it. */
export function withBelow(categories: readonly CategoryLine[], id: number): ReadonlySet<number> {
  const found = new Set([id]);
  for (const one of categories) if (found.has(one.parentId ?? 0)) found.add(one.id);
  return found;
}
