import { openPayment } from "./cart/open-payment.ts";
import { isOrdering } from "./checkout/open-payment/is-ordering.ts";
import { unheardOrder } from "./checkout/open-payment/unheard-order.ts";
import { isUnsummed } from "./checkout/unsummed.ts";
import { account } from "./customer/account.ts";
import { signInOpen } from "./customer/sign-in-door.ts";
import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import type { DrawingCall } from "@placket/contract/page-drawing";
import { render } from "./entry-server.tsx";
import type { PageState } from "./page-state.ts";
import { readShared } from "./shared-json.ts";
import { quickViewed } from "./catalog/quick-view-door.ts";
import { cartCount, miniCartOpen } from "./chrome/mini-cart-door.ts";
import { notices } from "./notice/notices.ts";
import type { Tile } from "./catalog/listing/listing.queries.ts";
import { aCategory, aListing, aTile, aTree, swatchesOf } from "./testing/catalog.ts";
import { aConfigWire } from "./testing/config-wire.ts";
import { setDictionary } from "./translation/translate.ts";

afterEach(() => setDictionary({}));

/** A store API that has a configuration, an empty menu, and no page at any address. */
function send({ path }: DrawingCall) {
  const answer = (status: number, body: object) =>
    Promise.resolve({ status, text: JSON.stringify(body) });
  if (path === "app-config") return answer(200, aConfigWire("fr"));
  if (path === "app-categories") return answer(200, { root: 2, items: [] });
  return answer(404, { message: "No such page", code: 101_001 });
}

const french = {
  storeCode: "fr",
  locale: "fr-FR",
  dictionary: {
    "Not Found...": "Introuvable...",
    "Go to the home page": "Retour à l’accueil",
    Reload: "Recharger",
  },
  dictionaryUrl: "/fr-FR/js-translation.json?v=1",
};
const english = {
  storeCode: "us",
  locale: "en-US",
  dictionary: {},
  dictionaryUrl: undefined,
};

/** A drawn page, its markup as one text. */
const drawnPage = async (request: Parameters<typeof render>[0]) => {
  const page = await render(request);
  if (page.kind !== "page") throw new Error("A page was expected");
  const text = (piece: (typeof page.html)[number]) =>
    typeof piece === "string" ? piece : new TextDecoder().decode(piece);
  return { ...page, html: page.html.map(text).join("") };
};

const drawn = (language: typeof french | typeof english) =>
  drawnPage({ url: "/nowhere", send, ...language });

