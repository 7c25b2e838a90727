import { expect, it } from "vitest";
import { plantedTree } from "../testing/planted-tree.ts";
import { phraseFindings } from "./phrases.ts";

const SAID = `
  t("Menu"); t(isOpen ? "Close" : "Open"); say("noun::Search");
  sayIn(ctx)("Colors of %1", name); tn(n, "%1 piece", "%1 pieces"); tn(n, "%1 color", "%1 colors");
  const total = { phrase: "Subtotal" }; const row = { label: "Style" }; t(row.label);
`;

async function found(locale: string, words: object) {
  const root = await plantedTree({
    "storefront/src/menu/Menu.tsx": SAID,
    [`storefront/translations/${locale}.json`]: JSON.stringify(words),
  });
  const findings = await phraseFindings(root, ["We apologize for %1"]);
  return findings.map(({ message }) => message);
}

it("hallway §10 lists the phrases that a dictionary has no words for, and the plural forms it lacks", async () => {
  const polish = {
    Menu: "Menu główne",
    Close: "Zamknij",
    Search: "Wyszukiwanie",
    "Colors of %1": "Kolory: %1",
    "%1 pieces": { one: "%1 sztuka", few: "%1 sztuki", many: "%1 sztuk", other: "%1 sztuki" },
    "%1 colors": { one: "%1 kolor", other: "%1 koloru" },
    "We apologize for %1": "Przepraszamy za %1",
  };
  expect(await found("pl-PL", polish)).toEqual([
    'no words for "Open".',
    'no words for "Subtotal".',
    '"%1 colors" counts and wants the forms one, few, many, other.',
  ]);
});

it("hallway §10 an English dictionary says what the British spell otherwise", async () => {
  expect(await found("en-GB", { "Colors of %1": "Colours of %1" })).toEqual([
    'no words for "%1 colors".',
    'no words for "We apologize for %1".',
  ]);
});

it("words of a phrase that nobody says, or that is said already, are found", async () => {
  const british = {
    "Colors of %1": "Colours of %1",
    "%1 color": "%1 colour",
    "%1 colors": { one: "%1 colour", other: "%1 colours" },
    "We apologize for %1": "We apologise for %1",
    Basket: "Trolley",
    Style: "Style",
  };
  expect(await found("en-GB", british)).toEqual([
    'nobody says "%1 color".',
    'nobody says "Basket".',
    '"Style" is itself.',
  ]);
});
