import { saidRows } from "@placket/domain/cart/line-kinds";
import { pieceWith } from "@placket/domain/cart/totals/totals";
import { formatPrice } from "@placket/domain/money/price-format";
import type { Money } from "@placket/domain/money/money";
import { ok, type Result } from "@placket/domain/problem";
import { priceFormatFor } from "@placket/domain/store/currency";
import type { Ctx } from "../../context.ts";
import { printGarment } from "../../embroidery/sheets.ts";
import { wornJpeg } from "../../embroidery/worn/worn.ts";
import { settingsOf } from "../../store/store-config.ts";
import { sayIn } from "../../translation/say.ts";
import type { NewItem } from "../cart-items.ts";
import { garmentOf, type Garment } from "./garment.ts";

type Sheet = Parameters<typeof printGarment>[1];

/**
 * A garment with what is to be sewn on it as a PDF, in the words of the store view: how it looks, what was chosen, what
 * it costs today (EMB-47). Nothing that a machine could read is in it.
 */
export async function garmentPdf(ctx: Ctx, wish: NewItem): Promise<Result<Uint8Array>> {
  const garment = garmentOf(ctx, wish);
  if (!garment.ok) return garment;
  const pictures = await picturesOf(ctx, garment.value);
  if (!pictures.ok) return pictures;
  return printGarment(ctx, { ...saidGarment(ctx, garment.value), pictures: pictures.value });
}

async function picturesOf(ctx: Ctx, { worn }: Garment): Promise<Result<Sheet["pictures"]>> {
  if (!worn) return ok(null);
  const whole = await wornJpeg(ctx, worn, "whole");
  if (!whole.ok) return whole;
  const near = await wornJpeg(ctx, worn, "near");
  return near.ok ? ok({ whole: whole.value, near: near.value }) : near;
}

function saidGarment(ctx: Ctx, { item, cart }: Garment): Omit<Sheet, "pictures"> {
  const say = sayIn(ctx);
  const { storeName, phone, priceFormat } = settingsOf(ctx);
  const price = (amount: Money) =>
    formatPrice(amount, priceFormatFor(amount.currency, priceFormat));
  const day = new Intl.DateTimeFormat(ctx.store.locale, { dateStyle: "long", timeZone: "UTC" });
  const row = cart.totals.rows[0];
  return {
    shop: storeName,
    title: item.name,
    said: day.format(ctx.now),
    headings: { facts: say("What you have chosen"), prices: say("What it costs today") },
    facts: [
      ...saidRows(item, say).map(({ label, value }) => [label, value] as const),
      [say("Item"), item.sku],
    ],
    prices: [
      [say("Each"), price(pieceWith(item.unitPrice, item.parts))],
      [say("Pieces"), String(item.quantity)],
      ...(row ? [[say("Total"), price(row.rowTotal)] as const] : []),
    ],
    foot: [
      say("Thread on a screen or on paper only comes near the thread on the cone."),
      say("Shipping and tax follow from your address."),
      ...(phone === "" ? [] : [say("Questions? %1", phone)]),
    ].join(" "),
    created: ctx.now,
  };
}
