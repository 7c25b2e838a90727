// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { notices } from "../notice/notices.ts";
import { storageKeys } from "../storage/keys.ts";
import { WISHED_BY } from "./popup-wish.ts";
import { readStored, writeStored } from "../storage/stored.ts";
import { axeViolations } from "../testing/axe.ts";
import { aRefusal } from "../testing/shop.ts";
import { aWindow } from "../testing/window-width.ts";
import {
  ACTING,
  bar,
  CONNECTED,
  open,
  press,
  REPRESENTATIVE,
  seen,
  SUPER,
  SUPER_USER,
} from "./testing/open-tools.tsx";

describe("the banner", () => {
  it.each([
    [
      CONNECTED,
      "You are connected as 100001, Demo Bistro Group of the Northern and So…, US English",
    ],
    [REPRESENTATIVE, "You do not have customer number assigned."],
    [SUPER_USER, "You are not logged in as Super User customer."],
    [ACTING, "Super user is logged in as Ann Weaver, hotel#ann@example.com"],
  ])("REP-05 REP-06 REP-07 REP-08 REP-14 says who somebody is (%#)", async (tools, text) => {
    open(tools);
    expect(bar()?.querySelector("p")?.textContent?.trim()).toBe(text);
    expect(await axeViolations()).toEqual([]);
  });

  it("REP-04 is nobody else's", () => {
    open(undefined);
    expect(bar()).toBeNull();
  });

  it.each([
    [CONNECTED, 1041, "Change Customer Number"],
    [CONNECTED, 1040, "Change Number"],
    [CONNECTED, 402, "Change Number"],
    [CONNECTED, 401, "Change"],
    [SUPER_USER, 1041, "Switch Customer"],
    [SUPER_USER, 1040, "Switch"],
  ])("REP-09 REP-10 names its button by the width (%#)", (tools, px, name) => {
    aWindow(px);
    open(tools);
    expect(within(bar() as HTMLElement).getByRole("button", { name })).toBeTruthy();
  });

  it("REP-11 REP-26 closes the session of a super user alone, and loads the page anew as theirs", async () => {
    open(SUPER_USER);
    expect(screen.queryByRole("button", { name: "Close Session" })).toBeNull();
    cleanup();
    open(ACTING, {
      logOut: () => ({ success: true as const, account: SUPER, token: "token-1" }),
    });
    await press("Close Session");
    await expect.poll(() => seen.reloaded).toBe(1);
    expect(readStored(storageKeys.customerToken)).toBe("token-1");
  });

  it("REP-32 says so where that fails, and stays", async () => {
    open(ACTING, {
      logOut: () => {
        throw aRefusal(500);
      },
    });
    await press("Close Session");
    await expect
      .poll(() => notices.get().map(({ text }) => text))
      .toEqual(["Something went wrong while switching you back to the Super User Customer."]);
    expect(seen.reloaded).toBe(0);
  });

  it.each(WISHED_BY)(
    "REP-15 ROUTE-52 opens its popup where a page before wished it, once ($kind)",
    async (key) => {
      writeStored(key, "1");
      open(REPRESENTATIVE);
      expect(await screen.findByRole("dialog", { name: "Change Customer Number" })).toBeTruthy();
      expect(readStored(key)).toBeUndefined();
      cleanup();
      open(REPRESENTATIVE);
      expect(screen.queryByRole("dialog")).toBeNull();
    },
  );
});
