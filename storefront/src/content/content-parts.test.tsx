// @vitest-environment jsdom
import { emptyPart, readPart, type PartDraft } from "@placket/domain/content/part";
import { PART_KIND_NAMES } from "@placket/domain/content/part-kinds";
import { act, cleanup, createEvent, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { axeViolations } from "../testing/axe.ts";
import { aTile } from "../testing/catalog.ts";
import { renderInShop } from "../testing/render.tsx";
import { aShop, type Handlers } from "../testing/shop.ts";
import { contentQuery } from "./content.queries.ts";
import { ContentPage } from "./ContentPage.tsx";

let isCalm: boolean;
beforeEach(() => {
  isCalm = false;
  vi.stubGlobal("matchMedia", () => ({
    matches: isCalm,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const BANNER = {
  picture: "0123456789/a.jpg",
  alt: "A coat",
  title: "",
  text: "",
  label: "",
  href: "",
};

/** A page of these parts, as it stands once it has come. */
async function show(parts: readonly PartDraft[], handlers: Handlers = {}) {
  const shop = aShop({
    pageInfo: () => ({
      id: 7,
      title: "About",
      content: "",
      meta_title: "",
      meta_description: "",
      canonical: "/about",
      robots: "index,follow",
      content_heading: "",
      published_at: null,
      parts: parts.map(({ kind, values, entries }) => ({
        kind,
        values: { ...values },
        entries: entries.map((entry) => ({ ...entry })),
      })),
    }),
    ...handlers,
  });
  const place = {
    type: "cms",
    id: 7,
    params: {},
    address: { path: "/about", search: "", hash: "" },
  } as const;
  const shown = renderInShop(<ContentPage place={place} />, {
    shop,
    config: { newsletter: { consent: null, leadsTo: "" } },
  });
  await act(() => shown.client.fetchQuery(contentQuery(shop, place)));
  await screen.findByRole("heading", { level: 1, name: "About" });
  return shown;
}

const part = (kind: string, values: object, entries: readonly object[] = []): PartDraft => ({
  kind,
  values: { ...(values as PartDraft["values"]) },
  entries: entries as PartDraft["entries"],
});

describe("a page of parts", () => {
  it("CMS-05 a widget that lacks a component says so, and its name; CMS-06 a JSON widget is the part of its name", async () => {
    const json = (name: string, body: string) =>
      part("json", { name, type: "application/json", body });
    await show([
      part("weather", {}),
      json("horoscope", "{}"),
      json("text", '{"values":{"html":"<p>From JSON</p>"}}'),
    ]);
    expect(screen.getAllByText("Not a widget").map(({ textContent }) => textContent)).toEqual([
      "Not a widget weather",
      "Not a widget horoscope",
    ]);
    expect(screen.getByText("From JSON")).toBeTruthy();
  });

  it("CMS-16 asks for one thing, and for the newsletter", async () => {
    await show([
      part("callToAction", { title: "Come in", label: "Kitchen", href: "/kitchen" }),
      part("emailConnect", { title: "Hear of us" }),
    ]);
    expect(screen.getByRole("link", { name: "Kitchen" }).getAttribute("href")).toBe("/kitchen");
    expect(screen.getByRole("heading", { name: "Hear of us" })).toBeTruthy();
    expect(screen.getByLabelText("Your email")).toBeTruthy();
    expect(await axeViolations()).toEqual([]);
  });

  it("CMS-17 a popup closes by its X, an overlay by a press beside it too", async () => {
    const user = userEvent.setup();
    const values = { title: "Care", html: "<p>Wash at 60.</p>" };
    await show([
      part("popup", { ...values, label: "Popup" }),
      part("overlay", { ...values, label: "Overlay" }),
    ]);
    await user.click(screen.getByRole("button", { name: "Popup" }));
    const popup = await screen.findByRole("dialog", { name: "Care" });
    expect(within(popup).getByText("Wash at 60.")).toBeTruthy();
    await user.click(document.body);
    expect(screen.getByRole("dialog", { name: "Care" })).toBeTruthy();
    await user.click(within(popup).getByRole("button", { name: "Close" }));
    await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await user.click(screen.getByRole("button", { name: "Overlay" }));
    await screen.findByRole("dialog", { name: "Care" });
    await user.click(document.body);
    await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("CMS-13 shows featured products, those that there are", async () => {
    const productsBySkus = vi.fn<NonNullable<Handlers["productsBySkus"]>>(() => ({
      items: [aTile({ id: 1, name: "Coat" })],
    }));
    await show([part("products", { title: "Coats", skus: "A-1, B-2" })], { productsBySkus });
    expect(productsBySkus.mock.lastCall?.[0]).toEqual({ query: { skus: "A-1,B-2" } });
    expect(screen.getByRole("link", { name: "Coat" })).toBeTruthy();
  });

  it("CMS-15 stories have a Read More link each", async () => {
    const story = { ...BANNER, title: "A ward in blue", href: "/stories/ward" };
    await show([part("stories", { title: "Stories" }, [story, { ...story, title: "A kitchen" }])]);
    const links = screen.getAllByRole("link", { name: /^Read More/ });
    expect(links.map(({ textContent }) => textContent)).toEqual([
      "Read More: A ward in blue",
      "Read More: A kitchen",
    ]);
    expect(await axeViolations()).toEqual([]);
  });

  it("CMS-19 a carousel asks for more once the sixth stands first, and not before", async () => {
    const skus = Array.from({ length: 14 }, (_, at) => `S-${at}`);
    const productsBySkus = vi.fn<NonNullable<Handlers["productsBySkus"]>>(({ query }) => ({
      items: (query?.skus ?? "")
        .split(",")
        .map((sku) => aTile({ id: Number(sku.slice(2)) + 1, sku, name: sku })),
    }));
    await show([part("recommended", { title: "More", skus: skus.join(",") })], { productsBySkus });
    const list = screen.getByRole("list");
    expect(within(list).getAllByRole("listitem")).toHaveLength(10);
    const scrolledTo = (index: number) => {
      // Each card is one px wide where nothing is laid out.
      list.scrollLeft = index;
      fireEvent.scroll(list);
    };
    scrolledTo(4);
    expect(productsBySkus).toHaveBeenCalledTimes(1);
    scrolledTo(5);
    await vi.waitFor(() => expect(within(list).getAllByRole("listitem")).toHaveLength(14));
    expect(productsBySkus.mock.lastCall?.[0]).toEqual({
      query: { skus: "S-10,S-11,S-12,S-13" },
    });
  });

  it("draws every kind there is, also one in which nothing stands", async () => {
    const parts = PART_KIND_NAMES.map((kind) => readPart(emptyPart(kind))!);
    await show(parts, { productsBySkus: () => ({ items: [] }) });
    expect(screen.getAllByText("Not a widget")).toHaveLength(1);
  });
});

describe("the blog", () => {
  const place = (search: string) =>
    ({ type: "cw_blog", params: {}, address: { path: "/cwblog", search, hash: "" } }) as const;
  const post = (id: number) => ({
    id,
    title: `Post ${id}`,
    summary: "In short.",
    picture: null,
    url: `/cblog/post/view/id/${id}`,
    published_at: "2026-03-02T10:00:00.000Z",
  });

  it("CMS-21 lists its posts with their days, a page at a time", async () => {
    const blogPosts = vi.fn<NonNullable<Handlers["blogPosts"]>>(() => ({
      items: [post(4), post(3)],
      has_more: true,
    }));
    renderInShop(<ContentPage place={place("?p=2")} />, { shop: aShop({ blogPosts }) });
    const way = await screen.findByRole("link", { name: "Post 4" });
    expect(way.getAttribute("href")).toBe("/cblog/post/view/id/4");
    expect(screen.getAllByText("March 2, 2026")).toHaveLength(2);
    expect(blogPosts.mock.lastCall?.[0]).toEqual({ query: { page: 2 } });
    const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect([hrefOf("Newer posts"), hrefOf("Older posts")]).toEqual(["/cwblog", "/cwblog?p=3"]);
    expect(await axeViolations()).toEqual([]);
  });

  it("CMS-21 says so where nothing has been written", async () => {
    const blogPosts = () => ({ items: [], has_more: false });
    renderInShop(<ContentPage place={place("?p=abc")} />, { shop: aShop({ blogPosts }) });
    expect(await screen.findByText("Nothing has been written yet.")).toBeTruthy();
  });
});

describe("the hero carousel", () => {
  const slides = ["One", "Two", "Three"].map((title) => ({ ...BANNER, title }));
  const shownNow = () =>
    screen
      .getAllByRole("listitem", { hidden: true })
      .findIndex((slide) => !slide.hasAttribute("inert"));
  const after = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

  it("CMS-07 CMS-08 OPEN-58 goes on after five seconds, round and round, unless it is paused", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    await show([part("hero", { seconds: "" }, slides)]);
    expect(shownNow()).toBe(0);
    after(4_000);
    expect(shownNow()).toBe(0);
    after(1_000);
    expect(shownNow()).toBe(1);
    after(5_000);
    after(5_000);
    expect(shownNow()).toBe(0);
    fireEvent.click(screen.getByRole("button", { name: "Pause" }));
    after(20_000);
    expect(shownNow()).toBe(0);
    fireEvent.click(screen.getByRole("button", { name: "Previous picture" }));
    expect(shownNow()).toBe(2);
    fireEvent.click(screen.getByRole("button", { name: "Next picture" }));
    expect(shownNow()).toBe(0);
    fireEvent.click(screen.getByRole("button", { name: "Picture 2" }));
    expect(shownNow()).toBe(1);
  });

  it("CMS-08 one picture alone goes nowhere, and nothing moves for whoever wants less motion", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    await show([part("hero", {}, [slides[0]!])]);
    after(20_000);
    expect(shownNow()).toBe(0);
    expect(screen.queryByRole("button", { name: "Pause" })).toBeNull();
    cleanup();
    isCalm = true;
    await show([part("hero", {}, slides)]);
    after(20_000);
    expect(shownNow()).toBe(0);
  });

  it("CMS-20 OPEN-58 a swipe of 10 px at 0.3 px a millisecond turns it, a slower or shorter one does not", async () => {
    isCalm = true;
    await show([part("hero", {}, slides)]);
    const track = screen.getAllByRole("list", { hidden: true })[0]!;
    const swipe = (px: number, ms: number) => {
      for (const [name, clientX, at] of [
        ["pointerDown", 100, 1_000],
        ["pointerUp", 100 - px, 1_000 + ms],
      ] as const) {
        const event = createEvent[name](track, { pointerType: "touch" });
        Object.defineProperties(event, {
          clientX: { value: clientX },
          clientY: { value: 0 },
          timeStamp: { value: at },
          pointerType: { value: "touch" },
        });
        fireEvent(track, event);
      }
    };
    swipe(9, 10);
    expect(shownNow()).toBe(0);
    swipe(29, 100);
    expect(shownNow()).toBe(0);
    swipe(30, 100);
    expect(shownNow()).toBe(1);
    expect(await axeViolations()).toEqual([]);
  });
});

describe("a picture with markers", () => {
  const spots = [
    {
      x: "20",
      y: "30",
      name: "Coat",
      text: "Of drill",
      picture: "0123456789/b.jpg",
      href: "/coat",
    },
    { x: "70", y: "60", name: "Apron", text: "", picture: "", href: "/apron" },
  ];
  const marker = (name: string) => screen.getByRole("button", { name });
  const isOpen = (name: string) => marker(name).getAttribute("aria-expanded") === "true";

  it("CMS-09 CMS-10 opens name, description, picture and the way to it; closes by a click, Escape or resize", async () => {
    await show([part("hotspots", BANNER, spots)]);
    fireEvent.click(marker("Coat"));
    expect(isOpen("Coat")).toBe(true);
    expect(screen.getByText("Of drill")).toBeTruthy();
    const way = screen.getByRole("link", { name: "SHOP NOW" });
    expect(way.getAttribute("href")).toBe("/coat");
    expect(await axeViolations()).toEqual([]);
    for (const close of [
      () => fireEvent.click(document.body),
      () => fireEvent.keyDown(document.body, { key: "Escape" }),
      () => fireEvent(window, new Event("resize")),
      () => fireEvent.click(marker("Coat")),
    ]) {
      if (!isOpen("Coat")) fireEvent.click(marker("Coat"));
      close();
      expect(isOpen("Coat")).toBe(false);
    }
  });

  it("CMS-11 another marker hides the open one, and opens 300 ms later", async () => {
    await show([part("hotspots", BANNER, spots)]);
    vi.useFakeTimers();
    fireEvent.click(marker("Coat"));
    fireEvent.click(marker("Apron"));
    expect([isOpen("Coat"), isOpen("Apron")]).toEqual([false, false]);
    act(() => void vi.advanceTimersByTime(299));
    expect(isOpen("Apron")).toBe(false);
    act(() => void vi.advanceTimersByTime(1));
    expect(isOpen("Apron")).toBe(true);
  });
});
