import { FACES, logoNumbers, type FaceCode } from "@placket/domain/embroidery/offer/offer";
import {
  checkServicePrice,
  type ServicePrice,
} from "@placket/domain/embroidery/offer/service-price";
import { decimalOf } from "@placket/domain/money/price-format";
import { money } from "@placket/domain/money/money";
import type { Logo } from "@placket/domain/embroidery/logo/logo";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { leaveTrace } from "../../audit/audit.ts";
import { listCategory, productInfo } from "../../catalog/catalog.ts";
import { quickFind } from "../../catalog/find-products.ts";
import { readModel } from "../../catalog/read-model.ts";
import {
  changeServicePrice,
  virtualProducts,
  type ServiceRow,
} from "../../catalog/service/service-prices.ts";
import type { Ctx } from "../../context.ts";
import { stores } from "../../store/store-config.ts";
import { selectHouseLogos } from "../logo/logo.sql.ts";
import { houseLogos } from "../logo/usable-logos.ts";
import { selectWrittenOffers } from "./offer-admin.sql.ts";

/** As many garments and logos as are shown to choose from. */
const GARMENTS_MAX = 12;
const LOGOS_MAX = 500;

/** What an offer may name: services with their prices, and logos of the house: the newest, and older ones that offers name. */
export async function offerChoices(ctx: Ctx): Promise<{
  readonly currency: string;
  readonly services: readonly ServiceRow[];
  readonly logos: readonly Logo[];
}> {
  const [services, newest, offers] = await Promise.all([
    virtualProducts(ctx),
    selectHouseLogos(ctx, LOGOS_MAX),
    selectWrittenOffers(ctx.db),
  ]);
  const shown = new Set(newest.map(({ number }) => number));
  const named = offers.flatMap(({ logos }) => (logos ? logoNumbers(logos) : []));
  const older = await houseLogos(
    ctx,
    named.filter((number) => !shown.has(number)),
  );
  const { catalogCurrency: currency } = ctx.held(stores);
  return { currency, services, logos: [...newest, ...older] };
}

/** A garment as it is found. */
interface Garment {
  readonly sku: string;
  readonly name: string;
}

/** The first garments that fit words or the beginning of an sku; of a category where none are given. */
export function findGarments(
  ctx: Ctx,
  {
    search = "",
    category,
  }: { readonly search?: string | undefined; readonly category?: number | undefined },
): Result<readonly Garment[]> {
  if (search.trim() !== "") {
    return ok(
      quickFind(ctx, search.trim(), { items: GARMENTS_MAX, completions: 0 }).items.map(named),
    );
  }
  if (category === undefined) return ok([]);
  const listed = listCategory(ctx, category, { perFilter: {} });
  return listed.ok ? ok(listed.value.items.slice(0, GARMENTS_MAX).map(named)) : ok([]);
}

const named = ({ sku, name }: Garment): Garment => ({ sku, name });

/** A garment, the pictures of its sides, and what its colors are called. */
interface PicturedGarment extends Garment {
  readonly pictures: Readonly<Record<FaceCode, string | null>>;
  readonly colors: readonly string[];
}

/** One garment, as the first store view shows it. */
export async function picturedGarment(ctx: Ctx, sku: string): Promise<Result<PicturedGarment>> {
  const id = ctx.held(readModel).current().idOfSku(sku);
  const found = id === undefined ? undefined : await productInfo(ctx, id);
  if (!found?.ok) return refuse(problem("embroidery.noSuchSku", "sku", sku));
  const { images, name, choices } = found.value;
  const pictureOf = (face: FaceCode) =>
    images.find(({ kind }) => kind === FACES[face].picture)?.image ?? null;
  return ok({
    sku: found.value.sku,
    name,
    pictures: { front: pictureOf("front"), back: pictureOf("back") },
    colors: choices.find(({ code }) => code === "color")?.options.map(({ label }) => label) ?? [],
  });
}

/** What a service costs, as staff read and write it; in major units. */
interface Cost {
  readonly price: number | null;
  readonly quantities: readonly { readonly quantity: number; readonly price: number }[];
}

/** A service and its prices in major units. */
export const toCost = (ctx: Ctx, { minor, quantities }: ServiceRow): Cost => {
  const { catalogCurrency } = ctx.held(stores);
  const major = (amount: number) => decimalOf(money(amount, catalogCurrency));
  return {
    price: minor === null ? null : major(minor),
    quantities: quantities.map((one) => ({ quantity: one.quantity, price: major(one.minor) })),
  };
};

/** Says what a service costs, with its trace. */
export async function priceService(
  tx: Ctx,
  sku: string,
  {
    seen,
    ...price
  }: ServicePrice & {
    readonly seen: Omit<ServicePrice, "minor"> & { readonly minor: number | null };
  },
): Promise<Result<ServiceRow>> {
  const problems = checkServicePrice(price);
  if (problems.length > 0) return refuse(...problems);
  const changed = await changeServicePrice(tx, sku, { ...price, seen });
  if (!changed.ok) return changed;
  const { before, after } = changed.value;
  await leaveTrace(tx, {
    action: "embroidery.priceService",
    subject: after.sku,
    before: { ...toCost(tx, before) },
    after: { ...toCost(tx, after) },
  });
  return ok(after);
}
