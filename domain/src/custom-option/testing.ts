import { FREE, type CustomOption, type CustomOptionType } from "./custom-option.ts";

/** An option for tests: a line of text that costs nothing, but for what is said. */
export const anOption = (said: Partial<CustomOption> = {}): CustomOption => ({
  id: 7,
  type: "field",
  title: "Name tag",
  isRequired: false,
  sku: "",
  maxCharacters: null,
  values: [],
  ...FREE,
  ...said,
});

/** An option with two values: 31 for 4.00 with its number, 32 for 10 % of the piece. */
export const aList = (type: CustomOptionType = "drop_down", id = 8): CustomOption =>
  anOption({
    id,
    type,
    title: "Hem finish",
    values: [
      { id: 31, title: "Rolled", sku: "ROLL", priceMinor: 400, priceMicro: null },
      { id: 32, title: "Raw, washed", sku: "", priceMinor: 0, priceMicro: 100_000 },
    ],
  });
