/** How a garment hangs on the rail. */
type Hanger = "shoulder" | "clip" | "peg";

/** Words in a picture's file name that tell a garment without shoulders. */
const HANGERS: readonly (readonly [RegExp, Hanger])[] = [
  [/trouser|cargo|jeans|pants|skirt|shorts/i, "clip"],
  [/apron|bistro|cap|hat|beanie|tie|bag/i, "peg"],
];

/** The hanger that suits a department's picture; most things have shoulders. */
export function hangerFor(picture: string): Hanger {
  return HANGERS.find(([words]) => words.test(picture))?.[1] ?? "shoulder";
}

/** The hook's outline in a box of 120 × 60. */
export const HANGER_PATHS: Readonly<Record<Hanger, string>> = {
  shoulder: "M60 34V24c0-3 7-4 7-11a7 7 0 0 0-14 0M60 33 24 48M60 33l36 15",
  clip: "M60 34V24c0-3 7-4 7-11a7 7 0 0 0-14 0M24 34h72M30 34v8M90 34v8",
  peg: "M60 34V24c0-3 7-4 7-11a7 7 0 0 0-14 0M60 34v6",
};
