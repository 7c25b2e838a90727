import { isUrlKey } from "../../catalog-import/url-key.ts";
import { isOneLine, isSeen } from "../../one-line.ts";
import { problem, type Problem } from "../../problem.ts";

const LINE_MAX = 255;
const META_MAX = 4000;
const PROSE_MAX = 65_536;
/** Below a root; what lies deeper no menu shows and nobody finds. */
export const CATEGORY_LEVELS_MAX = 6;

/** What a category says, everywhere or in one store view; `null` where it says nothing. */
interface CategoryWords {
  readonly name: string;
  /** HTML, cleaned by whoever writes it. */
  readonly description: string | null;
  readonly metaTitle: string | null;
  readonly metaDescription: string | null;
  readonly metaKeywords: string | null;
}

/** What staff say of a category everywhere. */
export interface CategoryValues extends CategoryWords {
  /** The last part of its address; of a root it is empty. */
  readonly urlKey: string;
  readonly isActive: boolean;
  readonly inMenu: boolean;
}

/** What a store view says otherwise; `null` leaves what holds everywhere. */
export type CategoryInView = {
  readonly [Field in keyof Omit<CategoryValues, "urlKey">]: CategoryValues[Field] | null;
};

/** Fields of a category that a store view may say otherwise. */
export const VIEW_FIELDS = [
  "name",
  "description",
  "metaTitle",
  "metaDescription",
  "metaKeywords",
  "isActive",
  "inMenu",
] as const satisfies readonly (keyof CategoryInView)[];

/**
 * All that is wrong with what staff say of a category by itself: whether its address is free and its name its own among
 * its neighbours, the tree knows. Texts come trimmed; a root has no address.
 */
export function checkCategory(
  values: CategoryValues,
  { isRoot }: { readonly isRoot: boolean },
): readonly Problem[] {
  const { name, urlKey } = values;
  return [
    ...nameProblems(name),
    ...(isRoot || isUrlKey(urlKey) ? [] : [problem("catalog.badUrlKey", "urlKey")]),
    ...wordProblems(values),
  ];
}

/** All that is wrong with what a store view says of a category. */
export function checkCategoryInView(said: CategoryInView): readonly Problem[] {
  return [...(said.name === null ? [] : nameProblems(said.name)), ...wordProblems(said)];
}

const nameProblems = (name: string): Problem[] =>
  name.length <= LINE_MAX && isOneLine(name) && isSeen(name)
    ? []
    : [problem("catalog.nameMissing", "name", LINE_MAX)];

const LINES = { metaTitle: LINE_MAX, metaDescription: META_MAX, metaKeywords: META_MAX } as const;

function wordProblems(said: Omit<CategoryWords, "name">): Problem[] {
  const lines = (Object.keys(LINES) as (keyof typeof LINES)[]).filter((field) => {
    const text = said[field] ?? "";
    return text.length > LINES[field] || !isOneLine(text);
  });
  return [
    ...((said.description ?? "").length > PROSE_MAX
      ? [problem("catalog.textTooLong", "description", PROSE_MAX)]
      : []),
    ...lines.map((field) => problem("catalog.lineTooLong", field, LINES[field])),
  ];
}
