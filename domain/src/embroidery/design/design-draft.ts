import { ok, problem, refuse, type Problem, type Result } from "../../problem.ts";
import type { Composition } from "../composition/composition.ts";
import { readComposition } from "../composition/read-composition.ts";
import { fabrics, type FabricCode } from "../fabric/fabric.ts";
import { readRecipe, type LetteringRecipe } from "../lettering/recipe.ts";
import { findFlag } from "../shape/flags/flag.ts";
import { readFlagOrder, type FlagOrderDraft } from "../shape/flags/flag-order.ts";
import { fileName } from "../sheet/file-name.ts";
import { findThread } from "../thread/threads.ts";
import type { Design } from "./design.ts";
import { MACHINE_FILE_KINDS } from "../machine-file/machine-file.ts";

/** A design as somebody names it over a call: nothing of it is believed. */
export type DesignDraft =
  | { readonly as: "text"; readonly recipe: Written<LetteringRecipe> }
  | { readonly as: "composition"; readonly composition: Written<Composition> }
  | ({ readonly as: "flag" } & FlagOrderDraft)
  | DrawingDraft
  | FileDraft;

/** Any text where a code is wanted. */
type Written<Read> = Read extends string
  ? string
  : Read extends readonly (infer Entry)[]
    ? readonly Written<Entry>[]
    : Read extends object
      ? { readonly [Key in keyof Read]: Written<Read[Key]> }
      : Read;

/** An SVG drawing; its stitches are always sewn anew. */
interface DrawingDraft {
  readonly as: "drawing";
  /** Of the file that it was read from. */
  readonly name: string;
  readonly svg: string;
  /** As wide as the file says where it is left out. */
  readonly widthMm?: number | undefined;
  readonly fabric: string;
  /** Numbers of threads, by the color they stand for. */
  readonly threads: Readonly<Record<string, string>>;
}

/** A machine file; it is read anew. */
export interface FileDraft {
  readonly as: "file";
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Numbers of threads in the order of use; empty where none is chosen. */
  readonly threads: readonly string[];
  readonly fabric: string;
}

/** Where the fields of a design stand in its draft. */
export const DESIGN_FIELDS = {
  text: "recipe",
  composition: "composition",
  flag: "",
  drawing: "",
  file: "",
} as const;

/**
 * The design that a draft spells, or all that is wrong with it, at its fields (`recipe.lines.0`, `fabric`).
 * Whether an SVG or a machine file can be read, only its sewing shows.
 */
export function readDesign(draft: DesignDraft): Result<Design> {
  switch (draft.as) {
    case "text": {
      const recipe = readRecipe(draft.recipe);
      return recipe.ok ? ok({ as: "text", recipe: recipe.value }) : at("recipe", recipe);
    }
    case "composition": {
      const composition = readComposition(draft.composition);
      if (!composition.ok) return at("composition", composition);
      return ok({ as: "composition", composition: composition.value });
    }
    case "flag": {
      const order = readFlagOrder(draft);
      return order.ok ? ok({ as: "flag", ...order.value }) : order;
    }
    case "drawing": {
      const problems = [...fabricProblems(draft), ...threadProblems(Object.entries(draft.threads))];
      if (problems.length > 0) return refuse(...problems);
      return ok({ ...draft, fabric: draft.fabric as FabricCode });
    }
    case "file": {
      const { name, bytes, fabric, threads } = draft;
      const chosen = [...threads.entries()].filter(([, number]) => number !== "");
      const problems = [...fabricProblems(draft), ...threadProblems(chosen)];
      if (problems.length > 0) return refuse(...problems);
      return ok({
        as: "file",
        name: plainFileName(name),
        bytes,
        threads: threads.map((number) => findThread(number)),
        fabric: fabric as FabricCode,
      });
    }
  }
}

/** Problems at the fields of a part, as fields of the whole. */
export function at(part: string, refused: Extract<Result<unknown>, { ok: false }>) {
  const problems = refused.problems.map((one) => ({
    ...one,
    field: [part, one.field].filter((name) => name !== "").join("."),
  }));
  return refuse(...problems);
}

/** The name of a design's files, without an ending. */
export function designName(design: Design): string {
  if (design.as === "text") return fileName(design.recipe.lines);
  if (design.as === "composition")
    return fileName(design.composition.lines.map(({ text }) => text));
  if (design.as === "flag") return fileName([findFlag(design.code)?.name ?? ""]);
  return fileName([withoutEnding(design.name)]);
}

/** `Logo Café.DST` is `logo-cafe.dst`; what its name does not tell is decided by its bytes. */
function plainFileName(name: string): string {
  const own = name.split(".").at(-1)?.toLowerCase();
  const ending = MACHINE_FILE_KINDS.find((format) => format === own) ?? "dst";
  return `${fileName([withoutEnding(name)])}.${ending}`;
}

const withoutEnding = (name: string) => name.replace(/\.\w+$/, "");

function fabricProblems({ fabric }: { readonly fabric: string }): Problem[] {
  return Object.hasOwn(fabrics, fabric) ? [] : [problem("embroidery.fabricUnknown", "fabric")];
}

function threadProblems(chosen: readonly (readonly [string | number, string])[]): Problem[] {
  return chosen
    .filter(([, number]) => findThread(number) === undefined)
    .map(([key]) => problem("embroidery.threadUnknown", `threads.${key}`));
}
