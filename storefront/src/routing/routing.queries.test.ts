import { expect, it } from "vitest";
import { createQueryClient } from "../api/query-client.ts";
import type { CallRequest } from "../api/rest.ts";
import { aShop } from "../testing/shop.ts";
import { addressOf } from "./address.ts";
import { lookupQuery } from "./routing.queries.ts";

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
