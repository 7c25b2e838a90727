// @vitest-environment jsdom
import { permissionsOf } from "@placket/domain/access/permissions";
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { CallReply } from "../api/call.ts";
import { anOwner, SIGNED_IN } from "../testing/builders.ts";
import { axeViolations, open, RefusedAnswer, type Asked } from "../testing/show.tsx";

type Card = CallReply<"giftCard">;

const usd = (value: number) => ({ value, currency: "USD" });

const CARD: Card = {
  boughtIn: "000000012",
  id: 7,
  lastFour: "7K2M",
  balance: usd(30),
  state: "usable",
  isOpen: true,
  website: "base",
  recipientName: "Ann Weaver",
  recipientEmail: "ann@example.com",
  expiresAt: null,
  createdAt: "2026-03-02T10:00:00.000Z",
  entries: [
    {
      id: 2,
      movement: "spent",
      change: usd(-20),
      balance: usd(30),
      reason: "",
      by: null,
      orderNumber: "100000012",
      at: "2026-03-03T10:00:00.000Z",
    },
    {
      id: 1,
      movement: "issued",
      change: usd(50),
      balance: usd(50),
      reason: "Prize of the fair",
      by: "mira@example.com",
      orderNumber: null,
      at: "2026-03-02T10:00:00.000Z",
    },
  ],
};

const LIST: CallReply<"giftCards"> = {
  rows: [CARD],
  next: null,
  views: [{ id: 1, name: "United States", currency: "USD" }],
};

const giftCards = () => LIST;

it("issue 9.6 lists cards with what is left on them; one is issued, and its code shown once", async () => {
  const issueGiftCard = vi.fn<(asked: Asked) => CallReply<"issueGiftCard">>(() => ({
    ...CARD,
    code: "AAAA-BBBB-CCCC-DDDD-7K2M",
  }));
  const { user } = open("/admin/gift-cards", { ...SIGNED_IN, giftCards, issueGiftCard });
  const row = within(await screen.findByRole("table")).getAllByRole("row")[1];
  expect(row?.textContent).toContain("····-7K2MAnn WeaverCan be spent");
  expect(row?.textContent).toContain("$30.00");
  expect(await axeViolations()).toEqual([]);
  const form = within(screen.getByRole("region", { name: "Issue a Gift Card" }));
  await user.type(form.getByLabelText("Amount"), "fifty");
  await user.type(form.getByLabelText("Why"), "Prize");
  await user.click(form.getByRole("button", { name: "Issue" }));
  expect((await form.findByRole("region", { name: "Not done yet" })).textContent).toContain(
    "Enter an amount",
  );
  expect(issueGiftCard).not.toHaveBeenCalled();
  await user.clear(form.getByLabelText("Amount"));
  await user.type(form.getByLabelText("Amount"), "1,250.50");
  await user.click(form.getByRole("button", { name: "Issue" }));
  expect(await screen.findByText("AAAA-BBBB-CCCC-DDDD-7K2M")).toBeTruthy();
  expect(issueGiftCard.mock.lastCall?.[0].body).toEqual({
    storeViewId: 1,
    amount: 1250.5,
    expiresOn: "",
    recipientName: "",
    recipientEmail: "",
    reason: "Prize",
  });
});

it("issue 9.6 a card is found by its whole code, which no address carries", async () => {
  const findGiftCard = vi.fn<(asked: Asked) => CallReply<"findGiftCard">>(() => ({ id: 7 }));
  const calls = { ...SIGNED_IN, giftCards, findGiftCard, giftCard: () => CARD };
  const { user } = open("/admin/gift-cards", calls);
  await user.type(await screen.findByLabelText("Code"), "aaaa bbbb cccc dddd 7k2m");
  await user.click(screen.getByRole("button", { name: "Find" }));
  expect(await screen.findByRole("heading", { name: "Gift Card ····-7K2M" })).toBeTruthy();
  expect(findGiftCard.mock.lastCall?.[0].body).toEqual({ code: "aaaa bbbb cccc dddd 7k2m" });
  expect(location.href.toLowerCase()).not.toContain("aaaa");
});

it("issue 9.6 a card shows what happened to it, and is switched off for a reason", async () => {
  let card = CARD;
  const switchGiftCard = vi.fn<(asked: Asked) => CallReply<"switchGiftCard">>(() => {
    card = { ...CARD, isOpen: false, state: "off" };
    return card;
  });
  const calls = { ...SIGNED_IN, giftCard: () => card, switchGiftCard };
  const { user } = open("/admin/gift-cards/7", calls);
  const [, spent, issued] = within(await screen.findByRole("table")).getAllByRole("row");
  const link = await screen.findByRole("link", { name: "Order 100000012" });
  expect(link.getAttribute("href")).toBe("/admin/orders/100000012");
  expect(spent?.textContent).toContain("−$20.00$30.00");
  expect(issued?.textContent).toContain("Prize of the fair, mira@example.com+$50.00$50.00");
  expect(await axeViolations()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Switch Off" }));
  expect(switchGiftCard).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText("Why"), "Lost");
  await user.click(screen.getByRole("button", { name: "Switch Off" }));
  expect(await screen.findByRole("heading", { name: "Switch It On Again" })).toBeTruthy();
  expect(switchGiftCard.mock.lastCall?.[0].body).toEqual({ isOpen: false, reason: "Lost" });
});

it("who may only look issues none and switches none off", async () => {
  const permissions = [...permissionsOf(["clerk"], "web")];
  const session = () => ({ staff: anOwner({ role: "clerk", permissions }) });
  open("/admin/gift-cards/7", { ...SIGNED_IN, session, giftCard: () => CARD });
  expect(await screen.findByRole("heading", { name: "History" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Switch Off" })).toBeNull();
});

it("a code of no card is refused at its field", async () => {
  const findGiftCard = () =>
    new RefusedAnswer(404, "giftCard.noneWithCode", "No gift card has this code.");
  const { user } = open("/admin/gift-cards", { ...SIGNED_IN, giftCards, findGiftCard });
  await user.type(await screen.findByLabelText("Code"), "none");
  await user.click(screen.getByRole("button", { name: "Find" }));
  const summary = await screen.findByRole("region", { name: "Not done yet" });
  expect(summary.textContent).toContain("No gift card has this code.");
});
