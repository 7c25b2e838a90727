import { describe, expect, it } from "vitest";
import { formatCustomOptions, parseCustomOptions } from "../catalog-import/custom-options.ts";
import { money } from "../money/money.ts";
import { checkOptions } from "./check-options.ts";
import type { OptionDraft } from "./custom-option.ts";
import { addedByAll, skuWith } from "./option-price.ts";
import { optionsToday } from "./options-today.ts";
import { settledOptions } from "./settled-options.ts";
import { aList, anOption } from "./testing.ts";

const rules = { decimals: 2, gramsPerUnit: 1000 };
const drafts = (cell: string): readonly OptionDraft[] => {
  const read = parseCustomOptions(cell, rules);
  if (!read.ok) throw new Error(read.problems[0]?.error);
  return read.value;
};

const CELL =
  "name=Name tag,type=field,required=1,price=3.5000,price_type=fixed,sku=NAME,max_characters=12" +
  "|name=Hem finish,type=drop_down,required=0,price=4.00,price_type=fixed,sku=ROLL,option_title=Rolled" +
  "|name=Hem finish,type=drop_down,required=0,price=10.0000,price_type=percent,sku=,option_title=Raw, washed" +
  "|name=Needed on,type=date,required=0,price=0.00,price_type=fixed,sku=";

describe("PDP-06 options in Magento's column custom_options", () => {
  it("are read with their values, and written so that they are read again", () => {
    const options = settledOptions("COAT", drafts(CELL), []);
    expect(
      options.map(({ title, type, isRequired, maxCharacters, values }) => [
        title,
        type,
        isRequired,
        maxCharacters,
        values.length,
      ]),
    ).toEqual([
      ["Name tag", "field", true, 12, 0],
      ["Hem finish", "drop_down", false, null, 2],
      ["Needed on", "date", false, null, 0],
    ]);
    expect(options[1]?.values[1]).toMatchObject({
      title: "Raw, washed",
      priceMicro: 100_000,
      priceMinor: 0,
    });
    const again = drafts(formatCustomOptions(options, 2));
    expect(settledOptions("COAT", again, [])).toEqual(options);
  });

  it.each([
    ["a file", "name=Logo,type=file,required=0,price=0"],
    ["no name", "type=field"],
    ["no type", "name=A"],
    ["values without titles", "name=A,type=radio"],
    ["the same value twice", "name=A,type=radio,option_title=x|name=A,type=radio,option_title=x"],
    ["two options of one name", "name=A,type=field|name=A,type=area"],
    ["a negative price", "name=A,type=field,price=-1"],
    ["more than all", "name=A,type=field,price=101,price_type=percent"],
  ])("refuses %s", (_, cell) => {
    expect(parseCustomOptions(cell, rules)).toMatchObject({ ok: false });
  });
});

describe("PDP-06 ids of options", () => {
  it("stay by title where a file brings them again, and by id where staff call one otherwise", () => {
    const was = settledOptions("COAT", drafts(CELL), []);
    const [tag, hem] = was;
    const turned = drafts(CELL).toReversed();
    const same = settledOptions("COAT", turned, was);
    expect(same.map(({ id }) => id).toReversed()).toEqual(was.map(({ id }) => id));
    const renamed = settledOptions("COAT", [{ ...tag!, title: "Name" }, hem!], was);
    expect(renamed.map(({ id }) => id)).toEqual([tag?.id, hem?.id]);
    expect(renamed[1]?.values.map(({ id }) => id)).toEqual(hem?.values.map(({ id }) => id));
  });

  it("are others on another product, and each once", () => {
    const [one, other] = ["COAT", "VEST"].map((sku) => settledOptions(sku, drafts(CELL), []));
    const ids = [...one!, ...other!].flatMap(({ id, values }) => [id, ...values.map((v) => v.id)]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => Number.isInteger(id) && id > 0 && id <= 2_147_483_647)).toBe(true);
  });

  it("a new one never takes the number of one that stands", () => {
    const [tag] = settledOptions("COAT", [anOption()], []);
    const again = settledOptions(
      "COAT",
      [
        { ...tag!, title: "Renamed" },
        { ...anOption(), id: undefined },
      ],
      [tag!],
    );
    expect(again[0]?.id).toBe(tag?.id);
    expect(again[1]?.id).not.toBe(tag?.id);
  });
});

describe("PDP-06 what is wrong with options", () => {
  it.each<[string, Partial<OptionDraft>, string]>([
    ["no title", { title: " " }, "0-title customOption.badTitle"],
    ["a title of two lines", { title: "a\nb" }, "0-title customOption.badTitle"],
    ["a number of other signs", { sku: "A B" }, "0-sku customOption.badSku"],
    ["no whole price", { priceMinor: 0.5 }, "0-price customOption.badPrice"],
    ["a price below nothing", { priceMinor: -1 }, "0-price customOption.badPrice"],
    ["more than all of the piece", { priceMicro: 1_000_001 }, "0-price customOption.badPrice"],
    ["no characters", { maxCharacters: 0 }, "0-maxCharacters customOption.badMost"],
    [
      "characters of a day",
      { type: "date", maxCharacters: 5 },
      "0-maxCharacters customOption.badMost",
    ],
    ["no values", { type: "radio" }, "0-values customOption.noValues"],
  ])("%s", (_, said, told) => {
    const problems = checkOptions([{ ...anOption(), ...said }]);
    expect(problems.map(({ field, error }) => `${field} ${error}`)).toEqual([told]);
  });

  it("nothing with what is right", () => {
    expect(
      checkOptions(
        [anOption(), aList(), aList("checkbox", 9)].map((one, at) => ({ ...one, title: `${at}` })),
      ),
    ).toEqual([]);
    expect(checkOptions([anOption(), anOption()])).toMatchObject([
      { error: "customOption.titleTwice" },
    ]);
  });
});

describe("PDP-06 what options add", () => {
  const offered = [anOption({ priceMinor: 350, sku: "NAME" }), aList("checkbox")];
  const chosen = [
    { optionId: 7, valueIds: [] },
    { optionId: 8, valueIds: [31, 32] },
  ];

  it("amounts, and parts of the piece without options, rounded to the cent", () => {
    expect(addedByAll(offered, chosen, money(2005, "USD"))).toEqual(money(350 + 400 + 201, "USD"));
    expect(addedByAll(offered, [{ optionId: 99, valueIds: [] }], money(2005, "USD")).minor).toBe(0);
  });

  it("their numbers to the product's", () => {
    expect(skuWith("COAT-M", offered, chosen)).toBe("COAT-M-NAME-ROLL");
  });

  it("a line is told of what is gone and what is missing by now", () => {
    const stored = {
      optionId: 7,
      type: "field",
      title: "Name tag",
      valueIds: [],
      text: "Anna",
      said: "Anna",
    } as const;
    expect(optionsToday(offered, [stored], money(2000, "USD"))).toMatchObject([
      { said: "Anna", price: money(350, "USD") },
    ]);
    const other = [{ ...aList(), isRequired: true }];
    expect(optionsToday(other, [stored], money(2000, "USD"))).toMatchObject([
      { optionId: 7, lack: "gone", said: "Anna" },
      { optionId: 8, lack: "missing" },
    ]);
  });
});
