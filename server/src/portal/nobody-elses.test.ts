import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { aCategory } from "../catalog/testing/catalog-app.ts";
import { ANN, askShop, callShop, type Coming } from "../testing/customer.ts";
import { aStaffSession, callAdmin } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { aMember, aPortal } from "./testing/a-portal.ts";

let app: TestApp;
let staff: string;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    await aCategory(shop, { name: "Deck", urlPath: "deck" });
  });
  staff = await aStaffSession(app);
});
afterAll(() => app.close());
afterEach(async () => {
  await app.shop.db.deleteFrom("sign_in_try").execute();
  await app.shop.db.deleteFrom("customer").execute();
  await app.shop.db.deleteFrom("portal").execute();
});

describe("what is drawn for the members of a portal", () => {
  const told = async (by: Coming = {}) =>
    (await callShop(app, "GET app-config", by)).json<{ portal_data: object | null }>().portal_data;

  it("HEAD-22 PORTAL-23 says to its members alone that it hides the search", async () => {
    const made = await aPortal(app, staff, { hideSearch: true });
    const other = await aPortal(app, staff, { code: "cellar", name: "Cellar Foods" });
    const { session } = await aMember(app, staff, made);
    const stranger = await aMember(
      app,
      staff,
      { ...other, code: "cellar" },
      { email: "bo@cellar.example" },
    );
    expect(await told({ session })).toMatchObject({ entity_id: made.id, hide_search: true });
    expect(await told()).toBeNull();
    expect(await told({ session: stranger.session })).toMatchObject({
      entity_id: other.id,
      hide_search: false,
    });
  });

  it("PORTAL-27 is given to nobody else, whoever asked for it first, by REST or GraphQL", async () => {
    const { id: categoryId } = await app.shop.db
      .selectFrom("category")
      .select("id")
      .where("url_path", "=", "deck")
      .executeTakeFirstOrThrow();
    const unsaid = { description: null, metaTitle: null, metaDescription: null, image: null };
    const made = await aPortal(app, staff, {
      overridesCategories: true,
      categories: [{ categoryId, name: "Quarterdeck", canonical: null, ...unsaid }],
    });
    const other = await aPortal(app, staff, { code: "cellar", name: "Cellar Foods" });
    const { session } = await aMember(app, staff, made);
    const stranger = await aMember(
      app,
      staff,
      { ...other, code: "cellar" },
      { email: "bo@cellar.example" },
    );
    const said = async (by: Coming = {}) => {
      const [tree, override, found] = await Promise.all([
        callShop(app, "GET app-categories", by),
        callShop(app, "GET app-override-categories", by),
        askShop(app, "{ categoryList { name children { name } } storeConfig { is_portal } }", by),
      ]);
      return `${tree.body} ${override.body} ${JSON.stringify(found)}`;
    };
    // Answers are kept: a member asks first, then everybody else, then the member again.
    expect(await said({ session })).toContain("Quarterdeck");
    expect(await said()).not.toContain("Quarterdeck");
    expect(await said({ session: stranger.session })).not.toContain("Quarterdeck");
    expect(await said({ session })).toContain("Quarterdeck");
  });
});

describe("issue 8 B10 guesses at the password of a portal's customer", () => {
  it("wait after a few, in whatever case the username is typed", async () => {
    const made = await aPortal(app, staff);
    await aMember(app, staff, made);
    const tried = async (username: string) =>
      (
        await callShop(app, "POST app-login", { body: { username, password: "guessed-it-1" } })
      ).json<{
        key: string;
      }>().key;
    const spelled = [
      `harbour#${ANN.email}`,
      `HARBOUR#${ANN.email}`,
      ` harbour#${ANN.email.toUpperCase()} `,
    ];
    const said = new Set<string>();
    for (let at = 0; at < 6; at += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as they are guessed
      said.add(await tried(spelled[at % 3] ?? ""));
    }
    expect([...said]).toEqual(["customer.wrongLogin", "customer.tooManyTries"]);
  });
});

describe("portals of one name", () => {
  it("are told apart by their code where staff choose one for a customer", async () => {
    await aPortal(app, staff);
    await aPortal(app, staff, { code: "cellar", name: "Cellar Foods" });
    await aPortal(app, staff, { code: "cellar-north", name: "Cellar Foods" });
    const answer = await callAdmin(app, "GET customer-groups", { session: staff });
    const { portals } = answer.json<{ portals: { name: string }[] }>();
    expect(portals.map(({ name }) => name).toSorted()).toEqual([
      "Cellar Foods (cellar)",
      "Cellar Foods (cellar-north)",
      "Harbour Catering",
    ]);
  });
});
