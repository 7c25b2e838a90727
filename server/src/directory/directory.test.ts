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
