import type { Design } from "../design/design.ts";
import { findFlag } from "../shape/flags/flag.ts";
import { flagsIdentity, type Flags } from "./flags.ts";
import { letteringIdentity, type Lettering } from "./lettering.ts";

/** What is embroidered on a line: a text, or flags. */
export type Made = Flags | Lettering;

export const isLettering = (made: Made): made is Lettering => "recipe" in made;

/** What tells one design from another. */
export const madeIdentity = (made: Made): readonly unknown[] =>
  isLettering(made) ? letteringIdentity(made) : flagsIdentity(made);

/** A placement that is taken, and the field of its part that says so. */
export interface TakenPlace {
  readonly field: "placement" | "flag1" | "flag2";
  readonly code: string;
}

const FLAG_FIELDS = { left: "flag1", right: "flag2" } as const;

/** Where a design stands, or a text that is still to be sewn; nowhere where there is none. */
export function placesOf(
  made: Flags | { readonly placement: { readonly code: string } } | undefined,
): readonly TakenPlace[] {
  if (!made) return [];
  if ("placement" in made) return [{ field: "placement", code: made.placement.code }];
  return made.flags.map(({ side, placement: { code } }) => ({
    field: side === null ? "placement" : FLAG_FIELDS[side],
    code,
  }));
}

/** A design of a line, and what it is called: its words, or whose flag it is. */
interface NamedDesign {
  readonly name: string;
  readonly design: Design;
  /** Code of the placement that it stands at. */
  readonly placement: string;
}

/** What is sewn of it, one file after the other. */
export function designsOf(made: Made): readonly NamedDesign[] {
  if (isLettering(made)) {
    const { recipe, placement } = made;
    const name = recipe.lines.filter((line) => line !== "").join(" ");
    return [{ name, design: { as: "text", recipe }, placement: placement.code }];
  }
  return made.flags.map(({ order, placement }) => ({
    name: findFlag(order.code)?.name ?? order.code,
    design: { as: "flag", ...order },
    placement: placement.code,
  }));
}
