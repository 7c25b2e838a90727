import type { Design } from "../design/design.ts";
import { nameText, type Text } from "../../phrased.ts";
import { problem, type Problem } from "../../problem.ts";
import type { FabricCode } from "../fabric/fabric.ts";
import type { FontCode } from "../lettering/fonts.ts";
import type { LogoStitches } from "../logo/logo.ts";
import { findFlag } from "../shape/flags/flag.ts";
import { flagsIdentity, type Flags } from "./flags.ts";
import { letteringIdentity, type Lettering } from "./lettering.ts";
import { logoIdentity, type PlacedLogo } from "./logos.ts";

/** What is embroidered on a line: a text, flags, or a logo. */
export type Made = Flags | Lettering | PlacedLogo;

export const isLettering = (made: Made): made is Lettering => "recipe" in made;

export const isFlags = (made: Made): made is Flags => "flags" in made;

export const isLogo = (made: Made): made is PlacedLogo => "logo" in made;

/** The font of a text that is embroidered; of what is none nothing. */
export const fontOf = (made: Made | undefined): FontCode | undefined =>
  made !== undefined && isLettering(made) ? made.recipe.font : undefined;

/** What tells one design from another. */
export function madeIdentity(made: Made): readonly unknown[] {
  if (isLettering(made)) return letteringIdentity(made);
  return isLogo(made) ? logoIdentity(made) : flagsIdentity(made);
}

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

/** Designs that stand where another one stands, thread over thread, at the fields of their parts. */
export function placedTwice(
  designs: readonly {
    readonly kind: string;
    readonly places: readonly TakenPlace[];
  }[],
): Problem[] {
  const places = designs.flatMap(({ kind, places: of }) =>
    of.map(({ field, code }) => ({ code, field: `${kind}.${field}` })),
  );
  const codes = places.map(({ code }) => code);
  return places
    .filter(({ code }, at) => codes.indexOf(code) !== at)
    .map(({ field }) => problem("embroidery.chosenTwice", field));
}

/** A logo, whose stitches are in a file that the store keeps: whoever sews it asks the room that has it. */
interface KeptDesign {
  readonly as: "kept";
  /** The logo's number. */
  readonly logo: string;
  /** `null` where nobody had made any. */
  readonly stitches: LogoStitches | null;
  readonly fabric: FabricCode;
}

/** What is sewn of a line. */
export type LineDesign = Design | KeptDesign;

/** Of a logo that nobody has made stitches of there is a picture to be seen, and no thread. */
export const isUnsewn = (design: LineDesign): design is KeptDesign =>
  design.as === "kept" && design.stitches === null;

/** A design of a line, and what it is called: its words, whose flag it is, or its number. */
interface NamedDesign {
  readonly name: Text;
  readonly design: LineDesign;
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
  if (isLogo(made)) {
    const { logo, sewn: stitches, fabric, placement } = made;
    const design = { as: "kept", logo, stitches, fabric } as const;
    return [{ name: { phrase: "Logo %1", values: [logo] }, design, placement: placement.code }];
  }
  return made.flags.map(({ order, placement }) => ({
    name: nameText(findFlag(order.code)?.name ?? order.code),
    design: { as: "flag", ...order },
    placement: placement.code,
  }));
}
