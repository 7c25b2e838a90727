import { expect, it } from "vitest";
import { createQueryClient } from "../api/query-client.ts";
import type { CallRequest } from "../api/rest.ts";
import { aRefusal, aShop } from "../testing/shop.ts";
import { addressOf } from "./address.ts";
import { lookUp, lookupQuery } from "./routing.queries.ts";

it("ROUTE-24 path and query go to the server, each as base64", async () => {
  const asked: (CallRequest<"checkUrl">["query"] | undefined)[] = [];
  const shop = aShop({
    checkUrl: ({ query }) => {
      asked.push(query);
      return { type: "category", id: 3, store_id: 1, redirect_code: 0, redirect_url: "" };
    },
  });
  const client = createQueryClient();
  await client.fetchQuery(lookupQuery(shop, addressOf("/café/coats?color=1,2")));
  await client.fetchQuery(lookupQuery(shop, addressOf("/coats")));
  const read = (text = "") => Buffer.from(text, "base64").toString("utf8");
  expect(asked.map((one) => [read(one?.urlcode), read(one?.search)])).toEqual([
    ["/caf%C3%A9/coats", "?color=1,2"],
    ["/coats", ""],
  ]);
});

/** Looks addresses up where `/old` has moved and nothing else is a page. */
function aBrowser() {
  const asked: string[] = [];
  const shop = aShop({
    checkUrl: ({ query }) => {
      const path = Buffer.from(query?.urlcode ?? "", "base64").toString();
      asked.push(path);
      if (path !== "/old") throw aRefusal(404, { bodyCode: 101001 });
      return {
        type: "category",
        id: 3,
        store_id: 1,
        redirect_code: 301,
        redirect_url: "/coats?a=1",
      };
    },
  });
  const client = createQueryClient();
  return { asked, open: (path: string) => lookUp(client, shop, addressOf(path)) };
}

it("ROUTE-24 where a page has moved to is known with it: one click, one lookup", async () => {
  const { asked, open } = aBrowser();
  expect(await open("/old?a=1")).toMatchObject({ movedTo: "/coats?a=1", isForGood: true });
  expect(await open("/coats?a=1")).toMatchObject({ type: "category", id: 3, movedTo: undefined });
  expect(asked).toEqual(["/old"]);
});

it("ROUTE-24 ROUTE-37 that no page is there (body code 101001) is asked once for pointing and clicking", async () => {
  const { asked, open } = aBrowser();
  expect(await open("/nowhere")).toBeNull();
  expect(await open("/nowhere")).toBeNull();
  expect(asked).toEqual(["/nowhere"]);
});
