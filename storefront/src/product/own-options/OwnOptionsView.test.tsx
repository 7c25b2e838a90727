// @vitest-environment jsdom
import { optionsCall, optionsOfCall } from "@placket/contract/custom-option/option-choice.codec";
import { aList, anOption } from "@placket/domain/custom-option/testing";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import axe from "axe-core";
import { afterEach, expect, it } from "vitest";
import { aCart, anItem, onTheWire } from "../../testing/cart.ts";
import { openProduct, panelButton } from "../testing/open-product.tsx";
import { anOptionedReply } from "../testing/own-options.builder.ts";
import OwnOptionsView from "./OwnOptionsView.tsx";

afterEach(cleanup);

type Bodies = { readonly custom_options: string }[][];

function open(
  reply = anOptionedReply(),
  { href = "/apron", handlers = {} }: { href?: string; handlers?: object } = {},
) {
  const bodies: Bodies = [];
  const opened = openProduct(reply, {
    view: OwnOptionsView,
    href,
    handlers: { ...hearing(bodies), ...handlers },
  });
  return { ...opened, bodies };
}

const hearing = (bodies: Bodies): object => ({
  addToCart: ({ body }: { readonly body: Bodies[number] }) => {
    bodies.push(body);
    return onTheWire(aCart());
  },
});

const make = () => within(screen.getByRole("group", { name: "Make it yours" }));
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });

it("PDP-06 says what each choice adds, how many characters are left, and the price with what is chosen", async () => {
  const { user, container } = open();
  const price = () => screen.getAllByText(/^\$\d+\.\d\d$/)[0]?.textContent;
  const bare = Number(price()?.slice(1));
  await user.type(box(/^Name tag\s*\+\$3\.50/), "Anna");
  expect(screen.getByText("6 left")).toBeTruthy();
  await user.selectOptions(make().getByRole("combobox", { name: /^Hem finish/ }), "Rolled, +$4.00");
  await user.click(make().getByRole("checkbox", { name: "Raw, washed, +10% of the piece" }));
  expect(Number(price()?.slice(1))).toBeCloseTo(bare + 3.5 + 4 + bare / 10, 2);
  const { violations } = await axe.run(container, {
    rules: { "color-contrast": { enabled: false } },
  });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

it("PDP-06 PDP-40 a press says what is missing and leads there; then all of it goes into the cart", async () => {
  const { user, bodies } = open();
  await user.click(panelButton(/^Add to Cart/));
  expect(screen.getByText("Choose or fill in “Name tag”.")).toBeTruthy();
  expect(document.activeElement).toBe(box(/^Name tag/));
  expect(bodies).toEqual([]);
  await user.type(box(/^Name tag/), " Anna ");
  expect(screen.queryByText("Choose or fill in “Name tag”.")).toBeNull();
  await user.click(make().getByRole("checkbox", { name: "Rolled, +$4.00" }));
  await user.click(panelButton(/^Add to Cart/));
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(optionsOfCall(bodies[0]?.[0]?.custom_options ?? null)).toEqual([
    { optionId: 7, value: "Anna" },
    { optionId: 9, value: "31" },
  ]);
});

it("PDP-28 an item that is edited shows what was chosen of it", async () => {
  const reply = anOptionedReply();
  const chosen = [
    {
      optionId: 7,
      type: "field" as const,
      title: "Name tag",
      valueIds: [],
      text: "Bo",
      said: "Bo",
    },
    {
      optionId: 8,
      type: "drop_down" as const,
      title: "Hem",
      valueIds: [32],
      text: "",
      said: "Raw",
    },
  ];
  const item = anItem({ productId: reply.id, configuration: { kind: "plain", options: chosen } });
  const cart = onTheWire(aCart({ items: [item] }));
  open(reply, { href: `/apron?item_id=${item.id}`, handlers: { getCart: () => cart } });
  await waitFor(() => expect(box(/^Name tag/).value).toBe("Bo"));
  expect(make().getByRole<HTMLSelectElement>("combobox", { name: /^Hem finish/ }).value).toBe("32");
  expect(optionsCall([{ optionId: 7, value: "Bo" }])).toContain("Bo");
});

it("PDP-06 one of radios may be left out where it need not be chosen, a moment is typed as the browser has it", async () => {
  const moment = anOption({ id: 11, type: "date_time", title: "Pick-up" });
  const { user, bodies } = open(anOptionedReply([aList("radio", 8), moment]));
  expect(make().getByRole<HTMLInputElement>("radio", { name: "None" }).checked).toBe(true);
  await user.click(make().getByRole("radio", { name: "Rolled, +$4.00" }));
  const when = make().getByLabelText<HTMLInputElement>(/^Pick-up/);
  expect(when.type).toBe("datetime-local");
  await user.type(when, "2026-12-24T14:30");
  await user.click(panelButton(/^Add to Cart/));
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(optionsOfCall(bodies[0]?.[0]?.custom_options ?? null)).toEqual([
    { optionId: 8, value: "31" },
    { optionId: 11, value: "2026-12-24 14:30" },
  ]);
});
