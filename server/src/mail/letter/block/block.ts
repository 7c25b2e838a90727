import type { Markup } from "../markup.ts";
import type { Look } from "../look.ts";

/** Something bought, sent or given back: what a row of a letter's table says. */
export interface LetterLine {
  readonly name: string;
  /** `Color: White`, one below the other. */
  readonly facts: readonly string[];
  readonly sku: string;
  /** How many, and for how much each where that is said: `2 × $61.50`. */
  readonly pieces: string;
  readonly amount: string;
  /** Where its picture is to be had, with its origin; `null` for none. The name stands beside it. */
  readonly picture: string | null;
  /** The same of what is sewn on it, twice as wide as high; its words stand among the facts. */
  readonly sewnPicture?: string | null;
  /** What is told of each by whom it is shared: a wearer's name and size, and the amount. */
  readonly shares?: readonly LetterShare[];
}

interface LetterShare {
  readonly said: string;
  readonly amount: string;
}

interface LetterSum {
  readonly label: string;
  readonly amount: string;
}

type CardPattern = "stripes" | "dots" | "checks";

/** What a letter is made of, block by block; all of it is plain text, whoever wrote it. */
interface Blocks {
  heading: { readonly text: string };
  /** Empty lines part its paragraphs. */
  paragraph: { readonly text: string };
  /** The one thing to do next. */
  button: { readonly text: string; readonly href: string };
  /** What else may be done, in small letters. */
  link: { readonly text: string; readonly href: string };
  lines: { readonly rows: readonly LetterLine[] };
  /** A sum, its total last. */
  sums: { readonly rows: readonly LetterSum[] };
  /** A title and what stands under it: an address, a way to ship. Nothing where there is no line. */
  facts: { readonly title: string; readonly lines: readonly string[] };
  /** Something to keep: as `facts`, on a card with one of our patterns along its upper edge. */
  card: {
    readonly pattern: CardPattern;
    readonly title: string;
    readonly lines: readonly string[];
  };
  /** What a reader typed, word by word and told apart from what the shop says. */
  note: { readonly title: string; readonly text: string };
}

export type BlockName = keyof Blocks;

export type Block = {
  readonly [Name in BlockName]: { readonly is: Name } & Blocks[Name];
}[BlockName];

/** How a block reads: as a row of the letter's table, and as lines of 72 columns. `""` for nothing to say. */
export interface BlockKind<Name extends BlockName> {
  readonly html: (block: Blocks[Name], look: Look) => Markup | "";
  readonly text: (block: Blocks[Name]) => string;
}
