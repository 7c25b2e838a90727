import { fieldRefusal, notFound, refusal, type ErrorTable } from "../../error-row.ts";

const SOURCE = "issue 11.8";

/** Refusals of whoever keeps products; shoppers never meet them. */
export const catalogStaffErrors = {
  "catalog.productGone": notFound("There is no such product any more.", SOURCE),
  "catalog.productChanged": refusal(
    "A colleague or an import has changed this product meanwhile. Look at it again.",
    "hallway §7",
    { status: 409 },
  ),
  "catalog.categoryGone": notFound("There is no such category any more.", SOURCE),
  "catalog.categoryChanged": refusal(
    "A colleague or an import has changed this category meanwhile. Look at it again.",
    "hallway §7",
    { status: 409 },
  ),
  "catalog.categoryNameTaken": refusal("A category of this name lies there already.", SOURCE, {
    status: 409,
    shown: { as: "field" },
    category: "graphql-already-exists",
  }),
  "catalog.categoryIsRoot": refusal("The root of a store's categories stays where it is.", SOURCE),
  "catalog.categoryInItself": fieldRefusal("A category cannot lie within itself.", SOURCE),
  "catalog.categoryTooDeep": fieldRefusal(
    "Categories lie at most %1 levels below each other.",
    SOURCE,
  ),
  "catalog.categoryHasParts": refusal(
    "Move or remove the categories that lie in it first.",
    SOURCE,
  ),
  "catalog.noSuchScope": notFound("There is no such website or store view any more.", SOURCE),
  "catalog.saidElsewhere": fieldRefusal("This cannot be said here: it holds more widely.", SOURCE),
  "catalog.nameMissing": fieldRefusal(
    "Enter a name of at most %1 characters, on one line.",
    SOURCE,
  ),
  "catalog.badUrlKey": fieldRefusal(
    "Use letters, digits, hyphens, underscores and dots, such as chef-coat.",
    SOURCE,
  ),
  "catalog.urlKeyTaken": refusal("Something else stands at this address already.", SOURCE, {
    status: 409,
    shown: { as: "field" },
    category: "graphql-already-exists",
  }),
  "catalog.lineTooLong": fieldRefusal("Enter at most %1 characters, on one line.", SOURCE),
  "catalog.textTooLong": fieldRefusal("Enter at most %1 characters.", SOURCE),
  "catalog.badAmount": fieldRefusal("Enter an amount of 0 or more, such as 49.95.", SOURCE),
  "catalog.priceMissing": fieldRefusal("Enter what it costs, 0 or more.", SOURCE),
  "catalog.badDay": fieldRefusal("Enter a day, such as 2026-11-29.", SOURCE),
  "catalog.lastDayFirst": fieldRefusal("The last day is before the first one.", SOURCE),
  "catalog.badWeight": fieldRefusal("Enter a weight of 0 or more.", SOURCE),
  "catalog.badVisibility": fieldRefusal("Choose where it can be found.", SOURCE),
  "catalog.noSuchTaxClass": fieldRefusal("There is no such tax class any more.", SOURCE),
  "catalog.noSuchShelf": fieldRefusal("There is no such category any more.", SOURCE),
  "catalog.noSuchAttribute": fieldRefusal("There is no such attribute any more.", SOURCE),
  "catalog.noSuchOption": fieldRefusal("Choose one of what is offered.", SOURCE),
  "catalog.badAttributeText": fieldRefusal("Enter a text that is not too long.", SOURCE),
  "catalog.badNumber": fieldRefusal("Enter a number.", SOURCE),
  "catalog.badPercent": fieldRefusal("Enter a percentage from %1 to %2, and not 0.", SOURCE),
  "catalog.tooManyPrices": refusal("At most %1 prices can be changed at once.", SOURCE),
  "catalog.badSku": fieldRefusal("Enter an SKU of at most %1 characters, on one line.", SOURCE),
  "catalog.skuTaken": refusal("There is a product with the SKU %1 already.", SOURCE, {
    status: 409,
    shown: { as: "field" },
    category: "graphql-already-exists",
  }),
  "catalog.noAmounts": fieldRefusal(
    "Enter what the card may be worth, such as 25|50|100, or let buyers say an amount.",
    SOURCE,
  ),
  "catalog.noVariants": fieldRefusal(
    "Choose by what its variants differ, such as color and size, and at least one of each.",
    SOURCE,
  ),
  "catalog.tooManyVariants": fieldRefusal("At most %1 variants can be made at once.", SOURCE),
  "catalog.badAxis": fieldRefusal("Variants cannot be told apart by this.", SOURCE),
  "catalog.fixedAttribute": fieldRefusal(
    "Its family tells it from its brothers by this: it cannot be changed here.",
    SOURCE,
  ),
  "catalog.badPicture": fieldRefusal(
    "Choose a JPEG, PNG, WebP, AVIF or GIF picture of at most %1 MB.",
    SOURCE,
  ),
  "catalog.tooManyPictures": fieldRefusal("A product has at most %1 pictures.", SOURCE),
  "catalog.pictureTwice": fieldRefusal(
    "Each picture stands there once, and each role is of one picture.",
    SOURCE,
  ),
  "catalog.noSuchPicture": fieldRefusal("There is no such picture any more.", SOURCE),
  "catalog.tooManyLinks": fieldRefusal("Choose at most %1 products.", SOURCE),
  "catalog.linkedToItself": fieldRefusal("A product is not shown beside itself.", SOURCE),
  "catalog.noSuchLink": fieldRefusal("There is no such product any more.", SOURCE),
  "catalog.linkedTwice": fieldRefusal("Each product stands there once.", SOURCE),
  "catalog.tooManyTiers": fieldRefusal("A product has at most %1 tier prices.", SOURCE),
  "catalog.badTierQuantity": fieldRefusal("Enter a whole number of 1 or more.", SOURCE),
  "catalog.badTierPercent": fieldRefusal(
    "Enter an amount of 0 or more, or a percentage of up to 100, such as 10%.",
    SOURCE,
  ),
  "catalog.tierTwice": fieldRefusal(
    "There is a price for this website, group and quantity already.",
    SOURCE,
  ),
  "catalog.noSuchGroup": fieldRefusal("There is no such customer group any more.", SOURCE),
  "catalog.noSuchWebsite": fieldRefusal("There is no such website any more.", SOURCE),
} as const satisfies ErrorTable;
