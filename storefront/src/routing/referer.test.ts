import { describe, expect, it } from "vitest";
import { loginHref } from "./referer.ts";
import { matchRoute } from "./routes.ts";

const textOf = (code: string) => Buffer.from(code, "base64").toString("utf8");

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
