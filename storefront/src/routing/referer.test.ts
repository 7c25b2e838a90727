import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { encodeBase64 } from "./base64.ts";
import { loginHref } from "./referer.ts";
import { matchRoute } from "./routes.ts";

const textOf = (code: string) => Buffer.from(code, "base64").toString("utf8");

describe("base64 of addresses", () => {
  it("carries any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(textOf(encodeBase64(text))).toBe(text);
      }),
    );
  });
});

describe("the return address of a login", () => {
  it("ROUTE-48 is base64 of the current path, URL-encoded", () => {
    const match = matchRoute(loginHref("/søk?color=1>>>"));
    expect(match?.name).toBe("loginReferer");
    expect(textOf(match?.params["redirectUri"] ?? "")).toBe("/søk?color=1>>>");
  });

  it.each(["/", "/customer/account/login", "/customer/account/create"])(
    "ROUTE-49 guests get none on %s",
    (path) => {
      expect(loginHref(path)).toBe("/customer/account/login");
    },
  );
});
