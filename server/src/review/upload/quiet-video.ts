import { open, type FileHandle } from "node:fs/promises";
import {
  boxAt,
  isTelltale,
  PASSED_OVER,
  telltaleWithin,
  videoEndingOf,
  type Box,
  type VideoEnding,
} from "@placket/domain/review/media-bytes";

/** What a player needs before it plays; a larger one is no shopper's film. */
const MOOV_BYTES_MAX = 16 * 1024 * 1024;
/** A film in pieces has two boxes for each of them. */
const BOXES_MAX = 20_000;

/**
 * Looks at a video on the disk: what it is by its bytes, and that it is made of what such a file is made of. What it says
 * of where and when it was filmed is made to be passed over and written over with zeros, in place: nothing else of it changes.
 * Undefined of what is no video.
 */
export async function quietVideo(path: string): Promise<VideoEnding | undefined> {
  const file = await open(path, "r+");
  try {
    const { size } = await file.stat();
    const ending = videoEndingOf(await bytesAt(file, 0, 64));
    if (ending === undefined || ending === "webm") return ending;
    const boxes = await boxesOf(file, size);
    const moov = boxes?.find(({ type }) => type === "moov");
    if (!boxes || !moov || moov.size > MOOV_BYTES_MAX) return undefined;
    const within = telltaleWithin(await bytesAt(file, moov.start, moov.size));
    if (!within) return undefined;
    const outside = boxes.filter(({ type }) => isTelltale(type));
    const inside = within.boxes.map((box) => ({ ...box, start: moov.start + box.start }));
    // One file has one writer.
    // oxlint-disable-next-line no-await-in-loop
    for (const box of [...outside, ...inside]) await silence(file, box);
    for (const { start, size: length } of within.dates) {
      // oxlint-disable-next-line no-await-in-loop
      await blank(file, moov.start + start, length);
    }
    return ending;
  } finally {
    await file.close();
  }
}

/** Makes a box one that players pass over, and that says nothing to whoever reads the bytes instead. */
async function silence(file: FileHandle, { start, head, size }: Box): Promise<void> {
  await file.write(PASSED_OVER, start + 4, "latin1");
  await blank(file, start + head, size - head);
}

/** Writes zeros over so many bytes. */
async function blank(file: FileHandle, start: number, length: number): Promise<void> {
  for (let done = 0; done < length; done += ZEROS.length) {
    const most = Math.min(length - done, ZEROS.length);
    // oxlint-disable-next-line no-await-in-loop -- one file has one writer
    await file.write(ZEROS, 0, most, start + done);
  }
}

const ZEROS = new Uint8Array(64 * 1024);

/** The outermost boxes of a file; undefined where it is not made of boxes alone, or of too many. */
async function boxesOf(file: FileHandle, size: number): Promise<readonly Box[] | undefined> {
  const boxes: Box[] = [];
  for (let at = 0; at < size;) {
    if (boxes.length === BOXES_MAX) return undefined;
    // Where the next one begins is known once this one was read.
    // oxlint-disable-next-line no-await-in-loop
    const box = boxAt(await bytesAt(file, at, 16), at, size - at);
    if (!box) return undefined;
    boxes.push(box);
    at += box.size;
  }
  return boxes;
}

async function bytesAt(file: FileHandle, at: number, length: number): Promise<Uint8Array> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
  return buffer.subarray(0, bytesRead);
}
