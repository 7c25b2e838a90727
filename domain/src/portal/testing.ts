import type { CategoryOverride, Portal } from "../store/portal.ts";

/** A portal that holds nobody back and says nothing. */
export const aPortal = (change: Partial<Portal> = {}): Portal => ({
  id: 1,
  code: "harbour",
  name: "Harbour Catering",
  logo: null,
  isActive: true,
  forceLogin: false,
  redirectAfterLogin: false,
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
  version: 1,
  ...change,
});

/** A category of a portal's menu, under the catalog's own words. */
export const anOverride = (
  categoryId: number,
  change: Partial<CategoryOverride> = {},
): CategoryOverride => ({
  categoryId,
  name: null,
  description: null,
  metaTitle: null,
  metaDescription: null,
  canonical: null,
  image: null,
  ...change,
});
