import type { TextChoice } from "@placket/contract/embroidery/embroider-call.codec";
import type { ShownOffer, ShownThread } from "@placket/contract/embroidery/shown-offer.codec";
import { linesOf } from "@placket/domain/embroidery/offer/offer";
import { readsWell, suggestedThreads } from "@placket/domain/embroidery/thread/thread-contrast";
import { lastLook } from "./last-look.ts";

/** Suggestions beside the choice of threads. */
const SUGGESTED = 4;

/** The threads that read best on the cloth, the best first (issue 10, point 2); the same list for the same offer. */
export function suggestionsOn(
  { threads }: ShownOffer,
  cloth: string | undefined,
): readonly ShownThread[] {
  if (cloth === undefined) return NONE;
  const known = suggested.get(threads);
  if (known?.cloth === cloth) return known.best;
  const best = suggestedThreads(threads, cloth, SUGGESTED);
  suggested.set(threads, { cloth, best });
  return best;
}

const NONE: readonly ShownThread[] = [];
/** Each thread is held against the cloth and the others: what was found for an offer's threads is kept. */
const suggested = new WeakMap<
  readonly ShownThread[],
  { readonly cloth: string; readonly best: readonly ShownThread[] }
>();

/**
 * What the form begins with: default texts, the first placement, and the look of the last text that was put into the
 * cart, as far as it is offered here and its thread reads well on the cloth; else the first font at its usual height,
 * and the thread that reads best. So what has one choice is chosen (EMB-28; issue 10, point 2).
 */
export function startDraft(
  offer: ShownOffer,
  cloth: string | undefined,
  look = lastLook(),
): TextChoice {
  const { terms, fonts, threads } = offer;
  const known = fonts.find(({ code }) => code === look?.font);
  const font = known ?? fonts[0];
  const isHeight = known && look && heightsOf(offer).includes(look.heightMm);
  const [best] = suggestionsOn(offer, cloth);
  const again = threads.find(
    (thread) => thread.number === look?.thread && (cloth === undefined || readsWell(thread, cloth)),
  );
  return {
    lines: terms.text ? linesOf(terms.text).map(({ defaultText }) => defaultText) : [],
    font: font?.code ?? "",
    heightMm: isHeight ? look.heightMm : (font?.usual ?? 0),
    thread: (again ?? best ?? threads[0])?.number ?? "",
    placement: terms.text?.placements[0] ?? "",
  };
}

/**
 * What was written before, on the cloth that is chosen now: a thread that is not offered on it gives way to the one that
 * reads best. Nothing written begins anew.
 */
export function continued(
  before: TextChoice | undefined,
  { offer, cloth }: { readonly offer: ShownOffer; readonly cloth: string | undefined },
): TextChoice {
  const fresh = startDraft(offer, cloth);
  if (!before) return fresh;
  const isOffered = offer.threads.some(({ number }) => number === before.thread);
  return isOffered ? before : { ...before, thread: fresh.thread };
}

/** Whether a word of it is written. */
export const hasWords = ({ lines }: Pick<TextChoice, "lines">): boolean =>
  lines.some((line) => line.trim() !== "");

/**
 * What is written, after what was: its first word goes where nothing else stands yet, if a placement is free; from then
 * on it stays where it is put.
 */
export function written(
  before: TextChoice,
  after: TextChoice,
  { offer, taken }: { readonly offer: ShownOffer; readonly taken: readonly string[] },
): TextChoice {
  if (hasWords(before) || !hasWords(after) || !taken.includes(after.placement)) return after;
  const free = offer.terms.text?.placements.find((code) => !taken.includes(code));
  return free === undefined ? after : { ...after, placement: free };
}

/** Heights of a capital that are offered, in mm: those between what may be sewn, and the usual ones of the fonts. */
export function heightsOf({ terms, fonts }: ShownOffer): readonly number[] {
  const { min = 0, max = 0 } = terms.text?.heightMm ?? {};
  const all = [...HEIGHTS_MM, ...fonts.map(({ usual }) => usual)];
  return [...new Set(all)].filter((mm) => mm >= min && mm <= max).toSorted((a, b) => a - b);
}

const HEIGHTS_MM = [6, 8, 10, 12, 15, 20, 25, 30, 40, 50];

/** Another font, as high as before where it sews well there, else as near to that as it does. */
export function withFont(draft: TextChoice, code: string, { fonts }: ShownOffer): TextChoice {
  const font = fonts.find((one) => one.code === code);
  if (!font) return draft;
  const isFit = draft.heightMm >= font.from && draft.heightMm <= font.to;
  return { ...draft, font: code, heightMm: isFit ? draft.heightMm : font.usual };
}
