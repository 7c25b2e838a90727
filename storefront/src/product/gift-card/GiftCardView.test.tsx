// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import axe from "axe-core";
import { afterEach, expect, it } from "vitest";
import { aCart, onTheWire } from "../../testing/cart.ts";
import { aGiftCardReply } from "../testing/gift-card.builder.ts";
import { openProduct, panelButton, said } from "../testing/open-product.tsx";
import GiftCardView from "./GiftCardView.tsx";

afterEach(cleanup);

const open = (offer: Parameters<typeof aGiftCardReply>[0] = {}, handlers = {}) =>
  openProduct(aGiftCardReply(offer), { view: GiftCardView, href: "/gift-card", handlers });

const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });

it("GIFT-04 the amount is one of the list, or 'Other Amount' with 'Amount in USD', and is the price", async () => {
  const { user } = open();
  expect(screen.queryByRole("textbox", { name: "Amount in USD" })).toBeNull();
  await user.click(screen.getByRole("radio", { name: "$100.00" }));
  expect(screen.getAllByText("$100.00").length).toBeGreaterThan(1);
  await user.click(screen.getByRole("radio", { name: "Other Amount" }));
  await user.type(box("Amount in USD"), "37.50");
  expect(screen.getAllByText("$37.50").length).toBeGreaterThan(0);
});

it("GIFT-04 without open amounts there is no 'Other Amount'", () => {
  open({ open: null });
  expect(screen.queryByRole("radio", { name: "Other Amount" })).toBeNull();
});

it("GIFT-05 GIFT-07 names and emails are required natively, the message has three rows and is not", () => {
  open();
  for (const name of ["Sender Name", "Sender Email", "Recipient Name", "Recipient Email"]) {
    expect(box(name).required).toBe(true);
  }
  const message = screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Message/ });
  expect([message.rows, message.required]).toEqual([3, false]);
  const email = box("Sender Email");
  for (const [typed, isValid] of [
    ["ann@example.co", true],
    ["ann@shop.museum", true],
    ["ann@example.c", false],
  ] as const) {
    email.value = typed;
    expect(email.validity.valid, `GIFT-06 ${typed}`).toBe(isValid);
  }
});

it("GIFT-08 GIFT-09 GIFT-03 a press says what is missing, until nothing is", async () => {
  const { user, container } = open();
  await user.click(panelButton(/^Add to Cart/));
  expect(screen.getAllByText("Missing required field.")).toHaveLength(5);
  const { violations } = await axe.run(container, {
    rules: { "color-contrast": { enabled: false } },
  });
  expect(violations.map(({ id }) => id)).toEqual([]);
  await user.type(box("Sender Name"), "Demo Sender");
  expect(screen.getAllByText("Missing required field.")).toHaveLength(4);
});

it("GIFT-10 GIFT-01 what is filled goes into the cart as giftcard_option", async () => {
  const bodies: unknown[] = [];
  const { user } = open(
    {},
    {
      addToCart: ({ body }: { readonly body: unknown }) => {
        bodies.push(body);
        return onTheWire(aCart());
      },
    },
  );
  await user.click(screen.getByRole("radio", { name: "$50.00" }));
  await user.type(box("Sender Name"), "Demo Sender");
  await user.type(box("Sender Email"), "sender@example.com");
  await user.type(box("Recipient Name"), "Demo Recipient");
  await user.type(box("Recipient Email"), "recipient@example.com");
  await user.type(screen.getByRole("textbox", { name: /^Message/ }), "Enjoy it!");
  await user.click(panelButton(/^Add to Cart/));
  await waitFor(() => expect(bodies).toHaveLength(1));
  const [items] = bodies as readonly (readonly { readonly giftcard_option: string }[])[];
  const item = items?.[0];
  expect(JSON.parse(item?.giftcard_option ?? "")).toMatchObject({
    giftcard_amount: "50",
    giftcard_sender_name: "Demo Sender",
    giftcard_sender_email: "sender@example.com",
    giftcard_recipient_name: "Demo Recipient",
    giftcard_recipient_email: "recipient@example.com",
    giftcard_message: "Enjoy it!",
  });
});

it("what is not offered in the website cannot be bought", () => {
  const reply = { ...aGiftCardReply(), giftcard: null };
  openProduct(reply, { view: GiftCardView, href: "/gift-card" });
  expect(screen.getByText("It cannot be bought at the moment.")).toBeTruthy();
});

it("PUNCH-02 who may only look is told so by the button, and adds nothing", async () => {
  const { user } = openProduct(aGiftCardReply(), {
    view: GiftCardView,
    href: "/gift-card",
    inspects: true,
  });
  await user.click(panelButton(/^Add to (?:Cart|Bag)/));
  expect(said()).toEqual(["You are not allowed to do that."]);
});
