// @vitest-environment jsdom
import { portalDataToWire, shownPortal } from "@placket/contract/store/portal-data.codec";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { account } from "../customer/account.ts";
import { aShop, type Handlers } from "../testing/shop.ts";
import { axeViolations } from "../testing/axe.ts";
import { renderInShop } from "../testing/render.tsx";
import OverPortal from "./OverPortal.tsx";
import PortalBand from "./PortalBand.tsx";

const HARBOUR = {
  ...portalDataToWire(undefined),
  entity_id: 31,
  is_active: true,
  code: "harbour",
  name: "Harbour Catering",
};
const WORDS = { aboveLoginDetails: "", belowLoginDetails: "", disclaimer: "<p>For crew only.</p>" };
const MEMBERS = {
  footerNavigation: '<ul><li><a href="/kitchen">Galley</a></li></ul>',
  customerInstructions: "<p>Order by Friday.</p>",
};
const calls = (change: Partial<typeof HARBOUR> = {}): Handlers => ({
  portalDetails: () => ({ ...HARBOUR, ...change, ...WORDS }),
  portalProfile: () => ({ ...HARBOUR, ...change, ...WORDS, ...MEMBERS }),
});
const ONE_OF_THEM = { id: 7, email: "a@b.example", firstName: "A", lastName: "B", actedBy: null };
const member = { config: { portal: shownPortal(HARBOUR) } };

beforeEach(() => {
  account.set(null);
  sessionStorage.clear();
  for (const name of ["cw-popup-display", "portal-login-required"]) {
    document.cookie = `${name}=; Max-Age=0; Path=/`;
  }
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("ROUTE-36 PORTAL-22 a forced login", () => {
  const forced = () => ({
    shop: aShop(calls({ force_login: true })),
    href: "/kitchen?code=harbour",
  });
  const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it("leads guests to the login of the portal after two seconds, and back to the start", async () => {
    vi.useFakeTimers();
    const { visited } = renderInShop(<OverPortal />, forced());
    await after(1_900);
    expect(visited).toEqual([]);
    await after(200);
    expect(visited).toEqual(["/customer/account/login/referer/Lw%3D%3D?code=harbour"]);
    expect(document.cookie).toContain("portal-login-required=1");
  });

  it("holds for the pages behind the one that named it, and for nobody who is signed in", async () => {
    document.cookie = "portal-login-required=1; Path=/";
    sessionStorage.setItem("portalCode", "harbour");
    vi.useFakeTimers();
    const { visited } = renderInShop(<OverPortal />, { shop: aShop(calls()), href: "/kitchen" });
    await after(2_100);
    expect(visited).toEqual(["/customer/account/login/referer/Lw%3D%3D?code=harbour"]);
    cleanup();
    account.set(ONE_OF_THEM);
    const known = renderInShop(<OverPortal />, { shop: aShop(calls()), href: "/kitchen" });
    await after(2_100);
    expect(known.visited).toEqual([]);
  });

  it("OPEN-20 is none for a buyer of a procurement system, and stays where only the mode is left", async () => {
    vi.useFakeTimers();
    const by = (is: "create" | "over") =>
      renderInShop(<OverPortal />, { ...forced(), config: { punchout: { is, message: "" } } });
    const buyer = by("create");
    await after(2_100);
    expect(buyer.visited).toEqual([]);
    cleanup();
    const over = by("over");
    await after(2_100);
    expect(over.visited).toHaveLength(1);
  });

  it("is none where the portal asks for none, and none in the retail store", async () => {
    vi.useFakeTimers();
    const shop = aShop(calls());
    const named = renderInShop(<OverPortal />, { shop, href: "/?code=harbour" });
    await after(2_100);
    expect([named.visited, document.cookie.includes("portal-login-required=0")]).toEqual([
      [],
      true,
    ]);
    cleanup();
    document.cookie = "portal-login-required=; Max-Age=0; Path=/";
    const retail = renderInShop(<OverPortal />, { href: "/kitchen" });
    await after(2_100);
    expect(retail.visited).toEqual([]);
  });
});

describe("PORTAL-08 PORTAL-09 OPEN-48 the popup of a portal", () => {
  it("PORTAL-10 OPEN-09 says the customer instructions to members until they close it, and keeps for a day that they did", async () => {
    account.set(ONE_OF_THEM);
    const written = vi.spyOn(document, "cookie", "set");
    const around = { shop: aShop(calls()), ...member };
    // It comes with its first showing: what is waited for here is that it shows.
    await import("./PortalPopup.tsx");
    renderInShop(<OverPortal />, around);
    const popup = await screen.findByRole("dialog", { name: "Harbour Catering" });
    expect(popup.textContent).toContain("Order by Friday.");
    expect(await axeViolations()).toEqual([]);
    await userEvent.setup().click(screen.getByRole("button", { name: "Continue" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.cookie).toContain("cw-popup-display=shown");
    const kept = written.mock.calls.find(([cookie]) => cookie.startsWith("cw-popup-display="));
    expect(kept?.[0]).toMatch(/max-age=86400(;|$)/i);
    cleanup();
    renderInShop(<OverPortal />, around);
    renderInShop(<PortalBand />, around);
    await screen.findByText("Galley");
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("PORTAL-05 PORTAL-06 the band of a portal", () => {
  it("has its members' links, and its disclaimer to be opened", async () => {
    account.set(ONE_OF_THEM);
    renderInShop(<PortalBand />, { shop: aShop(calls()), ...member });
    await screen.findByRole("navigation", { name: "Links of Harbour Catering" });
    const disclaimer = screen.getByRole("button", { name: "Disclaimer" });
    expect(disclaimer.getAttribute("aria-expanded")).toBe("false");
    await userEvent.setup().click(disclaimer);
    expect(disclaimer.getAttribute("aria-expanded")).toBe("true");
    expect(await axeViolations()).toEqual([]);
  });

  it("has for strangers the disclaimer of the portal that their address names alone", async () => {
    renderInShop(<PortalBand />, { shop: aShop(calls()), href: "/kitchen?code=harbour" });
    await screen.findByRole("button", { name: "Disclaimer" });
    expect(screen.queryByRole("navigation")).toBeNull();
  });
});
