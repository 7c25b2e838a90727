import { ok, problem, refuse, type Result } from "../../problem.ts";
import { fabrics } from "../fabric/fabric.ts";
import { adviceOn, type Advice } from "../lettering/advice.ts";
import { glyphCache, type GlyphCache } from "../lettering/glyph-cache.ts";
import { sewPlaced } from "../lettering/sew-lettering.ts";
import { sewnBounds } from "../pattern/bounds.ts";
import { joinPatterns } from "../pattern/join-patterns.ts";
import { type Pattern, UNITS_PER_MM } from "../pattern/pattern.ts";
import { findThread } from "../thread/threads.ts";
import type { Composition, Frame } from "./composition.ts";
import { sewFrame } from "./frame/sew-frame.ts";
import { layComposition, type FontOf, type LaidComposition } from "./lay-composition.ts";

/** A composition as it is sewn. */
interface SewnComposition {
  /** The middle of its letters at the origin; ends with a trim. */
  readonly pattern: Pattern;
  readonly advice: readonly Advice[];
  /** Around the needle points. */
  readonly widthMm: number;
  readonly heightMm: number;
}

/**
 * Sews a composition that `readComposition` let through: lines of one thread one after another, so that each cone is put
 * on once, then the frame. The same composition gives the same bytes everywhere, with or without a cache. Refused: a
 * letter that a font lacks, an arc that the text does not fit around, a frame wider than any hoop.
 */
export function sewComposition(
  composition: Composition,
  fontOf: FontOf,
  cache: GlyphCache = glyphCache(),
): Result<SewnComposition> {
  const laid = layComposition(composition, fontOf);
  if (!laid.ok) return laid;
  const groups = sewGroups(composition, laid.value, cache);
  if (!groups.ok) return groups;
  const frame = composition.frame
    ? sewnFrame(composition.frame, composition, laid.value)
    : ok(undefined);
  if (!frame.ok) return frame;
  const pattern = joinPatterns([
    ...inOrderOfThreads(groups.value.map((one) => one.pattern)),
    ...(frame.value ? [frame.value] : []),
  ]);
  const { left, right, top, bottom } = sewnBounds(pattern);
  return ok({
    pattern,
    advice: adviceOnLines(composition, fontOf, groups.value),
    widthMm: (right - left) / UNITS_PER_MM,
    heightMm: (top - bottom) / UNITS_PER_MM,
  });
}

interface SewnGroup {
  readonly at: number;
  readonly pattern: Pattern;
  readonly narrowestMm: number;
}

function sewGroups(
  { fabric, lines }: Composition,
  { groups }: LaidComposition,
  cache: GlyphCache,
): Result<readonly SewnGroup[]> {
  const unknown = lines.findIndex(({ thread }) => !findThread(thread));
  if (unknown >= 0) return refuse(problem("embroidery.threadUnknown", `lines.${unknown}.thread`));
  const sewn = groups.flatMap(({ at, font, heightMm, letters, ...group }) => {
    const thread = findThread(group.thread);
    if (!thread || letters.length === 0) return [];
    return [{ at, ...sewPlaced({ letters }, { font, heightMm, fabric, thread }, cache) }];
  });
  return ok(sewn);
}

function sewnFrame(
  { shape, thread: number }: Frame,
  { fabric }: Composition,
  { corners }: LaidComposition,
): Result<Pattern | undefined> {
  const thread = findThread(number);
  if (!thread) return refuse(problem("embroidery.threadUnknown", "frame.thread"));
  return sewFrame(shape, { corners, fabric: fabrics[fabric], thread });
}

/** Each thread where it is first asked for, with all that is sewn in it. */
function inOrderOfThreads(patterns: readonly Pattern[]): Pattern[] {
  const blocks = new Map<string, Pattern[]>();
  for (const pattern of patterns) {
    const number = pattern.threads[0]?.number ?? "";
    blocks.set(number, [...(blocks.get(number) ?? []), pattern]);
  }
  return [...blocks.values()].flat();
}

/** What there is to know of each line, as of a text of its own. */
function adviceOnLines(
  { lines, isMonogram, ...shared }: Composition,
  fontOf: FontOf,
  sewn: readonly SewnGroup[],
): Advice[] {
  return lines.flatMap(({ text, ...line }, at) => {
    if (text === "") return [];
    const own = sewn.filter((one) => one.at === at).map((one) => one.narrowestMm);
    const recipe = { ...shared, ...line, lines: [text] };
    const advice = adviceOn(recipe, fontOf(line.font), Math.min(Infinity, ...own));
    // The letters of a monogram stand by its own rule, not by the spacing of a word.
    return advice
      .filter(({ key }) => !isMonogram || key !== "tightLetters")
      .map((one) => ({ ...one, line: at }));
  });
}
