// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react";
import {
  ASK_AGAIN_MS,
  nextPlacing,
  NOT_PLACING,
  type PlacingEvent,
} from "@placket/domain/checkout/placing";
import { aClock } from "../testing/clock.ts";
import { afterEach, describe, expect, it } from "vitest";
import { renderInShop } from "../../testing/render.tsx";
import { PaymentPending } from "./PaymentPending.tsx";
import { useReducer } from "react";

afterEach(cleanup);

const silent: readonly PlacingEvent[] = [
  { type: "place" },
  { type: "prepared" },
  { type: "unanswered", open: null },
];

/** The screen over a server that never answers; `asks` counts the questions. */
function Silence({ clock, asks }: { clock: ReturnType<typeof aClock>; asks: PlacingEvent[] }) {
  const [placing, dispatch] = useReducer(nextPlacing, silent.reduce(nextPlacing, NOT_PLACING));
  const ask = async () => {
    asks.push({ type: "ask" });
    dispatch({ type: "ask" });
    dispatch({ type: "unanswered", open: null });
  };
  const inHand = { placing, ask, confirm: () => undefined, giveUp: async () => undefined };
  return <PaymentPending inHand={inHand} after={clock.after} />;
}

describe("waiting for the bank", () => {
  it("asks again by itself at the times of the table, and then leaves it to the shopper", () => {
    const clock = aClock();
    const asks: PlacingEvent[] = [];
    renderInShop(<Silence clock={clock} asks={asks} />);
    for (const [index, wait] of ASK_AGAIN_MS.entries()) {
      act(() => clock.pass(wait - 1));
      expect(asks).toHaveLength(index);
      act(() => clock.pass(1));
      expect(asks).toHaveLength(index + 1);
    }
    act(() => clock.pass(3_600_000));
    expect(asks).toHaveLength(ASK_AGAIN_MS.length);
    expect(screen.getByText(/Still no answer/)).toBeTruthy();
    act(() => screen.getByRole("button", { name: "Check again" }).click());
    expect(asks).toHaveLength(ASK_AGAIN_MS.length + 1);
  });

  it("stops asking when it is left", () => {
    const clock = aClock();
    const asks: PlacingEvent[] = [];
    const { unmount } = renderInShop(<Silence clock={clock} asks={asks} />);
    unmount();
    act(() => clock.pass(600_000));
    expect(asks).toEqual([]);
  });
});
