interface Told {
  readonly options: readonly { readonly label: string; readonly value: string }[];
}

/**
 * The lines of a list, each with that alone by which it differs from another: color, font and thread of sixty names
 * are said once, and a list that is unfolded is read at a glance.
 */
export function setApart<Item extends Told>(items: readonly Item[]): readonly Item[] {
  if (items.length < 2) return items;
  const isShared = sharedBy(items);
  return items.map((item) => ({
    ...item,
    options: item.options.filter((row) => !isShared(row)),
  }));
}

/** The rows that all lines of a list share, but for what it is called; of a list of one, none. */
export function sharedRows<Item extends Told>({
  title,
  items,
}: List<Item>): readonly Item["options"][number][] {
  if (items.length < 2) return [];
  const isShared = sharedBy(items);
  return items[0].options.filter((row) => isShared(row) && row.value !== title);
}

/** The same in one line: "White, Block, 9 mm, Navy 1366, Left chest"; a list of one says it itself. */
export const alike = (list: List<Told>): string =>
  sharedRows(list)
    .map(({ value }) => value)
    .join(", ");

interface List<Item> {
  readonly title: string | undefined;
  readonly items: readonly [Item, ...Item[]];
}

function sharedBy(items: readonly Told[]): (row: Told["options"][number]) => boolean {
  const lines = new Map<string, number>();
  for (const row of items.flatMap(({ options }) => options)) {
    lines.set(keyOf(row), (lines.get(keyOf(row)) ?? 0) + 1);
  }
  return (row) => lines.get(keyOf(row)) === items.length;
}

const keyOf = ({ label, value }: Told["options"][number]): string => JSON.stringify([label, value]);
