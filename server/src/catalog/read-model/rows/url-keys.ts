import { eachInSlices, type Pacer } from "../pacer.ts";

/** Finds listed products by their address key. */
export interface UrlKeys {
  /** Of several with one key the first that is to be seen, else the first. */
  find(key: string): number | undefined;
  /** The product has another key; an empty one is none. */
  move(doc: number, before: string, after: string): void;
}

export async function urlKeys(
  docCount: number,
  how: {
    readonly keyOf: (doc: number) => string;
    readonly isVisible: (doc: number) => boolean;
  },
  pacer: Pacer,
): Promise<UrlKeys> {
  // Nearly every key is one product's alone: those need no list each.
  const docs = new Map<string, number | readonly number[]>();
  const allOf = (key: string) => [docs.get(key) ?? []].flat();
  const keep = (key: string, all: readonly number[]) => {
    const [only, ...more] = all;
    if (only === undefined) docs.delete(key);
    else docs.set(key, more.length === 0 ? only : all);
  };
  const add = (doc: number, key: string) => {
    if (key === "") return;
    if (docs.has(key))
      keep(
        key,
        [...allOf(key), doc].sort((a, b) => a - b),
      );
    else docs.set(key, doc);
  };
  await eachInSlices(docCount, pacer, (doc) => add(doc, how.keyOf(doc)));
  return {
    find(key) {
      const all = docs.get(key);
      if (typeof all === "number" || all === undefined) return all;
      return all.find(how.isVisible) ?? all[0];
    },
    move(doc, before, after) {
      const others = allOf(before).filter((other) => other !== doc);
      keep(before, others);
      add(doc, after);
    },
  };
}
