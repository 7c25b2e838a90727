import { offerFromWire } from "@placket/contract/sold-card/offered-gift-card.codec";
import { giftCardOfCall } from "@placket/contract/sold-card/giftcard-option.codec";
import {
  EMPTY_GIFT_CARD,
  type AskedGiftCard,
  type GiftCardChoice,
} from "@placket/domain/sold-card/choice";
import type { GiftCardOffer } from "@placket/domain/sold-card/offer";
import { amountAsked, asTyped, readGiftCard } from "@placket/domain/sold-card/read-gift-card";
import { money, type Money } from "@placket/domain/money/money";
import type { Problem, Result } from "@placket/domain/problem";
import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from "react";
import type { ShownItem } from "../../cart/cart.queries.ts";
import { useCart } from "../../cart/use-cart.ts";
import type { Product } from "../../catalog/product/product.queries.ts";
import { useAddress } from "../../routing/RouterContext.tsx";
import { readAddressChoice } from "../choosing/address-choice.ts";
import { openRefusedEntry, type RefusedEntry } from "../choosing/refused-entry.ts";
import { settleProductQuantity } from "@placket/domain/quantity/product-quantity";
import type { QuantityRules } from "@placket/domain/quantity/quantity-rules";
import { readForm } from "./read-form.ts";

/** What stands on the page of a gift card: what is typed, what is wrong with it, how many, and the edited item. */
export interface GiftCardOnPage {
  /** `null` where it cannot be bought here. */
  readonly offer: GiftCardOffer | null;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly asked: AskedGiftCard;
  readonly type: (typed: Partial<AskedGiftCard>) => void;
  /** By the rule that the server holds it to. */
  readonly read: () => Result<GiftCardChoice>;
  /** What one is worth, as soon as it is known. */
  readonly amount: Money | null;
  /** Turned on by a press that found something wrong, and off once nothing is (GIFT-08). */
  readonly isChecked: boolean;
  readonly setChecked: (isChecked: boolean) => void;
  readonly problemAt: (field: keyof AskedGiftCard) => Problem | undefined;
  readonly quantity: number;
  readonly setQuantity: (quantity: number) => void;
  readonly rules: QuantityRules;
  readonly refusedEntry: RefusedEntry;
  readonly edited: ShownItem | undefined;
  /** Other fields are drawn for another item: theirs is what is typed from then on. */
  readonly formKey: string;
}

/** The page's form: empty, or what the edited cart item holds (PDP-28). */
export function useGiftCard(product: Product): GiftCardOnPage {
  const { search } = useAddress();
  const { quantity: wantedAtFirst, itemId } = readAddressChoice(search);
  const offer = useMemo(
    () => (product.giftcard ? offerFromWire(product.giftcard) : null),
    [product.giftcard],
  );
  const { data: cart } = useCart();
  const edited = cart?.items.find(({ id, familyId }) => id === itemId && familyId === product.id);
  const [asked, setAsked] = useState<AskedGiftCard>(EMPTY_GIFT_CARD);
  const [wanted, setQuantity] = useState<number | string>(wantedAtFirst ?? 1);
  const [isChecked, setChecked] = useState(false);
  const [seen, setSeen] = useState<number>();
  const form = useRef<HTMLFormElement>(null);
  if (edited && offer && seen !== edited.id) {
    setSeen(edited.id);
    setAsked(asTyped(giftCardOfCall(edited.giftCard) ?? EMPTY_GIFT_CARD, offer));
    setQuantity(edited.quantity);
  }
  // What was typed before the page's script was there stands in the form alone (decision 0017).
  useLayoutEffect(() => {
    const early = form.current && readForm(form.current);
    if (early) setAsked((standing) => ({ ...standing, ...early }));
  }, []);
  const rules = {
    minimum: product.minQuantity,
    maximum: product.maxQuantity,
    increment: product.qtyIncrements,
  };
  const current = rules.minimum;
  const quantity =
    wanted === 0 && edited ? 0 : settleProductQuantity(wanted, { current, rules }).quantity;
  const [refusedEntry] = useState(openRefusedEntry);
  const read = () =>
    offer ? readGiftCard(offer, asked, todayHere()) : { ok: false as const, problems: [] };
  const worth = offer && amountAsked(offer, asked);
  const problems = isChecked && offer ? problemsOf(read()) : [];
  return {
    offer,
    form,
    asked,
    type: (typed) => setAsked((standing) => ({ ...standing, ...typed })),
    read,
    amount: offer && worth?.ok ? money(worth.value, offer.currency) : null,
    isChecked,
    setChecked,
    problemAt: (field) => problems.find((one) => one.field === field),
    quantity,
    setQuantity,
    rules,
    refusedEntry,
    edited,
    formKey: String(edited?.id ?? ""),
  };
}

const problemsOf = (read: Result<GiftCardChoice>): readonly Problem[] =>
  read.ok ? [] : read.problems;

/** The shopper's own day; by the store's clocks the server says whether it is over. */
const todayHere = (): string => {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
};
