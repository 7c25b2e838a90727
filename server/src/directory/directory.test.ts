import { afterAll, beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp(async () => {});
});
afterAll(() => app.close());

it("CHECK-05 a country has its id, its codes, its names, and its regions with id, code and name", async () => {
  const { data } = await app.graphql(`{ countries { id two_letter_abbreviation
    three_letter_abbreviation full_name_locale full_name_english available_regions { id code name } } }`);
  const countries = data?.["countries"] as unknown as readonly {
    readonly id: string;
    readonly available_regions: readonly { readonly code: string }[] | null;
  }[];
  const us = countries.find(({ id }) => id === "US");
  expect(us).toMatchObject({
    two_letter_abbreviation: "US",
    three_letter_abbreviation: "USA",
    full_name_locale: "United States",
    full_name_english: "United States",
  });
  expect(us?.available_regions?.find(({ code }) => code === "FL")).toEqual({
    id: expect.any(Number),
    code: "FL",
    name: "Florida",
  });
  expect(countries.find(({ id }) => id === "DE")).toMatchObject({
    full_name_english: "Germany",
    available_regions: null,
  });
});

it("CHECK-29 the countries that the shop serves, asked for without anything, each with its regions", async () => {
  const shop = await testApp(async ({ db }) => {
    const value = JSON.stringify(["US", "SG"]);
    await db
      .insertInto("config_value")
      .values({ scope: "default", scope_id: 0, path: "countries", value })
      .execute();
  });
  const { data } = await shop.graphql(
    "query GET_AVAILABLE_COUNTRIES { countries { id available_regions { code } } }",
  );
  await shop.close();
  const countries = data?.["countries"] as unknown as readonly {
    readonly id: string;
    readonly available_regions: readonly { readonly code: string }[] | null;
  }[];
  expect(countries.map(({ id }) => id).toSorted()).toEqual(["SG", "US"]);
  const regions = new Map(countries.map(({ id, available_regions: some }) => [id, some]));
  expect(regions.get("US")?.map(({ code }) => code)).toEqual(
    expect.arrayContaining(["AL", "FL", "WY"]),
  );
  expect(regions.get("SG")).toBeNull();
});
