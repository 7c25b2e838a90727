import { fontOf } from "../lettering/testing.ts";
import type { ComposedLine, Composition } from "./composition.ts";
import { sewComposition } from "./sew-composition.ts";

/** `aLine("CHEF", { thread: "1000" })` */
export function aLine(text: string, rest: Partial<ComposedLine> = {}): ComposedLine {
  return { text, font: "block", heightMm: 10, thread: "1366", letterSpacingMm: 0.3, ...rest };
}

/** `aComposition({ lines: [aLine("CHEF")] })` */
export function aComposition(rest: Partial<Composition> = {}): Composition {
  return {
    lines: [aLine("CHEF"), aLine("Lyon")],
    fabric: "twill",
    lineSpacing: 1.7,
    align: "center",
    arc: null,
    isMonogram: false,
    frame: null,
    ...rest,
  };
}

/** A composition that can be sewn, sewn. */
export function sewnOf(rest: Partial<Composition> = {}) {
  const sewn = sewComposition(aComposition(rest), fontOf);
  if (!sewn.ok) throw new Error(JSON.stringify(sewn.problems));
  return sewn.value;
}
