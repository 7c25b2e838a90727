import { describe, expect, it } from "vitest";
import { CallError } from "@placket/web/call/call-error";
import { classOfBodyCode, classOfStatus } from "@placket/web/call/error-class";
import { readReply } from "./reply.ts";
import { apiBase, restCall, wireRequest } from "./rest.ts";

const network = {
  isOnline: () => true,
  online: () => Promise.resolve(),
  pause: () => Promise.resolve(),
};

function refused(status: number, body: unknown): CallError {
  try {
    readReply(status, JSON.stringify(body));
  } catch (error) {
    if (error instanceof CallError) return error;
    throw error;
  }
  throw new Error("It was not refused");
}

describe("calling the store API", () => {
  it("API-01, API-02, API-08 goes below the store's base, with cookies and the page's location", async () => {
    const sent: Request[] = [];
    const call = restCall({
      base: `https://store.example${apiBase("us_en")}`,
      fetch: (input, init) => {
        sent.push(new Request(input, init));
        return Promise.resolve(new Response(JSON.stringify({ rootId: 2, items: [] })));
      },
      pageLocation: () => "https://store.example/aprons",
      network,
    });
    expect(await call("categories")).toEqual({ rootId: 2, items: [] });
    expect(sent[0]?.url).toBe("https://store.example/rest/us_en/V1/xmapi/app-categories");
    expect(sent[0]?.credentials).toBe("include");
    expect(sent[0]?.headers.get("X-Page-Location")).toBe("https://store.example/aprons");
  });

  it("CONF-02 the base carries the store's code", () => {
    expect(apiBase("fr_fr")).toBe("/rest/fr_fr/V1/xmapi/");
  });

  it("query values travel as text, lists as JSON, missing ones not at all", () => {
    const { path } = wireRequest("products", {
      query: { categoryId: "3", page: "0", filters: { color: ["1"] }, sortBy: undefined },
    });
    expect(path).toBe("app-products?categoryId=3&page=0&filters=%7B%22color%22%3A%5B%221%22%5D%7D");
  });

  it("a body travels as JSON", () => {
    expect(wireRequest("addToCart", { body: { id: 7, qty: 2 } })).toEqual({
      method: "POST",
      path: "app-add-to-cart",
      body: '{"id":7,"qty":2}',
    });
  });
});

describe("refusals", () => {
  it("are thrown by a call with what was refused", async () => {
    const body = { code: 101001, errors: [{ field: "cartId", key: "cart.noSuchCart" }] };
    const call = restCall({
      base: apiBase("us_en"),
      fetch: () => Promise.resolve(new Response(JSON.stringify(body), { status: 404 })),
      pageLocation: () => "https://store.example/cart",
      network,
    });
    await expect(call("getCart")).rejects.toMatchObject({
      kind: "not_found",
      status: 404,
      problems: [{ field: "cartId", error: "cart.noSuchCart", params: [] }],
    });
  });

  it("become problems by their keys", () => {
    const error = refused(400, {
      message: "Cannot add less than 2 of this item to your cart.",
      code: 10000,
      errors: [{ field: "qty", key: "quantity.belowMinimum", parameters: [2] }],
    });
    expect(error.kind).toBe("bad_request");
    expect(error.problems).toEqual([{ field: "qty", error: "quantity.belowMinimum", params: [2] }]);
  });

  it("a key that the table lacks is no problem of ours", () => {
    const error = refused(400, { errors: [{ field: "", key: "no.such.row", parameters: [] }] });
    expect(error.problems).toEqual([]);
  });

  it("an answer that is no JSON is still a refusal", () => {
    expect(() => readReply(502, "<html>Bad Gateway</html>")).toThrow(CallError);
  });

  it.each([
    [400, "bad_request"],
    [401, "unauthorized"],
    [403, "forbidden"],
    [404, "not_found"],
    [405, "not_allowed"],
    [406, "not_acceptable"],
    [408, "timeout"],
    [409, "conflict"],
    [410, "gone"],
    [418, "unknown"],
    [500, "unknown"],
  ])("ERROR-01 status %i is %s", (status, kind) => {
    expect(classOfStatus(status)).toBe(kind);
  });

  it.each([
    [100, "unknown"],
    [101, "forbidden"],
    [10000, "bad_request"],
    [100001, "timeout"],
    [100002, "unauthorized"],
    [101001, "not_found"],
  ])("ERROR-03 body code %i is %s", (code, kind) => {
    expect(classOfBodyCode(code)).toBe(kind);
  });

  it("OPEN-34 a body code that nobody knows is unknown, whatever the status, and keeps the server's words", () => {
    expect(refused(404, { code: 7, message: "The shelf is being moved." })).toMatchObject({
      kind: "unknown",
      bodyCode: 7,
      problems: [],
      said: "The shelf is being moved.",
    });
    expect(refused(404, {}).said).toBeUndefined();
  });

  it.each([
    ["a bad request", 409, { code: 10000, message: "No." }, "bad_request"],
    ["what is not found, whatever the status", 500, { code: 101001, message: "No." }, "not_found"],
    ["a login that is wanted, by the status alone", 401, { message: "No." }, "unauthorized"],
    ["what is gone, by the status alone", 410, { message: "No." }, "gone"],
  ])("OPEN-08, OPEN-19 is %s, in the server's words", (_, status, body, kind) => {
    expect(refused(status, body)).toMatchObject({ kind, said: "No." });
  });
});
