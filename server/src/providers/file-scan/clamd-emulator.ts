import { once } from "node:events";
import { createServer, type Socket } from "node:net";

/** `clamd` as its manual describes INSTREAM, for tests: it finds what holds the test virus that everybody knows. */
interface ClamdEmulator {
  readonly address: { readonly host: string; readonly port: number };
  /** How many files it has looked at. */
  readonly scanned: () => number;
  /** From now on it takes everything and says nothing. */
  readonly fallSilent: (on: boolean) => void;
  readonly close: () => void;
}

/** Bytes that every scanner finds and that do nothing; in two parts, so that none finds this file. */
export const TEST_VIRUS = [
  "X5O!P%@AP[4\\PZX54(P^)7CC)7}$",
  "EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*",
].join("");

/** Longest stream that it takes. */
const STREAM_MAX = 10_000_000;

export async function startClamdEmulator(): Promise<ClamdEmulator> {
  const sockets = new Set<Socket>();
  let [scanned, isSilent] = [0, false];
  const server = createServer((socket) => {
    sockets.add(socket);
    let heard = Buffer.alloc(0);
    socket.on("error", () => sockets.delete(socket));
    socket.on("close", () => sockets.delete(socket));
    socket.on("data", (part: Buffer) => {
      heard = Buffer.concat([heard, part]);
      const answer = answerTo(heard);
      if (answer === undefined) return;
      scanned += 1;
      if (!isSilent) socket.end(answer);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const at = server.address();
  if (at === null || typeof at === "string") throw new Error("No port was given");
  return {
    address: { host: "127.0.0.1", port: at.port },
    scanned: () => scanned,
    fallSilent: (on) => {
      isSilent = on;
    },
    close: () => {
      sockets.forEach((socket) => socket.destroy());
      server.close();
    },
  };
}

/** What is answered to all that was heard; `undefined` while there is more to come. */
function answerTo(heard: Buffer): string | undefined {
  const command = "zINSTREAM\0";
  if (heard.length < command.length) return undefined;
  if (heard.toString("latin1", 0, command.length) !== command) return "UNKNOWN COMMAND\0";
  const pieces: Buffer[] = [];
  let at = command.length;
  while (at + 4 <= heard.length) {
    const length = heard.readUInt32BE(at);
    at += 4;
    if (length === 0) {
      const whole = Buffer.concat(pieces);
      return whole.includes(TEST_VIRUS) ? "stream: Eicar-Signature FOUND\0" : "stream: OK\0";
    }
    if (at + length > heard.length) return undefined;
    pieces.push(heard.subarray(at, at + length));
    at += length;
    if (at > STREAM_MAX) return "INSTREAM size limit exceeded. ERROR\0";
  }
  return undefined;
}
