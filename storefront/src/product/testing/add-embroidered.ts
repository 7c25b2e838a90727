import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect } from "vitest";

/** Sewing what was typed last takes its time where much runs beside it, in ms. */
const SEWN_MS = 20_000;

/** Presses "Add to Cart" of the editor once what is written is sewn: until then a press is none. */
export async function addEmbroidered(user: UserEvent): Promise<void> {
  const editor = await screen.findByRole("dialog", { name: /^Embroidery/ });
  const button = within(editor).getByRole("button", { name: "Add to Cart" });
  // What was typed last is drawn: before that the button speaks of the letters before it.
  if (document.activeElement) fireEvent.blur(document.activeElement);
  await waitFor(() => expect(button.getAttribute("aria-disabled")).toBe("false"), {
    timeout: SEWN_MS,
  });
  await user.click(button);
}
