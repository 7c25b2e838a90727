import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ANN, askShop, callShop, cookieIn } from "../testing/customer.ts";
import { aCap, Deputies, keyOf } from "./testing/deputies.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let shop: Deputies;

beforeAll(async () => {
  app = await testApp(aCap);
  shop = new Deputies(app);
});
afterAll(() => app.close());
beforeEach(() => shop.begin());

const found = async (session: string, term: string) =>
  (
    await callShop(app, `GET super-user/customers?idOrEmailOrName=${encodeURIComponent(term)}`, {
      session,
    })
  ).json<{ readonly items: readonly { readonly id: number; readonly email: string }[] }>().items;

describe("a super user", () => {
  it("REP-02 ACCT-16 is told as one", async () => {
    const { session } = await shop.aSuperUser();
    expect((await shop.whoIs(session)).extensionAttributes).toMatchObject({
      is_active_super_user: true,
      is_logged_in_as_assigned_super_user_customer: false,
      assigned_su_customer_info: null,
    });
  });

  it("REP-03 REP-33 REP-35 OPEN-01 finds open accounts by id, name, email and company, the newest unless told", async () => {
    const ann = await shop.somebody("ann@example.com", { customerNumber: "100001" });
    const bob = await shop.somebody("bob@example.com");
    const { session } = await shop.aSuperUser();
    expect((await found(session, "")).map(({ id }) => id)).toEqual([bob.id, ann.id]);
    const ANN_FOUND = {
      id: ann.id,
      email: "ann@example.com",
      name: "Ann Weaver",
      customer_number: "100001",
      company_name: "Demo Bistro Group",
    };
    expect(await found(session, "ann@exam")).toEqual([ANN_FOUND]);
    expect((await found(session, String(ann.id)))[0]).toEqual(ANN_FOUND);
    expect((await found(session, "weaver")).map(({ id }) => id)).toEqual([bob.id, ann.id]);
    // Neither themselves nor whoever is closed.
    expect(await found(session, "super@")).toEqual([]);
    await app.shop.db
      .updateTable("customer")
      .set({ is_active: false })
      .where("id", "=", bob.id)
      .execute();
    expect(await found(session, "bob@")).toEqual([]);
  });

  it("REP-33 finds the newest twenty of a company, however many addresses name it", async () => {
    const { session } = await shop.aSuperUser();
    const { db } = app.shop;
    const people = Array.from({ length: 25 }, (_, at) => {
      const email = `cook${at}@example.com`;
      const person = { email, username: email, first_name: "Demo", last_name: "Cook" };
      const times = { created_at: app.time.now, updated_at: app.time.now };
      return { ...person, ...times, group_id: 1, store_view_id: 1 };
    });
    const made = await db.insertInto("customer").values(people).returning("id").execute();
    const address = JSON.stringify({ company: "Demo Kitchens" });
    const book = made
      .flatMap(({ id }) => [id, id])
      .map((customer_id) => ({
        customer_id,
        address,
        created_at: app.time.now,
        updated_at: app.time.now,
      }));
    await db.insertInto("customer_address").values(book).execute();
    const newest = made
      .map(({ id }) => id)
      .toReversed()
      .slice(0, 20);
    for (const term of ["kitchens", "cook", ""]) {
      expect(
        (await found(session, term)).map(({ id }) => id),
        term,
      ).toEqual(newest);
    }
  });

  it("REP-35 finds a portal's customer by the code before the email", async () => {
    const ann = await shop.somebody("ann@example.com");
    await app.shop.db
      .updateTable("customer")
      .set({ username: "hotel#ann@example.com" })
      .where("id", "=", ann.id)
      .execute();
    const { session } = await shop.aSuperUser();
    expect(await found(session, "hotel#ann")).toMatchObject([{ email: "hotel#ann@example.com" }]);
    expect(await found(session, "other#ann")).toEqual([]);
  });

  it("REP-25 REP-34 REP-08 shops in a customer's name, in their cart, and the trail has both", async () => {
    const ann = await shop.somebody("ann@example.com");
    const { session } = await shop.aSuperUser();
    const came = await shop.act(session, ann.id);
    expect(came.json()).toMatchObject({ login_result: true });
    const own = cookieIn(came, "placket_session");
    expect(await shop.whoIs(own)).toMatchObject({
      email: "ann@example.com",
      extensionAttributes: {
        is_active_super_user: true,
        is_logged_in_as_assigned_super_user_customer: true,
        assigned_su_customer_info: { id: ann.id, name: "Ann Weaver", email: "ann@example.com" },
        acted_by: "super@example.com",
      },
    });
    await askShop(app, "mutation { createEmptyCart }", { session: own });
    const trail = await app.shop.db
      .selectFrom("audit")
      .select(["action", "email", "acting_for", "after"])
      .where("subject", "=", `customer ${ann.id}`)
      .orderBy("id")
      .execute();
    expect(trail).toEqual([
      { action: "customer.actFor", email: "super@example.com", acting_for: ann.id, after: null },
      {
        action: "customer.acted",
        email: "super@example.com",
        acting_for: ann.id,
        after: { call: "createEmptyCart" },
      },
    ]);
  });

  it("REP-26 REP-11 a logout leads back to their own session, with their own cart and not the customer's", async () => {
    const ann = await shop.somebody("ann@example.com");
    const { session, id } = await shop.aSuperUser();
    const own = await shop.cart(session, 0);
    const inFor = await shop.acting(session, ann.id);
    const annsCart = await shop.cart(inFor, 3);
    const out = await callShop(app, "POST app-logout", { session: inFor, cartId: annsCart });
    expect(out.json()).toMatchObject({ success: true, account: { id, isLoggedIn: true } });
    const back = cookieIn(out, "placket_session");
    expect(out.json<{ token: string }>().token).toBeTruthy();
    expect(cookieIn(out, "cartId")).toBe(own);
    expect(await shop.whoIs(back)).toMatchObject({ email: "super@example.com" });
    const mine = await askShop(app, "{ customerCart { items { quantity } } }", { session: back });
    expect(mine.data?.["customerCart"]).toEqual({ items: [] });
    // Neither session of before opens anything any more.
    expect((await shop.whoIs(inFor)).isLoggedIn).toBe(false);
    expect((await shop.whoIs(session)).isLoggedIn).toBe(false);
    // Ann keeps what was put into her cart, and her own session.
    const hers = await askShop(app, "{ customerCart { items { quantity } } }", {
      session: ann.session,
    });
    expect(hers.data?.["customerCart"]).toEqual({ items: [{ quantity: 3 }] });
    // From here a logout is one.
    const gone = await callShop(app, "POST app-logout", { session: back });
    expect(gone.json()).toMatchObject({ token: null, account: { isLoggedIn: false } });
  });

  it("REP-26 comes back once, and acts for one customer, however often it is sent at once", async () => {
    const ann = await shop.somebody("ann@example.com");
    const { session, id } = await shop.aSuperUser();
    const openOf = async (customerId: number) => {
      const { db } = app.shop;
      const ofThem = db
        .selectFrom("session")
        .select("begun_in")
        .where("customer_id", "=", customerId);
      return ofThem.execute();
    };
    const acts = await Promise.all([1, 2, 3, 4].map(() => shop.act(session, ann.id)));
    expect(acts.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect((await openOf(ann.id)).filter(({ begun_in: begunIn }) => begunIn !== null)).toHaveLength(
      1,
    );
    const inFor = await shop.acting(session, ann.id);
    const outs = await Promise.all(
      [1, 2, 3, 4].map(() => callShop(app, "POST app-logout", { session: inFor })),
    );
    expect(outs.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(await openOf(id)).toEqual([{ begun_in: null }]);
    expect(await openOf(ann.id)).toEqual([{ begun_in: null }]);
  });

  it("REP-10 goes on from one customer to the next, whose session alone is open then", async () => {
    const ann = await shop.somebody("ann@example.com");
    const bob = await shop.somebody("bob@example.com");
    const { session } = await shop.aSuperUser();
    const forAnn = await shop.acting(session, ann.id);
    expect((await found(forAnn, "bob@")).map(({ id }) => id)).toEqual([bob.id]);
    const forBob = await shop.acting(forAnn, bob.id);
    expect((await shop.whoIs(forBob)).email).toBe("bob@example.com");
    expect((await shop.whoIs(forAnn)).isLoggedIn).toBe(false);
    expect((await shop.whoIs(session)).email).toBe("super@example.com");
  });

  it.each([0, -1, 1.5, 2_147_483_648, 123_456])("REP-28 %j is no customer", async (id) => {
    const { session } = await shop.aSuperUser();
    const answer = await shop.act(session, id);
    expect([answer.statusCode, keyOf(answer)]).toEqual([400, "superuser.noSuchCustomer"]);
  });

  it("REP-28 nobody acts for themselves, for whoever is closed, or by a program", async () => {
    const ann = await shop.somebody("ann@example.com");
    const { session, id } = await shop.aSuperUser();
    expect(keyOf(await shop.act(session, id))).toBe("superuser.noSuchCustomer");
    await app.shop.db
      .updateTable("customer")
      .set({ is_active: false })
      .where("id", "=", ann.id)
      .execute();
    expect(keyOf(await shop.act(session, ann.id))).toBe("superuser.noSuchCustomer");
    const bob = await shop.somebody("bob@example.com");
    const TOKEN = `mutation { generateCustomerToken(email: "super@example.com", password: "${ANN.password}") { token } }`;
    const { data } = await askShop(app, TOKEN);
    const bearer = String(data?.["generateCustomerToken"]?.["token"]);
    const program = { bearer, body: { asCustomerId: bob.id } };
    const asked = await callShop(app, "POST super-user/login-as-customer", program);
    expect([asked.statusCode, keyOf(asked)]).toEqual([403, "access.forbidden"]);
    expect((await callShop(app, "GET super-user/customers", { bearer })).statusCode).toBe(200);
  });

  it("REP-37 OPEN-12 nobody else finds customers or acts for them", async () => {
    const ann = await shop.somebody("ann@example.com");
    const { session } = await shop.aRepresentative();
    const statuses = async (session?: string) => [
      (await callShop(app, "GET super-user/customers?idOrEmailOrName=a", { session })).statusCode,
      (
        await callShop(app, "POST super-user/login-as-customer", {
          session,
          body: { asCustomerId: ann.id },
        })
      ).statusCode,
    ];
    expect(await statuses()).toEqual([401, 401]);
    expect(await statuses(ann.session)).toEqual([403, 403]);
    expect(await statuses(session)).toEqual([403, 403]);
  });

  it("REP-25 never says how the customer signs in, and spends what they have only where staff say so", async () => {
    const ann = await shop.somebody("ann@example.com");
    const { session, id, email } = await shop.aSuperUser();
    const keyFor = async (session: string, field: string) =>
      (await askShop(app, `mutation { ${field} { __typename } }`, { session })).errors?.[0]
        ?.extensions.key;
    const PASSWORD =
      'changeCustomerPassword(currentPassword: "x", newPassword: "Twill-and-denim-5")';
    const CREDIT = 'applyStoreCreditToCart(input: { cart_id: "x" })';
    const first = await shop.acting(session, ann.id);
    expect([await keyFor(first, PASSWORD), await keyFor(first, CREDIT)]).toEqual([
      "access.forbidden",
      "access.forbidden",
    ]);
    await shop.stand(id, { isSuperUser: true, spendsForOthers: true });
    const again = await shop.signIn(email);
    const second = await shop.acting(again, ann.id);
    expect([await keyFor(second, PASSWORD), await keyFor(second, CREDIT)]).toEqual([
      "access.forbidden",
      "cart.noSuchCart",
    ]);
  });

  it("ends after half an hour in which nothing is asked, and leaves their own session open", async () => {
    const ann = await shop.somebody("ann@example.com");
    const { session } = await shop.aSuperUser();
    const inFor = await shop.acting(session, ann.id);
    app.time.now = new Date(app.time.now.getTime() + 29 * 60_000);
    expect((await shop.whoIs(inFor)).isLoggedIn).toBe(true);
    app.time.now = new Date(app.time.now.getTime() + 31 * 60_000);
    expect((await shop.whoIs(inFor)).isLoggedIn).toBe(false);
    expect((await shop.whoIs(session)).email).toBe("super@example.com");
  });

  it("ends with the role: whoever is in for a customer is out at once", async () => {
    const ann = await shop.somebody("ann@example.com");
    const { session, id } = await shop.aSuperUser();
    const inFor = await shop.acting(session, ann.id);
    await shop.stand(id, {});
    expect((await shop.whoIs(inFor)).isLoggedIn).toBe(false);
    // Ann's own session is untouched by all of it.
    expect((await shop.whoIs(ann.session)).isLoggedIn).toBe(true);
  });
});
