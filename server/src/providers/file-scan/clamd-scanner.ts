import { connect } from "node:net";
import type { ClamdAddress } from "../../settings.ts";
import type { FileScanner } from "./file-scanner.ts";

/** ClamAV's daemon over TCP, by its command INSTREAM: a file in pieces, each after its length, and one of none. */
export const clamdScanner = (
  address: ClamdAddress,
  { timeoutMs = TIMEOUT_MS }: { readonly timeoutMs?: number } = {},
): FileScanner => ({
  scan: async (bytes) => verdictOf(await answerOf(address, bytes, timeoutMs)),
});

/** A file of some megabytes is scanned in less than a second. */
const TIMEOUT_MS = 10_000;
const PIECE = 64 * 1024;
/** An answer is one short line. */
const ANSWER_MAX = 1024;

/** What the daemon says; `undefined` where it says nothing that makes sense. */
function answerOf(
  { host, port }: ClamdAddress,
  bytes: Uint8Array,
  timeoutMs: number,
): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    let said = "";
    const end = (answer: string | undefined) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(answer);
    };
    // For the whole of it: a daemon that takes a byte a second is no scanner.
    const timer = setTimeout(() => end(undefined), timeoutMs);
    socket.on("error", () => end(said === "" ? undefined : said));
    socket.on("close", () => end(said === "" ? undefined : said));
    socket.on("data", (part: Buffer) => {
      said += part.toString("latin1");
      if (said.includes("\0") || said.length > ANSWER_MAX) end(said);
    });
    socket.on("connect", () => {
      socket.write("zINSTREAM\0");
      for (let at = 0; at < bytes.length; at += PIECE) {
        const piece = bytes.subarray(at, at + PIECE);
        socket.write(lengthOf(piece));
        socket.write(piece);
      }
      socket.write(lengthOf(new Uint8Array()));
    });
  });
}

function lengthOf({ length }: Uint8Array): Buffer {
  const written = Buffer.alloc(4);
  written.writeUInt32BE(length);
  return written;
}

function verdictOf(said: string | undefined): Awaited<ReturnType<FileScanner["scan"]>> {
  if (said === "stream: OK\0") return "clean";
  return said !== undefined && /^stream: .+ FOUND\0$/.test(said) ? "found" : "unanswered";
}
