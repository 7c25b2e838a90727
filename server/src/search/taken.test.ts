import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { aCategory, catalogApp, type CatalogApp } from "../catalog/testing/catalog-app.ts";
import { aConfigurable, aProduct } from "../testing/shop.ts";

let app: CatalogApp;

beforeAll(async () => {
  app = await catalogApp(async (shop) => {
    const coat = await aConfigurable(shop, {
      sku: "MRW-COAT",
      name: "Merrow Chef Coat",
      url_key: "coat",
    });
    const trouser = await aProduct(shop, { sku: "MRW-TR", name: "Chef Trousers" });
    await aProduct(shop, { sku: "CLIP", name: "Apron Clip" });
    await aCategory(shop, { name: "Kitchen", urlPath: "kitchen", products: [coat.id, trouser] });
    await shop.db
      .insertInto("search_synonym")
      .values([
        { words: ["trousers", "pants"], means: [] },
        { words: ["fastener"], means: ["clip"] },
      ])
      .execute();
  });
});
afterAll(() => app.close());

interface Item {
  readonly name: string;
  readonly chosen: readonly { readonly code: string; readonly optionId: number }[];
}
const search = async (q: string) =>
  (await app.get(`app-search?q=${encodeURIComponent(q)}`)).body as {
    items: Item[];
    search: { correctedTo: string | null; leftOut: string[] };
  };
const names = async (q: string) => (await search(q)).items.map(({ name }) => name);
const optionId = async (label: string) => {
  const row = await app.shop.db
    .selectFrom("attribute_option")
    .select("id")
    .where("label", "=", label)
    .executeTakeFirstOrThrow();
  return row.id;
};

describe("issue 11.4 how the text of a search is taken", () => {
  it("says nothing where all of it is found", async () => {
    expect((await search("chef coat")).search).toEqual({ correctedTo: null, leftOut: [] });
  });

  it("takes a word that nothing has for the one that lies closest, and says so", async () => {
    const found = await search("cehf cota");
    expect(found.items.map(({ name }) => name)).toEqual(["Merrow Chef Coat"]);
    expect(found.search).toEqual({ correctedTo: "chef coat", leftOut: [] });
    expect(await names("chefcoat")).toEqual(["Merrow Chef Coat"]);
  });

  it("finds what comes closest where nothing has all words, and says what is missing", async () => {
    const found = await search("chef zeppelin coat");
    expect(found.items.map(({ name }) => name)).toEqual(["Merrow Chef Coat"]);
    expect(found.search).toEqual({ correctedTo: null, leftOut: ["zeppelin"] });
  });

  it("finds nothing where no word is known", async () => {
    expect(await names("zeppelin")).toEqual([]);
  });

  it("finds what staff call alike, both ways or one, and its category", async () => {
    expect(await names("chef pants")).toEqual(["Chef Trousers"]);
    expect(await names("fastener")).toEqual(["Apron Clip"]);
    expect(await names("kitchen trousers")).toEqual(["Chef Trousers"]);
  });

  it("takes in a synonym of staff's at once, by whoever asks", async () => {
    expect(await names("breeches")).toEqual([]);
    await app.shop.db
      .insertInto("search_synonym")
      .values({ words: ["breeches"], means: ["trousers"] })
      .execute();
    await vi.waitFor(async () => expect(await names("breeches")).toEqual(["Chef Trousers"]));
  });
});

describe("issue 11.4 what a found product opens with", () => {
  it("is the color and the size that the text names", async () => {
    const [coat] = (await search("coat black")).items;
    expect(coat?.chosen).toEqual([{ code: "color", optionId: await optionId("Black") }]);
  });

  it("is the variant whose item number is typed, in its address in the panel too", async () => {
    const [coat] = (await search("MRW-COAT-WHITE")).items;
    const white = await optionId("White");
    expect(coat?.chosen).toContainEqual({ code: "color", optionId: white });
    const { body } = await app.get("app-mini-search?q=mrw-coat-white");
    expect(body.items[0].canonical_url).toContain(`/coat?color=${white}`);
  });

  it("is the color that is filtered by", async () => {
    const { body } = await app.get("app-search?q=coat&color=black");
    expect(body.items[0].chosen).toEqual([{ code: "color", optionId: await optionId("Black") }]);
  });

  it("is nothing where nothing is named", async () => {
    expect((await search("coat")).items[0]?.chosen).toEqual([]);
  });
});

describe("issue 11.4 GraphQL", () => {
  it("suggests the text as it was taken", async () => {
    const query = `{ products(search: "cehf cota") { items { sku } suggestions { search } } }`;
    const reply = await app.fastify.inject({ method: "POST", url: "/graphql", payload: { query } });
    expect(reply.json().data.products).toEqual({
      items: [{ sku: "MRW-COAT" }],
      suggestions: [{ search: "chef coat" }],
    });
  });
});
