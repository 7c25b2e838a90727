// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import axe from "axe-core";
import { afterEach, expect, it } from "vitest";
import { aBundleReply, anOfferedOption, anOfferedSelection } from "../testing/bundle.builder.ts";
import { openProduct, panelButton, said } from "../testing/open-product.tsx";
import BundleView from "./BundleView.tsx";

afterEach(cleanup);

const coats = anOfferedOption({
  id: 1,
  title: "Coat",
  selections: [
    anOfferedSelection({ id: 11, title: "Chef coat, S", sku: "S" }),
    anOfferedSelection({ id: 12, title: "Chef coat, M", sku: "M", canChangeQuantity: true }),
  ],
});
const caps = anOfferedOption({
  id: 2,
  title: "Caps",
  type: "multi",
  isRequired: false,
  selections: [
    anOfferedSelection({ id: 21, title: "Skull cap" }),
    anOfferedSelection({ id: 22, title: "Beanie" }),
  ],
});
const strap = { isDouble: true, type: "virtual" };
const straps = anOfferedOption({
  id: 3,
  title: "Straps",
  type: "radio",
  selections: [
    anOfferedSelection({
      id: 31,
      title: "Black strap",
      color: "Black",
      colorSwatch: "#000000",
      sku: "DOUBLE-K",
      ...strap,
    }),
    anOfferedSelection({
      id: 32,
      title: "Navy strap",
      color: "Navy",
      colorSwatch: "#1a2a44",
      sku: "DOUBLE-N",
      ...strap,
    }),
  ],
});

const open = (...args: Parameters<typeof aBundleReply>) =>
  openProduct(aBundleReply(...args), { view: BundleView, href: "/kit" });

it("BUNDLE-13 required options show '*', others do not", () => {
  open([coats, caps]);
  expect(screen.getByRole("combobox", { name: "Coat*" })).toBeTruthy();
  expect(screen.getByRole("group", { name: "Caps" })).toBeTruthy();
});

it("BUNDLE-04 BUNDLE-11 BUNDLE-15 the price appears when all is chosen, and follows the quantity", async () => {
  const { user } = open([coats, caps]);
  expect(screen.queryByRole("combobox", { name: /Quantity|Qty/ })).toBeNull();
  expect(panelButton(/^Add to Cart$/).getAttribute("aria-disabled")).toBe("true");
  await user.selectOptions(screen.getByRole("combobox", { name: "Coat*" }), "12");
  expect(panelButton(/^Add to Cart/).getAttribute("aria-disabled")).not.toBe("true");
  expect(screen.getByText("Item SKU KIT-M")).toBeTruthy();
  const quantity = screen
    .getAllByRole<HTMLSelectElement>("combobox")
    .find(({ options }) => options.length === 10)!;
  await user.selectOptions(quantity, "3");
  expect(screen.getAllByText(/\$30\.00/).length).toBeGreaterThan(0);
});

it("BUNDLE-06 later options are hidden, and named, until the earlier ones are chosen", async () => {
  const { user } = open([coats, straps], { isStepped: true });
  expect(screen.queryByRole("radiogroup")).toBeNull();
  expect(screen.getByText("Then: Straps")).toBeTruthy();
  await user.selectOptions(screen.getByRole("combobox", { name: "Coat*" }), "11");
  expect(screen.getByRole("radiogroup", { name: /^Straps\*/ })).toBeTruthy();
});

it("BUNDLE-08 BUNDLE-09 'I Want 2 Different Strap Colors' asks for 'Left Strap' and 'Right Strap'", async () => {
  const { user } = open([straps]);
  await user.click(screen.getByRole("radio", { name: /^Black/ }));
  await user.click(screen.getByRole("checkbox", { name: "I Want 2 Different Strap Colors" }));
  const right = screen.getByRole("radiogroup", { name: /^Right Strap/ });
  const left = screen.getByRole("radiogroup", { name: /^Left Strap/ });
  expect(within(left).getByRole<HTMLInputElement>("radio", { name: /^Black/ }).checked).toBe(true);
  await user.click(within(right).getByRole("radio", { name: /^Navy/ }));
  expect(panelButton(/^Add to Cart/).getAttribute("aria-disabled")).not.toBe("true");
});

it("BUNDLE-14 pressed before all is chosen it leads to what is missing and says so; axe finds nothing", async () => {
  const { user, container } = open([coats, caps, straps]);
  await user.click(panelButton(/^Add to Cart/));
  const coat = screen.getByRole("combobox", { name: "Coat*" });
  expect(document.activeElement).toBe(coat);
  expect(screen.getAllByText("Choose one first.")).toHaveLength(2);
  const { violations } = await axe.run(container, {
    rules: { "color-contrast": { enabled: false } },
  });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

it("PUNCH-02 who may only look is told so by the button, whatever is chosen", async () => {
  const { user } = openProduct(aBundleReply([coats]), {
    view: BundleView,
    href: "/kit",
    inspects: true,
  });
  await user.click(panelButton(/^Add to (?:Cart|Bag)/));
  expect(said()).toEqual(["You are not allowed to do that."]);
});
