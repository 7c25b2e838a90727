/** Anything that is shorter than this stays where it is: a reference is a dozen characters itself. */
const WORTH_SHARING = 32;

interface Tree {
  [key: string]: unknown;
}

/** Stands where a part stood that is kept once among the shared ones. */
interface Reference {
  readonly $: number;
}

/** A part whose JSON is there already: it is written as it is, and not searched for what it says twice. */
export class Verbatim {
  readonly json: string;
  private constructor(json: string) {
    this.json = json;
  }

  /** undefined for JSON that must be looked through, since something in it looks like a reference. */
  static of(json: string): Verbatim | undefined {
    return json.includes('"$"') ? undefined : new Verbatim(json);
  }
}

/**
 * JSON in which equal objects and lists stand once, however often they occur: the variants of a product
 * have the same pictures, prices and rules many times over. Values must be plain data.
 */
export function writeShared(value: unknown): string {
  const shared: string[] = [];
  const placeOf = new Map<Part, number>();
  const inner = ({ pieces }: Part): string => pieces.map(written).join("");
  const written = (piece: Piece): string => {
    if (typeof piece === "string") return piece;
    // What looks like a reference itself is kept among the shared parts, where none is looked for.
    const isShared = piece.uses > 1 && piece.length >= WORTH_SHARING;
    if (!isShared && !piece.isLikeReference) return inner(piece);
    const known = placeOf.get(piece);
    const place = known ?? shared.push("") - 1;
    if (known === undefined) {
      placeOf.set(piece, place);
      shared[place] = inner(piece);
    }
    return JSON.stringify({ $: place } satisfies Reference);
  };
  const root = written(pieceOf(value, new Map()));
  return `[[${shared.join(",")}],${root}]`;
}

/** Reads what `writeShared` wrote; equal parts are one object afterwards, so nobody may change them. */
export function readShared(text: string): unknown {
  const [shared, root] = JSON.parse(text) as [Tree[], unknown];
  const filled = (part: Tree): Tree => {
    for (const key of Object.keys(part)) part[key] = resolved(part[key]);
    return part;
  };
  const resolved = (part: unknown): unknown => {
    if (!isTree(part)) return part;
    return Object.hasOwn(part, "$") ? shared[part["$"] as number] : filled(part);
  };
  for (const part of shared) filled(part);
  return resolved(root);
}

/** An object or a list, one for all that are equal. */
interface Part {
  readonly number: number;
  /** Its JSON, cut where a part stands in it. */
  readonly pieces: readonly Piece[];
  /** Characters of its whole JSON. */
  readonly length: number;
  /** How often it stands in parts that differ. */
  uses: number;
  readonly isLikeReference: boolean;
}

type Piece = string | Part;

/**
 * The parts of a value, found from the leaves upwards: two parts are equal when they say the same and hold
 * the same parts, so that nothing is written down again for each level above it.
 */
function pieceOf(value: unknown, known: Map<string, Part>): Piece {
  if (!isTree(value)) return JSON.stringify(value) ?? "null";
  if (value instanceof Verbatim) return verbatimPart(value, known);
  const writing: Writing = { pieces: [], told: "", since: "" };
  if (Array.isArray(value)) writeList(writing, value, known);
  else writeObject(writing, value, known);
  const { told, pieces, since } = writing;
  const equal = known.get(told);
  if (equal) return equal;
  const part = newPart([...pieces, since], known.size, Object.hasOwn(value, "$"));
  known.set(told, part);
  return part;
}

/** A part that equals no other: a name that no JSON has keeps its number. */
function verbatimPart({ json }: Verbatim, known: Map<string, Part>): Part {
  const part = newPart([json], known.size, false);
  known.set(`#${part.number}`, part);
  return part;
}

/** A part that is being written. */
interface Writing {
  readonly pieces: Piece[];
  /** All that it says, the parts in it by number: no JSON has a # outside of a text. */
  told: string;
  /** What it says since its last part. */
  since: string;
}

function writeList(writing: Writing, list: readonly unknown[], known: Map<string, Part>): void {
  say(writing, "[");
  for (let i = 0; i < list.length; i += 1) {
    if (i > 0) say(writing, ",");
    say(writing, pieceOf(list[i], known));
  }
  say(writing, "]");
}

function writeObject(writing: Writing, value: Tree, known: Map<string, Part>): void {
  let before = "{";
  for (const key of Object.keys(value)) {
    if (value[key] === undefined) continue;
    say(writing, `${before}${JSON.stringify(key)}:`);
    say(writing, pieceOf(value[key], known));
    before = ",";
  }
  say(writing, before === "{" ? "{}" : "}");
}

function say(writing: Writing, piece: Piece): void {
  if (typeof piece === "string") {
    writing.told += piece;
    writing.since += piece;
    return;
  }
  writing.told += `#${piece.number}`;
  writing.pieces.push(writing.since, piece);
  writing.since = "";
}

function newPart(pieces: readonly Piece[], number: number, isLikeReference: boolean): Part {
  let length = 0;
  for (const piece of pieces) {
    length += piece.length;
    if (typeof piece !== "string") piece.uses += 1;
  }
  return { number, pieces, length, uses: 0, isLikeReference };
}

const isTree = (part: unknown): part is Tree => typeof part === "object" && part !== null;
