import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isOneLine } from "@placket/domain/one-line";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aStoreView } from "../../catalog/testing/catalog-app.ts";
import { contextFor } from "../../http/open-call.ts";
import { readSettings } from "../../settings.ts";
import { stores } from "../../store/store-config.ts";
import { linksOf, plain, textsSeen } from "../../testing/letter-facts.ts";
import { aProduct } from "../../testing/shop.ts";
import { aStaffSession, callAdmin, STAFF } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { letterOf } from "./letter-of.ts";
import { letterTemplates } from "./template.ts";

const CONFIRMATION = "letter-templates/order.confirmation";
const FRENCH = 2;

let app: TestApp;
let session: string;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "placket-templates-"));
  await mkdir(join(dataDir, "translations"));
  const words = { "Your %1 order %2": "Votre commande %2 chez %1", "Ships to": "Livré à" };
  await writeFile(join(dataDir, "translations/fr.json"), JSON.stringify(words));
  app = await testApp(
    async (shop) => {
      await aStoreView(shop, { id: FRENCH, code: "fr", locale: "fr-FR" });
      const cap = await aProduct(shop, { sku: "CAP" });
      await shop.db
        .insertInto("product_media")
        .values({ product_id: cap, file: "cap.webp", roles: ["small"] })
        .execute();
    },
    { settings: { ...readSettings({ DATA_DIR: dataDir }), writesPerMinute: 0 } },
  );
  session = await aStaffSession(app);
});
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
});

interface Template {
  readonly edition: string;
  readonly view: number;
  readonly texts: readonly {
    readonly name: string;
    readonly own: string | null;
    readonly unlessSaid: string;
    readonly changed: { readonly by: string } | null;
  }[];
}
type Texts = Readonly<Record<string, string>>;

const read = async (view = 1) =>
  (await callAdmin(app, `GET ${CONFIRMATION}?view=${view}`, { session })).json<Template>();
const subjectAt = async (view: number) =>
  (await read(view)).texts.find(({ name }) => name === "subject");

async function change(set: Texts, { view = 1, edition = "", useDefault = [] as string[] } = {}) {
  const body = { view, edition: edition || (await read(view)).edition, set, useDefault };
  return callAdmin(app, `PATCH ${CONFIRMATION}`, { session, body });
}
const preview = (texts: Texts, view = 1) =>
  callAdmin(app, `POST ${CONFIRMATION}/preview`, { session, body: { view, texts } });

/** The example as it is written to shoppers of a store view now. */
function written(viewCode: string) {
  const store = app.call.held(stores).viewByCode(viewCode);
  const template = app.call.held(letterTemplates).find(({ name }) => name === "order.confirmation");
  if (!store || !template) throw new Error("There is no such letter");
  const ctx = contextFor(app.call, store);
  return letterOf(ctx, template, template.sample(ctx));
}

describe("issue 9 §10 every letter of the store", () => {
  it("has an example whose text says all that its HTML shows, in each language", () => {
    const templates = app.call.held(letterTemplates);
    expect(templates.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["order.confirmation", "staff.invitation"]),
    );
    expect(new Set(templates.map(({ name }) => name)).size).toBe(templates.length);
    for (const store of app.call.held(stores).views) {
      const ctx = contextFor(app.call, store);
      for (const template of templates) {
        const { subject, html, text } = letterOf(ctx, template, template.sample(ctx), {});
        expect([subject, isOneLine(subject)]).toEqual([expect.stringMatching(/\S/), true]);
        // A placeholder that stands there still was not filled.
        expect(`${subject}${text}`).not.toMatch(/\{\w+\}/);
        for (const seen of textsSeen(html)) expect(plain(text)).toContain(seen);
        for (const link of linksOf(html)) expect(text).toContain(link);
      }
    }
  });

  it("is listed with what it is for, and where staff word it otherwise", async () => {
    await change({ intro: "Bonjour {name}," }, { view: FRENCH });
    const listed = await callAdmin(app, "GET letter-templates", { session });
    const { templates } = listed.json<{ templates: readonly { readonly name: string }[] }>();
    const named = (wanted: string) => templates.find(({ name }) => name === wanted);
    expect(named("staff.invitation")).toMatchObject({ readers: "staff", wordedFor: [] });
    expect(named("order.confirmation")).toMatchObject({
      title: "Order confirmation",
      wordedFor: ["fr"],
    });
    expect(named("customer.password")).toMatchObject({ readers: "shoppers", wordedFor: [] });
    await change({}, { view: FRENCH, useDefault: ["intro"] });
  });

  it("to staff is worded in one language alone", async () => {
    const path = "GET letter-templates/staff.invitation";
    expect((await callAdmin(app, path, { session })).json()).toMatchObject({
      view: 1,
      views: [{ id: 1 }],
      placeholders: expect.arrayContaining([{ name: "inviter", means: "who asks" }]) as unknown,
    });
    const french = await callAdmin(app, `${path}?view=${FRENCH}`, { session });
    expect(french.json()).toMatchObject({ key: "store.noSuchScope" });
  });
});

