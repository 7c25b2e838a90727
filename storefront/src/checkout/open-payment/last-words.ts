import { t } from "../../translation/translate.ts";

/** The states of an order that are the last word on its payment, and what each is told by. */
export const lastWords: ReadonlyMap<string, (number: string) => string> = new Map([
  ["PLACED", (number) => t("Your order %1 is placed. Thank you.", number)],
  ["CANCELED", (number) => t("Your order %1 was placed, and has been canceled since.", number)],
  ["PAID_BACK", (number) => t("Your order %1 was placed, and has been paid back since.", number)],
]);
