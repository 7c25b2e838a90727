import { addressOf } from "../page/address-of.ts";

export const workbenchAt = addressOf("/embroidery");
export const alphabetAt = addressOf("/embroidery/alphabet");
export const flagsAt = addressOf("/embroidery/flags");
export const flagAt = addressOf("/embroidery/flags/{code}");
