import { addressOf } from "../page/address-of.ts";

export const workbenchAt = addressOf("/embroidery");
export const designsAt = addressOf("/embroidery/designs");
export const alphabetAt = addressOf("/embroidery/alphabet");
export const offersAt = addressOf("/embroidery-offers");
export const newOfferAt = addressOf("/embroidery-offers/new");
export const offerAt = addressOf("/embroidery-offers/{id}");
export const fontsAt = addressOf("/embroidery-fonts");
export const logosAt = addressOf("/embroidery/logos");
export const logoThreadsAt = addressOf("/embroidery/logos/{number}/threads");
export const flagsAt = addressOf("/embroidery/flags");
export const flagAt = addressOf("/embroidery/flags/{code}");
