import { codeInGroups, codeTyped } from "@placket/domain/gift-card/code";
import type { Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import { letterheadOf } from "../mail/letter/letterhead.ts";
import { printPaper } from "../print/paper-press.ts";
import type { Paper } from "../print/paper.ts";
import { cardOfCode } from "./gift-card.ts";
import { lastDay } from "./issued-letter.ts";

/**
 * The card of a code as a PDF that can be cut out, in the language of the store view. Tries are counted as everywhere
 * (`cardOfCode`); the code is whoever typed it, for the store keeps none.
 */
export async function giftCardPaper(ctx: Ctx, typed: string): Promise<Result<Uint8Array>> {
  const found = await cardOfCode(ctx, { typed });
  if (!found.ok) return found;
  const { balance, expiresAt } = found.value;
  const { say, price, locale, storeName, address, phone } = letterheadOf(ctx, "shoppers");
  const paper: Paper = {
    title: say("Gift card"),
    shop: {
      name: storeName,
      lines: [...address.split(/\r?\n/), phone].filter((line) => line !== ""),
    },
    facts: [],
    card: {
      title: say("Gift card"),
      worth: price(balance),
      code: codeInGroups(codeTyped(typed) ?? typed),
      lines: [
        say("Enter its code when you pay. What you do not spend stays on it."),
        expiresAt ? say("Good until %1", lastDay(expiresAt, locale)) : say("It does not end."),
        ctx.settings.storeUrl,
      ],
    },
    addresses: [],
    columns: { item: "", pieces: "", amount: null },
    rows: [],
    sums: [],
    foot: say("Whoever has the code has the money: keep it as you keep cash."),
    pages: say("Page %1 of %2", "%1", "%2"),
    created: ctx.now,
  };
  return printPaper(ctx, paper);
}
