// @vitest-environment jsdom
import { permissionsOf } from "@placket/domain/access/permissions";
import { screen, waitFor, within } from "@testing-library/react";
import { ADMIN_PAGES } from "@placket/contract/admin-api";
import { followLinks } from "@placket/web/link/follow-links";
import { describe, expect, it, vi } from "vitest";
import { rooms } from "../rooms.ts";
import { anOrder, anOrderRow, anOwner, SIGNED_IN } from "../testing/builders.ts";
import { open } from "../testing/show.tsx";
import { addressOf } from "./address-of.ts";

const pages = rooms.flatMap((room) => room.pages ?? []);

describe("addresses", () => {
  it("are built with what is given, encoded", () => {
    expect(addressOf("/orders/{number}")({ number: "1/2" })).toBe("/admin/orders/1%2F2");
    expect(addressOf("/orders")({}, { status: undefined })).toBe("/admin/orders");
    expect(addressOf("/letters")({}, { search: "a b", after: 4 })).toBe(
      "/admin/letters?search=a+b&after=4",
    );
  });

  it("are each one page's", () => {
    const patterns = pages.map(({ pattern }) => pattern.replaceAll(/\{\w+\}/g, "{}"));
    expect(new Set(patterns).size).toBe(patterns.length);
  });

  const orders = () => ({
    rows: [anOrderRow()],
    next: null,
    counts: { byStatus: { processing: 1 }, moneyToLookAfter: 0 },
  });

  it("follows links in the page; the new screen's heading takes the focus", async () => {
    const isPage = (path: string) => path.startsWith(ADMIN_PAGES);
    const { user, go } = open("/admin/orders", { ...SIGNED_IN, orders, order: () => anOrder() });
    const navigate = (href: string) => void go(href);
    followLinks({ here: () => location.href, navigate, root: document, isPage });
    await user.click(await screen.findByRole("link", { name: "100000001" }));
    const heading = await screen.findByRole("heading", { name: "Order 100000001 Processing" });
    expect(document.activeElement).toBe(heading);
    expect(location.pathname).toBe("/admin/orders/100000001");
    const section = screen.getByRole("link", { name: "Orders" });
    expect(section.getAttribute("aria-current")).toBe("true");
    history.back();
    await waitFor(() => expect(screen.getByRole("heading", { name: "Orders" })).toBeTruthy());
  });

  it("shows the section that one is in, where the sections are higher than the screen", async () => {
    vi.spyOn(HTMLElement.prototype, "offsetTop", "get").mockReturnValue(600);
    vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(80);
    vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(360);
    open("/admin/orders", { ...SIGNED_IN, orders });
    const nav = await screen.findByRole("navigation", { name: "Sections" });
    await waitFor(() => expect(nav.scrollTop).toBe(460));
    vi.restoreAllMocks();
  });

  it("opens the sections by a button that says where one is, until one has gone on or pressed Escape", async () => {
    const { user, go } = open("/admin/orders", { ...SIGNED_IN, orders, order: () => anOrder() });
    const menu = await screen.findByRole("button", { name: "Menu Orders", expanded: false });
    await screen.findByRole("link", { name: "100000001" });
    await user.click(menu);
    expect(menu.getAttribute("aria-expanded")).toBe("true");
    screen.getByRole("link", { name: "Returns" }).focus();
    await user.keyboard("{Escape}");
    expect(menu.getAttribute("aria-expanded")).toBe("false");
    expect(document.activeElement).toBe(menu);
    await user.click(menu);
    await go("/admin/orders/100000001");
    await waitFor(() => expect(menu.getAttribute("aria-expanded")).toBe("false"));
    await user.click(menu);
    screen.getByRole("button", { name: "Sign Out" }).focus();
    await waitFor(() => expect(menu.getAttribute("aria-expanded")).toBe("false"));
    await user.click(menu);
    await user.click(screen.getByRole("main"));
    expect(menu.getAttribute("aria-expanded")).toBe("false");
    await go("/admin/orders?status=canceled");
    await user.click(await screen.findByRole("button", { name: "Menu Orders", expanded: false }));
    await go("/admin/orders");
    screen.getByRole("link", { name: "Orders" }).click();
    await waitFor(() => expect(menu.getAttribute("aria-expanded")).toBe("false"));
  });

  it("groups the sections by whom they serve", async () => {
    open("/admin/orders", { ...SIGNED_IN, orders });
    const sales = within(await screen.findByRole("list", { name: "Sales" }));
    expect(sales.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Orders",
      "Returns",
      "Quotes",
      "Reports",
    ]);
  });

  it("the front door leads to the first page that one may see", async () => {
    open("/admin/", { ...SIGNED_IN, orders });
    expect(await screen.findByRole("heading", { name: "Orders" })).toBeTruthy();
    expect(location.pathname).toBe("/admin/orders");
  });

  it.each(["/admin/orders/1/2", "/admin/nowhere"])("%s is no page", async (path) => {
    open(path, { ...SIGNED_IN });
    expect(await screen.findByRole("heading", { name: "Not found" })).toBeTruthy();
  });
});

describe("hallway §3: a page that somebody may not see", () => {
  const permissions = [...permissionsOf(["decorator"], "web")];
  const session = () => ({ staff: anOwner({ role: "decorator", permissions }) });
  const closed = pages.filter(({ can }) => !permissions.includes(can));

  it("is not in the navigation", async () => {
    open("/admin/account", { session, ownSessions: () => ({ sessions: [] }) });
    const nav = within(await screen.findByRole("navigation", { name: "Sections" }));
    const shown = nav.getAllByRole("link").map(({ textContent }) => textContent);
    expect(shown).toEqual([
      "Orders",
      "Returns",
      "Stock",
      "Waited For",
      "Questions",
      "Production",
      "Embroidery",
      "What Is Embroidered",
    ]);
  });

  it.each(closed.map(({ pattern }) => pattern.replace(/\{\w+\}/, "7")))(
    "%s is not reached, and nothing is asked for it",
    async (path) => {
      const { askedByScreen } = open(path, { session });
      expect(await screen.findByRole("heading", { name: "Not for your role" })).toBeTruthy();
      expect(askedByScreen()).toEqual([]);
    },
  );
});
