import { describe, expect, it } from "vitest";
import { CallError } from "./call-error.ts";
import { graphqlCall, operation } from "./graphql.ts";

const shopName = operation<{ storeConfig: { store_name: string } }>(
  "query { storeConfig { store_name } }",
);

/** A caller whose server gives this answer. */
function answering(status: number, body: unknown) {
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
  })(shopName, {});
}

async function failure(status: number, body: unknown): Promise<CallError> {
  const error: unknown = await answering(status, body).catch((reason: unknown) => reason);
  if (!(error instanceof CallError)) throw new Error("The call did not fail with a CallError");
  return error;
}

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

describe("answers of GraphQL", () => {
  it("gives the data", async () => {
    const data = { storeConfig: { store_name: "Placket" } };
    expect(await answering(200, { data })).toEqual(data);
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
