import { checkProductChange } from "@placket/domain/catalog/staff/check-product";
import { checkAxes, type ChosenAxis } from "@placket/domain/catalog/staff/new-product";
import { problem, refuse, type Problem, type Result } from "@placket/domain/problem";
import { checkQuantity } from "@placket/domain/stock/stock-change";
import { leaveTrace } from "../../audit/audit.ts";
import type { Ctx } from "../../context.ts";
import { loadDictionary } from "../import/dictionary/dictionary.sql.ts";
import type { Dictionary } from "../import/dictionary/dictionary.ts";
import { loadReferences } from "../import/dictionary/reference.sql.ts";
import { newProduct, type AxisState, type ProductState } from "../import/draft/product-state.ts";
import { loadProducts } from "../import/write/product-load.sql.ts";
import { writeProducts } from "../import/write/product-write.sql.ts";
import { shelveNew, takenSku } from "./add-product.ts";
import { freeAddresses } from "./free-addresses.ts";
import { seenOf } from "./known-product.ts";
import { axesProblems, newVariants } from "./new-variants.ts";
import { holdProducts } from "./staff-product.sql.ts";
import { familyById, matrixOf, type Matrix } from "./variant-matrix.ts";

/** Variants that are to be: by what they differ, what each costs, and how many pieces of each there are. */
interface AskedVariants {
  readonly seen: string;
  readonly axes: readonly ChosenAxis[];
  readonly priceMinor: number | null;
  readonly pieces: number;
}

/** Makes a variant for each choice that the family has none of; refuses when it is another one than was seen. */
export async function addVariants(
  tx: Ctx,
  id: number,
  asked: AskedVariants,
): Promise<Result<Matrix>> {
  await holdProducts(tx.db, [id]);
  const found = await familyById(tx, id, { lock: true });
  if (!found.ok) return found;
  const family = found.value;
  if (seenOf(family) !== asked.seen)
    return refuse(problem("catalog.productChanged", "id", family.sku));
  const dictionary = await loadDictionary(tx.db);
  const { axes } = asked;
  const ids = axes.map(({ code }) => dictionary.find(code)?.id ?? 0);
  const problems = [
    ...checkVariant(asked),
    ...checkAxes(axes),
    ...axesProblems(axes, dictionary),
    ...otherAxes(family, ids),
  ];
  if (problems.length > 0) return refuse(...problems);
  const { axisStates, fresh } = await missingVariants(tx, { family, asked }, dictionary);
  const sku = await takenSku(tx, fresh);
  if (sku !== undefined) return refuse(problem("catalog.skuTaken", "axes", sku));
  if (fresh.length === 0) return matrixOf(tx, id);
  const made = await freeAddresses(tx, fresh);
  await writeFamily(tx, { family, made, axisStates }, dictionary);
  const shelved = await shelveNew(tx, made, asked.pieces);
  return shelved.ok ? matrixOf(tx, id) : shelved;
}

interface Asking {
  readonly family: ProductState;
  readonly asked: AskedVariants;
}

/** The variants of what is asked for that the family has not got yet; each is as heavy as its first brother. */
async function missingVariants(
  tx: Ctx,
  { family, asked: { axes, priceMinor } }: Asking,
  dictionary: Dictionary,
) {
  const known = [...(await loadProducts(tx.db, family.variants, { lock: false })).values()];
  const choiceOf = ({ attributes }: ProductState) =>
    axes.map(({ code }) => attributes.get(code)).join();
  const taken = new Set(known.map(choiceOf));
  const own = { price_minor: priceMinor, weight_grams: known[0]?.fields.weight_grams ?? null };
  const { axisStates, variants } = newVariants({ family, axes, own }, dictionary);
  return { axisStates, fresh: variants.filter((variant) => !taken.has(choiceOf(variant))) };
}

interface Growing {
  readonly family: ProductState;
  readonly made: readonly ProductState[];
  readonly axisStates: readonly AxisState[];
}

async function writeFamily(
  tx: Ctx,
  { family, made, axisStates }: Growing,
  dictionary: Dictionary,
): Promise<void> {
  const skus = made.map(({ sku }) => sku);
  const after = {
    ...family,
    axes: family.axes.length > 0 ? family.axes : axisStates,
    variants: [...family.variants, ...skus.map((sku) => sku.toLowerCase())],
  };
  const brothers = await loadReferences(tx.db, family.variants);
  const otherIds = new Map([...brothers].map(([key, { id }]) => [key, id]));
  const changes = [
    ...made.map((state) => ({ before: newProduct(state.sku, 0), after: state })),
    { before: family, after },
  ];
  await writeProducts(tx.db, changes, { dictionary, realIds: new Map(), otherIds, now: tx.now });
  const trace = { action: "product.addVariants", subject: family.sku } as const;
  await leaveTrace(tx, { ...trace, after: { variants: skus } });
}

function checkVariant({ priceMinor, pieces }: AskedVariants): readonly Problem[] {
  const change = { set: { priceMinor }, attributes: {}, useDefault: [] };
  return [
    ...checkProductChange(change, { scope: "default", type: "simple" }),
    ...checkQuantity(pieces).map((found) => ({ ...found, field: "pieces" })),
  ];
}

/** A family that has variants already differs in what they do. */
function otherAxes({ axes }: ProductState, ids: readonly number[]): Problem[] {
  if (axes.length === 0) return [];
  const known = axes.map(({ attributeId }) => attributeId);
  const isSame = known.length === ids.length && known.every((id, at) => id === ids[at]);
  return isSame ? [] : [problem("catalog.badAxis", "axes")];
}
