import { fieldRefusal, notFound, refusal, type ErrorTable } from "../error-row.ts";

const SOURCE = "BUNDLE-01, BUNDLE-02";

/** Refusals of whoever makes bundles; shoppers never meet them. */
export const bundleStaffErrors = {
  "bundle.noSuchBundle": notFound("There is no such bundle any more.", SOURCE),
  "bundle.changed": refusal(
    "A colleague or an import has changed this bundle meanwhile. Look at it again.",
    "hallway §7",
    { status: 409 },
  ),
  "bundle.skuMissing": fieldRefusal("Enter an SKU of at most %1 characters.", SOURCE),
  "bundle.skuTaken": refusal("There is a product with this SKU already.", SOURCE, {
    status: 409,
    shown: { as: "field" },
    category: "graphql-already-exists",
  }),
  "bundle.nameMissing": fieldRefusal("Enter what the bundle is called.", SOURCE),
  "bundle.priceMissing": fieldRefusal("Enter what the bundle costs by itself.", SOURCE),
  "bundle.noOptions": fieldRefusal("Add an option: a bundle is made of what is chosen.", SOURCE),
  "bundle.titleMissing": fieldRefusal("Enter what is chosen here, such as Coat.", SOURCE),
  "bundle.titleTwice": fieldRefusal("Another option is called so already.", SOURCE),
  "bundle.noSelections": fieldRefusal("Add a product that can be chosen here.", SOURCE),
  "bundle.productTwice": fieldRefusal("A product stands here twice.", SOURCE),
  "bundle.defaultsTwice": fieldRefusal("Only one can be preselected here.", SOURCE),
  "bundle.badQuantity": fieldRefusal("Enter a whole number from 1 to %1.", SOURCE),
  "bundle.noSuchProduct": fieldRefusal(
    "Only simple and virtual products that there are can be chosen.",
    SOURCE,
  ),
} as const satisfies ErrorTable;
