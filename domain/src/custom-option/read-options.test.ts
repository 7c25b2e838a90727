import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chosenBy, CUSTOM_OPTION_TYPE_NAMES, type CustomOptionType } from "./custom-option.ts";
import { checkChosen, missingOptions, readOptions } from "./read-options.ts";
import { aList, anOption } from "./testing.ts";

const read = (type: CustomOptionType, value: string, most: number | null = null) => {
  const option =
    chosenBy(type) === "one" || chosenBy(type) === "several"
      ? aList(type)
      : anOption({ id: 8, type, maxCharacters: most });
  const found = readOptions([option], [{ optionId: 8, value }]);
  if (!found.ok) return found.problems.map(({ field, error }) => `${field} ${error}`);
  return found.value.map(({ valueIds, text, said }) => ({ valueIds, text, said }));
};

const typed = (text: string, said = text) => [{ valueIds: [], text, said }];
const wrong = (error: string) => [`customOptions.8 customOption.${error}`];

describe("PDP-06 what is asked for of a product's options", () => {
  it.each<[CustomOptionType, string, ReturnType<typeof read>]>([
    ["field", "  Anna ", typed("Anna")],
    ["field", "   ", []],
    ["field", "\u200B", wrong("badText")],
    ["field", "Anna\r\nBcc: x", wrong("badText")],
    ["field", "Anna\u202Egnp", wrong("badText")],
    ["field", "An\u0007na", wrong("badText")],
    ["field", "x".repeat(256), wrong("tooLong")],
    ["area", "Two\r\nlines", typed("Two\nlines", "Two lines")],
    ["area", "a\u0000b", wrong("badText")],
    ["area", "x".repeat(1001), wrong("tooLong")],
    ["drop_down", "31", [{ valueIds: [31], text: "", said: "Rolled" }]],
    ["radio", "32", [{ valueIds: [32], text: "", said: "Raw, washed" }]],
    ["drop_down", "31,32", wrong("notOffered")],
    ["drop_down", "33", wrong("notOffered")],
    ["drop_down", "Rolled", wrong("notOffered")],
    ["checkbox", "32,31", [{ valueIds: [31, 32], text: "", said: "Rolled, Raw, washed" }]],
    ["multiple", "31", [{ valueIds: [31], text: "", said: "Rolled" }]],
    ["checkbox", "31,31", wrong("notOffered")],
    ["checkbox", "31,99", wrong("notOffered")],
    ["multiple", "", []],
    ["date", "2026-12-24", typed("2026-12-24")],
    ["date", "2026-12-24 00:00:00", typed("2026-12-24")],
    ["date", "2026-02-30", wrong("badMoment")],
    ["date", "24.12.2026", wrong("badMoment")],
    ["date", "2026-12-24 14:30", wrong("badMoment")],
    ["date_time", "2026-12-24T14:30", typed("2026-12-24 14:30")],
    ["date_time", "2026-12-24", wrong("badMoment")],
    ["date_time", "2026-13-24 14:30", wrong("badMoment")],
    ["time", "14:30", typed("14:30")],
    ["time", "2026-12-24 14:30:00", typed("14:30")],
    ["time", "24:00", wrong("badMoment")],
  ])("%s takes %j as it ought to", (type, value, as) => {
    expect(read(type, value)).toEqual(as);
  });

  it("counts characters as whoever types them does", () => {
    expect(read("field", "\u{1F9F5}\u{1F9F5}", 2)).toEqual(typed("\u{1F9F5}\u{1F9F5}"));
    expect(read("field", "abc", 2)).toEqual(wrong("tooLong"));
  });

  it("refuses an option of another product, and one that is said twice", () => {
    const foreign = readOptions([anOption()], [{ optionId: 99, value: "" }]);
    expect(foreign).toMatchObject({ ok: false, problems: [{ field: "customOptions.99" }] });
    const twice = [
      { optionId: 7, value: "a" },
      { optionId: 7, value: "b" },
    ];
    expect(readOptions([anOption()], twice)).toMatchObject({ ok: false });
  });

  it("takes nothing of any text that is not what the option offers", () => {
    fc.assert(
      fc.property(fc.constantFrom(...CUSTOM_OPTION_TYPE_NAMES), fc.string(), (type, value) => {
        const found = read(type, value);
        const isRight = found.every(
          (one) => typeof one === "string" || one.valueIds.every((id) => id === 31 || id === 32),
        );
        expect(isRight).toBe(true);
      }),
    );
  });

  it("PDP-40 what has to be chosen is missing until it is, and a kept choice is gone with its option", () => {
    const offered = [anOption({ isRequired: true }), aList()];
    expect(missingOptions(offered, []).map(({ title }) => title)).toEqual(["Name tag"]);
    const chosen = readOptions(offered, [{ optionId: 7, value: "Anna" }]);
    if (!chosen.ok) throw new Error("It is offered");
    expect(checkChosen(offered, chosen.value)).toEqual([]);
    expect(checkChosen([aList()], chosen.value)).toMatchObject([
      { error: "customOption.notOffered" },
    ]);
    expect(checkChosen(offered, [])).toMatchObject([
      { error: "customOption.missing", field: "customOptions.7", params: ["Name tag"] },
    ]);
  });
});
