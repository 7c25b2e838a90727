import {
  checkPortal,
  checkPortalCode,
  portalCode,
  PORTAL_CODE_MAX,
  PORTAL_NAME_MAX,
} from "@placket/domain/portal/check-portal";
import type { FormField } from "../page/form/FormControl.tsx";
import type { Portal, PortalChoices } from "./portal.queries.ts";

const YES_NO = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

const yesNo = (label: string, hint?: string): FormField => ({
  label,
  choices: YES_NO,
  ...(hint === undefined ? {} : { hint }),
});

/** What a portal does and does not, in the order in which it is asked. */
const SWITCHES = {
  isActive: yesNo("Portal is active", "Switched off, its customers shop as everybody does."),
  forceLogin: yesNo("Login is forced", "Whoever comes by its code is led to its login."),
  redirectAfterLogin: yesNo("Leads to its landing page after a login"),
  hideSearch: yesNo("Hides the search"),
  hideStruckPrices: yesNo("Hides struck prices"),
  usesPoNumbers: yesNo("Orders by purchase order", "Where the customer buys on account."),
  canEditShipping: yesNo(
    "Customers say where goods go",
    "Otherwise they choose among the addresses that you keep for them.",
  ),
  canEditBilling: yesNo("Customers say where bills go"),
  overridesCategories: yesNo(
    "Has a menu of its own",
    "Of the categories that stand below, under “Menu”.",
  ),
  hasVerticalMenu: yesNo("Its menu opens as one list"),
};

type Switch = keyof typeof SWITCHES;
const SWITCH_NAMES = Object.keys(SWITCHES) as Switch[];

export type PortalField = "name" | "defaultCategoryId" | Switch;
type Typed = Readonly<Record<PortalField, string>>;

/** The fields of a portal, in a store with these categories. */
export const portalFields = ({
  categories,
}: PortalChoices): Readonly<Record<PortalField, FormField>> => ({
  name: { label: "Name", maxLength: PORTAL_NAME_MAX, autoComplete: "off" },
  ...SWITCHES,
  defaultCategoryId: {
    label: "Landing page lists",
    choices: [
      { value: "", label: "The first category of the menu" },
      ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
    ],
    mayBeEmpty: true,
  },
});

/** A new portal has a code besides, which is for good. */
export const CODE_FIELD: FormField = {
  label: "Code",
  hint: "Small letters, digits and hyphens. It stands in addresses and usernames, and never changes.",
  maxLength: PORTAL_CODE_MAX,
  autoComplete: "off",
};

/** What of a portal other forms write. */
type Rest = Pick<Portal, "notices" | "categories">;

/** What is typed, as the calls take it, beside what stands in other forms. */
export function portalOf(typed: Typed, { notices, categories }: Rest) {
  const switches = Object.fromEntries(
    SWITCH_NAMES.map((name) => [name, typed[name] === "yes"]),
  ) as Record<Switch, boolean>;
  const { name, defaultCategoryId } = typed;
  return {
    ...switches,
    name: name.trim(),
    defaultCategoryId: defaultCategoryId === "" ? null : Number(defaultCategoryId),
    notices,
    categories,
  };
}

/** A portal as its form begins with it. */
export const typedOf = (portal: Pick<Portal, PortalField>): Typed => ({
  ...(Object.fromEntries(SWITCH_NAMES.map((name) => [name, portal[name] ? "yes" : "no"])) as Record<
    Switch,
    string
  >),
  name: portal.name,
  defaultCategoryId: portal.defaultCategoryId === null ? "" : String(portal.defaultCategoryId),
});

/** What is wrong with what is typed. */
export const checkTyped = (typed: Typed, rest: Rest) =>
  checkPortal({ code: "", ...portalOf(typed, rest) });

/** The same of a portal that is new. */
export const checkNew = (typed: Typed & { readonly code: string }, rest: Rest) => [
  ...checkPortalCode(portalCode(typed.code)),
  ...checkTyped(typed, rest),
];

/** A portal that is begun: it holds nobody back and says nothing. */
export const NEW_PORTAL = {
  name: "",
  isActive: true,
  forceLogin: false,
  redirectAfterLogin: true,
  hideSearch: false,
  hideStruckPrices: false,
  usesPoNumbers: true,
  canEditShipping: true,
  canEditBilling: true,
  overridesCategories: false,
  hasVerticalMenu: false,
  defaultCategoryId: null,
  notices: {
    customerInstructions: "",
    aboveLoginDetails: "",
    belowLoginDetails: "",
    footerNavigation: "",
    disclaimer: "",
  },
  categories: [],
};
