import { ANN, anAccount, aShopper, askShop, callShop, cookieIn } from "../../testing/customer.ts";
import { aProduct, type Shop } from "../../testing/shop.ts";
import { aStaffSession, callAdmin, STAFF } from "../../testing/staff.ts";
import type { TestApp } from "../../testing/test-app.ts";

/** Whose prices the customer number 100001 brings: half of everybody else's. */
export const NUMBERS_GROUP = 2;

/** A group for whom nothing costs less. */
export const PLAIN_GROUP = 3;

/** A cap for $20, and for $10 in the group of the number. */
export async function aCap(shop: Shop): Promise<void> {
  const id = await aProduct(shop, { sku: "CAP", name: "Line Cap" });
  await shop.db
    .insertInto("customer_group")
    .values({ id: PLAIN_GROUP, code: "Own", tax_class_id: 3 })
    .execute();
  await shop.db
    .insertInto("tier_price")
    .values({ product_id: id, customer_group_id: NUMBERS_GROUP, quantity: 1, price_minor: 1000 })
    .execute();
}

/** What staff may say of somebody, all of it no. */
const PLAIN = {
  isRepresentative: false,
  isSuperUser: false,
  spendsForOthers: false,
  customerNumber: "",
};

/** Representatives and super users of a shop that knows nobody yet, and what they ask. */
export class Deputies {
  readonly app: TestApp;
  /** The session of the staff who say who is what. */
  staff = "";
  #count = 0;

  constructor(app: TestApp) {
    this.app = app;
  }

  /** Forgets everybody; the number 100001 is there. Each time on a day of its own: accounts are made so often at once and no more. */
  async begin(): Promise<void> {
    const { app } = this;
    this.#count += 1;
    app.time.now = new Date(Date.UTC(2026, 2, this.#count, 10));
    await app.shop.db.deleteFrom("customer").execute();
    await app.shop.db.deleteFrom("customer_number").execute();
    this.staff = await this.aStaff("owner");
    await this.number("100001", { companyName: "Demo Bistro Group", groupId: NUMBERS_GROUP });
  }

  /** Another member of staff. */
  aStaff(role: "owner" | "clerk"): Promise<string> {
    return aStaffSession(this.app, { ...STAFF, email: `${role}${this.#count}@example.com`, role });
  }

  async number(custid: string, rest: object = {}): Promise<void> {
    const body = { custid, companyName: "Demo Hotel", websiteId: null, groupId: null, ...rest };
    const answer = await callAdmin(this.app, "POST customer-numbers", {
      session: this.staff,
      body,
    });
    if (answer.statusCode !== 200) throw new Error(answer.body);
  }

  /** Says what somebody is besides a customer, of their account as it is unless another version is given. */
  async stand(id: number, standing: object, session = this.staff) {
    const page = await callAdmin(this.app, `GET customers/${id}`, { session });
    const { version } = page.json<{ readonly version: number }>();
    const body = { ...PLAIN, version, ...standing };
    return callAdmin(this.app, `PUT customers/${id}/standing`, { session, body });
  }

  /** Somebody with an account who is this besides, signed in on a page of the store. */
  async somebody(email: string, standing: object = {}) {
    const person = { ...ANN, email };
    const id = await anAccount(this.app, person);
    if (Object.keys(standing).length > 0) {
      const answer = await this.stand(id, standing);
      if (answer.statusCode !== 200) throw new Error(answer.body);
    }
    return { id, email, session: await this.signIn(email) };
  }

  aRepresentative() {
    return this.somebody("rep@example.com", { isRepresentative: true });
  }

  aSuperUser() {
    return this.somebody("super@example.com", { isSuperUser: true });
  }

  async signIn(email: string): Promise<string> {
    return (await aShopper(this.app, { ...ANN, email })).session;
  }

  async whoIs(session: string) {
    const answer = await callShop(this.app, "GET app-account-info", { session });
    return answer.json<{
      readonly email: string;
      readonly isLoggedIn: boolean;
      readonly extensionAttributes: { readonly [key: string]: unknown };
    }>();
  }

  change(session: string | undefined, customerNumber: string) {
    return callShop(this.app, "POST change/customer-number", { session, body: { customerNumber } });
  }

  act(session: string | undefined, asCustomerId: unknown) {
    const body = { asCustomerId };
    return callShop(this.app, "POST super-user/login-as-customer", { session, body });
  }

  /** The session in which a super user is in for a customer. */
  async acting(session: string, id: number): Promise<string> {
    return cookieIn(await this.act(session, id), "placket_session");
  }

  /** What the cap costs somebody. */
  async cap(session: string): Promise<unknown> {
    const { data } = await askShop(
      this.app,
      `{ products(filter: { sku: { eq: "CAP" } }) {
        items { price_range { minimum_price { final_price { value } } } } } }`,
      { session },
    );
    return JSON.parse(JSON.stringify(data?.["products"]?.["items"]));
  }

  /** A cart with so many caps, as its owner's session has it. */
  async cart(session: string, caps: number): Promise<string> {
    const made = await askShop(this.app, "mutation { createEmptyCart }", { session });
    const id = made.data?.["createEmptyCart"] as unknown as string;
    if (caps === 0) return id;
    const { errors } = await askShop(
      this.app,
      `mutation ($id: String!, $caps: Float!) {
        addProductsToCart(cartId: $id, cartItems: [{ sku: "CAP", quantity: $caps }]) { cart { id } } }`,
      { session, variables: { id, caps } },
    );
    if (errors) throw new Error(JSON.stringify(errors));
    return id;
  }
}

/** What `Deputies.cap` answers. */
export const capAt = (value: number) => [
  { price_range: { minimum_price: { final_price: { value } } } },
];

/** By which error a call refused. */
export const keyOf = (answer: { json: () => unknown }) => (answer.json() as { key?: string }).key;
