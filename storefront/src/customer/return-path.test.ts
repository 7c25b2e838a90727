import { toBase64 } from "@placket/contract/base64";
import { describe, expect, it } from "vitest";
import { addressOf } from "../routing/address.ts";
import { loginHref } from "../routing/referer.ts";
import { matchRoute } from "../routing/routes.ts";
import { returnPath, targetOf } from "./return-path.ts";

/** The place of an address, as the router finds it. */
function placeOf(href: string) {
  const address = addressOf(href);
  return { address, params: matchRoute(address.path)?.params ?? {} };
}

describe("where a login leads", () => {
  it.each([
    "/chef-coats?p=2&color=1,2",
    "/søk?q=>>>???",
    "/a+b",
    "/a?b=1#top",
    "/checkout/payment",
  ])("ROUTE-07 ROUTE-48 back to %s, which its link was written for", (path) =>
    expect(targetOf(placeOf(loginHref(path)))).toBe(encodeURI(path)),
  );

  it("ACCT-02 to the account, where its address names nothing", () => {
    expect(targetOf(placeOf("/customer/account/login"))).toBe("/customer/account");
  });

  it("ACCT-03 reading 8: a parameter carries it as the path does, in either alphabet", () => {
    const code = toBase64("/søk?q=>>>???");
    const urlSafe = code.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
    for (const one of [code, urlSafe]) {
      const place = placeOf(`/customer/account/create?redirect=${encodeURIComponent(one)}`);
      expect(targetOf(place)).toBe(encodeURI("/søk?q=>>>???"));
    }
  });

  it("ROUTE-07 of the code only characters of base64 count", () => {
    const code = toBase64("/chef-coats");
    expect(returnPath(`${code.slice(0, 4)}%\u0000"<${code.slice(4)}`)).toBe("/chef-coats");
  });

  it.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "\\\\evil.example",
    "/.//evil.example",
    "/x/..//evil.example",
    "javascript:alert(1)",
    "evil.example",
    "",
    "/rest/us_en/V1/xmapi/app-logout",
    "/admin",
    "/customer/account/login",
    "/customer/account/create",
    "/customer/account/login/referer/L2E=",
  ])("ACCT-02 never to %j", (text) => {
    expect(targetOf({ params: { redirectUri: toBase64(text) }, address: addressOf("/") })).toBe(
      "/customer/account",
    );
  });

  it.each(["not base64!", "====", "/////", "a", "%%%"])("nor to the nonsense %j", (code) => {
    expect(returnPath(code)).toBeUndefined();
  });
});
