// @vitest-environment jsdom
import type { EmbroideryChoice } from "@placket/contract/embroidery/embroider-call.codec";
import { shownOffer, type ShownOffer } from "@placket/contract/embroidery/shown-offer.codec";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { aConfiguration } from "../../product/testing/embroidery.builder.ts";
import { useWriting } from "./use-writing.ts";

afterEach(cleanup);

const offer = shownOffer(aConfiguration()) as ShownOffer;

function write() {
  const kept: EmbroideryChoice[] = [];
  const told: EmbroideryChoice[] = [];
  const { result } = renderHook(() =>
    useWriting({
      begin: () => undefined,
      on: { offer, cloth: undefined },
      onWrite: (chosen) => told.push(chosen),
      onDrawn: (chosen) => kept.push(chosen),
    }),
  );
  const type = (word: string) =>
    result.current.writing.type((before) => ({ ...before, lines: before.lines.with(0, word) }));
  return { result, type, kept, told };
}

it("EMB-12 what is typed is there before the form is drawn with it, and is drawn when somebody goes on", () => {
  const { result, type, kept, told } = write();
  act(() => {
    type("M");
    expect(result.current.writing.now.get()?.text?.lines[0]).toBe("M");
    expect(told).toHaveLength(1);
    expect(result.current.draft.text.lines[0]).toBe("");
    expect(kept).toEqual([]);
    result.current.writing.settle();
  });
  expect(result.current.draft.text.lines[0]).toBe("M");
  expect(kept).toEqual(told);
});

it("EMB-23 what is chosen while letters are still to be drawn loses none of them", async () => {
  const { result, type } = write();
  act(() => {
    type("M");
    type("Ma");
    result.current.writing.change({ instructions: "Wash cold" });
    type("Mar");
  });
  await waitFor(() => expect(result.current.draft.text.lines[0]).toBe("Mar"));
  expect(result.current.draft.instructions).toBe("Wash cold");
  expect(result.current.drawn).toBe(result.current.writing.now.get());
});
