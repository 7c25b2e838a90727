// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { anOrder, anOrderRow, SIGNED_IN } from "../testing/builders.ts";
import { open } from "../testing/show.tsx";
import { hrefTo, screenAt } from "./addresses.ts";
import { followLinks } from "./follow-links.ts";

describe("addresses", () => {
  it.each([
    ["/admin", { name: "orders", param: "" }],
    ["/admin/orders/", { name: "orders", param: "" }],
    ["/admin/orders/100000001", { name: "order", param: "100000001" }],
    ["/admin/letters/7", { name: "letter", param: "7" }],
    ["/admin/orders/1/2", undefined],
    ["/admin/nowhere", undefined],
    ["/administration", undefined],
  ])("%s names its screen", (path, screen) => {
    expect(screenAt(path)).toEqual(screen);
  });

  it("are built with what is given, encoded", () => {
    expect(hrefTo("order", { number: "1/2" })).toBe("/admin/orders/1%2F2");
    expect(hrefTo("orders", { status: undefined })).toBe("/admin/orders");
    expect(hrefTo("letters", { search: "a b", before: 4 })).toBe(
      "/admin/letters?search=a+b&before=4",
    );
  });
});

it("follows links in the page; the new screen's heading takes the focus", async () => {
  followLinks(document);
  const { user } = open("/admin/orders", {
    ...SIGNED_IN,
    orders: () => ({ orders: [anOrderRow()], next: null, counts: { processing: 1 } }),
    order: () => anOrder(),
  });
  await user.click(await screen.findByRole("link", { name: "100000001" }));
  const heading = await screen.findByRole("heading", { name: "Order 100000001 Processing" });
  expect(document.activeElement).toBe(heading);
  expect(location.pathname).toBe("/admin/orders/100000001");
  const section = screen.getByRole("link", { name: "Orders" });
  expect(section.getAttribute("aria-current")).toBe("true");
  history.back();
  await waitFor(() => expect(screen.getByRole("heading", { name: "Orders" })).toBeTruthy());
});
