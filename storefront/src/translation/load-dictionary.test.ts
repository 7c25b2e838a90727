import { describe, expect, it } from "vitest";
import { loadDictionary } from "./load-dictionary.ts";

describe("the phrases in a browser", () => {
  it("CONF-37 come from the address in the page's state", async () => {
    const asked: unknown[] = [];
    const fetch = (url: unknown) => {
      asked.push(url);
      return Promise.resolve(Response.json({ Menu: "Carte" }));
    };
    const words = await loadDictionary("/fr-FR/js-translation.json?v=1", { fetch, report: fail });
    expect([asked, words]).toEqual([["/fr-FR/js-translation.json?v=1"], { Menu: "Carte" }]);
  });

  it.each([
    ["that is not there", () => Promise.resolve(new Response("", { status: 404 }))],
    ["that cannot be reached", () => Promise.reject(new TypeError("offline"))],
  ])("from an address %s are English, and it is reported", async (_, fetch) => {
    const reported: unknown[] = [];
    const report = (error: unknown) => void reported.push(error);
    expect(await loadDictionary("/x", { fetch, report })).toEqual({});
    expect(reported).toHaveLength(1);
  });
});

function fail(error: unknown): never {
  throw error;
}
