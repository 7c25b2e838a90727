/** Lines that are shown as one: those of a list of wearers of one product, or one alone. */
export interface Together<Item> {
  /** What the list is called; undefined of a line that stands in none. */
  readonly title: string | undefined;
  readonly items: readonly [Item, ...Item[]];
}

/** Any lines in their order, those of a list where its first one stands. */
export function together<Item>(
  items: readonly Item[],
  listOf: (item: Item) => {
    readonly title: string | undefined;
    readonly product: number | string;
  },
): readonly Together<Item>[] {
  const found = new Map<string, Together<Item>>();
  for (const [at, item] of items.entries()) {
    const { title, product } = listOf(item);
    const key = title === undefined ? String(at) : `${product} ${title}`;
    const before = found.get(key)?.items;
    found.set(key, { title, items: before ? [...before, item] : [item] });
  }
  return [...found.values()];
}
