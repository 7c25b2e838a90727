import { canPrintSheets } from "@placket/domain/embroidery/access";
import { fabrics, type FabricCode } from "@placket/domain/embroidery/fabric/fabric";
import { readRecipe, type RecipeDraft } from "@placket/domain/embroidery/lettering/recipe";
import { findFlag } from "@placket/domain/embroidery/shape/flags/flag";
import {
  readFlagOrder,
  type FlagOrderDraft,
} from "@placket/domain/embroidery/shape/flags/flag-order";
import { fileName } from "@placket/domain/embroidery/sheet/file-name";
import { readProof, type ProofDraft } from "@placket/domain/embroidery/sheet/proof-facts";
import {
  readWorksheet,
  type WorksheetDraft,
} from "@placket/domain/embroidery/sheet/worksheet-draft";
import { findThread } from "@placket/domain/embroidery/thread/threads";
import { ok, problem, refuse, type Problem, type Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import { at, type DesignOrder, type SheetWork } from "./sheet-work.ts";

/** A design as a page of the back office names it. */
export type DesignDraft =
  | { readonly as: "text"; readonly recipe: RecipeDraft }
  | ({ readonly as: "flag" } & FlagOrderDraft)
  | {
      readonly as: "file";
      readonly name: string;
      /** Base64. */
      readonly content: string;
      readonly threads: readonly string[];
      readonly fabric: string;
    };

export interface PrintedSheet {
  readonly pdf: Uint8Array;
  /** With its ending. */
  readonly name: string;
}

type Draft<Facts> = Facts & { readonly design: DesignDraft };

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
  readonly workOf: (facts: Facts) => Pick<SheetWork, "sheet" | "facts">;
  readonly nameOf: (name: string, facts: Facts) => string;
}

async function print<Facts>(
  ctx: Ctx,
  draft: DesignDraft,
  { facts, workOf, nameOf }: Kind<Facts>,
): Promise<Result<PrintedSheet>> {
  const allowed = canPrintSheets(ctx.actor);
  if (allowed !== true) return refuse(problem(allowed));
  const design = readDesign(draft);
  if (!facts.ok || !design.ok) {
    return refuse(...problemsOf(design), ...problemsOf(facts));
  }
  const name = designName(design.value);
  const made = await ctx.services.sheets.print({
    ...workOf(facts.value),
    shop: SHOP,
    design: design.value,
    fileName: name,
    created: ctx.now,
  } as SheetWork);
  return made.ok ? ok({ pdf: made.value, name: nameOf(name, facts.value) }) : made;
}

/** Stands at the head of every sheet. */
const SHOP = "Placket";

function problemsOf(result: Result<unknown>): readonly Problem[] {
  return result.ok ? [] : result.problems;
}

function readDesign(draft: DesignDraft): Result<DesignOrder> {
  if (draft.as === "text") {
    const recipe = readRecipe(draft.recipe);
    return recipe.ok ? ok({ as: "text", recipe: recipe.value }) : at("design.recipe", recipe);
  }
  if (draft.as === "flag") {
    const order = readFlagOrder(draft);
    return order.ok ? ok({ as: "flag", ...order.value }) : at("design", order);
  }
  const threads = draft.threads.map((number) => (number === "" ? undefined : findThread(number)));
  const isFabric = Object.hasOwn(fabrics, draft.fabric);
  const problems = [
    ...(isFabric ? [] : [problem("embroidery.fabricUnknown", "design.fabric")]),
    ...threads.flatMap((thread, i) => {
      const isFine = thread !== undefined || draft.threads[i] === "";
      return isFine ? [] : [problem("embroidery.threadUnknown", `design.threads.${i}`)];
    }),
  ];
  if (problems.length > 0) return refuse(...problems);
  const { content, fabric } = draft;
  const bytes = Uint8Array.from(Buffer.from(content, "base64"));
  const name = plainFileName(draft.name);
  return ok({ as: "file", name, bytes, threads, fabric: fabric as FabricCode });
}

/** `Logo Café.DST` is `logo-cafe.dst`; what is neither DST nor EXP by its name is decided by its bytes. */
function plainFileName(name: string): string {
  const ending = /\.exp$/i.test(name) ? "exp" : "dst";
  return `${fileName([name.replace(/\.\w+$/, "")])}.${ending}`;
}

function designName(design: DesignOrder): string {
  if (design.as === "text") return fileName(design.recipe.lines);
  if (design.as === "flag") return fileName([findFlag(design.code)?.name ?? ""]);
  return design.name.replace(/\.\w+$/, "");
}
