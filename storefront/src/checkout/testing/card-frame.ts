import { act, screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { CARDS_ORIGIN } from "./checkout-server.ts";

const CHANNEL = "placket.card-fields";

/** The provider's frame with a card typed in, once it stands: whatever it is asked, it answers well. */
export async function cardFrame(): Promise<HTMLIFrameElement> {
  const frame = await screen.findByTitle<HTMLIFrameElement>("Card details");
  const { contentWindow: source } = frame;
  if (source === null) throw new Error("The frame has no window");
  const say = (message: object) =>
    act(() => {
      const data = { channel: CHANNEL, ...message };
      window.dispatchEvent(new MessageEvent("message", { data, origin: CARDS_ORIGIN, source }));
    });
  source.postMessage = ({ type, id }: { readonly type: string; readonly id: string }) => {
    if (type === "check") queueMicrotask(() => say({ type: "valid", id }));
    if (type === "tokenize") queueMicrotask(() => say({ type: "token", id, card: CARD }));
  };
  // It stands before the page listens to it: said until it was heard.
  await waitFor(() => {
    say({ type: "ready" });
    expect(screen.queryByText("Loading the card fields")).toBeNull();
  });
  return frame;
}

const CARD = { token: "tok_1", brand: "visa", last4: "3220", expiry: "12/2030" };
