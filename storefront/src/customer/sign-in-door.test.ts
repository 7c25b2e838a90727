import { expect, it } from "vitest";
import { signInWanted } from "../session/known-customer.ts";
import { signInOpen } from "./sign-in-door.ts";

it("QNA-07 whatever wants somebody to sign in opens the popup", () => {
  signInOpen.set(false);
  signInWanted.set(signInWanted.get() + 1);
  expect(signInOpen.get()).toBe(true);
  signInOpen.set(false);
});
