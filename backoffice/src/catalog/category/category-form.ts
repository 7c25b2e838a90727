import {
  checkCategory,
  checkCategoryInView,
  type CategoryInView,
  type CategoryValues,
} from "@placket/domain/catalog/category/staff-category";
import type { FormField } from "../../page/form/FormControl.tsx";

const yesNo = (label: string, hint: string): FormField => ({
  label,
  hint,
  choices: [
    { value: "yes", label: "Yes" },
    { value: "no", label: "No" },
  ],
});

const NAME: FormField = { label: "Name", maxLength: 255, autoComplete: "off" };

const WORDS = {
  description: {
    label: "Description",
    hint: "HTML. Stands above its products; what does not belong into a page is taken out.",
    as: "lines",
    mayBeEmpty: true,
  },
  metaTitle: { label: "Title for search engines", maxLength: 255, mayBeEmpty: true },
  metaDescription: { label: "Description for search engines", maxLength: 4000, mayBeEmpty: true },
  metaKeywords: { label: "Keywords for search engines", maxLength: 4000, mayBeEmpty: true },
} as const satisfies Readonly<Record<string, FormField>>;

type Word = keyof typeof WORDS;

type CategoryField = "name" | "urlKey" | "isActive" | "inMenu" | Word;
export type ViewField = Exclude<CategoryField, "urlKey">;
type Typed<Field extends string> = Readonly<Record<Field, string>>;

/** What is said of a category everywhere, in the order in which it is asked. */
export const CATEGORY_FIELDS: Readonly<Record<CategoryField, FormField>> = {
  name: NAME,
  urlKey: {
    label: "Address",
    hint: "The last part of its address. Empty, it is made of the name of a new category. Old addresses lead to new ones.",
    maxLength: 255,
    autoComplete: "off",
    mayBeEmpty: true,
  },
  isActive: yesNo("Is shown", "Switched off, shoppers find neither it nor what lies in it."),
  inMenu: yesNo("Stands in the menu", "Otherwise it is found by its address and by links alone."),
  ...WORDS,
};

const EVERYWHERE = { value: "", label: "As everywhere" };
const orEverywhere = ({ choices = [], ...field }: FormField): FormField => ({
  ...field,
  choices: [EVERYWHERE, ...choices],
  mayBeEmpty: true,
});

/** What a store view may say otherwise; empty leaves what holds everywhere. */
export const VIEW_FORM: Readonly<Record<ViewField, FormField>> = {
  name: { ...NAME, hint: "Empty leaves the name that holds everywhere.", mayBeEmpty: true },
  isActive: orEverywhere(CATEGORY_FIELDS.isActive),
  inMenu: orEverywhere(CATEGORY_FIELDS.inMenu),
  ...WORDS,
};

const wordsOf = (typed: Typed<Word>) => ({
  description: typed.description || null,
  metaTitle: typed.metaTitle.trim() || null,
  metaDescription: typed.metaDescription.trim() || null,
  metaKeywords: typed.metaKeywords.trim() || null,
});

/** What is typed, as the calls take it. */
export const valuesOf = (typed: Typed<CategoryField>): CategoryValues => ({
  name: typed.name.trim(),
  urlKey: typed.urlKey.trim().toLowerCase(),
  isActive: typed.isActive === "yes",
  inMenu: typed.inMenu === "yes",
  ...wordsOf(typed),
});

const saidFlag = (typed: string) => (typed === "" ? null : typed === "yes");

/** What is typed for a store view, as the call takes it. */
export const inViewOf = (typed: Typed<ViewField>): CategoryInView => ({
  name: typed.name.trim() || null,
  isActive: saidFlag(typed.isActive),
  inMenu: saidFlag(typed.inMenu),
  ...wordsOf(typed),
});

const flagText = (flag: boolean | null) => (flag === null ? "" : flag ? "yes" : "no");

/** A category as its form begins with it. */
export const typedOf = (values: CategoryValues): Typed<CategoryField> => ({
  ...typedInView(values),
  urlKey: values.urlKey,
});

/** What a store view says, as its form begins with it. */
export const typedInView = (said: CategoryInView | undefined): Typed<ViewField> => ({
  name: said?.name ?? "",
  isActive: flagText(said?.isActive ?? null),
  inMenu: flagText(said?.inMenu ?? null),
  description: said?.description ?? "",
  metaTitle: said?.metaTitle ?? "",
  metaDescription: said?.metaDescription ?? "",
  metaKeywords: said?.metaKeywords ?? "",
});

/** A category that is begun. */
export const NEW_CATEGORY: CategoryValues = {
  name: "",
  urlKey: "",
  isActive: true,
  inMenu: true,
  description: null,
  metaTitle: null,
  metaDescription: null,
  metaKeywords: null,
};

/** What is wrong with what is typed of a category; a new one's address may be left to its name. */
export const checkTyped = (
  typed: Typed<CategoryField>,
  { isRoot, isNew }: { readonly isRoot: boolean; readonly isNew: boolean },
) => checkCategory(valuesOf(typed), { isRoot: isRoot || (isNew && typed.urlKey.trim() === "") });

/** What is wrong with what is typed for a store view. */
export const checkTypedInView = (typed: Typed<ViewField>) => checkCategoryInView(inViewOf(typed));
