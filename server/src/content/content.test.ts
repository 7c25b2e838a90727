import { toBase64 } from "@placket/contract/base64";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { askShop } from "../testing/customer.ts";
import type { TestApp } from "../testing/test-app.ts";
import {
  aContentShop,
  added,
  published,
  staffOf,
  TEXT,
  type Staff,
} from "./testing/a-content-shop.ts";

let app: TestApp;
let staff: Staff;

beforeAll(async () => {
  app = await aContentShop();
  staff = await staffOf(app);
});
beforeEach(async () => {
  await app.shop.db.deleteFrom("content_document").execute();
});
afterAll(() => app.close());

const shop = (path: string, store = "us") =>
  app.fastify.inject({ url: `/rest/${store}/V1/xmapi/${path}` });
const coded = (path: string) => encodeURIComponent(toBase64(path));
const lookedUp = async (path: string, store?: string) => {
  const answer = await shop(`app-check-url?urlcode=${coded(path)}`, store);
  return answer.statusCode === 200 ? answer.json<{ type: string; id: number }>() : undefined;
};
const pageOf = async (id: number, store?: string) =>
  (await shop(`app-page-info?id=${id}`, store)).json<Readonly<Record<string, unknown>>>();

describe("a page that staff wrote", () => {
  it("CMS-22 CMS-04 OPEN-24 has an address of the type cms, and app-page-info gives it once it is published", async () => {
    const { id, version } = await added(staff, {
      written: { title: "About", heading: "Who we are", metaDescription: "Of us." },
    });
    expect(await lookedUp("/about"), "a draft is no page").toBeUndefined();
    await staff(`PUT contents/${id}/live`, { version, number: 1 });
    await vi.waitFor(async () =>
      expect(await lookedUp("/about")).toMatchObject({ type: "cms", id }),
    );
    expect(await pageOf(id)).toEqual({
      id,
      title: "About",
      content: "<p>We sew.</p>",
      meta_title: "",
      meta_description: "Of us.",
      canonical: "/about",
      robots: "index,follow",
      content_heading: "Who we are",
      parts: [TEXT],
      published_at: null,
    });
    const missing = await shop("app-page-info?id=999999");
    expect([missing.statusCode, missing.json()]).toMatchObject([404, { code: 101001 }]);
  });

  it("of a store view goes before that of all views", async () => {
    const all = await published(staff);
    const french = await published(staff, {
      placement: { storeViewId: 2 },
      written: { title: "À propos" },
    });
    await vi.waitFor(async () => {
      expect(await lookedUp("/about", "us")).toMatchObject({ id: all.id });
      expect(await lookedUp("/about", "fr")).toMatchObject({ id: french.id });
    });
    expect(await pageOf(french.id, "us"), "another view's is none").toMatchObject({ code: 101001 });
  });

  it("shows what was published, until what was written since is", async () => {
    const { id, version } = await published(staff);
    await vi.waitFor(async () => expect(await lookedUp("/about")).toMatchObject({ id }));
    const next = { ...TEXT, values: { html: "<p>We knit.</p>" } };
    const written = {
      title: "About",
      heading: "",
      metaTitle: "",
      metaDescription: "",
      parts: [next],
    };
    const wrote = await staff(`POST contents/${id}/revisions`, { version, written });
    expect(wrote.json()).toMatchObject({ state: "changed", live: 1 });
    expect(await pageOf(id)).toMatchObject({ content: "<p>We sew.</p>" });
    await staff(`PUT contents/${id}/live`, { version: version + 1, number: 2 });
    await vi.waitFor(async () =>
      expect(await pageOf(id)).toMatchObject({ content: "<p>We knit.</p>" }),
    );
    await staff(`PUT contents/${id}/live`, { version: version + 2, number: null });
    await vi.waitFor(async () => expect(await lookedUp("/about")).toBeUndefined());
  });

  it("is cleaned of all that is no content, and what staff type as text is never markup", async () => {
    const { id } = await published(staff, {
      written: {
        parts: [
          {
            kind: "text",
            values: {
              html: '<p onclick="a()">Safe</p><script>alert(1)</script><a href="javascript:b()">c</a><iframe src="https://a.example"></iframe>',
            },
            entries: [],
          },
          {
            kind: "callToAction",
            values: {
              title: "<img src=x onerror=d()>",
              text: "",
              label: '"><b>',
              href: "/kitchen",
            },
            entries: [],
          },
        ],
      },
    });
    await vi.waitFor(async () => expect((await pageOf(id))["content"]).toBeDefined());
    const { content } = await pageOf(id);
    expect(content).toBe(
      '<p>Safe</p><a>c</a><div class="call-to-action"><h2>&lt;img src=x onerror=d()&gt;</h2><p><a href="/kitchen">&quot;&gt;&lt;b&gt;</a></p></div>',
    );
  });

  it("CMS-04 is Magento's cmsPage too, by id and by path", async () => {
    const { id } = await published(staff, { written: { metaTitle: "About us" } });
    const query = `query ($id: Int, $identifier: String) {
      cmsPage(id: $id, identifier: $identifier) { identifier url_key title content content_heading meta_title meta_description meta_keywords page_layout }
    }`;
    const asked = (variables: object) => askShop(app, query, { variables });
    await vi.waitFor(async () => expect((await asked({ id })).errors).toBeUndefined());
    for (const variables of [{ id }, { identifier: "about" }, { identifier: "/about" }]) {
      expect((await asked(variables)).data?.["cmsPage"]).toMatchObject({
        identifier: "about",
        url_key: "about",
        title: "About",
        content: "<p>We sew.</p>",
        meta_title: "About us",
        page_layout: "1column",
      });
    }
    const none = await asked({ identifier: "nowhere" });
    expect(none.errors?.[0]?.extensions).toMatchObject({ category: "graphql-no-such-entity" });
  });
});

