import { EMPTY_GIFT_CARD, type AskedGiftCard } from "@placket/domain/sold-card/choice";

const FIELDS = Object.keys(EMPTY_GIFT_CARD) as (keyof AskedGiftCard)[];

/** What stands in the form's fields, by name; of those that are empty nothing. */
export function readForm(form: HTMLFormElement): Partial<AskedGiftCard> {
  const data = new FormData(form);
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const value = data.get(field);
      return typeof value === "string" && value !== "" ? [[field, value]] : [];
    }),
  );
}
