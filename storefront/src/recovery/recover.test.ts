// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { aRefusal, aShop } from "../testing/shop.ts";
import { isSwitchedOff } from "./kept/switched-off.ts";
import { recover } from "./recover.ts";

beforeEach(() => {
  document.cookie = "storage-disabled=; Max-Age=0; Path=/";
});

const SORRY =
  "We apologize, our website has seemed to crash. Please wait while we attempt to recover from this error.";

/** A crash at home or elsewhere: what was said and loaded until the end. */
async function crashed(isHome: boolean) {
  const said: string[] = [];
  const loads: string[] = [];
  const told: unknown[] = [];
  const shop = aShop({
    logError: ({ body }) => {
      told.push(body);
      throw aRefusal(500);
    },
  });
  await recover(
    new Error("broken"),
    { shop, say: (text) => said.push(text) },
    { isHome: () => isHome, load: (href) => loads.push(href), pause: () => Promise.resolve() },
  );
  return { said, loads, told };
}

describe("ERROR-04 recovering from a crash", () => {
  it("ERROR-04 ERROR-05 ERROR-06 keeps nothing any more, says so, and goes to /", async () => {
    expect(isSwitchedOff()).toBe(false);
    expect(await crashed(false)).toMatchObject({
      said: [
        SORRY,
        "We believe we have resolved the issue. Please wait while the website reloads.",
      ],
      loads: ["/"],
    });
    expect(isSwitchedOff()).toBe(true);
  });

  it("ERROR-07 OPEN-31 tells the shop what broke, and a failure of that is ignored", async () => {
    history.replaceState(null, "", "/checkout/cart?cartId=1");
    const { told } = await crashed(false);
    expect(told).toEqual([
      {
        message: "broken",
        stack: expect.stringContaining("recover.test.ts") as string,
        address: location.href,
        version: expect.stringMatching(/^[0-9a-z]+$/) as string,
      },
    ]);
  });

  it("ERROR-06 on / itself cannot be done by going there", async () => {
    expect(await crashed(true)).toMatchObject({
      said: [SORRY, "We were unable to resolve the issue."],
      loads: [],
    });
  });
});