describe("the blog", () => {
  const post = async (key: string) => {
    const { id } = await published(staff, {
      kind: "post",
      placement: { key },
      written: { title: key, metaDescription: `Of ${key}.` },
    });
    app.time.now = new Date(app.time.now.getTime() + 1000);
    return id;
  };

  it("CMS-21 ROUTE-12 ROUTE-13 lists posts, the newest first, ten on a page, and gives each by its id", async () => {
    const ids: number[] = [];
    // One after another: each is newer than the one before.
    for (let at = 1; at <= 11; at += 1) {
      // oxlint-disable-next-line no-await-in-loop
      ids.push(await post(`post-${at}`));
    }
    const page = async (number: number) =>
      (await shop(`app-blog-posts?page=${number}`)).json<{
        items: { id: number; url: string; summary: string; published_at: string }[];
        has_more: boolean;
      }>();
    await vi.waitFor(async () => expect((await page(2)).items).toHaveLength(1));
    const first = await page(1);
    expect(first.items.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 10));
    expect([first.has_more, (await page(2)).has_more]).toEqual([true, false]);
    const [newest] = first.items;
    expect(newest).toMatchObject({ url: `/cblog/post/view/id/${ids[10]}`, summary: "Of post-11." });
    expect(await pageOf(ids[10] ?? 0)).toMatchObject({
      title: "post-11",
      canonical: `/cblog/post/view/id/${ids[10]}`,
      published_at: newest?.published_at,
    });
  });
});

describe("blocks", () => {
  const block = (key: string, location: string | null, change: object = {}) =>
    published(staff, {
      kind: "block",
      placement: { key, location, ...change },
      written: { title: key },
    });

  it("CMS-03 FOOT-07 app-page-blocks gives the containers of every page, and those of one path", async () => {
    await block("hours", "footer-contact-info", { position: 2 });
    await block("phone", "footer-contact-info", { position: 1 });
    await block("sale", "page-top", { onPath: "/" });
    await block("promo", "menu-promotion-3");
    await block("french", "footer-left-links", { storeViewId: 2 });
    const containers = async (path: string, store?: string) => {
      const answer = await shop(`app-page-blocks?urlcode=${coded(path)}`, store);
      const { containers: found } = answer.json<{
        containers: { name: string; blocks: { identifier: string; content: string }[] }[];
      }>();
      return found.map(({ name, blocks }) => [name, ...blocks.map((one) => one.identifier)]);
    };
    const everywhere = [
      ["footer-contact-info", "phone", "hours"],
      ["menu-promotion-3", "promo"],
    ];
    await vi.waitFor(async () => {
      expect(await containers("/kitchen")).toEqual(everywhere);
      expect(await containers("/")).toEqual([...everywhere, ["page-top", "sale"]]);
      expect(await containers("/kitchen", "fr")).toEqual([
        everywhere[0],
        ["footer-left-links", "french"],
        everywhere[1],
      ]);
    });
    const unreadable = await shop("app-page-blocks?urlcode=%25");
    expect(unreadable.statusCode).toBe(400);
  });

  it("CMS-01 CMS-02 HEAD-21 dynamic widgets come by location, with id, title and content", async () => {
    const { id } = await block("low", "LOWERFOOT");
    await block("mid", "MIDFOOT");
    const asked = async (location: string) => {
      const { data } = await askShop(
        app,
        `query ($location: DynamicWidgetLocation!) { getDynamicWidgets(location: $location) { id title content } }`,
        { variables: { location } },
      );
      return data?.["getDynamicWidgets"] as unknown;
    };
    await vi.waitFor(async () =>
      expect(await asked("LOWERFOOT")).toEqual([{ id, title: "low", content: "<p>We sew.</p>" }]),
    );
    expect(await asked("FOOTER")).toEqual([]);
  });

  it("CMS-01 are asked for by their names as Magento's cmsBlocks", async () => {
    await block("hours", null);
    const asked = async () =>
      (
        await askShop(
          app,
          `{ cmsBlocks(identifiers: ["none", "hours", null]) { items { identifier title content } } }`,
        )
      ).data?.["cmsBlocks"] as unknown;
    await vi.waitFor(async () =>
      expect(await asked()).toEqual({
        items: [{ identifier: "hours", title: "hours", content: "<p>We sew.</p>" }],
      }),
    );
  });

  it("CMS-01 cmsBlocks draws a block once however often it is named, and refuses more names than a page has", async () => {
    await block("hours", null);
    const asked = (identifiers: readonly string[]) =>
      askShop(
        app,
        `query ($identifiers: [String]) { cmsBlocks(identifiers: $identifiers) { items { identifier } } }`,
        { variables: { identifiers } },
      );
    const often = Array.from({ length: 50 }, () => "hours");
    await vi.waitFor(async () =>
      expect((await asked(often)).data?.["cmsBlocks"]).toEqual({
        items: [{ identifier: "hours" }],
      }),
    );
    const more = await asked([...often, "hours"]);
    expect(more.data?.["cmsBlocks"]).toBeNull();
    expect(more.errors).toHaveLength(1);
  });
});
