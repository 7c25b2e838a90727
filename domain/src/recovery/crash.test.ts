import { describe, expect, it } from "vitest";
import { browserFamily, keptCrash, pagePattern } from "./crash.ts";

describe("OPEN-31 what is kept of a crash", () => {
  it("ERROR-07 OPEN-31 is its words on one line, without emails, numbers and queries", () => {
    const { message } = keptCrash({
      message: "Cannot read\u0000'x' of\r\nmira@example.com, 4111 1111 1111 1111, /a?token=abc",
      address: "/",
    });
    expect(message).toBe("Cannot read 'x' of * *, /a?*");
  });

  it("OPEN-31 and the places of its stack, without the host, ten of them", () => {
    const line = "    at draw (https://shop.example/assets/a1b2.js?again=1:2:345)";
    const stack = ["TypeError: mira@example.com", ...Array.from({ length: 12 }, () => line)];
    const kept = keptCrash({ message: "", stack: stack.join("\n"), address: "/" });
    expect(kept.stack.split("\n")).toHaveLength(10);
    expect(kept.stack.split("\n")[0]).toBe("at draw (/assets/a1b2.js:2:345)");
    expect(kept.message).toBe("No message");
  });

  it("OPEN-31 and no line that nobody wrote", () => {
    const stack = `${"a".repeat(19_000)}:1:2`;
    expect(keptCrash({ message: "x", stack, address: "/" }).stack).toBe("");
  });

  it("OPEN-31 and reads lines that were made to be read for long as fast as others", () => {
    const line = `${"@".repeat(990)}:1:1`;
    const stack = Array.from({ length: 20 }, () => line).join("\n");
    const since = Date.now();
    expect(keptCrash({ message: "x", stack, address: "/" }).stack).not.toBe("");
    expect(Date.now() - since).toBeLessThan(1_000);
    expect(
      keptCrash({ message: "x", stack: "at mira@shop.example (/a.js:1:2)", address: "/" }).stack,
    ).toBe("at * (/a.js:1:2)");
  });

  it("OPEN-31 and a version that a build can have", () => {
    expect(keptCrash({ message: "x", address: "/", version: "1a2b" }).version).toBe("1a2b");
    expect(keptCrash({ message: "x", address: "/", version: "<b>" }).version).toBe("");
  });

  it.each([
    ["https://shop.example/", "/"],
    ["https://shop.example/checkout/payment?card=1#x", "/checkout/*"],
    ["/sales/order/view/order_id/100000042", "/sales/order/view/order_id/*"],
    ["/kitchen/chef-coats", "/*/*"],
    ["/acme/default-category", "/*/default-category"],
    ["no address", "/*"],
  ])("OPEN-31 the page %s is %s", (address, page) => {
    expect(pagePattern(address)).toBe(page);
  });

  it.each([
    ["Mozilla/5.0 AppleWebKit/537.36 Chrome/153.0 Safari/537.36 Edg/153.0", "Edge"],
    ["Mozilla/5.0 AppleWebKit/537.36 Chrome/153.0 Safari/537.36", "Chrome"],
    ["Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15", "Safari"],
    ["Mozilla/5.0 (X11) Gecko/20100101 Firefox/150.0", "Firefox"],
    ["curl/8.0", "Other"],
  ])("OPEN-31 %s is %s", (userAgent, family) => {
    expect(browserFamily(userAgent)).toBe(family);
  });
});
