import { ok, problem, type Problem, type Result } from "../../problem.ts";
import { placements, type Placement } from "../placement/placements.ts";
import { checkLine, oneLine } from "./sheet-text.ts";

/** What a proof says beside the design, as somebody typed it. */
export interface ProofDraft {
  /** What the design is called. */
  readonly title: string;
  /** Code of a placement; none where it is not decided. */
  readonly placement?: string | undefined;
}

/** A proof of something that was ordered says whose it is, and shows it in its own color. */
export interface ProofFacts {
  readonly title: string;
  readonly placement: Placement | undefined;
  readonly order?: string;
  readonly customer?: string;
  /** What it is sewn on, its color as `#rrggbb`. */
  readonly garment?: { readonly name: string; readonly color: string };
}

/** The facts of a draft, or all that is wrong with it, at its fields. */
export function readProof({ title, placement }: ProofDraft): Result<ProofFacts> {
  const problems = [...checkLine(title, "title"), ...checkPlacement(placement)];
  if (problems.length > 0) return { ok: false, problems };
  return ok({ title: oneLine(title), placement: placementNamed(placement) });
}

/** A placement that is named has to be one. */
export function checkPlacement(code: string | undefined): Problem[] {
  const isFine = code === undefined || placementNamed(code) !== undefined;
  return isFine ? [] : [problem("embroidery.placementUnknown", "placement")];
}

/** A placement of the trade by its code; `undefined` where there is none. */
export function placementNamed(code: string | undefined): Placement | undefined {
  return placements.find((placement) => placement.code === code);
}