describe("pages drawn by the server", () => {
  it("ROUTE-05 the address of a placed order is the success page, and asks for no order in anybody's name", async () => {
    for (const url of ["/checkout/success/100048213/", "/checkout/success/100048213"]) {
      const asked: string[] = [];
      const listening = (call: DrawingCall) => {
        asked.push(call.path);
        return send(call);
      };
      const page = await drawnPage({ url, send: listening, ...english });
      expect(page).toMatchObject({ status: 200, file: "src/order/success.page.ts" });
      expect(page.html).not.toContain("Not Found...");
      expect(asked.toSorted()).toStrictEqual(["app-categories", "app-config"]);
    }
  });

  it.each([
    "/customer/account/login",
    "/customer/account/loginlink?token=x",
    "/customer/account/confirmemail?token=x",
    "/customer/account/createpassword?token=x",
  ])("ACCT-26 leave nothing of %s for the browser to draw anew", async (url) => {
    const page = await drawnPage({ url, send, ...english });
    expect(page).toMatchObject({ status: 200, file: "src/customer/login.page.ts" });
    // React's mark of a part that did not come while the page was drawn.
    expect(page.html).not.toContain("<!--$!-->");
  });

  it("carry what is said without scripts, hidden and in the same language", async () => {
    const [inFrench, inEnglish] = [await drawn(french), await drawn(english)];
    expect(inFrench.whenLost).toMatch(/^<div [^>]*role="alert"[^>]* hidden="">.*>Recharger</);
    expect(inEnglish.whenLost).toContain(">Reload<");
  });

  it("CONF-37 have the phrases of the store view's locale, and name where the browser finds them", async () => {
    const { html, title, state } = await drawn(french);
    expect(html).toContain("<h1>Introuvable...</h1>");
    expect(html).toContain("Retour à l’accueil");
    expect(title).toContain("Introuvable...");
    expect(readShared(state)).toMatchObject({
      locale: "fr-FR",
      dictionaryUrl: "/fr-FR/js-translation.json?v=1",
    });
    expect(state).not.toContain("accueil");
  });

  it("issue 8 B11: an address that cannot be read is not found, a store that fails is unavailable", async () => {
    const statusFor = async (status: number, code: number) => {
      const refused = { status, text: JSON.stringify({ message: "No", code }) };
      const refusing = (call: DrawingCall) =>
        call.path.startsWith("app-check-url") ? Promise.resolve(refused) : send(call);
      const page = await render({ ...english, url: "/%01", send: refusing });
      return "html" in page && page.status;
    };
    expect(await statusFor(400, 10_000)).toBe(404);
    expect(await statusFor(500, 100)).toBe(503);
  });

  it("issue 8 B11: a listing that is asked for at a price of `abc` is not found", async () => {
    const refused = { status: 400, text: JSON.stringify({ message: "No", code: 10_000 }) };
    const refusing = (call: DrawingCall) =>
      call.path.startsWith("app-search?") ? Promise.resolve(refused) : send(call);
    const page = await render({
      ...english,
      url: "/catalogsearch/result?q=coat&price=abc",
      send: refusing,
    });
    expect(page).toMatchObject({ kind: "page", status: 404 });
  });

  it("carry of the category tree what menus show, and all of their own category", async () => {
    const coats = aCategory({
      id: 10,
      name: "Chef coats",
      url: "/chef-coats",
      description: "Warm.",
    });
    const below = aCategory({ id: 11, parentId: 10, name: "Long", url: "/chef-coats/long" });
    const aprons = aCategory({ id: 20, name: "Aprons", url: "/aprons", description: "Long ones." });
    const tree = aTree({ ...coats, children: [11] }, aprons, below);
    const answering = (call: DrawingCall) => {
      const body = call.path === "app-categories" ? tree : aListing();
      return call.path === "app-config" || call.path.startsWith("app-check-url")
        ? send(call)
        : Promise.resolve({ status: 200, text: JSON.stringify(body) });
    };
    const page = async (url: string) => {
      const made = await drawnPage({ ...english, url, send: answering });
      return { ...made, queries: (readShared(made.state) as PageState).queries };
    };
    for (const [url, own] of [
      ["/chef-coats", coats.name],
      ["/aprons", aprons.name],
      ["/chef-coats", coats.name],
    ]) {
      const { html, queries } = await page(url ?? "");
      const marked = [...html.matchAll(/<a href="([^"]*)" aria-current="page"/g)];
      expect(marked.map(([, href]) => href)).toEqual([url]);
      const dataOf = (name: string) => queries.find(({ key }) => key[1] === name)?.data;
      expect(dataOf("categories")).toBeUndefined();
      expect(dataOf("category")).toMatchObject({ name: own, description: expect.any(String) });
      const { items } = dataOf("menu") as { items: object[] };
      expect(items).toHaveLength(tree.items.length);
      expect(items[1]).toEqual({
        id: 10,
        parentId: 2,
        name: "Chef coats",
        url: "/chef-coats",
        productCount: 5,
        children: [11],
      });
    }
  });

  it("show a tile alike wherever it stands, also in other words and when it has changed", async () => {
    const coats = aCategory({ id: 10, name: "Chef coats", url: "/chef-coats" });
    const coat = (id: number) =>
      aTile({ id, name: `Coat ${id}`, url: `/coat-${id}`, swatches: swatchesOf(3) });
    const [a, b, c] = [coat(5), coat(6), coat(7)];
    const page = async (items: Tile[], language: typeof french | typeof english = english) => {
      const answering = (call: DrawingCall) => {
        const body = call.path === "app-categories" ? aTree(coats) : aListing({ items });
        return call.path === "app-config" || call.path.startsWith("app-check-url")
          ? send(call)
          : Promise.resolve({ status: 200, text: JSON.stringify(body) });
      };
      const { html } = await drawnPage({ ...language, url: "/chef-coats", send: answering });
      return [...html.matchAll(/<article.*?<\/article>/g)].map(([tile]) => tile);
    };
    const words = { ...french, dictionary: { ...french.dictionary, "Quick view": "Aperçu" } };
    const last = async (tile: Tile, language?: typeof french) =>
      (await page([a, b, tile], language))[2];
    const drawnFirst = await last(c);
    expect(drawnFirst).toContain("Coat 7");
    expect(drawnFirst).toContain("Quick view");
    expect(await last({ ...c, name: "Jacket" })).toBe(drawnFirst?.replaceAll("Coat 7", "Jacket"));
    expect(await last(c, words)).toBe(drawnFirst?.replace("Quick view", "Aperçu"));
    expect((await page([c, b, a]))[2]).toContain("Coat 5");
    expect(await last(c)).toBe(drawnFirst);
  });

  it("leave what only a browser's page keeps as it begins", async () => {
    const kept = {
      account,
      cartCount,
      isOrdering,
      isUnsummed,
      miniCartOpen,
      notices,
      openPayment,
      quickViewed,
      signInOpen,
      unheardOrder,
    };
    const changed: string[] = [];
    for (const [name, { subscribe }] of Object.entries(kept)) {
      onTestFinished(subscribe(() => changed.push(name)));
    }
    for (const url of [
      "/",
      "/chef-coats",
      "/checkout/cart",
      "/checkout",
      "/catalogsearch/result?q=x",
    ])
      await render({ ...english, url, send });
    expect(changed).toEqual([]);
  });

  it("speak English without a dictionary, also while another language is drawn", async () => {
    const [, { html, state }, again] = await Promise.all([
      drawn(french),
      drawn(english),
      drawn(french),
    ]);
    expect(html).toContain("<h1>Not Found...</h1>");
    expect(state).not.toContain("js-translation");
    expect(again.html).toContain("Introuvable...");
  });
});
