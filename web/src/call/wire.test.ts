import { describe, expect, it } from "vitest";
import { wireRequest } from "./wire.ts";

describe("a call's body is written as its row takes it (hallway §9)", () => {
  const body = { a: "x y", n: 2, o: { p: [1] }, gone: undefined };
  const written = (takes?: "form" | "multipart", from: object = body) =>
    wireRequest({ method: "POST", path: "p", ...(takes && { takes }) }, { body: from }).body;

  it("as JSON where it says nothing", () => {
    expect(written()).toBe('{"a":"x y","n":2,"o":{"p":[1]}}');
  });

  it("as a form: what is more than text travels as JSON", () => {
    const form = written("form");
    if (!(form instanceof URLSearchParams)) throw new Error("no form");
    expect(form.toString()).toBe("a=x+y&n=2&o=%7B%22p%22%3A%5B1%5D%7D");
  });

  it("as parts: files as files, several under one name", () => {
    const [one, two] = [new File(["1"], "1.dst"), new File(["2"], "2.dst")];
    const form = written("multipart", { ...body, file: one, files: [one, two] });
    if (!(form instanceof FormData)) throw new Error("no parts");
    expect([form.get("a"), form.get("n"), form.get("o")]).toEqual(["x y", "2", '{"p":[1]}']);
    expect(form.get("file")).toMatchObject({ name: "1.dst" });
    expect(form.getAll("files")).toMatchObject([{ name: "1.dst" }, { name: "2.dst" }]);
    expect(form.has("gone")).toBe(false);
  });

  it("not at all where there is none", () => {
    expect(wireRequest({ method: "GET", path: "p/:id" }, { params: { id: "a b" } })).toEqual({
      method: "GET",
      path: "p/a%20b",
    });
  });
});
