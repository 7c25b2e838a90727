// @vitest-environment jsdom
import { shownOffer, type ShownOffer } from "@placket/contract/embroidery/shown-offer.codec";
import { theStitcher } from "@placket/web/embroidery/stitching/stitcher";
import { cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { aConfiguration } from "../../product/testing/embroidery.builder.ts";
import { startDraft } from "./draft.ts";
import { useLettersAhead } from "./use-letters-ahead.ts";

vi.mock("@placket/web/embroidery/stitching/stitcher");

afterEach(cleanup);

const offer = shownOffer(aConfiguration()) as ShownOffer;

/** A needle that notes the texts it counts, and answers when told. */
function aNeedle() {
  const asked: string[] = [];
  const [answers, signals]: [(() => void)[], (AbortSignal | undefined)[]] = [[], []];
  vi.mocked(theStitcher).mockReturnValue({
    ...({} as ReturnType<typeof theStitcher>),
    count: (design, signal) => {
      signals.push(signal);
      if (design.as === "text") asked.push(design.recipe.lines.join("/"));
      return new Promise((resolve) => {
        answers.push(() => resolve({ ok: true, value: { stitches: 1, widthMm: 1, heightMm: 1 } }));
      });
    },
  });
  onTestFinished(() => void vi.mocked(theStitcher).mockReset());
  return { asked, answer: () => answers.shift()?.(), signals };
}

it("issue 10 the letters of a font are sewn ahead, one at a time, until the form closes", async () => {
  const { asked, answer, signals } = aNeedle();
  const draft = startDraft(offer, undefined);
  const { unmount } = renderHook(() => useLettersAhead(offer, draft));
  expect(asked).toEqual(["e"]);
  answer();
  await waitFor(() => expect(asked).toEqual(["e", "a"]));
  expect(signals[1]?.aborted).toBe(false);
  unmount();
  expect(signals[1]?.aborted).toBe(true);
});

it("issue 10 a font whose letters grow together is not sewn ahead", () => {
  const { asked } = aNeedle();
  const joins = offer.fonts.find(({ code }) => code === "script");
  if (!joins) throw new Error("no such font is offered");
  renderHook(() => useLettersAhead(offer, { ...startDraft(offer, undefined), font: joins.code }));
  expect(asked).toEqual([]);
});
