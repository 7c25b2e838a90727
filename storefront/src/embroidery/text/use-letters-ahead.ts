import type { TextChoice } from "@placket/contract/embroidery/embroider-call.codec";
import type { ShownOffer } from "@placket/contract/embroidery/shown-offer.codec";
import { fontInfo } from "@placket/domain/embroidery/lettering/fonts";
import { readLettering } from "@placket/domain/embroidery/offer/lettering";
import { theStitcher } from "@placket/web/embroidery/stitching/stitcher";
import { useEffect, useEffectEvent } from "react";

/** Of the alphabet, what stands most often in names and words first, capitals last. */
const LETTERS = "eantriosldhcumgbfpkywvzjxq";
const AHEAD = (LETTERS + LETTERS.toUpperCase()).split("");

/**
 * Has the letters of the font sewn, one after the other, while nobody types: how a letter is sewn is found once, and
 * that takes longer than anybody waits between two strokes of a keyboard. Whatever somebody waits for goes first. A font
 * whose letters grow together is sewn by the word: nothing of it can be known ahead.
 */
export function useLettersAhead({ terms }: ShownOffer, draft: TextChoice): void {
  const { font, heightMm } = draft;
  const recipeOf = useEffectEvent((letter: string, cut: Pick<TextChoice, "font" | "heightMm">) => {
    const lines = draft.lines.map((_, at) => (at === 0 ? letter : ""));
    const read = readLettering({ ...draft, ...cut, lines }, terms, null);
    return read.ok ? read.value.recipe : undefined;
  });
  useEffect(() => {
    if (!terms.text || fontInfo(font)?.joins) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    void sewAll((letter) => recipeOf(letter, { font, heightMm }), signal).catch(() => undefined);
    return () => leaving.abort();
  }, [font, heightMm, terms]);
}

type Recipe = Extract<ReturnType<typeof readLettering>, { ok: true }>["value"]["recipe"];

/** @throws what the needle says, or that nobody wants it any more: letters are sewn when they are typed, then. */
async function sewAll(
  recipeOf: (letter: string) => Recipe | undefined,
  signal: AbortSignal,
): Promise<void> {
  for (const letter of AHEAD) {
    const recipe = recipeOf(letter);
    if (recipe) await theStitcher().count({ as: "text", recipe }, signal);
  }
}