describe("issue 9 §10 the words of staff", () => {
  it("are each store view's own; what they leave is said in its language", async () => {
    const before = await subjectAt(FRENCH);
    expect(before).toMatchObject({ own: null, unlessSaid: "Votre commande {number} chez {store}" });
    const changed = await change({ subject: "C’est noté: {number}" }, { view: FRENCH });
    expect(changed.json<Template>().texts[0]).toMatchObject({
      own: "C’est noté: {number}",
      changed: { by: STAFF.email },
    });
    await expect.poll(() => written("fr").subject).toBe("C’est noté: 100000001");
    expect(written("fr").text).toContain("Livré à:");
    expect(written("us").subject).toBe("Your Placket order 100000001");

    await change({}, { view: FRENCH, useDefault: ["subject"] });
    expect(await subjectAt(FRENCH)).toMatchObject({ own: null });
    await expect.poll(() => written("fr").subject).toBe("Votre commande 100000001 chez Placket");
  });

  it("leave a line in the trail, with before and after", async () => {
    await change({ closing: "One" });
    await change({ closing: "Two", intro: "" });
    await change({}, { useDefault: ["closing", "intro"] });
    const trail = await callAdmin(app, "GET audit?action=letter.change", { session });
    expect(trail.json<{ rows: object[] }>().rows.slice(0, 3)).toMatchObject([
      { title: "Order confirmation, US English", before: { intro: "", closing: "Two" }, after: {} },
      { before: { closing: "One" }, after: { closing: "Two", intro: "" } },
      { before: {}, after: { closing: "One" } },
    ]);
  });

  it("are not lost when two word the same letter at once", async () => {
    const { edition } = await read();
    const answers = await Promise.all([
      change({ heading: "First" }, { edition }),
      change({ heading: "Second" }, { edition }),
    ]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({ key: "mail.textsChanged" });
    await change({}, { useDefault: ["heading"] });
  });

  it.each<[Texts, string, string]>([
    [{ subject: "Order {nubmer}", intro: "x" }, "mail.noSuchPlaceholder", "subject"],
    [{ heading: " " }, "mail.textEmpty", "heading"],
    [{ subject: "Hi\r\nBcc: all@example.com" }, "mail.textUnseen", "subject"],
    [{ intro: "x".repeat(2_001) }, "mail.textTooLong", "intro"],
  ])("%j are refused, and nothing is saved", async (set, key, field) => {
    const answer = await change(set);
    expect(answer.json()).toMatchObject({ key, errors: [{ field }] });
    expect((await preview(set)).json()).toMatchObject({ key });
    expect((await read()).texts.every(({ own }) => own === null)).toBe(true);
  });

  it("give way where a letter has nothing for a placeholder", async () => {
    await change({ heading: "Thanks, {name}.", closing: "Call {phone}" });
    await expect.poll(() => written("us").text).toMatch(/^Thanks, Demo Buyer\./);
    const template = app.call
      .held(letterTemplates)
      .find(({ name }) => name === "order.confirmation");
    const ctx = contextFor(app.call);
    const sample = template?.sample(ctx) as { order: object };
    const nameless = { ...sample, order: { ...sample.order, billingAddress: null } };
    expect(letterOf(ctx, template!, nameless).text).toMatch(
      /^Thank you for your order 100000001\./,
    );
    await change({}, { useDefault: ["heading", "closing"] });
  });

  it.each([
    ["GET letter-templates/no.such", "mail.noSuchTemplate"],
    [`GET ${CONFIRMATION}?view=99`, "store.noSuchScope"],
  ] as const)("%s is not there", async (line, key) => {
    expect((await callAdmin(app, line, { session })).json()).toMatchObject({ key });
  });
});

describe("issue 9 §10 what is not saved yet", () => {
  it("is previewed with what the store sells, and is text whatever is typed", async () => {
    const shown = (await preview({ intro: "<b>Now</b>\n\nand {number}" })).json<{
      html: string;
      text: string;
    }>();
    expect(shown.html).toContain("&lt;b&gt;Now&lt;/b&gt;");
    expect(shown.html).toContain(`<img src="http://127.0.0.1:3000/media/catalog/w120/cap.webp"`);
    expect(shown.text).toContain("<b>Now</b>\n\nand 100000001");
    expect((await read()).texts.every(({ own }) => own === null)).toBe(true);
  });

  it("goes as a test letter to whoever asks, and to nobody else", async () => {
    const body = { view: FRENCH, texts: { subject: "Essai {number}" } };
    const sent = await callAdmin(app, `POST ${CONFIRMATION}/test`, { session, body });
    expect(sent.json()).toEqual({ recipient: STAFF.email, isSent: false });
    await callAdmin(app, `POST ${CONFIRMATION}/test`, { session, body });
    const letters = await app.shop.db
      .selectFrom("mail")
      .select(["recipient", "subject", "store_view_id"])
      .execute();
    const letter = {
      recipient: STAFF.email,
      subject: "[Test] Essai 100000001",
      store_view_id: FRENCH,
    };
    expect(letters).toEqual([letter, letter]);
  });
});
