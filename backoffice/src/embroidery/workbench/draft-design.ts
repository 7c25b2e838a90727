import type {
  Composition,
  CompositionDraft,
  FrameShape,
} from "@placket/domain/embroidery/composition/composition";
import { FRAME_SHAPES } from "@placket/domain/embroidery/composition/composition";
import { readComposition } from "@placket/domain/embroidery/composition/read-composition";
import { plainText } from "@placket/domain/embroidery/composition/saved-design";
import type { Design } from "@placket/domain/embroidery/design/design";
import type { DesignDraft } from "@placket/domain/embroidery/design/design-draft";
import { fabrics } from "@placket/domain/embroidery/fabric/fabric";
import type { Advice } from "@placket/domain/embroidery/lettering/advice";
import { fontInfo, fonts } from "@placket/domain/embroidery/lettering/fonts";
import { ok, type Problem, type Result } from "@placket/domain/problem";
import { chosen } from "../../page/form/chosen.ts";
import { numberIn, recipeDraft, startDraft, type Draft, type LineLook } from "./draft.ts";

/** A composition as calls carry it: any text where a code is wanted. */
type SentComposition = Extract<DesignDraft, { as: "composition" }>["composition"];

/** The composition that the form spells, not checked yet. A line in a look of its own has its font's spacing. */
function compositionDraft(draft: Draft): CompositionDraft {
  const { font, heightMm, thread, letterSpacingMm, ...shared } = recipeDraft(draft);
  const shown = draft.isMonogram ? draft.lines.slice(0, 1) : draft.lines;
  const lines = shown.map((text, at) => {
    const own = draft.looks[at];
    return own
      ? { text, ...own, heightMm: numberIn(own.heightMm), letterSpacingMm: spacingOf(own) }
      : { text, font, heightMm, thread, letterSpacingMm };
  });
  const frame = draft.frame === "none" ? null : { shape: draft.frame, thread: draft.frameThread };
  return { ...shared, lines, isMonogram: draft.isMonogram, frame };
}

const spacingOf = ({ font }: LineLook) => fontInfo(font)?.letterSpacingMm ?? 0;

/** The composition that the form spells, or what is wrong with it, at the fields of the form. */
export function readDraft(draft: Draft): Result<Composition> {
  const read = readComposition(compositionDraft(draft));
  return read.ok ? read : { ok: false, problems: atForm(read.problems, draft) };
}

/** What is sewn of a composition: a text where all its lines are alike, as shoppers have it. */
export function designOf(
  composition: Composition,
): Extract<Design, { as: "text" | "composition" }> {
  const recipe = plainText(composition);
  return recipe ? { as: "text", recipe } : { as: "composition", composition };
}

/** Problems of a line that is sewn as all others are stand at the fields of all. */
export function atForm(problems: readonly Problem[], { looks }: Draft): readonly Problem[] {
  const found = problems.map((one) => {
    const [, at, field] = /^lines\.(\d+)\.(\w+)$/.exec(one.field) ?? [];
    return field !== undefined && !looks[Number(at)] ? { ...one, field } : one;
  });
  return found.filter((one, i) => found.findIndex(({ field }) => field === one.field) === i);
}

/** Advice on the fields of all lines, or of one that has a look of its own. */
export function adviceFor(
  advice: readonly Advice[],
  { looks }: Draft,
  line: number | null,
): readonly Advice[] {
  const isOwn = ({ line: at }: Advice) => at !== undefined && looks[at] !== null;
  const found = advice.filter((one) =>
    line === null ? !isOwn(one) : isOwn(one) && one.line === line,
  );
  // Lines that are sewn alike are told alike, once.
  const said = found.map(({ key, params }) => JSON.stringify([key, params]));
  return found.filter((_, i) => said.indexOf(said[i] ?? "") === i);
}

/** The form that spells a composition: what most of its lines share is the look of all. */
export function draftOf(
  { lines, fabric, lineSpacing, align, arc, isMonogram, frame }: SentComposition,
  placement: string,
): Draft {
  const [first] = lines;
  const looks = lines.map(({ font, heightMm, thread }): LineLook => ({
    font: chosen(FONT_CODES, font),
    heightMm: String(heightMm),
    thread,
  }));
  const [all = startDraft] = looks;
  const isAlike = (look: LineLook) =>
    look.font === all.font && look.heightMm === all.heightMm && look.thread === all.thread;
  return {
    ...startDraft,
    lines: lines.map(({ text }) => text),
    looks: looks.map((look) => (isAlike(look) ? null : look)),
    font: all.font,
    heightMm: all.heightMm,
    thread: all.thread,
    letterSpacingMm: String(first?.letterSpacingMm ?? startDraft.letterSpacingMm),
    fabric: chosen(FABRIC_CODES, fabric),
    lineSpacing: String(lineSpacing),
    align: chosen(["left", "center", "right"], align),
    bend: arc ? chosen(["up", "down"], arc.bend) : "straight",
    radiusMm: arc ? String(arc.radiusMm) : startDraft.radiusMm,
    isMonogram,
    frame: frame ? chosen<FrameShape>(FRAME_SHAPES, frame.shape) : "none",
    frameThread: frame?.thread ?? startDraft.frameThread,
    placement,
  };
}

const FONT_CODES = fonts.map(({ code }) => code);
const FABRIC_CODES = Object.values(fabrics).map(({ code }) => code);

/** The design as a call carries it, or what is wrong with it. */
export function sentDraft(draft: Draft): Result<DesignDraft> {
  const read = readDraft(draft);
  return read.ok ? ok(designOf(read.value)) : read;
}
