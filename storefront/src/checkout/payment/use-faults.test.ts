// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { problem, type Problem } from "@placket/domain/problem";
import { expect, it } from "vitest";
import { useFaults } from "./use-faults.ts";
import type { Terms } from "./use-terms.ts";

const terms = { agreements: [], problems: (): readonly Problem[] => [] } as unknown as Terms;

it("issue §6 a line of the summary says what its card field says by now, and goes when it is mended", () => {
  const standing = { chosen: "braintree", purchaseOrderNumber: "", terms, missing: [] };
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
