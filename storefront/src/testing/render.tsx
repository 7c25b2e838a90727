import { render, type RenderResult } from "@testing-library/react";
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { createQueryClient } from "../api/query-client.ts";
import { ShopContext, type Shop } from "../api/shop.ts";
import { MoneyContext } from "../money/Price.tsx";
import { addressOf } from "../routing/address.ts";
import { RouterContext } from "../routing/RouterContext.tsx";
import { createRouter, type Router } from "../routing/router.ts";
import { configQuery } from "../store/config.queries.ts";
import { defaultConfig } from "../store/default-config.ts";
import { aShop } from "./shop.ts";

interface Around {
  readonly shop?: Shop;
  /** Where the page stands, as `/chef-coats?p=2`. */
  readonly href?: string;
  readonly config?: Partial<ReturnType<typeof defaultConfig>>;
}

/** Draws a component in the app's frame. `router.history` tells where it went. */
export function renderInShop(
  element: ReactElement,
  { shop = aShop(), href = "/", config = {} }: Around = {},
): RenderResult & { readonly visited: readonly string[]; readonly router: Router } {
  const client = createQueryClient();
  const all = { ...defaultConfig(shop.storeCode, shop.locale), page_sizes: [24, 48], ...config };
  client.setQueryData(configQuery(shop).queryKey, all);
  const visited: string[] = [];
  const router = aRouter(href, visited);
  const money = { currency: "USD", format: all.price_format };
  const result = render(
    <QueryClientProvider client={client}>
      <ShopContext value={shop}>
        <RouterContext value={router}>
          <MoneyContext value={money}>{element}</MoneyContext>
        </RouterContext>
      </ShopContext>
    </QueryClientProvider>,
  );
  return { ...result, visited, router };
}

/** A router that stands on a category and notes where it is sent. */
function aRouter(href: string, visited: string[]): Router {
  let at = href;
  const go = (to: string) => {
    at = to;
    visited.push(to);
  };
  return createRouter(
    { kind: "page", place: { type: "category", id: 10, params: {}, address: addressOf(href) } },
    {
      history: {
        href: () => at,
        key: () => "test",
        push: go,
        replace: go,
        load: go,
        listen: () => () => undefined,
      },
      resolve: (address) =>
        Promise.resolve({ kind: "page", type: "category", id: address.path.length, params: {} }),
      prepare: () => Promise.resolve(),
      canShow: () => false,
      patience: () => new Promise(() => undefined),
      report: (error) => {
        throw error;
      },
    },
  );
}
