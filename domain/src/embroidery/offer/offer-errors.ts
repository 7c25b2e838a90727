import { fieldRefusal, notFound, refusal, type ErrorTable } from "../../error-row.ts";

const SOURCE = "issue 10.9, EMB-03 to 09";

/** Refusals of whoever says what is embroidered on what; shoppers never meet them. */
export const offerErrors = {
  "embroidery.offerNameMissing": fieldRefusal("Enter what it is called.", SOURCE),
  "embroidery.placementsTwice": fieldRefusal("“%1” stands there twice.", SOURCE),
  "embroidery.placementNameMissing": fieldRefusal("Give each placement a name.", SOURCE),
  "embroidery.placementOffPicture": fieldRefusal(
    "“%1” reaches beyond the picture: move it, or make it smaller.",
    SOURCE,
  ),
  "embroidery.pictureWidthInvalid": fieldRefusal(
    "Say how much of the garment a picture shows, from %1 to %2 mm.",
    SOURCE,
  ),
  "embroidery.offerPlaceInvalid": fieldRefusal(
    "The place among the offers is a whole number from 0 to %1.",
    SOURCE,
  ),
  "embroidery.placementsMissing": fieldRefusal("Name at least one placement for text.", SOURCE),
  "embroidery.fontWithdrawn": refusal(
    "The font %1 is no longer sewn. Choose another one, or remove the item.",
    "EMB-04, CART-26",
  ),
  "embroidery.noSuchFont": notFound("There is no such font.", "EMB-04"),
  "embroidery.fontsMissing": fieldRefusal("Name at least one font.", SOURCE),
  "embroidery.threadNotOnCard": fieldRefusal("There is no thread “%1”.", SOURCE),
  "embroidery.threadsMissing": fieldRefusal("Name at least one thread.", SOURCE),
  "embroidery.heightsInvalid": fieldRefusal(
    "Heights go up from the lowest over the usual to the highest, from %1 to %2 mm.",
    SOURCE,
  ),
  "embroidery.linesMissing": fieldRefusal("Name one to %1 lines, each with letters.", SOURCE),
  "embroidery.lockedLineEmpty": fieldRefusal(
    "A locked line needs the text it always says.",
    SOURCE,
  ),
  "embroidery.linesTwice": fieldRefusal("Line %1 stands there twice.", SOURCE),
  "embroidery.defaultTooLong": fieldRefusal(
    "Line %1 takes at most %2 letters, and what it says at first has to fit.",
    SOURCE,
  ),
  "embroidery.noThreadLeft": fieldRefusal("On “%1” no thread would be left.", SOURCE),
  "embroidery.pairAtOnePlace": fieldRefusal(
    "“%1” has room for one flag of a pair: name a placement for each.",
    SOURCE,
  ),
  "embroidery.flagsMissing": fieldRefusal("Name at least one flag.", SOURCE),
  "embroidery.noSuchFlagCode": fieldRefusal("There is no flag “%1”.", SOURCE),
  "embroidery.flagsUnplaced": fieldRefusal(
    "Name placements of this garment for its flags.",
    SOURCE,
  ),
  "embroidery.logosUnplaced": fieldRefusal(
    "Name placements of this garment for its logos.",
    SOURCE,
  ),
  "embroidery.lineWithoutLogo": fieldRefusal(
    "Line %1 takes no logo: name one, or let shoppers have their own.",
    SOURCE,
  ),
  "embroidery.presetUnlined": fieldRefusal(
    "Logo “%1” stands there at first, but no line takes it at its place: name it in one.",
    SOURCE,
  ),
  "embroidery.lineLogoTwice": fieldRefusal("A line names logo “%1” twice.", SOURCE),
  "embroidery.noSuchLogoNumber": fieldRefusal("The house has no logo “%1”.", SOURCE),
  "embroidery.pricesInvalid": fieldRefusal(
    "Name the steps by their stitches, fewest first; of equal stitches by their lines.",
    SOURCE,
  ),
  "embroidery.linesUncharged": fieldRefusal(
    "Let the last step take all %1 lines, or any number.",
    SOURCE,
  ),
  "embroidery.logoCountInvalid": fieldRefusal("Let a garment have one to %1 logos.", SOURCE),
  "embroidery.serviceMissing": fieldRefusal("Choose what it is charged as.", SOURCE),
  "embroidery.noSuchService": fieldRefusal(
    "“%1” is no virtual product with a price: a text cannot be charged as it.",
    SOURCE,
  ),
  "embroidery.serviceForSale": fieldRefusal(
    "“%1” has a page in the shop: nobody could buy it any more. Charge digitizing as a service that is not visible individually.",
    "EMB-17",
  ),
  "embroidery.servicePriceInvalid": fieldRefusal("Write the price as an amount.", SOURCE),
  "embroidery.quantityPricesInvalid": fieldRefusal(
    "Name the quantities from 2 pieces on, fewest first, each at a lower price than the one before.",
    "PDP-48",
  ),
  "embroidery.servicePriceChanged": refusal(
    "A colleague has changed this price meanwhile. Look at it again.",
    "hallway §7: conflict on parallel edits",
    { status: 409 },
  ),
  "embroidery.noSuchSku": fieldRefusal("There is no product “%1”.", SOURCE),
  "embroidery.noSuchCategory": fieldRefusal("There is no category “%1”.", SOURCE),
  "embroidery.noSuchOffer": notFound("There is no such offer any more.", SOURCE),
  "embroidery.offerChanged": refusal(
    "A colleague has changed this offer meanwhile. Look at it again.",
    "hallway §7: conflict on parallel edits",
    { status: 409 },
  ),
} as const satisfies ErrorTable;
