import { inflateSync } from "node:zlib";

/** The drawing instructions of a PDF's pages, one text a page, in the order they stand in the file. */
export function pageContents(pdf: Uint8Array): string[] {
  const text = Buffer.from(pdf).toString("latin1");
  const streams = [...text.matchAll(/FlateDecode[^]*?stream\n([^]*?)\nendstream/g)];
  return streams
    .map(([, body = ""]) => inflateSync(Buffer.from(body, "latin1")).toString("latin1"))
    .filter((content) => content.startsWith("1 0 0 -1 0 "));
}

/** How often a drawing operator ends a line. */
export function operators(content: string, operator: string): number {
  return content.split("\n").filter((line) => line.endsWith(` ${operator}`) || line === operator)
    .length;
}
