import { machineFileLimits } from "@placket/domain/embroidery/machine-file/machine-file";
import {
  readMachineFile,
  sniffMachineFile,
} from "@placket/domain/embroidery/machine-file/read-machine-file";
import type { Pattern } from "@placket/domain/embroidery/pattern/pattern";
import type { Picture } from "@placket/domain/embroidery/trace/picture";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { isPictureFile, pixelsOf } from "./picture/picture-file.ts";

/** A machine file that somebody opened. */
export interface OpenedFile {
  readonly as: "file";
  readonly id: number;
  readonly name: string;
  readonly bytes: Uint8Array;
  /** In threads of no color, which the file does not hold. */
  readonly pattern: Pattern;
}

/** An SVG drawing that somebody opened; whether it can be sewn is not known yet. */
export interface OpenedDrawing {
  readonly as: "drawing";
  /** Tells it from every other file that was opened. */
  readonly id: number;
  readonly name: string;
  readonly svg: string;
}

/** A picture that somebody opened, in the pixels that are traced. */
export interface OpenedPicture {
  readonly as: "picture";
  readonly id: number;
  readonly name: string;
  readonly pixels: Picture;
}

export type Opened = OpenedFile | OpenedDrawing | OpenedPicture;

let last = 0;

/** Reads a file that is a design by its first bytes or its name; refuses all others. */
export async function openDesign(file: File): Promise<Result<Opened>> {
  const { bytes: most } = machineFileLimits;
  // Not even taken into memory.
  if (file.size > most) return refuse(problem("embroidery.fileTooLarge", "file", most / 1_000_000));
  const bytes = new Uint8Array(await file.arrayBuffer());
  last += 1;
  const id = last;
  const { name } = file;
  if (sniffMachineFile(bytes, name)) {
    const read = readMachineFile(bytes, name);
    return read.ok ? ok({ as: "file", id, name, bytes, pattern: read.value.pattern }) : read;
  }
  if (isPictureFile(bytes)) {
    const pixels = await pixelsOf(file);
    if (!pixels) return refuse(problem("embroidery.pictureDamaged", "file"));
    return ok({ as: "picture", id, name, pixels });
  }
  if (!isMarkup(bytes, name)) return refuse(problem("embroidery.unknownDesignFile", "file"));
  return ok({ as: "drawing", id, name, svg: new TextDecoder().decode(bytes) });
}

/** Whether a file says of itself that it is XML, or is called SVG. */
function isMarkup(bytes: Uint8Array, name: string): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 400)).trimStart();
  return start.startsWith("<") || /\.svg$/i.test(name);
}
