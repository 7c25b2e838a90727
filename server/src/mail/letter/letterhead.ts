import { counter, ENGLISH, sayer, type Language, type Say } from "@placket/domain/phrase";
import { formatPrice } from "@placket/domain/money/price-format";
import type { Money } from "@placket/domain/money/money";
import { priceFormatFor } from "@placket/domain/store/currency";
import type { Ctx } from "../../context.ts";
import { settingsOf } from "../../store/store-config.ts";
import { languageIn } from "../../translation/say.ts";

/** Whose letter it is and how it speaks: the store view of the call, or English where staff read it. */
export interface Letterhead {
  readonly storeName: string;
  readonly phone: string;
  readonly address: string;
  /** As a language tag: `en-US`. */
  readonly locale: string;
  readonly say: Say;
  /** Says how many there are, by the plural rules of the language. */
  readonly count: ReturnType<typeof counter>;
  readonly price: (amount: Money) => string;
}

/** Who reads a letter: staff, whose screens are English, or a shopper. */
export type LetterReaders = "shoppers" | "staff";

export function letterheadOf(ctx: Ctx, readers: LetterReaders): Letterhead {
  const { storeName, phone, postalAddress, priceFormat } = settingsOf(ctx);
  const language: Language = readers === "staff" ? ENGLISH : languageIn(ctx);
  return {
    storeName,
    phone,
    address: postalAddress,
    locale: language.locale,
    say: sayer(language),
    count: counter(language),
    price: (amount) => formatPrice(amount, priceFormatFor(amount.currency, priceFormat)),
  };
}
