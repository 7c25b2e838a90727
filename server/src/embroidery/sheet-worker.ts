import { parentPort } from "node:worker_threads";
import { makeSheet, type SheetWork } from "./sheet-work.ts";
import type { SheetReply } from "./sheet-press.ts";

const port = parentPort;

port?.on("message", (work: SheetWork) => {
  makeSheet(work).then(
    (made) => port.postMessage({ made } satisfies SheetReply),
    (error: unknown) =>
      port.postMessage({
        failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
      } satisfies SheetReply),
  );
});
