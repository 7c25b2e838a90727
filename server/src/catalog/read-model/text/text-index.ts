import { words, wordStem } from "@placket/domain/catalog/words";
import { IntList } from "../set/int-list.ts";
import type { Pacer } from "../pacer.ts";

/** Words of listed products, sorted, so that all words with a beginning stand side by side. */
export interface TextIndex {
  readonly docCount: number;
  readonly stems: readonly string[];
  /** How a stem was first written, for suggestions. */
  readonly spellings: readonly string[];
  /** Products of stem `s`: `postings[offsets[s]]` …; the lowest bit tells a word of the name. */
  readonly offsets: Uint32Array;
  readonly postings: Uint32Array;
}

/** The texts of one listed product. */
export interface ProductTexts {
  readonly name: string;
  readonly others: readonly string[];
}

export async function textIndex(
  docCount: number,
  textsOf: (doc: number) => ProductTexts,
  pacer: Pacer,
): Promise<TextIndex> {
  const collector = new WordCollector();
  for (let doc = 0; doc < docCount; doc += 1) {
    collector.add(doc, textsOf(doc));
    if ((doc & 31) === 0 && pacer.isDue()) await pacer.rest();
  }
  return collector.finish(docCount, pacer);
}

/** A word of a product as the index keeps it. */
export interface WordOf {
  readonly stem: string;
  readonly spelling: string;
  readonly isName: boolean;
}

/** The words of a product, each stem once, those of its name before others. */
export function wordsOf({ name, others }: ProductTexts): WordOf[] {
  const found = new Map<string, WordOf>();
  const note = (text: string, isName: boolean) => {
    for (const spelling of words(text)) {
      const stem = wordStem(spelling);
      if (!found.has(stem)) found.set(stem, { stem, spelling, isName });
    }
  };
  note(name, true);
  for (const text of others) note(text, false);
  return [...found.values()];
}

/** A posting: the product, and in the lowest bit whether its name has the word. */
export const postingOf = (doc: number, isName: boolean) => doc * 2 + Number(isName);

class WordCollector {
  readonly #words = new Map<string, { readonly spelling: string; readonly docs: IntList }>();

  add(doc: number, texts: ProductTexts): void {
    for (const { stem, spelling, isName } of wordsOf(texts)) {
      let entry = this.#words.get(stem);
      if (!entry) {
        entry = { spelling, docs: new IntList(4) };
        this.#words.set(stem, entry);
      }
      entry.docs.push(postingOf(doc, isName));
    }
  }

  async finish(docCount: number, pacer: Pacer): Promise<TextIndex> {
    const stems = [...this.#words.keys()].sort();
    await pacer.rest();
    const offsets = new Uint32Array(stems.length + 1);
    stems.forEach((stem, i) => {
      offsets[i + 1] = offsets[i]! + this.#words.get(stem)!.docs.length;
    });
    const postings = new Uint32Array(offsets[stems.length] ?? 0);
    for (const [i, stem] of stems.entries()) {
      postings.set(this.#words.get(stem)!.docs.toArray(), offsets[i]);
      if ((i & 255) === 0 && pacer.isDue()) await pacer.rest();
    }
    const spellings = stems.map((stem) => this.#words.get(stem)!.spelling);
    return { docCount, stems, spellings, offsets, postings };
  }
}
