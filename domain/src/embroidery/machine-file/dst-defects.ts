import { hoopBounds } from "../pattern/bounds.ts";
import type { Pattern } from "../pattern/pattern.ts";
import { type DstHeader, HEADER_END, HEADER_END_AT } from "./dst-header.ts";

/** Where a DST file departs from the letter; machines and this reader take it all the same. */
export type DstDefect =
  | "header not ended"
  | "wrong record count"
  | "wrong color count"
  | "wrong extents"
  | "no end";

interface Read {
  readonly bytes: Uint8Array;
  readonly header: DstHeader;
  readonly pattern: Pattern;
  /** Whether an end record was met. */
  readonly ended: boolean;
}

/** What is wrong with a file, from comparing what it says with what it holds. */
export function dstDefects({ bytes, header, pattern, ended }: Read): DstDefect[] {
  const { left, right, bottom, top } = hoopBounds(pattern);
  const hasExtents =
    header.right === Math.max(0, right) &&
    header.left === Math.max(0, -left) &&
    header.top === Math.max(0, top) &&
    header.bottom === Math.max(0, -bottom);
  const found: readonly (readonly [DstDefect, boolean])[] = [
    ["header not ended", bytes[HEADER_END_AT] !== HEADER_END],
    ["wrong record count", header.records !== pattern.cmd.length + 1],
    ["wrong color count", header.colorChanges !== pattern.threads.length - 1],
    ["wrong extents", !hasExtents],
    ["no end", !ended],
  ];
  return found.filter(([, is]) => is).map(([defect]) => defect);
}
