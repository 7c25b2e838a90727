import type { ChosenPart } from "../../line/line-part.ts";
import type { PartKind, PartProduct } from "../../line/part-kind.ts";
import { isSeen } from "../../one-line.ts";
import { problem, type Problem } from "../../problem.ts";
import { isFlags, isLettering, isLogo, type Made } from "../offer/made.ts";
import { flagRows, letteringRows, logoRows } from "./design-rows.ts";
import type { EmbroideryPartName } from "./part-names.ts";

/** Letters of what is asked for at most. */
export const PART_TEXT_MAX = 500;

/**
 * What can be done to a garment today (EMB-10 to 14), under the documents' names of option types.
 */
export const EMBROIDERY_PARTS = {
  logos: {
    label: "Logo",
    hasService: true,
    isMany: true,
    check: (part, product) => [
      ...unlessEmbroidered(product),
      ...(part.made ? [] : [problem("embroidery.logoMissing", "logo")]),
    ],
    rows: ({ made }) => (made && isLogo(made) ? logoRows(made) : []),
  },
  text: {
    label: "Embroidered text",
    hasService: true,
    check: (part, product) => [
      ...unlessEmbroidered(product),
      ...(part.made ? [] : [problem("embroidery.textMissing", "lines")]),
    ],
    rows: ({ made }) => (made && isLettering(made) ? letteringRows(made) : []),
  },
  flags: {
    label: "Flags",
    hasService: true,
    check: (part, product) => [
      ...unlessEmbroidered(product),
      ...(part.made ? [] : [problem("embroidery.flagMissing", "flag")]),
    ],
    rows: ({ made }) => (made && isFlags(made) ? flagRows(made) : []),
  },
  "special-instructions": {
    label: "Special instructions",
    hasService: false,
    check: (part, product) => [...unlessEmbroidered(product), ...textProblems(part)],
  },
  "alteration-piping": {
    label: "Alteration",
    hasService: true,
    check: (part, { isVirtual }) => [...(isVirtual ? [unavailable()] : []), ...textProblems(part)],
  },
  "print-screen": {
    label: "Screen print",
    hasService: true,
    check: (part, product) => [...unlessEmbroidered(product), ...textProblems(part)],
  },
} as const satisfies Readonly<Record<EmbroideryPartName, PartKind<Made>>>;

/** Embroidery and print want a product that can be embroidered. */
function unlessEmbroidered({ isVirtual, hasEmbroidery }: PartProduct): readonly Problem[] {
  return hasEmbroidery && !isVirtual ? [] : [unavailable()];
}

const unavailable = () => problem("embroidery.optionUnavailable");

function textProblems({ text }: ChosenPart): readonly Problem[] {
  if (!isSeen(text)) return [problem("embroidery.optionTextMissing", "text")];
  const isLong = text.length > PART_TEXT_MAX;
  return isLong ? [problem("embroidery.optionTextTooLong", "text", PART_TEXT_MAX)] : [];
}
