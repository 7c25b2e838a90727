import { designsOf, type Made } from "@placket/domain/embroidery/offer/made";
import type { NamedPlace, Placement } from "@placket/domain/embroidery/placement/placements";
import { placeNamed } from "@placket/domain/embroidery/placement/placements";
import { sewnPart } from "@placket/domain/production/job-facts";
import type { LineDesign } from "@placket/domain/embroidery/offer/made";
import { textInEnglish } from "@placket/domain/phrased";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { soundOrder } from "../../order/paper/sound-order.ts";
import type { PlacedItem, PlacedOrder } from "../../order/stored-order.ts";
import { selectJob, type JobRow } from "../production.sql.ts";

/** A design of a job, as papers say it. */
export interface PaperDesign {
  readonly name: string;
  readonly place: Placement | NamedPlace;
  readonly design: LineDesign;
}

/** A job with the line and the order that it is of: all that its papers say. */
export interface PaperJob {
  readonly row: JobRow;
  readonly order: PlacedOrder;
  readonly item: PlacedItem;
  readonly made: Made;
  readonly designs: readonly PaperDesign[];
}

type ReadOrder = (ctx: Ctx, number: string) => Promise<Result<PlacedOrder>>;

/** Reads orders, each once: many jobs of an archive are of one. */
export function ordersOnce(): ReadOrder {
  const read = new Map<string, Promise<Result<PlacedOrder>>>();
  return (ctx, number) => {
    const found = read.get(number) ?? soundOrder(ctx, number);
    read.set(number, found);
    return found;
  };
}

/** What papers of a job are made of; refuses where its order cannot be read whole. */
export async function paperJob(
  ctx: Ctx,
  id: number,
  orderOf: ReadOrder = soundOrder,
): Promise<Result<PaperJob>> {
  const row = await selectJob(ctx.db, id);
  if (!row) return refuse(problem("production.noSuchJob", "id"));
  const order = await orderOf(ctx, row.number);
  if (!order.ok) return order;
  const item = order.value.items.find((one) => one.id === row.itemId);
  const made = item?.parts[row.part]?.made;
  if (!item || !made) return refuse(problem("production.noSuchJob", "id"));
  return ok({ row, order: order.value, item, made, designs: paperDesigns(made) });
}

function paperDesigns(made: Made): readonly PaperDesign[] {
  const { designs } = sewnPart(made);
  return designsOf(made).map(({ name, design }, at) => ({
    name: textInEnglish(name),
    design,
    place: placeNamed(designs[at]?.placement ?? ""),
  }));
}

/** What a garment was chosen by: its size or its color; `""` where it comes in one. */
export const chosenOf = ({ selections }: PlacedItem, attribute: "size" | "color"): string =>
  selections.find(({ attributeCode }) => attributeCode === attribute)?.optionLabel ?? "";
