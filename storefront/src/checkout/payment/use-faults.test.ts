// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { problem, type Problem } from "@placket/domain/problem";
import { expect, it, vi } from "vitest";
import { useFaults } from "./use-faults.ts";
import type { Terms } from "./use-terms.ts";

const terms = { agreements: [], problems: (): readonly Problem[] => [] } as unknown as Terms;

const standing = { chosen: "braintree", purchaseOrderNumber: "", terms, missing: [] };
const unreachable = problem("payment.providerUnreachable");

it("shows twice in one try: the second is an attempt of its own, which takes the focus", () => {
  const { result } = renderHook(() => useFaults(standing));
  const { show } = result.current;
  act(() => void show([]));
  const { attempt } = result.current;
  act(() => void show([unreachable]));
  expect(result.current.attempt).toBeGreaterThan(attempt);
});

it("PERSIST-11 offline it is not the card's service that is said to be silent", () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { result } = renderHook(() => useFaults(standing));
  act(() => void result.current.show([unreachable]));
  expect(result.current.lines).toEqual([
    { text: "You are offline. Nothing was charged. Try again when the connection is back." },
  ]);
  online.mockReturnValue(true);
  act(() => void result.current.show([unreachable]));
  expect(result.current.lines).toEqual([
    { text: "Card payment cannot be reached right now. Try again in a moment." },
  ]);
  online.mockRestore();
});

it("issue §6 a line of the summary says what its card field says by now, and goes when it is mended", () => {
  const { result } = renderHook(() => useFaults(standing));
  const texts = () => result.current.lines?.map(({ field, text }) => [field, text]);
  const missing = [
    problem("payment.cardNumberMissing", "number"),
    problem("payment.cardNameMissing", "name"),
  ];
  act(() => {
    result.current.show(missing.map((one) => ({ ...one, field: `card.${one.field}` })));
  });
  expect(texts()).toEqual([
    ["checkout-card-number", "Card number: Enter the card number."],
    ["checkout-card-name", "Name on card: Enter the name on the card."],
  ]);
  act(() => result.current.onCardType([problem("payment.cardNumberShort", "number")]));
  expect(texts()).toEqual([
    ["checkout-card-number", "Card number: This card number is not complete."],
  ]);
  act(() => result.current.onCardType([]));
  expect(texts()).toEqual([]);
});
