import { isOneLine, isSeen } from "../one-line.ts";
import { problem, type Problem } from "../problem.ts";
import { redirectPath } from "../routing/redirect.ts";
import { isStorePath } from "../routing/store-path.ts";
import { checkPart } from "./check-part.ts";
import type { DocumentKind, Placement, Revision } from "./document.ts";

/** Characters of a name, a title, and of what search engines show. */
const KEY_MAX = 64;
export const TITLE_MAX = 200;
export const META_MAX = 500;
/** Parts of one page: more is no page. */
export const PARTS_MAX = 40;
const POSITION_MAX = 999;

const KEY = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/;

/** A placement as it is kept; what is no path stays as it was typed, for the check to say so. */
export function tidyPlacement(kind: DocumentKind, placement: Placement): Placement {
  const { key, location, onPath, ...rest } = placement;
  const isBlock = kind === "block";
  return {
    ...rest,
    key: kind === "page" ? (redirectPath(key) ?? key.trim()) : key.trim().toLowerCase(),
    location: isBlock ? location : null,
    onPath: isBlock && location !== null && onPath !== null ? tidyPath(onPath) : null,
  };
}

const tidyPath = (path: string) =>
  path.trim() === "/" || path.trim() === "" ? "" : (redirectPath(path) ?? path.trim());

/** What is wrong with where a document is to stand; it must come as `tidyPlacement` gives it. */
export function checkPlacement(kind: DocumentKind, placement: Placement): readonly Problem[] {
  const { key, onPath, position } = placement;
  const isPosition = Number.isInteger(position) && position >= 0 && position <= POSITION_MAX;
  return [
    ...(kind === "page" ? checkPagePath(key) : checkKey(key)),
    ...(onPath === null || onPath === "" || redirectPath(onPath) === onPath
      ? []
      : [problem("content.pathInvalid", "onPath")]),
    ...(isPosition ? [] : [problem("content.positionInvalid", "position", POSITION_MAX)]),
  ];
}

function checkPagePath(path: string): readonly Problem[] {
  if (redirectPath(path) !== path) return [problem("content.pathInvalid", "key")];
  return isStorePath(path) ? [problem("content.pathReserved", "key")] : [];
}

const checkKey = (key: string): readonly Problem[] =>
  key.length <= KEY_MAX && KEY.test(key) ? [] : [problem("content.keyInvalid", "key", KEY_MAX)];

/** Lines of a revision, as staff call them. */
export const REVISION_LINES = {
  title: { title: "Title", max: TITLE_MAX },
  heading: { title: "Heading", max: TITLE_MAX },
  metaTitle: { title: "Title for search engines", max: TITLE_MAX },
  metaDescription: { title: "Description for search engines", max: META_MAX },
} as const;

type Line = keyof typeof REVISION_LINES;
export const REVISION_LINE_NAMES = Object.keys(REVISION_LINES) as readonly Line[];

/** What is wrong with what a document is to say; its lines must come trimmed, its parts as `readPart` gives them. */
export function checkRevision(revision: Revision): readonly Problem[] {
  const { parts } = revision;
  return [
    ...(isSeen(revision.title) ? [] : [problem("content.lineMissing", "title", "Title")]),
    ...REVISION_LINE_NAMES.flatMap((line) => {
      const { title, max } = REVISION_LINES[line];
      const said = revision[line];
      return said.length <= max && isOneLine(said)
        ? []
        : [problem("content.lineInvalid", line, title, max)];
    }),
    ...(parts.length > PARTS_MAX ? [problem("content.tooManyParts", "parts", PARTS_MAX)] : []),
    ...parts.flatMap((part, index) => checkPart(part, index + 1)),
  ];
}
