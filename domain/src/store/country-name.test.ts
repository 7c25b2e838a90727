import { expect, it } from "vitest";
import { countryName } from "./country-name.ts";

it.each([
  ["DE", "en-US", "Germany"],
  ["DE", "fr-FR", "Allemagne"],
  ["de", "en-US", "de"],
  ["", "en-US", ""],
])("the name of %j in %s is %j", (code, locale, name) => {
  expect(countryName(code, locale)).toBe(name);
});
