// @vitest-environment jsdom
import type { EmbroideryChoice } from "@placket/contract/embroidery/embroider-call.codec";
import { shownOffer, type ShownOffer } from "@placket/contract/embroidery/shown-offer.codec";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { aConfiguration } from "../../product/testing/embroidery.builder.ts";
import { useWriting } from "../choice/use-writing.ts";
import { useHeldPress } from "./use-held-press.ts";

afterEach(cleanup);

const offer = shownOffer(aConfiguration()) as ShownOffer;

/** A form that sews for as long as `isComing` says, and what its presses were answered with. */
function form() {
  const answered: (string | undefined)[] = [];
  const { result, rerender } = renderHook(
    ({ isComing }) => {
      const { writing, drawn } = useWriting({
        begin: () => undefined,
        on: { offer, cloth: undefined },
        onWrite: () => {},
        onDrawn: () => {},
      });
      const answer = (chosen: EmbroideryChoice | undefined) =>
        void answered.push(chosen?.text?.lines[0]);
      return {
        writing,
        ...useHeldPress(writing, { drawn, isComing }, () => answer(drawn)),
      };
    },
    { initialProps: { isComing: false } },
  );
  const type = (word: string) =>
    result.current.writing.type((before) => ({ ...before, lines: before.lines.with(0, word) }));
  return { result, type, answered, sew: (isComing: boolean) => rerender({ isComing }) };
}

it("a press is answered at once by what is drawn and sewn", () => {
  const { result, answered } = form();
  act(() => result.current.press());
  expect(answered).toEqual([undefined]);
  expect(result.current.isHeld).toBe(false);
});

it("EMB-51 a press right after the last letter is answered with that letter, once", () => {
  const { result, type, answered } = form();
  act(() => {
    type("Mar");
    result.current.press();
  });
  expect(answered).toEqual(["Mar"]);
  expect(result.current.isHeld).toBe(false);
});

it("EMB-51 a press while stitches are coming is held until they are there", async () => {
  const { result, type, answered, sew } = form();
  act(() => type("Mar"));
  await waitFor(() => expect(result.current.writing.now.get()?.text?.lines[0]).toBe("Mar"));
  sew(true);
  act(() => result.current.press());
  expect(answered).toEqual([]);
  expect(result.current.isHeld).toBe(true);
  sew(false);
  expect(answered).toEqual(["Mar"]);
  expect(result.current.isHeld).toBe(false);
  sew(true);
  sew(false);
  expect(answered).toHaveLength(1);
});

it("EMB-51 what is written after the press drops it", async () => {
  const { result, type, answered, sew } = form();
  act(() => type("Mar"));
  sew(true);
  act(() => result.current.press());
  act(() => {
    type("Mara");
    result.current.writing.settle();
  });
  expect(result.current.isHeld).toBe(false);
  sew(false);
  await waitFor(() => expect(result.current.writing.now.get()?.text?.lines[0]).toBe("Mara"));
  expect(answered).toEqual([]);
});
