/** One `property: value` of a style sheet. */
export interface Declaration {
  readonly property: string;
  readonly value: string;
  readonly line: number;
}

/** A statement at the top of a sheet: `@layer room`, `@import …`, `.button`. */
interface TopStatement {
  readonly prelude: string;
  readonly line: number;
  /** Whether it opens a block. */
  readonly hasBlock: boolean;
}

export interface Sheet {
  readonly declarations: readonly Declaration[];
  readonly top: readonly TopStatement[];
}

/** Reads a style sheet far enough for the checks: its declarations wherever they stand, and its top level. */
export function readCss(text: string): Sheet {
  const declarations: Declaration[] = [];
  const top: TopStatement[] = [];
  let depth = 0;
  let line = 1;
  let startLine = 1;
  let pending = "";
  const finish = (hasBlock: boolean) => {
    const statement = pending.trim();
    pending = "";
    if (statement === "") return;
    if (depth === 0) top.push({ prelude: statement, line: startLine, hasBlock });
    else if (!hasBlock) declarations.push(...declarationOf(statement, startLine));
  };
  for (const [piece] of text.matchAll(PIECES)) {
    if (piece === "{") {
      finish(true);
      depth += 1;
    } else if (piece === "}") {
      finish(false);
      depth -= 1;
    } else if (piece === ";") {
      finish(false);
    } else if (!piece.startsWith("/*")) {
      if (pending.trim() === "") startLine = line + linesBefore(piece);
      pending += piece;
    }
    line += piece.split("\n").length - 1;
  }
  finish(false);
  return { declarations, top };
}

/** Comments, strings, addresses and brackets stay whole, so that no `;` or `{` in them counts. */
const PIECES =
  /\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^"')]*\)|[{};]|\s+|[^{};"'/\s]+|./g;

function linesBefore(piece: string): number {
  return piece.trim() === "" ? piece.split("\n").length - 1 : 0;
}

function declarationOf(statement: string, line: number): Declaration[] {
  const colon = statement.indexOf(":");
  if (colon < 0 || statement.startsWith("@")) return [];
  const property = statement.slice(0, colon).trim();
  return [{ property, value: statement.slice(colon + 1).trim(), line }];
}
