import { expect, it } from "vitest";
import { canAdd } from "./can-add.ts";
import { startChoosing } from "./choose-options.ts";
import { aFamily } from "./testing.ts";

const guest = { isLoggedIn: false };

it.each([
  ["PDP-34 an incomplete choice", startChoosing(aFamily()), guest, "configurator.incomplete"],
  ["PDP-34 a sold-out variant", startChoosing(aFamily(), 111), guest, "configurator.unavailable"],
  [
    "PDP-34 a variant without a price",
    startChoosing(aFamily({ variantMinor: {} }), 112),
    guest,
    "configurator.noPrice",
  ],
  [
    "PDP-35 a visitor where login is required",
    startChoosing(aFamily({ loginRequired: true }), 112),
    guest,
    "access.loginRequired",
  ],
  [
    "PDP-35 a customer where login is required",
    startChoosing(aFamily({ loginRequired: true }), 112),
    { isLoggedIn: true },
    true,
  ],
  [
    "inspecting in punchout",
    startChoosing(aFamily(), 112),
    { isLoggedIn: true, mayBuy: false },
    "access.forbidden",
  ],
  ["PDP-34 a variant in stock with a price", startChoosing(aFamily(), 112), guest, true],
] as const)("%s", (_, state, adder, answer) => {
  expect(canAdd(state, adder)).toBe(answer);
});
