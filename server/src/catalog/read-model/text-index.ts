import { MAX_WORDS, words, wordStem } from "@placket/domain/catalog/words";
import { IntList } from "./int-list.ts";
import type { Pacer } from "./pacer.ts";

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

/** Stems of a query, most at the front of the shopper's mind first; too many are dropped. */
export function queryStems(query: string): string[] {
  return [...new Set(words(query).slice(0, MAX_WORDS).map(wordStem))];
}

class WordCollector {
  readonly #words = new Map<string, { readonly spelling: string; readonly docs: IntList }>();

  add(doc: number, { name, others }: ProductTexts): void {
    const inName = new Set<string>();
    for (const word of words(name)) this.#note(word, doc, inName, 1);
    const elsewhere = new Set(inName);
    for (const text of others) {
      for (const word of words(text)) this.#note(word, doc, elsewhere, 0);
    }
  }

  #note(word: string, doc: number, seen: Set<string>, isName: 0 | 1): void {
    const stem = wordStem(word);
    if (seen.has(stem)) return;
    seen.add(stem);
    let entry = this.#words.get(stem);
    if (!entry) {
      entry = { spelling: word, docs: new IntList(4) };
      this.#words.set(stem, entry);
    }
    entry.docs.push(doc * 2 + isName);
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
