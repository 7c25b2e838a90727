import type { FrameLocator } from "playwright-core";
import type { Shopper } from "../shopper.ts";
import { chooseCard, GUEST } from "./checkout.ts";

/** Numbers of the sandbox processor, whose README says what each leads to. */
export const CARDS = {
  approved: "4111 1111 1111 1111",
  declined: "4000 0000 0000 0002",
  challenged: "4000 0000 0000 3220",
  slow: "4000 0000 0000 0077",
  answerLost: "4000 0000 0000 0341",
} as const;

/** The processor's frame with the card fields. */
export function cardFields({ page }: Shopper): FrameLocator {
  return page.frameLocator("iframe[title='Card details']");
}

/** Types a card into the processor's fields. */
export async function fillCard(shopper: Shopper, number: string): Promise<void> {
  await chooseCard(shopper.page);
  const fields = cardFields(shopper);
  await fields.getByLabel("Card number").fill(number);
  await fields.getByLabel("Expiry").fill("12/39");
  await fields.getByLabel("Security code").fill("123");
  await fields.getByLabel("Name on card").fill(`${GUEST.firstName} ${GUEST.lastName}`);
}

/** Agrees to the terms; ticked already after a first try, they stay ticked. */
export async function agree({ page }: Shopper): Promise<void> {
  await page.getByRole("checkbox", { name: "I agree to the terms of sale." }).check();
}

/** Presses the button that places the order. */
export async function placeOrder({ page }: Shopper): Promise<void> {
  await page.getByRole("button", { name: /^Place order/ }).click();
}
