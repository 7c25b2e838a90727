// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it } from "vitest";
import { renderInShop } from "../../testing/render.tsx";
import { account } from "../account.ts";
import { signInOpen } from "../sign-in-door.ts";
import { MARTA } from "../testing/account-server.ts";
import { nobodyKnown } from "../testing/open-login.tsx";
import CheckoutSignIn from "./CheckoutSignIn.tsx";

beforeEach(nobodyKnown);
afterEach(cleanup);

it("ACCT-06 CHECK-14 a guest signs in without leaving the checkout, a customer sees who they are", async () => {
  renderInShop(<CheckoutSignIn />);
  await userEvent.click(screen.getByRole("button", { name: "Sign In" }));
  expect(signInOpen.get()).toBe(true);
  await act(async () => account.set({ ...MARTA }));
  expect(screen.getByText(`You are signed in as ${MARTA.email}.`)).toBeTruthy();
});
