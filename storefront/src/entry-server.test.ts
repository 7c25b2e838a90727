import { afterEach, describe, expect, it } from "vitest";
import type { WireRequest } from "./api/rest.ts";
import { render } from "./entry-server.tsx";
import { readShared } from "./shared-json.ts";
import { defaultConfig } from "./store/default-config.ts";
import { setDictionary } from "./translation/translate.ts";

afterEach(() => setDictionary({}));

/** A store API that has a configuration, an empty menu, and no page at any address. */
function send({ path }: WireRequest) {
  const answer = (status: number, body: object) =>
    Promise.resolve({ status, text: JSON.stringify(body) });
  if (path === "app-config") return answer(200, defaultConfig("fr", "fr-FR"));
  if (path === "app-categories") return answer(200, { root: 2, items: [] });
  return answer(404, { message: "No such page", code: 101_001 });
}

const french = {
  storeCode: "fr",
  locale: "fr-FR",
  dictionary: { "Not Found...": "Introuvable...", "Go to the home page": "Retour à l’accueil" },
  dictionaryUrl: "/fr-FR/js-translation.json?v=1",
};
const english = {
  storeCode: "us",
  locale: "en-US",
  dictionary: {},
  dictionaryUrl: undefined,
};

const drawn = async (language: typeof french | typeof english) => {
  const page = await render({ url: "/nowhere", send, ...language });
  if (page.kind !== "page") throw new Error("A page was expected");
  return page;
};

describe("pages drawn by the server", () => {
  it("CONF-37 have the phrases of the store view's locale, and name where the browser finds them", async () => {
    const { html, title, state } = await drawn(french);
    expect(html).toContain("<h1>Introuvable...</h1>");
    expect(html).toContain("Retour à l’accueil");
    expect(title).toContain("Introuvable...");
    expect(readShared(state)).toMatchObject({
      locale: "fr-FR",
      dictionaryUrl: "/fr-FR/js-translation.json?v=1",
    });
    expect(state).not.toContain("accueil");
  });

  it("speak English without a dictionary, also while another language is drawn", async () => {
    const [, { html, state }, again] = await Promise.all([
      drawn(french),
      drawn(english),
      drawn(french),
    ]);
    expect(html).toContain("<h1>Not Found...</h1>");
    expect(state).not.toContain("js-translation");
    expect(again.html).toContain("Introuvable...");
  });
});
