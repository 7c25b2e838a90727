import { CART_OVER_ERRORS } from "@placket/domain/cart/cart-over";

const partErrors = [
  "embroidery.optionUnavailable",
  "embroidery.partIllegible",
  "embroidery.optionTextMissing",
  "embroidery.optionTextTooLong",
  "embroidery.chosenTwice",
  "embroidery.soldEmbroidered",
  "embroidery.textMissing",
  "embroidery.logoRequired",
] as const;

/** Why a cart cannot hold so many of something. */
export const quantityErrors = [
  "quantity.belowMinimum",
  "quantity.aboveMaximum",
  "quantity.notAMultiple",
  "quantity.notANumber",
  "quantity.tooMuch",
  "cart.outOfStock",
  "cart.productUnavailable",
] as const;

/** Why something cannot be put into a cart, whatever it takes the place of. */
export const additionErrors = [
  ...CART_OVER_ERRORS,
  ...quantityErrors,
  "cart.noSuchProduct",
  "cart.needsProduct",
  "cart.noProductId",
  "quantity.tooLittle",
  "cart.itemLocked",
  "cart.tooManyItems",
  "access.loginRequired",
  ...partErrors,
] as const;

/** Why a text cannot be sewn on a garment, beside what keeps the garment from a cart. */
export const LETTERING_REFUSALS = [
  "embroidery.textTooManyLines",
  "embroidery.textLineTooLong",
  "embroidery.textTooLong",
  "embroidery.textEmoji",
  "embroidery.textRightToLeft",
  "embroidery.textControl",
  "embroidery.textUnknownLetter",
  "embroidery.flagMissing",
  "embroidery.noSuchFlag",
  "embroidery.flagNoRoom",
  "embroidery.textLineMissing",
  "embroidery.textLineSkipped",
  "embroidery.textLineLocked",
  "embroidery.textTooWide",
  "embroidery.textTooHigh",
  "embroidery.fontUnknown",
  "embroidery.threadUnknown",
  "embroidery.heightInvalid",
  "embroidery.heightBelowFabric",
  "embroidery.placementUnknown",
  "embroidery.tooManyStitches",
  "embroidery.shownOtherwise",
  "embroidery.tooManyTexts",
  "embroidery.logoMissing",
  "embroidery.noSuchLogo",
  "embroidery.logoNotAllowed",
  "embroidery.tooManyLogosOnLine",
  "embroidery.logoTooDense",
  "embroidery.logoNoRoom",
  "embroidery.sewingBusy",
  "embroidery.sewingTookTooLong",
] as const;
