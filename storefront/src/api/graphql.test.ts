import { describe, expect, it } from "vitest";
import { CallError } from "@placket/web/call/call-error";
import { graphqlCall } from "./graphql-call.ts";
import type { Operation } from "./graphql.ts";

const shopName: Operation<{ storeConfig: { store_name: string } }, object> = {
  name: "ShopName",
  text: "query ShopName { storeConfig { store_name } }",
};

/** A caller whose server gives this answer. */
function answering(status: number, body: unknown, operation = shopName) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return graphqlCall({
    storeCode: "us",
    fetch: () => Promise.resolve(new Response(text, { status })),
    pageLocation: () => "https://store.test/checkout",
    network: {
      isOnline: () => true,
      online: () => Promise.resolve(),
      pause: () => Promise.resolve(),
    },
  })(operation, {});
}

async function failure(status: number, body: unknown, operation = shopName): Promise<CallError> {
  const asked = answering(status, body, operation);
  const error: unknown = await asked.catch((reason: unknown) => reason);
  if (!(error instanceof CallError)) throw new Error("The call did not fail with a CallError");
  return error;
}

const changeName: typeof shopName = { name: "Change", text: "mutation Change { storeConfig }" };

const refused = {
  message: "Required",
  extensions: {
    category: "graphql-input",
    code: 10000,
    key: "checkout.required",
    problems: [
      { field: "city", key: "checkout.required", message: "Required", parameters: [] },
      { field: "postcode", key: "checkout.postcodeShape", message: "…", parameters: ["33063"] },
    ],
  },
};

/** What a caller for this store sends. */
async function sentFor(storeCode: string): Promise<Request> {
  const sent: Request[] = [];
  const call = graphqlCall({
    storeCode,
    fetch: (input, init) => {
      if (typeof input !== "string") throw new Error("The address is no text");
      sent.push(new Request(new URL(input, "https://store.test"), init));
      return Promise.resolve(new Response(JSON.stringify({ data: {} })));
    },
    pageLocation: () => "https://store.test/checkout",
    network: {
      isOnline: () => true,
      online: () => Promise.resolve(),
      pause: () => Promise.resolve(),
    },
  });
  await call(shopName, {});
  const [request] = sent;
  if (!request) throw new Error("Nothing was sent");
  return request;
}

describe("calls by GraphQL", () => {
  it("API-04 OPEN-14 are posted to /graphql, named, with their variables", async () => {
    const request = await sentFor("us");
    expect([request.method, new URL(request.url).pathname]).toEqual(["POST", "/graphql"]);
    expect(await request.json()).toEqual({
      query: shopName.text,
      operationName: "ShopName",
      variables: {},
    });
  });

  it("API-06 CONF-39 carry the store's code, or default where there is none", async () => {
    expect((await sentFor("us")).headers.get("store")).toBe("us");
    expect((await sentFor("")).headers.get("store")).toBe("default");
  });

  it("OPEN-46 say in X-Page-Location where the page stands", async () => {
    const { headers } = await sentFor("us");
    expect(headers.get("X-Page-Location")).toBe("https://store.test/checkout");
  });
});

describe("answers of GraphQL", () => {
  it("gives the data", async () => {
    const data = { storeConfig: { store_name: "Placket" } };
    expect(await answering(200, { data })).toEqual(data);
  });

  it("API-07 nothing is cached", async () => {
    expect((await sentFor("us")).cache).toBe("no-store");
  });

  it("API-07 a question that was answered stands, though something inside of it failed", async () => {
    const data = { storeConfig: { store_name: null } };
    expect(await answering(200, { data, errors: [refused] })).toEqual(data);
  });

  it.each([
    ["a question without its answer", shopName, { storeConfig: null }],
    ["a question without any", shopName, null],
    ["a change, though it has an answer", changeName, { storeConfig: { store_name: "Placket" } }],
  ])("API-07 %s returns its errors", async (_, operation, data) => {
    const { message } = await failure(200, { data, errors: [refused] }, operation);
    expect(message).toBe("Required");
  });

  it("a refusal becomes problems by field and key, as with REST", async () => {
    const error = await failure(200, { data: { set: null }, errors: [refused] });
    expect(error).toMatchObject({ message: "Required", kind: "bad_request", bodyCode: 10000 });
    expect(error.problems).toEqual([
      { field: "city", error: "checkout.required", params: [] },
      { field: "postcode", error: "checkout.postcodeShape", params: ["33063"] },
    ]);
  });

  it("several refusals of one request are all told", async () => {
    const other = {
      message: "Enter the card to pay with.",
      extensions: {
        key: "payment.cardMissing",
        problems: [{ field: "braintree", key: "payment.cardMissing", parameters: [] }],
      },
    };
    const error = await failure(200, { data: {}, errors: [refused, other] });
    expect(error.problems.map(({ error: key }) => key)).toEqual([
      "checkout.required",
      "checkout.postcodeShape",
      "payment.cardMissing",
    ]);
  });

  it("errors without our table keep the message and have no problems", async () => {
    const error = await failure(400, { errors: [{ message: "Syntax Error" }] });
    expect(error).toMatchObject({ message: "Syntax Error", status: 400, problems: [] });
  });

  it.each([
    [502, "<html>"],
    [200, ""],
    [200, { data: null }],
  ])("an answer %i %j that says nothing fails", async (status, body) => {
    expect((await failure(status, body)).problems).toEqual([]);
  });
});
