import { render, type RenderResult } from "@testing-library/react";
import type { QueryClient } from "../query/query-client.ts";
import { QueryClientContext } from "../query/use-query.ts";
import type { ReactElement } from "react";
import { beforeAll } from "vitest";
import { createQueryClient } from "../api/query-client.ts";
import { ShopContext, type Shop } from "../api/shop.ts";
import { MoneyContext } from "../money/Price.tsx";
import { addressOf } from "../routing/address.ts";
import { RouterContext } from "../routing/RouterContext.tsx";
import { createRouter, type Router } from "../routing/router.ts";
import { configQuery } from "../store/config.queries.ts";
import { defaultConfig } from "../store/default-config.ts";
import { loadLateParts } from "../slot/late.tsx";
import { aShop } from "./shop.ts";

// A test sees the page as it stands when everything of it has come.
beforeAll(loadLateParts);

interface Around {
  readonly shop?: Shop;
  /** Where the page stands, as `/chef-coats?p=2`. */
  readonly href?: string;
  readonly config?: Partial<ReturnType<typeof defaultConfig>>;
  /** What another page has asked for before. */
  readonly client?: QueryClient;
}

interface Rendered extends RenderResult {
  readonly visited: readonly string[];
  readonly router: Router;
  readonly client: QueryClient;
}

/** Draws a component in the app's frame. `router.history` tells where it went. */
export function renderInShop(
  element: ReactElement,
  { shop = aShop(), href = "/", config = {}, client = createQueryClient() }: Around = {},
): Rendered {
  const all = { ...defaultConfig(shop.storeCode), pageSizes: [24, 48], ...config };
  client.setQueryData(configQuery(shop).queryKey, all);
  const visited: string[] = [];
  const router = aRouter(href, visited);
  const money = { currency: "USD", format: all.priceFormat };
  const result = render(
    <QueryClientContext value={client}>
      <ShopContext value={shop}>
        <RouterContext value={router}>
          <MoneyContext value={money}>{element}</MoneyContext>
        </RouterContext>
      </ShopContext>
    </QueryClientContext>,
  );
  return { ...result, visited, router, client };
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
