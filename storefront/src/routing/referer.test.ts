import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeBase64, encodeBase64 } from "./base64.ts";
import { loginHref, returnPath } from "./referer.ts";
import { matchRoute } from "./routes.ts";

describe("base64 of addresses", () => {
  it("gives any text back", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(decodeBase64(encodeBase64(text))).toBe(text);
      }),
    );
  });

  it("reads both alphabets, and drops what belongs to neither (ROUTE-07)", () => {
    const code = encodeBase64("/søk?a=>>>???");
    expect(decodeBase64(code.replaceAll("+", "-").replaceAll("/", "_"))).toBe("/søk?a=>>>???");
    expect(decodeBase64(`${code.slice(0, 4)}%% \n${code.slice(4)}`)).toBe("/søk?a=>>>???");
  });

  it("what is no text is undefined", () => {
    expect(decodeBase64(btoa("\u00ff\u00fe"))).toBeUndefined();
  });
});

describe("the return address of a login", () => {
  it("ROUTE-48 is base64 of the current path, URL-encoded, and leads back there", () => {
    const href = loginHref("/chef-coats?color=1");
    const match = matchRoute(href);
    expect(match?.name).toBe("loginReferer");
    expect(returnPath(match?.params["redirectUri"] ?? "")).toBe("/chef-coats?color=1");
  });

  it.each(["/", "/customer/account/login", "/customer/account/create"])(
    "ROUTE-49 guests get none on %s",
    (path) => {
      expect(loginHref(path)).toBe("/customer/account/login");
    },
  );

  it.each([
    "//evil.example",
    "/\\evil.example",
    "https://evil.example/",
    "javascript:alert(1)",
    "",
  ])("ROUTE-07 is cleaned: %j leads home", (target) => {
    expect(returnPath(encodeBase64(target))).toBe("/");
  });
});
