import { expect } from "vitest";
import { ownStore } from "../own-store.ts";

/** Waits for the letter with a gift card to somebody, and gives the code that it holds and all that it says. */
export async function giftCardFor(
  email: string,
): Promise<{ readonly code: string; readonly text: string }> {
  const box = new URL(ownStore().mailboxUrl);
  box.searchParams.set("to", email);
  const letter = async () => {
    const letters = (await (await fetch(box)).json()) as readonly string[];
    return letters.find((text) => CODE.test(text));
  };
  // Cards are sent by a job, once the order is paid.
  await expect.poll(letter, { timeout: 90_000 }).toBeDefined();
  const text = (await letter()) ?? "";
  return { code: CODE.exec(text)?.[0] ?? "", text };
}

const CODE = /\b(?:[0-9A-Z]{4}-){4}[0-9A-Z]{4}\b/;
