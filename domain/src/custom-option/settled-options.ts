import {
  FREE,
  isOfValues,
  chosenBy,
  type CustomOption,
  type OptionDraft,
  type OptionValue,
} from "./custom-option.ts";

/**
 * Options as a product keeps them, each with an id of its own. One that stands keeps its id: by that id where the draft
 * names it, by its title where it does not (a file has no ids). A new one gets an id that follows from the product's sku
 * and its title, so that what is taken away and brought again is the same.
 */
export function settledOptions(
  sku: string,
  drafts: readonly OptionDraft[],
  was: readonly CustomOption[],
): CustomOption[] {
  const optionIds = idsFor(drafts, was, (title) => [sku.toLowerCase(), title]);
  const values = drafts.map((draft, at) => ({
    drafts: isOfValues(draft.type) ? draft.values : [],
    was: was.find(({ id }) => id === optionIds[at])?.values ?? [],
    name: draft.title,
  }));
  const taken = new Set<number>();
  return drafts.map((draft, at): CustomOption => {
    const own = values[at]!;
    const ids = idsFor(own.drafts, own.was, (title) => [sku.toLowerCase(), own.name, title], taken);
    const isTyped = !isOfValues(draft.type);
    return {
      id: optionIds[at]!,
      type: draft.type,
      title: draft.title,
      isRequired: draft.isRequired,
      sku: isTyped ? draft.sku : "",
      maxCharacters: chosenBy(draft.type) === "text" ? draft.maxCharacters : null,
      ...(isTyped ? priceOf(draft) : FREE),
      values: own.drafts.map((value, i): OptionValue => ({
        id: ids[i]!,
        title: value.title,
        sku: value.sku,
        ...priceOf(value),
      })),
    };
  });
}

const priceOf = ({ priceMinor, priceMicro }: OptionDraft | OptionDraft["values"][number]) => ({
  priceMinor,
  priceMicro,
});

interface Titled {
  readonly id?: number | undefined;
  readonly title: string;
}

function idsFor(
  drafts: readonly Titled[],
  was: readonly Titled[],
  nameOf: (title: string) => readonly string[],
  taken = new Set<number>(),
): number[] {
  const known = drafts.map(
    ({ id, title }) =>
      (id === undefined ? was.find((one) => one.title === title) : was.find((one) => one.id === id))
        ?.id,
  );
  for (const id of known) if (id !== undefined) taken.add(id);
  const used = new Set<number>();
  return drafts.map(({ title }, at) => {
    const kept = known[at];
    const isKept = kept !== undefined && !used.has(kept);
    const id = isKept ? kept : freeId(numberOf(nameOf(title)), taken);
    used.add(id);
    taken.add(id);
    return id;
  });
}

const ID_MAX = 2_147_483_647;

function freeId(first: number, taken: ReadonlySet<number>): number {
  let id = first;
  while (taken.has(id)) id = (id % ID_MAX) + 1;
  return id;
}

/** A number that follows from a name (FNV-1a of its signs), from 1 to what a client's `Int` holds. */
function numberOf(name: readonly string[]): number {
  const text = JSON.stringify(name);
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  }
  return (hash % ID_MAX) + 1;
}
