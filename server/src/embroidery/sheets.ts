import {
  at,
  designName,
  readDesign,
  type DesignDraft,
} from "@placket/domain/embroidery/design/design-draft";
import { fileName } from "@placket/domain/embroidery/sheet/file-name";
import { readProof, type ProofDraft } from "@placket/domain/embroidery/sheet/proof-facts";
import {
  readWorksheet,
  type WorksheetDraft,
} from "@placket/domain/embroidery/sheet/worksheet-draft";
import { ok, refuse, type Problem, type Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import { settingsOf } from "../store/store-config.ts";
import type { GarmentSheet } from "./garment-sheet.ts";
import { whose } from "../threads/whose.ts";
import { sheetPress } from "./sheet-press.ts";
import type { DesignSheet } from "./sheet-work.ts";

export interface PrintedSheet {
  readonly pdf: Uint8Array;
  /** With its ending. */
  readonly name: string;
}

type Draft<Facts> = Facts & { readonly design: DesignDraft };

/** The sheet of a garment that a shopper takes home (EMB-47); those of many shoppers take turns. */
export const printGarment = (ctx: Ctx, garment: GarmentSheet): Promise<Result<Uint8Array>> =>
  ctx.held(sheetPress).make({ sheet: "garment", garment }, whose(ctx));

/** A sheet for whoever works in the house: before those of shoppers, however many wait. */
export const printForStaff = (ctx: Ctx, sheet: DesignSheet): Promise<Result<Uint8Array>> =>
  ctx.held(sheetPress).make(sheet, { isUrgent: true });

/** A proof of a design. Nothing of the browser's stitches is believed: they are made or read anew. */
export async function printProof(
  ctx: Ctx,
  draft: Draft<ProofDraft>,
): Promise<Result<PrintedSheet>> {
  const facts = readProof(draft);
  return print(ctx, draft.design, {
    facts,
    workOf: (value) => ({ sheet: "proof", facts: value }),
    nameOf: (name) => `${name}-proof.pdf`,
  });
}

/** The worksheet of a design, with the hash of the machine file that belongs to it. */
export async function printWorksheet(
  ctx: Ctx,
  draft: Draft<WorksheetDraft>,
): Promise<Result<PrintedSheet>> {
  return print(ctx, draft.design, {
    facts: readWorksheet(draft),
    workOf: (value) => ({ sheet: "worksheet", facts: value }),
    nameOf: (name, { order }) => `worksheet-${fileName([order.number, name])}.pdf`,
  });
}

interface Kind<Facts> {
  readonly facts: Result<Facts>;
  readonly workOf: (facts: Facts) => Pick<DesignSheet, "sheet" | "facts">;
  readonly nameOf: (name: string, facts: Facts) => string;
}

async function print<Facts>(
  ctx: Ctx,
  draft: DesignDraft,
  { facts, workOf, nameOf }: Kind<Facts>,
): Promise<Result<PrintedSheet>> {
  const design = readDesign(draft);
  if (!facts.ok || !design.ok) {
    return refuse(...(design.ok ? [] : at("design", design).problems), ...problemsOf(facts));
  }
  const name = designName(design.value);
  const work = {
    ...workOf(facts.value),
    shop: settingsOf(ctx).storeName,
    design: design.value,
    fileName: name,
    created: ctx.now,
  } as DesignSheet;
  const made = await printForStaff(ctx, work);
  return made.ok ? ok({ pdf: made.value, name: nameOf(name, facts.value) }) : made;
}

function problemsOf(result: Result<unknown>): readonly Problem[] {
  return result.ok ? [] : result.problems;
}
