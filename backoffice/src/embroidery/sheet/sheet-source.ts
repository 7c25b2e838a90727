import type { CallRequest } from "../../api/call.ts";
import type { FabricCode } from "@placket/domain/embroidery/fabric/fabric";
import type { Pattern } from "@placket/domain/embroidery/pattern/pattern";
import { writeDst } from "@placket/domain/embroidery/machine-file/dst-write";
import { ok, type Result } from "@placket/domain/problem";

/** How the server is told which design it prints: what it is sewn from, or its machine file. */
export type SheetDesign = NonNullable<CallRequest<"printProof">["body"]>["design"];

/** What a sheet is made of, beside what is typed for it. */
export interface SheetSource {
  /** What the design is called on paper. */
  readonly title: string;
  /** Code of a placement. */
  readonly placement: string;
  /** Tint of the cloth, `#rrggbb`. */
  readonly cloth: string;
  readonly design: () => Result<SheetDesign>;
}

interface FileFacts {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly pattern: Pattern;
  readonly fabric: FabricCode;
}

/** A machine file as the server takes it; threads without a cone of the catalogue go unnamed. */
export function fileDesign({ name, bytes, pattern, fabric }: FileFacts): SheetDesign {
  const threads = pattern.threads.map(({ number }) => (number === "0000" ? "" : number));
  return { as: "file", name, content: base64(bytes), threads, fabric };
}

/** Stitches that only the browser has, as the machine file that it would write of them. */
export function writtenDesign(
  pattern: Pattern,
  { name, fabric }: { readonly name: string; readonly fabric: FabricCode },
): Result<SheetDesign> {
  const written = writeDst(pattern, { name });
  if (!written.ok) return written;
  return ok(fileDesign({ name: `${name}.dst`, bytes: written.value, pattern, fabric }));
}

/** Bytes a call of `fromCharCode` takes at most. */
const CHUNK = 8192;

function base64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += CHUNK) {
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  }
  return btoa(text);
}
