import { fontInfo, fonts, type FontInfo } from "@placket/domain/embroidery/lettering/fonts";
import { fontOf, type Made } from "@placket/domain/embroidery/offer/made";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { leaveTrace } from "../../audit/audit.ts";
import type { Ctx } from "../../context.ts";
import { selectOffers } from "../offer/offer.sql.ts";
import { embroideryOffers } from "../offer/offers.ts";
import { deleteWithdrawnFont, insertWithdrawnFont, selectWithdrawnFonts } from "./font.sql.ts";

/** A font of the store, whether shoppers can choose it, and in how many offers it stands. */
interface HouseFont extends Pick<FontInfo, "code" | "name" | "character" | "recommended"> {
  readonly isWithdrawn: boolean;
  readonly offers: number;
}

/** Every font of the store, as staff see it. */
export async function houseFonts(ctx: Ctx): Promise<readonly HouseFont[]> {
  const withdrawn = await selectWithdrawnFonts(ctx.db);
  const { offers } = await selectOffers(ctx.db);
  return fonts.map(({ code, name, character, recommended }) => ({
    code,
    name,
    character,
    recommended,
    isWithdrawn: withdrawn.includes(code),
    offers: offers.filter(({ text }) => text?.fonts.includes(code)).length,
  }));
}

/**
 * Withdraws a font for the whole house, or offers it again, in the caller's transaction and with its trace (EMB-04). Said
 * twice it is done once. What was ordered is sewn in it; lines of carts with it are not ordered while it is withdrawn.
 */
export async function setFont(
  tx: Ctx,
  code: string,
  isWithdrawn: boolean,
): Promise<Result<readonly HouseFont[]>> {
  const font = fontInfo(code);
  if (!font) return refuse(problem("embroidery.noSuchFont", "code"));
  const isChanged = isWithdrawn
    ? await insertWithdrawnFont(tx.db, font.code)
    : await deleteWithdrawnFont(tx.db, font.code);
  if (isChanged) {
    const action = isWithdrawn ? "embroidery.withdrawFont" : "embroidery.offerFont";
    await leaveTrace(tx, { action, subject: font.name });
  }
  return ok(await houseFonts(tx));
}

/** What of a design staff have withdrawn since it was chosen, as shoppers call it: the font of a text (EMB-04). */
export function withdrawnOf(ctx: Ctx, made: Made | undefined): string | undefined {
  const code = fontOf(made);
  const { withdrawnFonts } = ctx.held(embroideryOffers);
  return code !== undefined && withdrawnFonts.includes(code) ? fontInfo(code)?.name : undefined;
}
