import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { aLine, offerTerms, textServices } from "../../testing/embroidery/an-offer.ts";
import { aProduct } from "../../testing/shop.ts";
import { aStaffSession, callAdmin } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let session: string;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    const attributes = JSON.stringify({ has_embroidery: true });
    await aProduct(shop, { sku: "COAT", attributes });
    await aProduct(shop, { sku: "CAP", attributes });
    await aProduct(shop, { sku: "HEM", type: "virtual", price_minor: 900 });
    await textServices(shop);
  });
  session = await aStaffSession(app);
});
afterAll(() => app.close());

const terms = offerTerms();
const draft = (differing: object = {}) => ({
  name: " Chef coat ",
  position: 0,
  skus: ["COAT", "coat"],
  categoryIds: [],
  terms,
  ...differing,
});

interface Offer {
  readonly id: number;
  readonly version: number;
  readonly name: string;
}

const add = (body: object) => callAdmin(app, "POST embroidery-offers", { session, body });
const added = async (body: object) => (await add(body)).json<Offer>();
const offered = async (sku: string) =>
  (await app.rest("GET", `app-embroidery?configurableSku=${sku}`)).body;

describe("what staff say is embroidered", () => {
  it("EMB-03, issue 10.9 is what shoppers are asked, without a restart, and leaves a trace", async () => {
    expect(await offered("COAT")).toMatchObject({ type: null, text_embroidery: null });
    const offer = await added(draft());
    expect(offer).toMatchObject({ name: "Chef coat", skus: ["coat"], version: 1, terms });
    await vi.waitFor(async () =>
      expect(await offered("COAT")).toMatchObject({ type: "Chef coat" }),
    );
    const changed = await callAdmin(app, `PUT embroidery-offers/${offer.id}`, {
      session,
      body: draft({ name: "Coat", version: 1, terms: offerTerms({ takesInstructions: false }) }),
    });
    expect(changed.json()).toMatchObject({ name: "Coat", version: 2 });
    await vi.waitFor(async () =>
      expect(await offered("COAT")).toMatchObject({
        type: "Coat",
        embroidery_placements: { for_type: { is_allow_instruction: false } },
      }),
    );
    const trail = app.shop.db.selectFrom("audit").select(["action", "subject"]);
    expect(await trail.where("room", "=", "embroidery").orderBy("id").execute()).toEqual([
      { action: "embroidery.addOffer", subject: "Chef coat" },
      { action: "embroidery.changeOffer", subject: "Coat" },
    ]);
  });

  it("EMB-04 puts the steps in the order that staff say; what they do not name follows", async () => {
    const { id } = await added(
      draft({ skus: ["CAP"], terms: offerTerms({ stepOrder: ["special-instructions", "flags"] }) }),
    );
    await vi.waitFor(async () =>
      expect(await offered("CAP")).toMatchObject({
        embroidery_placements: {
          global: {
            step_order: ["special-instructions", "flags", "logos", "text", "alteration-piping"],
          },
        },
      }),
    );
    const twice = await add(draft({ terms: { ...terms, stepOrder: ["monogram"] } }));
    expect(twice.statusCode).toBe(400);
    await callAdmin(app, `DELETE embroidery-offers/${id}`, { session, body: { version: 1 } });
  });

  it("is not written over by whoever read it before a colleague wrote", async () => {
    const { id } = await added(draft({ name: "Cap", skus: ["CAP"] }));
    const write = (version: number) =>
      callAdmin(app, `PUT embroidery-offers/${id}`, { session, body: draft({ version }) });
    expect((await write(1)).statusCode).toBe(200);
    expect((await write(1)).json()).toMatchObject({ key: "embroidery.offerChanged" });
    const remove = (version: number) =>
      callAdmin(app, `DELETE embroidery-offers/${id}`, { session, body: { version } });
    expect((await remove(1)).json()).toMatchObject({ key: "embroidery.offerChanged" });
    expect((await remove(2)).json()).toEqual({ removed: id });
    expect((await remove(2)).json()).toMatchObject({ key: "embroidery.noSuchOffer" });
  });

  const text = (differing: object) => ({
    terms: { ...terms, text: { ...terms.text, ...differing } },
  });
  const logoLines = (
    lines: readonly { readonly number: number; readonly logos: string[] }[],
    preset: object | null = null,
  ) => {
    const one = { takesOwn: true, isOptional: true, placements: ["left-chest"] };
    return {
      terms: {
        ...terms,
        logos: { ...terms.logos, preset, lines: lines.map((line) => ({ ...one, ...line })) },
      },
    };
  };
  const [place] = terms.placements;
  it("is refused with one logo twice on a line", async () => {
    const body = draft(logoLines([{ number: 1, logos: ["L000001", "L000001"] }]));
    const answer = await callAdmin(app, "POST embroidery-offers", { session, body });
    const { errors } = answer.json<{ readonly errors: readonly object[] }>();
    // The shop of this test has no such logo either.
    expect(errors).toMatchObject([
      { field: "logoLines", key: "embroidery.lineLogoTwice" },
      { field: "logoLines", key: "embroidery.noSuchLogoNumber" },
    ]);
  });

  it("EMB-06 is refused with a logo at first that no line takes: nobody could order it", async () => {
    const preset = { number: "L000001", placement: "left-chest", isLocked: false };
    const keysOf = async (logos: string[]) => {
      const body = draft(logoLines([{ number: 1, logos }], preset));
      const answer = await callAdmin(app, "POST embroidery-offers", { session, body });
      const { errors } = answer.json<{ readonly errors: readonly { readonly key: string }[] }>();
      return errors.map(({ key }) => key);
    };
    // The shop of this test has no such logo either.
    const missing = "embroidery.noSuchLogoNumber";
    expect(await keysOf([])).toEqual(["embroidery.presetUnlined", missing]);
    expect(await keysOf(["L000001"])).toEqual([missing]);
  });

  it.each<[string, object, string, string]>([
    ["without a name", { name: " " }, "name", "offerNameMissing"],
    ["for a product that is not there", { skus: ["NOBODY"] }, "skus", "noSuchSku"],
    ["for a category that is not there", { categoryIds: [999] }, "categories", "noSuchCategory"],
    [
      "with one line of logos twice",
      logoLines([
        { number: 1, logos: [] },
        { number: 1, logos: [] },
      ]),
      "logoLines",
      "linesTwice",
    ],
    [
      "with more lines of logos than a garment has room for",
      logoLines(Array.from({ length: 9 }, (_, at) => ({ number: at + 1, logos: [] }))),
      "logoLines",
      "logoCountInvalid",
    ],
    [
      "with one placement twice",
      { terms: { ...terms, placements: [...terms.placements, place] } },
      "placements",
      "placementsTwice",
    ],
    ["with text at no placement", text({ placements: [] }), "placements", "placementsMissing"],
    ["with text at another one", text({ placements: ["moon"] }), "placements", "placementsMissing"],
    ["without fonts", text({ fonts: [] }), "fonts", "fontsMissing"],
    ["without threads", text({ threads: [] }), "threads", "threadsMissing"],
    ["with a thread that nobody has", text({ threads: ["9"] }), "threads", "threadNotOnCard"],
    [
      "with heights that fall",
      text({ heightMm: { min: 9, usual: 8, max: 20 } }),
      "heights",
      "heightsInvalid",
    ],
    ["with no line", text({ lines: [] }), "lines", "linesMissing"],
    [
      "with a locked line that says nothing",
      text({ lines: [aLine(1, "Team", { isLocked: true })] }),
      "lines",
      "lockedLineEmpty",
    ],
    [
      "with one line twice",
      text({ lines: [aLine(1, "Team"), aLine(1, "Name")] }),
      "lines",
      "linesTwice",
    ],
    [
      "with a locked line that nobody could sew",
      text({ lines: [aLine(1, "Team", { isLocked: true, defaultText: "Kitchen 😀" })] }),
      "lines",
      "textEmoji",
    ],
    [
      "with a line of more letters than are sewn",
      text({ lines: [aLine(1, "Team", { characterLimit: 100 })] }),
      "lines",
      "defaultTooLong",
    ],
    [
      "with a line that says more than it takes",
      text({ lines: [aLine(1, "Team", { characterLimit: 3, defaultText: "Kitchen" })] }),
      "lines",
      "defaultTooLong",
    ],
    [
      "with a color that leaves no thread",
      {
        terms: {
          ...terms,
          colorExclusions: [{ color: "White", threads: terms.text?.threads ?? [] }],
        },
      },
      "colorExclusions",
      "noThreadLeft",
    ],
    [
      "with a message that turns round what follows",
      { terms: { ...terms, messages: ["Ready in \u202eskeew 2"] } },
      "messages",
      "textControl",
    ],
    [
      "with a pair of flags at one placement",
      {
        terms: {
          ...terms,
          flags: {
            flags: ["DE"],
            heightMm: 25,
            placements: [place?.code],
            sku: "TEXT-1",
            pair: { left: place?.code, right: place?.code, sku: "TEXT-1" },
          },
        },
      },
      "flagTerms",
      "pairAtOnePlace",
    ],
    [
      "with steps that fall",
      text({
        prices: [
          { upTo: 9, sku: "TEXT-1" },
          { upTo: 8, sku: "TEXT-5" },
        ],
      }),
      "prices",
      "pricesInvalid",
    ],
    [
      "whose steps of equal stitches fall by lines",
      text({
        prices: [
          { upTo: 9, sku: "TEXT-5" },
          { upTo: 9, lines: 1, sku: "TEXT-1" },
        ],
      }),
      "prices",
      "pricesInvalid",
    ],
    [
      "with lines that no step takes",
      text({ prices: [{ upTo: 9, lines: 1, sku: "TEXT-1" }] }),
      "prices",
      "linesUncharged",
    ],
    [
      "charged as what can be held in a hand",
      text({ prices: [{ upTo: 9, sku: "CAP" }] }),
      "prices",
      "noSuchService",
    ],
    [
      "with digitizing as what is sold by itself, which nobody could buy then (EMB-17)",
      { terms: { ...terms, logos: { ...terms.logos, digitizingSku: "hem" } } },
      "logoPrices",
      "serviceForSale",
    ],
    [
      "with a service that is not there",
      { terms: { ...terms, services: [{ kind: "print-screen", sku: "GONE" }] } },
      "services",
      "noSuchService",
    ],
  ])("is refused %s", async (_, differing, field, key) => {
    const { errors } = (await add(draft(differing))).json<{ errors: object[] }>();
    expect(errors).toMatchObject([{ field, key: `embroidery.${key}` }]);
  });
});
