import { afterEach, describe, expect, it } from "vitest";
import { setDictionary, setTranslationDebug, t, tn } from "./translate.ts";

afterEach(() => {
  setDictionary({});
  setTranslationDebug(false);
});

describe("phrases", () => {
  it("CONF-38, reading 68 an untranslated phrase is shown as it is, a missing value throws", () => {
    expect(t("%1 added to your cart.", "Merrow chef coat")).toBe(
      "Merrow chef coat added to your cart.",
    );
    expect(() => t("%1 added to your cart.")).toThrow("%1");
  });

  it("CONF-37 are said in the words of the dictionary", () => {
    setDictionary({ "%1 of %2 styles": "%1 modèles sur %2" });
    expect(t("%1 of %2 styles", 37, 64)).toBe("37 modèles sur 64");
  });

  it("count in the singular and the plural", () => {
    expect(tn(1, "%1 style", "%1 styles")).toBe("1 style");
    expect(tn(0, "%1 style", "%1 styles")).toBe("0 styles");
  });

  it("ROUTE-44 in the debug mode what is not translated stands in brackets", () => {
    setDictionary({ Menu: "Menu" });
    setTranslationDebug(true);
    expect([t("Menu"), t("Search")]).toEqual(["Menu", "[Search]"]);
  });
});
