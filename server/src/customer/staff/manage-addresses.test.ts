import { ADDRESSES_MAX } from "@placket/domain/customer/saved-address";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aCustomerOf, type TestCustomer } from "../../testing/known-customer.ts";
import { aStaffSession, callAdmin, STAFF } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let session: string;
let ann: TestCustomer;
let count = 0;

beforeAll(async () => {
  app = await testApp(async () => undefined);
  session = await aStaffSession(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  count += 1;
  ann = await aCustomerOf(app, { email: `ann${count}@example.com` });
});

interface Page {
  readonly addresses: readonly {
    readonly id: number;
    readonly lines: readonly string[];
    readonly fields: object;
    readonly isDefaultShipping: boolean;
    readonly isDefaultBilling: boolean;
  }[];
  readonly notes: readonly { readonly text: string }[];
  readonly acts: readonly { readonly title: string }[];
}

const PIER = {
  firstname: "Ann",
  lastname: "Weaver",
  company: "Weaver Works",
  street: ["12 Pier Street", "Floor 2"],
  city: "Margate",
  region: "FL",
  postcode: "33063",
  country_code: "US",
  telephone: "555 0100",
};

const keyOf = (answer: { json: () => unknown }) => (answer.json() as { key?: string }).key;
const byStaff = (line: string, body?: object, by = session) =>
  callAdmin(app, line as Parameters<typeof callAdmin>[1], {
    session: by,
    ...(body && { body }),
  });
const add = (address: object = {}, uses: object = {}, by = session) =>
  byStaff(
    `POST customers/${ann.id}/addresses`,
    {
      address: { ...PIER, ...address },
      isDefaultShipping: false,
      isDefaultBilling: false,
      ...uses,
    },
    by,
  );
const change = (id: number | undefined, address: object, uses: object = {}) =>
  byStaff(`PUT customers/${ann.id}/addresses/${id}`, {
    address: { ...PIER, ...address },
    isDefaultShipping: true,
    isDefaultBilling: true,
    ...uses,
  });
const remove = (id: number | undefined) =>
  byStaff(`DELETE customers/${ann.id}/addresses/${id}`, undefined);
const bookOfAnn = async () => {
  const asked = "{ customer { addresses { id city street default_shipping } } }";
  const { data } = await ann.graphql(asked);
  const customer = data?.["customer"] as unknown as { addresses: readonly object[] };
  return customer.addresses;
};

describe("issue 9.9 an address book in the hands of staff", () => {
  it("takes an address in, has it changed and taken out, and its customer sees it at once", async () => {
    const [first] = (await add()).json<Page>().addresses;
    expect(first).toMatchObject({
      fields: PIER,
      isDefaultShipping: true,
      isDefaultBilling: true,
    });
    const second = (await add({ city: "Boca Raton" }, { isDefaultShipping: true })).json<Page>();
    expect(second.addresses).toMatchObject([
      { isDefaultShipping: false, isDefaultBilling: true },
      { isDefaultShipping: true, isDefaultBilling: false },
    ]);
    const moved = (await change(first?.id, { street: ["9 Quay Road"] })).json<Page>();
    expect(moved.addresses[0]).toMatchObject({
      fields: { street: ["9 Quay Road"] },
      isDefaultShipping: true,
    });
    expect(moved.addresses[1]).toMatchObject({ isDefaultShipping: false });
    const gone = (await remove(second.addresses[1]?.id)).json<Page>();
    expect(gone.addresses).toHaveLength(1);
    expect(await bookOfAnn()).toEqual([
      { id: first?.id, city: "Margate", street: ["9 Quay Road"], default_shipping: true },
    ]);
  });

  it("keeps what was there in notes that go with the account, and nobody's address in the trail", async () => {
    const [first] = (await add()).json<Page>().addresses;
    await change(first?.id, { street: ["9 Quay Road"] });
    await change(first?.id, { street: ["9 Quay Road"] });
    const { notes, acts } = (await remove(first?.id)).json<Page>();
    const [removed, moved, added] = notes.map(({ text }) => text);
    expect(notes).toHaveLength(3);
    expect(removed).toMatch(/^Address removed: .*9 Quay Road/);
    expect(moved).toMatch(/^Address: .*12 Pier Street.* → .*9 Quay Road/);
    expect(added).toMatch(/^Address added: .*12 Pier Street/);
    expect(acts.map(({ title }) => title)).toEqual(
      Array.from({ length: 4 }, () => "Address book changed"),
    );
    const trail = await app.shop.db.selectFrom("audit").selectAll().execute();
    expect(trail.some(({ subject }) => subject === `customer ${ann.id}`)).toBe(true);
    for (const said of ["Pier Street", "Quay Road", "Weaver"]) {
      expect(JSON.stringify(trail)).not.toContain(said);
    }
  });

  it("holds to the rules of the book", async () => {
    expect(keyOf(await add({ postcode: "1" }))).toBe("checkout.postcodeShape");
    expect(keyOf(await add({ country_code: "KP" }))).toBe("checkout.countryNotServed");
    expect(keyOf(await add({ region: "ZZ" }))).toBe("checkout.noSuchRegion");
    expect(keyOf(await add({ firstname: " " }))).toBe("checkout.required");
    const [first] = (await add()).json<Page>().addresses;
    const { id: _, ...row } = await app.shop.db
      .selectFrom("customer_address")
      .selectAll()
      .where("id", "=", first?.id ?? 0)
      .executeTakeFirstOrThrow();
    const copy = {
      ...row,
      address: JSON.stringify(row.address),
      is_default_shipping: false,
      is_default_billing: false,
    };
    await app.shop.db
      .insertInto("customer_address")
      .values(Array.from({ length: ADDRESSES_MAX - 2 }, () => copy))
      .execute();
    const answers = await Promise.all([add(), add(), add()]);
    expect(answers.map(keyOf).filter((key) => key === undefined)).toHaveLength(1);
    expect(answers.map(keyOf)).toContain("customer.tooManyAddresses");
  });

  it("is no stranger's, and nothing is kept anew of whoever asked to be forgotten", async () => {
    const [first] = (await add()).json<Page>().addresses;
    const bo = await aCustomerOf(app, { email: `bo${count}@example.com` });
    const theirs = `customers/${bo.id}/addresses/${first?.id}`;
    expect(keyOf(await byStaff(`DELETE ${theirs}`))).toBe("customer.noSuchAddress");
    expect(keyOf(await change((first?.id ?? 0) + 999, {}))).toBe("customer.noSuchAddress");
    expect((await byStaff("DELETE customers/999999/addresses/1")).statusCode).toBe(404);
    expect((await change(2_147_483_648, {})).statusCode).toBe(400);
    expect(await bookOfAnn()).toHaveLength(1);
    await byStaff(`POST customers/${ann.id}/anonymize`);
    expect(keyOf(await add())).toBe("customer.anonymizedAlready");
  });

  it("is changed by whoever may change accounts", async () => {
    const staff = (role: "clerk" | "reader") =>
      aStaffSession(app, { ...STAFF, email: `${role}${count}@x.example`, role });
    const refused = await add({}, {}, await staff("reader"));
    expect([refused.statusCode, keyOf(refused)]).toEqual([403, "access.forbidden"]);
    expect((await add({}, {}, await staff("clerk"))).statusCode).toBe(200);
  });
});
