import type { Look } from "../look.ts";
import type { Markup } from "../markup.ts";
import type { Block, BlockKind, BlockName } from "./block.ts";
import { button, link } from "./button.ts";
import { card } from "./card.ts";
import { facts } from "./facts.ts";
import { lines } from "./lines.ts";
import { sums } from "./sums.ts";
import { heading, note, paragraph } from "./words.ts";

/** What a letter may be made of; a new kind of block is a row. */
const BLOCKS: { readonly [Name in BlockName]: BlockKind<Name> } = {
  heading,
  paragraph,
  button,
  link,
  lines,
  sums,
  facts,
  card,
  note,
};

/** A block as HTML; `""` where it has nothing to say. */
export const blockHtml = (block: Block, look: Look): Markup | "" => kindOf(block).html(block, look);

/** The same block as text. */
export const blockText = (block: Block): string => kindOf(block).text(block);

/** A block and its kind have the same name, which the compiler does not see through the union. */
const kindOf = (block: Block) =>
  BLOCKS[block.is] as {
    readonly html: (block: Block, look: Look) => Markup | "";
    readonly text: (block: Block) => string;
  };
