import { readFile, writeFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import { readMachineFile } from "@placket/domain/embroidery/machine-file/read-machine-file";
import type { Pattern } from "@placket/domain/embroidery/pattern/pattern";
import type { Thread } from "@placket/domain/embroidery/thread/thread";
import type { FileSource, StitchOrder, TextSource } from "./stitch-order.ts";
import { type OutputFacts, outputs } from "./stitch-outputs.ts";
import { StitchRefusal } from "./stitch-refusal.ts";
import { reportJson, reportText } from "./stitch-report.ts";
import type { StitchTools } from "./stitch-tools.ts";

interface Sewn {
  readonly name: string;
  readonly pattern: Pattern;
  readonly defects: readonly string[];
}

/**
 * Sews or reads what is ordered, writes the files and gives the report. Everything is made before
 * anything is written, so that a refusal leaves no half of it behind. Throws a `StitchRefusal`.
 */
export async function runStitch(
  order: StitchOrder,
  { tools, now }: { tools: StitchTools; now: Date },
): Promise<string> {
  const { source } = order;
  const sewn =
    source.as === "file"
      ? await readDesign(source, order, tools)
      : await sewText(source, order, tools);
  const facts: OutputFacts = { order, tools, now, name: sewn.name, pattern: sewn.pattern };
  const made: { path: string; bytes: Uint8Array }[] = [];
  for (const { path, format } of order.outputs) {
    const bytes = await outputs[format](facts);
    if (!bytes.ok) throw StitchRefusal.of(bytes.problems, { about: basename(path), exitCode: 1 });
    made.push({ path, bytes: bytes.value });
  }
  for (const { path, bytes } of made) await writeFile(path, bytes).catch(failedAt(path));
  const files = made.map(({ path }) => path);
  const report = { ...sewn, trimJumps: order.trimJumps, files };
  return order.json ? reportJson(report) : reportText(report);
}

async function readDesign(
  { path }: FileSource,
  order: StitchOrder,
  tools: StitchTools,
): Promise<Sewn> {
  const threads = order.threads.map((name) => threadNamed(name, tools));
  const bytes = await readFile(path).catch(failedAt(path));
  const file = readMachineFile(bytes, basename(path), { threads });
  if (!file.ok) throw StitchRefusal.of(file.problems, { about: basename(path), exitCode: 1 });
  const { pattern, header, defects } = file.value;
  return { name: header?.name || basename(path, extname(path)), pattern, defects };
}

function threadNamed(name: string, { findThread }: StitchTools): Thread {
  const thread = findThread?.(name);
  if (!thread) throw new StitchRefusal(`There is no thread "${name}"`);
  return thread;
}

async function sewText(
  { lines, font, heightMm }: TextSource,
  { threads, fabric }: StitchOrder,
  tools: StitchTools,
): Promise<Sewn> {
  if (!tools.sewText) throw new StitchRefusal("Text cannot be sewn here");
  if (threads.length > 1) throw new StitchRefusal("A text is sewn in one thread");
  const sewn = await tools.sewText({ lines, font, heightMm, fabric, thread: threads[0] });
  if (!sewn.ok) throw StitchRefusal.of(sewn.problems);
  return { name: lines.join(" "), pattern: sewn.value, defects: [] };
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "no such file or folder",
  EACCES: "not allowed",
  EISDIR: "is a folder",
};

/** Turns what the file system says into one line. */
function failedAt(path: string): (error: NodeJS.ErrnoException) => never {
  return (error) => {
    const reason = REASONS[error.code ?? ""] ?? error.message;
    throw new StitchRefusal(`${path}: ${reason}`, 1);
  };
}
