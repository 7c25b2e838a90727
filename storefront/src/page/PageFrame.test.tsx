// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useQuery } from "../query/use-query.ts";
import type { QueryClient } from "../query/query-client.ts";
import { afterEach, describe, expect, it } from "vitest";
import { addressOf } from "../routing/address.ts";
import { renderInShop } from "../testing/render.tsx";
import { aRefusal } from "../testing/shop.ts";
import type { PageEntry, PageModule, Place, Redirect } from "./page.ts";
import { PageFrame } from "./PageFrame.tsx";

afterEach(cleanup);

const place: Place = { type: "product", id: 7, params: {}, address: addressOf("/merrow") };

/** A page whose own question is answered by `answer`. */
function show(answer: () => Promise<string>, change: Partial<PageModule> = {}) {
  const query = { queryKey: ["own"], queryFn: answer, retry: false as const };
  const read = (client: QueryClient) => client.getQueryData<string>(query.queryKey);
  const module: PageModule = {
    Page: () => <h1>{useQuery(query).data ?? "…"}</h1>,
    head: ({ client }) => ({ title: read(client) ?? "" }),
    ...change,
  };
  const entry: PageEntry = {
    file: "src/test.page.ts",
    load: () => Promise.resolve(module),
    queries: () => [query],
  };
  const left: Redirect[] = [];
  const onRedirect = (redirect: Redirect) => left.push(redirect);
  renderInShop(<PageFrame {...{ place, entry, module, onRedirect }} storeName="Placket" />);
  return left;
}

describe("the frame of a page", () => {
  it("names the page in the browser's title once its data are there", async () => {
    show(() => Promise.resolve("Merrow chef coat"));
    expect(document.title).toBe("Placket");
    await waitFor(() => expect(document.title).toBe("Merrow chef coat | Placket"));
  });

  it("draws the failure of the page's own question and tries again on request", async () => {
    let isDown = true;
    show(() => (isDown ? Promise.reject(aRefusal(400)) : Promise.resolve("Merrow")));
    const again = await screen.findByRole("button", { name: "Try again" });
    isDown = false;
    await userEvent.click(again);
    expect(await screen.findByRole("heading", { name: "Merrow" })).toBeTruthy();
  });

  it("ROUTE-37 'not found' returns the page to /", async () => {
    const missing = aRefusal(404, { bodyCode: 101_001 });
    const left = show(() => Promise.reject(missing));
    await waitFor(() => expect(left).toEqual([{ to: "/" }]));
  });

  it("ROUTE-31 follows where the page leads", async () => {
    const left = show(() => Promise.resolve("gone"), {
      redirect: ({ client }) =>
        client.getQueryData(["own"]) === "gone" ? { to: "/chef-coats" } : undefined,
    });
    await waitFor(() => expect(left).toEqual([{ to: "/chef-coats" }]));
  });
});
