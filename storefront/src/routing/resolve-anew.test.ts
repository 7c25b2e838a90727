import { expect, it } from "vitest";
import { createPageLoader } from "../page/page-loader.ts";
import type { PageModule } from "../page/page.ts";
import { addressOf } from "./address.ts";
import { resolveAnew } from "./resolve-anew.ts";
import { createRouter, type Shown } from "./router.ts";

const PRODUCT: Shown = {
  kind: "page",
  place: { type: "product", id: 7, params: {}, address: addressOf("/merrow") },
};
const HOME: PageModule = { Page: () => null, head: () => ({ title: "Home" }) };
const nowhere = {
  known: () => undefined,
  draws: () => true,
  lookup: async () => null,
  noSuchPage: "home",
} as const;

/** A product page, the home page's script of which comes once `isOnline`; a browser keeps its first answer. */
function aShop() {
  const line = { isOnline: true };
  let kept: Promise<PageModule> | undefined;
  const ask = async () => {
    if (!line.isOnline) throw new TypeError("Failed to fetch dynamically imported module");
    return HOME;
  };
  const load = () => (kept ??= ask());
  const loader = createPageLoader({ homepage: { file: "src/home.page.ts", load } });
  const loads: string[] = [];
  let at = "/merrow";
  const go = (href: string) => {
    at = href;
  };
  const storeAnswers = async () => {
    if (!line.isOnline) throw new TypeError("Failed to fetch");
  };
  const router = createRouter(PRODUCT, {
    history: {
      href: () => at,
      key: () => at,
      push: go,
      replace: go,
      load: (href) => loads.push(href),
      listen: () => () => undefined,
    },
    resolve: (address) => resolveAnew(address, { resolver: nowhere, loader, storeAnswers }),
    prepare: async ({ type }) => void (await loader.load(type)),
    canShow: () => false,
    patience: () => new Promise(() => undefined),
    report: () => undefined,
  });
  return { router, loads, line, loader, shown: () => router.navigation.get().shown.kind };
}

it("loads a page whole whose script was lost, by every way, once the store answers", async () => {
  const { router, loads, line, shown } = aShop();
  line.isOnline = false;
  await router.navigate("/");
  expect([shown(), loads]).toEqual(["failed", []]);
  await router.retry();
  expect([shown(), loads]).toEqual(["failed", []]);
  line.isOnline = true;
  await router.retry();
  expect(loads).toEqual(["/"]);
  await router.navigate("/?from=link#news");
  expect(loads).toEqual(["/", "/?from=link#news"]);
});

it("loads a page whole whose script was lost while fetched ahead", async () => {
  const { router, loads, line, loader } = aShop();
  line.isOnline = false;
  await loader.load("homepage").catch(() => undefined);
  line.isOnline = true;
  await router.navigate("/");
  expect(loads).toEqual(["/"]);
});

it("draws a page in place whose script came", async () => {
  const { router, loads, shown } = aShop();
  await router.navigate("/");
  expect([shown(), loads]).toEqual(["page", []]);
});
