// @vitest-environment jsdom
import { toBase64 } from "@placket/contract/base64";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { knownCustomer } from "../session/known-customer.ts";
import { axeViolations } from "../testing/axe.ts";
import { renderInShop } from "../testing/render.tsx";
import { aRefusal, aShop } from "../testing/shop.ts";
import { AskAlert } from "./AskAlert.tsx";
import { EndAlertsPage } from "./EndAlertsPage.tsx";
import { OwnAlerts } from "./OwnAlerts.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  act(() => knownCustomer.set(undefined));
});

const ask = () => screen.getByRole("button", { name: "Tell me when it is in stock" });

it("WISH-13 ROUTE-07 a guest is sent to the login, which leads back", async () => {
  knownCustomer.set(null);
  const { visited } = renderInShop(<AskAlert productId={1} variantId={11} isSoldOut />, {
    href: "/coat?color=4",
  });
  await userEvent.click(ask());
  const code = encodeURIComponent(toBase64("/coat?color=4"));
  expect(visited).toEqual([`/customer/account/login/referer/${code}`]);
});

it("WISH-14 a press before it is known who is here waits for that, and sends no customer to the login", async () => {
  const asked: unknown[] = [];
  const shop = aShop({
    subscribeProductAlert: (input) => {
      asked.push(input);
      return "Alert subscription has been saved.";
    },
  });
  const { visited } = renderInShop(<AskAlert productId={1} variantId={11} isSoldOut />, { shop });
  await userEvent.click(ask());
  act(() => knownCustomer.set({ id: 7 }));
  expect(await screen.findByText("Alert subscription has been saved.")).toBeTruthy();
  expect(asked).toHaveLength(1);
  expect(visited).toEqual([]);
});

it("WISH-14 WISH-15 what the store answers stands there for 10 seconds", async () => {
  vi.useFakeTimers();
  knownCustomer.set({ id: 7 });
  const asked: number[] = [];
  const shop = aShop({
    subscribeProductAlert: (input) => {
      asked.push((input as { params: { id: number } }).params.id);
      return "Alert subscription has been saved.";
    },
  });
  renderInShop(<AskAlert productId={1} variantId={11} isSoldOut />, { shop });
  fireEvent.click(ask());
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByRole("status").textContent).toBe("Alert subscription has been saved.");
  expect(asked).toEqual([11]);
  await act(() => vi.advanceTimersByTimeAsync(9999));
  expect(screen.getByRole("status").textContent).not.toBe("");
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole("status").textContent).toBe("");
});

it("issue 11.5 what is at hand can be waited for to cost less; a refusal is told in its words", async () => {
  knownCustomer.set({ id: 7 });
  const shop = aShop({
    subscribePriceAlert: () => {
      throw aRefusal(400, { said: "You can wait for at most 100 products. Remove one first." });
    },
  });
  renderInShop(<AskAlert productId={1} variantId={undefined} isSoldOut={false} />, { shop });
  await userEvent.click(screen.getByRole("button", { name: "Tell me when it costs less" }));
  await waitFor(() => expect(screen.getByRole("status").textContent).toContain("at most 100"));
  expect(await axeViolations()).toEqual([]);
});

it("issue 11.5 a customer sees what they wait for, and waits no more", async () => {
  let items = [
    {
      id: 3,
      kind: "price" as const,
      product: { id: 1, sku: "COAT", name: "Merrow coat", url: "/coat", image: null },
      chosen: ["Color: White"],
      asked_price: { value: 20, currency: "USD" },
      asked_at: "2026-03-02T10:00:00.000Z",
    },
  ];
  const shop = aShop({
    ownAlerts: () => ({ items }),
    removeAlert: () => {
      items = [];
      return { id: 3 };
    },
  });
  renderInShop(<OwnAlerts account={{ id: 7 }} />, { shop });
  expect(await screen.findByText("When it costs less than $20.00")).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Remove: Merrow coat" }));
  expect(await screen.findByText(/You have no alerts/)).toBeTruthy();
});

it("issue 11.5 the link of a letter asks before it ends anything, and says where it is over", async () => {
  const tokens: string[] = [];
  const shop = aShop({
    endAlerts: (input) => {
      tokens.push((input as { body: { token: string } }).body.token);
      throw aRefusal(404);
    },
  });
  const address = { path: "/productalert/unsubscribe", search: "", hash: "#secret" };
  renderInShop(<EndAlertsPage place={{ type: "alerts-end", params: {}, address }} />, { shop });
  expect(tokens).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "End all alerts" }));
  expect(await screen.findByText("This link is over. Nothing was changed.")).toBeTruthy();
  expect(tokens).toEqual(["secret"]);
});
