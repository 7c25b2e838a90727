import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { FastifyReply, FastifyRequest } from "fastify";

/** The bytes of a file that are asked for, both ends among them. */
interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/**
 * What a `Range` header asks for of a file of so many bytes: `bytes=0-99`, `bytes=100-` or `bytes=-50`. Undefined for the
 * whole file, also where several ranges are asked for, or it is none; `beyond` where the file has none of it.
 */
function byteRangeOf(header: string | undefined, size: number): ByteRange | "beyond" | undefined {
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  if (first !== "" && last !== "" && Number(last) < Number(first)) return undefined;
  const from = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === "" || last === "" ? size - 1 : Math.min(size - 1, Number(last));
  return from > to ? "beyond" : { from, to };
}

/** Sends a file of the disk, or the part of it that is asked for, as players do; false where there is none. */
export async function sendRanged(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  path: string,
): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return false;
  const { size } = found;
  reply.header("accept-ranges", "bytes");
  const range = byteRangeOf(headers.range, size);
  if (range === "beyond") {
    void reply.code(416).header("content-range", `bytes */${size}`).send();
    return true;
  }
  const { from, to } = range ?? { from: 0, to: size - 1 };
  if (range) void reply.code(206).header("content-range", `bytes ${from}-${to}/${size}`);
  void reply.header("content-length", to - from + 1);
  void reply.send(createReadStream(path, { start: from, end: Math.max(from, to) }));
  return true;
}
