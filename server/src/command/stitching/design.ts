import { readFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import { sewDesign } from "@placket/domain/embroidery/design/sew-design";
import { type FabricCode, fabrics } from "@placket/domain/embroidery/fabric/fabric";
import type { Advice } from "@placket/domain/embroidery/lettering/advice";
import { type LetteringRecipe, readRecipe } from "@placket/domain/embroidery/lettering/recipe";
import type { Pattern } from "@placket/domain/embroidery/pattern/pattern";
import { FLAG_HEIGHT_MM, findFlag, flagDrawing } from "@placket/domain/embroidery/shape/flags/flag";
import { sewShapes } from "@placket/domain/embroidery/shape/sew-shapes";
import type { Drawing } from "@placket/domain/embroidery/shape/shape";
import { readSvg } from "@placket/domain/embroidery/shape/svg/svg-document";
import type { Thread } from "@placket/domain/embroidery/thread/thread";
import { findThread } from "@placket/domain/embroidery/thread/threads";
import { stitchFont } from "../../embroidery/font-files.ts";
import { failedAt } from "./file-failure.ts";
import type { DrawingSource, FileSource, FlagSource, StitchOrder, TextSource } from "./order.ts";
import { StitchRefusal } from "./refusal.ts";

/** What is sewn, and what there is to say of it. */
export interface SewnOrder {
  readonly name: string;
  readonly pattern: Pattern;
  /** Where a file that was read is not as it should be. */
  readonly defects: readonly string[];
  readonly advice: readonly Advice[];
  /** `undefined` unless a text was sewn. */
  readonly recipe: LetteringRecipe | undefined;
}

/** Sews or reads what is ordered. Throws a `StitchRefusal`. */
export async function designOf(order: StitchOrder): Promise<SewnOrder> {
  const { source, name } = order;
  const threads = order.threads.map(threadNamed);
  const design = await made(source, order, threads);
  return name === undefined ? design : { ...design, name };
}

function made(
  source: StitchOrder["source"],
  order: StitchOrder,
  threads: readonly Thread[],
): Promise<SewnOrder> | SewnOrder {
  if (source.as === "file") return readDesign(source, order, threads);
  if (source.as === "drawing") return sewDrawing(source, order, threads);
  if (source.as === "flag") return sewFlag(source, order, threads);
  return sewText(source, order, threads);
}

function threadNamed(name: string): Thread {
  const thread = findThread(name);
  if (!thread) throw new StitchRefusal(`There is no thread "${name}". See --list threads`);
  return thread;
}

async function readDesign(
  { path }: FileSource,
  { fabric }: StitchOrder,
  threads: readonly Thread[],
): Promise<SewnOrder> {
  const bytes = await readFile(path).catch(failedAt(path));
  const order = { name: basename(path), bytes, threads, fabric };
  const file = await sewDesign({ as: "file", ...order }, { fontOf: stitchFont });
  if (!file.ok) throw StitchRefusal.of(file.problems, { about: basename(path), exitCode: 1 });
  const { pattern, header, defects = [] } = file.value;
  const name = header?.name || basename(path, extname(path));
  return { name, pattern, defects, advice: [], recipe: undefined };
}

/** What is sewn where no thread is named. */
const FIRST_THREAD = "Navy";

async function sewText(
  source: TextSource,
  { fabric }: StitchOrder,
  [thread = threadNamed(FIRST_THREAD), ...others]: readonly Thread[],
): Promise<SewnOrder> {
  if (others.length > 0) throw new StitchRefusal("A text is sewn in one thread");
  const recipe = readRecipe({ ...source, thread: thread.number, fabric });
  if (!recipe.ok) throw StitchRefusal.of(recipe.problems);
  const sewn = await sewDesign({ as: "text", recipe: recipe.value }, { fontOf: stitchFont });
  if (!sewn.ok) throw StitchRefusal.of(sewn.problems);
  const { pattern, advice = [] } = sewn.value;
  const name = recipe.value.lines.filter((line) => line !== "").join(" ");
  return { name, pattern, defects: [], advice, recipe: recipe.value };
}

async function sewDrawing(
  { path, widthMm }: DrawingSource,
  { fabric }: StitchOrder,
  threads: readonly Thread[],
): Promise<SewnOrder> {
  const text = await readFile(path, "utf8").catch(failedAt(path));
  const drawing = readSvg(text, widthMm === undefined ? {} : { widthMm });
  if (!drawing.ok) throw StitchRefusal.of(drawing.problems, { about: basename(path), exitCode: 1 });
  return sewnDrawing(basename(path, extname(path)), drawing.value, { fabric, threads });
}

function sewnDrawing(
  name: string,
  drawing: Drawing,
  { fabric, threads }: { fabric: FabricCode; threads: readonly Thread[] },
): SewnOrder {
  const pattern = sewShapes(drawing, {
    fabric: fabrics[fabric],
    ...(threads.length > 0 && { threads }),
  });
  return { name, pattern, defects: [], advice: [], recipe: undefined };
}

/** No flag is sewn larger than the largest hoop. */
const TALLEST_FLAG_MM = 300;

function sewFlag(
  { country, size }: FlagSource,
  { fabric }: StitchOrder,
  threads: readonly Thread[],
): SewnOrder {
  const flag = findFlag(country);
  if (!flag) throw new StitchRefusal(`There is no flag "${country}". See --list flags`);
  const ofWidth = ((size.widthMm ?? Infinity) * flag.height) / flag.width;
  const wanted = Math.min(size.heightMm ?? Infinity, ofWidth);
  const heightMm = wanted === Infinity ? FLAG_HEIGHT_MM : wanted;
  if (heightMm < LOWEST_FLAG_MM || heightMm > TALLEST_FLAG_MM) {
    const range = `${LOWEST_FLAG_MM} to ${TALLEST_FLAG_MM} mm`;
    throw new StitchRefusal(`A flag is sewn ${range} high, not ${heightMm.toFixed(1)}`);
  }
  return sewnDrawing(flag.name, flagDrawing(flag, heightMm), { fabric, threads });
}

/** Lower, its stripes and emblems are narrower than a thread. */
const LOWEST_FLAG_MM = 10;
