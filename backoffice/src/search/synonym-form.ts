import { checkSynonym, wordsTyped } from "@placket/domain/catalog/finding/synonym-rule";
import type { FormField } from "../page/form/FormControl.tsx";
import type { StoreViews, SynonymRow } from "./synonym.queries.ts";

/** The fields of a synonym by name, in their order. */
export const SYNONYM_FIELDS = ["words", "means", "storeViewId"] as const;
type SynonymField = (typeof SYNONYM_FIELDS)[number];
type Typed = Readonly<Record<SynonymField, string>>;

/** The fields of a synonym, in a shop with these store views. */
export const synonymFields = (views: StoreViews): Readonly<Record<SynonymField, FormField>> => ({
  words: {
    label: "Whoever searches for",
    hint: "Words with commas between, such as: tee, golf shirt",
    autoComplete: "off",
  },
  means: {
    label: "Also finds",
    hint: "Left empty, the words above find one another",
    mayBeEmpty: true,
    autoComplete: "off",
  },
  storeViewId: {
    label: "Holds in",
    choices: views.map(({ id, name }) => ({ value: String(id), label: name })),
  },
});

/** What is typed, as the call takes it. */
export const synonymOf = ({ words, means, storeViewId }: Typed) => ({
  words: wordsTyped(words),
  means: wordsTyped(means),
  storeViewId: Number(storeViewId),
});

/** What is wrong with what is typed. */
export const checkTyped = (typed: Typed) => checkSynonym(synonymOf(typed));

/** A synonym as the form begins with it. */
export const typedOf = ({ words, means, storeViewId }: SynonymRow): Typed => ({
  words: words.join(", "),
  means: means.join(", "),
  storeViewId: String(storeViewId),
});
