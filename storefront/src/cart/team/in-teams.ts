import type { ShownItem } from "../cart.queries.ts";

/** Items of a cart that are shown as one line: those of a list of one product, or one alone. */
export interface Together {
  /** What the list is called; undefined of an item that stands in none. */
  readonly title: string | undefined;
  readonly items: readonly [ShownItem, ...ShownItem[]];
}

/** The items in their order, those of a list where its first one stands. */
export function inTeams(items: readonly ShownItem[]): readonly Together[] {
  const found = new Map<string, Together>();
  for (const item of items) {
    const title = item.parts.find(({ kind }) => kind === "team")?.text;
    const key = title === undefined ? String(item.id) : `${item.familyId} ${title}`;
    const before = found.get(key)?.items;
    found.set(key, { title, items: before ? [...before, item] : [item] });
  }
  return [...found.values()];
}
