import { optionOfUid } from "@placket/contract/uid";
import {
  isCustomOptionUid,
  optionsOfInput,
  optionsOfUids,
  type CustomizableOption,
} from "@placket/contract/custom-option/option-choice.codec";
import type { AskedOption } from "@placket/domain/custom-option/chosen-option";
import type { CartItemInput } from "@placket/contract/graphql.gen";
import { giftCardOfUids, isGiftCardUid } from "@placket/contract/sold-card/giftcard-option.codec";
import { selectionOfUid } from "@placket/contract/bundle/selection-uid";
import { partFromUid } from "@placket/contract/cart/parts.codec";
import type { AskedSelection } from "@placket/domain/bundle/read-choice";
import type { AskedPart } from "@placket/domain/cart/part-kinds";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { readModel } from "../../catalog/read-model.ts";
import type { Ctx } from "../../context.ts";
import type { NewItem } from "../cart-items.ts";
import { sewnItems, type AskedItem } from "./sewn-parts.ts";
import { chosenVariant, type ChosenProduct } from "./chosen-variant.ts";

/**
 * Magento names products by sku: a simple one, a variant (with or without its parent's sku), or a
 * configurable with the uids of its options. All of them come down to product and parent ids; options
 * that are no variant leave the configurable itself, which cannot be bought (PDP-40).
 */
export async function itemsFromInput(
  ctx: Ctx,
  inputs: readonly CartWish[],
): Promise<Result<NewItem[]>> {
  const items: AskedItem[] = [];
  for (const [index, input] of inputs.entries()) {
    const item = askedItem(ctx, input);
    if (!item.ok) {
      const at = fieldOf(index);
      return refuse(...item.problems.map((one) => ({ ...one, field: `${at}.${one.field}` })));
    }
    items.push(item.value);
  }
  return sewnItems(ctx, items, fieldOf);
}

/** What Magento's calls ask for, the older ones with options by their names. */
export interface CartWish extends CartItemInput {
  readonly customizable_options?: readonly (CustomizableOption | null)[] | null | undefined;
}

const fieldOf = (index: number) => `cartItems.${index}`;

function askedItem(ctx: Ctx, input: CartWish): Result<AskedItem> {
  const chosen = chosenProduct(ctx, input);
  if (!chosen.ok) return chosen;
  const parts = enteredParts(input);
  if (!parts.ok) return parts;
  const { quantity } = input;
  const choice = {
    bundle: askedSelections(input),
    giftCard: askedGiftCard(input),
    options: askedOptions(input),
  };
  return ok({
    ...chosen.value,
    ...choice,
    quantity,
    overrideCategoryId: null,
    parts: parts.value,
  });
}

function chosenProduct(ctx: Ctx, input: CartItemInput): Result<ChosenProduct> {
  if (input.sku.trim() === "") return ok({ productId: null, parentId: null });
  const catalog = ctx.held(readModel).current();
  const productId = catalog.idOfSku(input.sku);
  if (productId === undefined) return refuse(problem("cart.noSuchProduct", "sku", input.sku));
  const options = optionIds(input.selected_options ?? []);
  const named = { productId, parentId: null };
  if (options.length > 0) return ok(chosenVariant(ctx, named, options));
  const parentSku = input.parent_sku ?? "";
  if (parentSku === "") return ok(named);
  const parentId = catalog.idOfSku(parentSku);
  return parentId === undefined
    ? refuse(problem("cart.noSuchProduct", "parent_sku", parentSku))
    : ok({ productId, parentId });
}

/** What was entered is what is to be done to the item; what nobody offers is refused, never dropped. */
function enteredParts({ entered_options: entered }: CartItemInput): Result<AskedPart[]> {
  const parts: AskedPart[] = [];
  for (const option of entered ?? []) {
    if (
      option &&
      (selectionOfUid(option.uid) || isGiftCardUid(option.uid) || isCustomOptionUid(option.uid))
    )
      continue;
    const part = option && partFromUid(option.uid, option.value);
    if (!part) return refuse(problem("embroidery.optionUnavailable", "entered_options"));
    parts.push(part);
  }
  return ok(parts);
}

/** Selections of a bundle; whoever enters pieces to one has chosen it with so many. None of what names no bundle. */
function askedSelections({
  selected_options: selected,
  entered_options: entered,
}: CartItemInput): readonly AskedSelection[] | undefined {
  const named = (selected ?? []).flatMap((uid) => selectionOfUid(uid ?? "") ?? []);
  const counted = (entered ?? []).flatMap(
    (option) => (option && selectionOfUid(option.uid, option.value)) ?? [],
  );
  const isCounted = (one: AskedSelection) =>
    counted.some((other) => other.selectionId === one.selectionId);
  const asked = [...named.filter((one) => !isCounted(one)), ...counted];
  return asked.length > 0 ? asked : undefined;
}

/** Of the product's own options; those of the older calls beside what they name by uids. */
function askedOptions({
  selected_options: selected,
  entered_options: entered,
  customizable_options: named,
}: CartWish): readonly AskedOption[] | undefined {
  const byUids = optionsOfUids(
    (selected ?? []).filter((uid) => uid !== null),
    (entered ?? []).filter((option) => option !== null),
  );
  const byNames = optionsOfInput(named);
  return byUids && byNames ? [...byUids, ...byNames] : (byUids ?? byNames);
}

const askedGiftCard = ({ selected_options: selected, entered_options: entered }: CartItemInput) =>
  giftCardOfUids(
    (selected ?? []).filter((uid) => uid !== null),
    (entered ?? []).filter((option) => option !== null),
  );

/** Of the uids that Magento's clients send. */
function optionIds(uids: readonly (string | null)[]): number[] {
  return uids.flatMap((uid) => optionOfUid(uid ?? "") ?? []);
}
