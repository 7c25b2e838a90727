import type { PromotedProduct } from "@placket/domain/catalog/promoted-product";
import type { Bundle, BundleSelection } from "@placket/domain/bundle/bundle";
import type { CustomOption } from "@placket/domain/custom-option/custom-option";
import type { GiftCardOffer } from "@placket/domain/sold-card/offer";
import type { StrapLabels } from "@placket/domain/bundle/strap-labels";
import type { Money } from "@placket/domain/money/money";
import type { LoweringRule } from "@placket/domain/catalog/lowering-rule";
import type { Shelf } from "@placket/domain/quantity/has-pieces";
import type { QuantityRules } from "@placket/domain/quantity/quantity-rules";

/** What a shopper chose on a configurable product: one option of one attribute. */
export interface Selection {
  readonly attributeId: number;
  readonly attributeCode: string;
  readonly attributeLabel: string;
  readonly optionId: number;
  readonly optionLabel: string;
}

export type ProductType = "simple" | "virtual" | "configurable" | "bundle" | "giftcard";

/** Everything a cart or an order must know of a product that leaves the shelf. */
export interface Sellable {
  readonly productId: number;
  /** The configurable product it was chosen on. */
  readonly parentId: number | null;
  readonly type: ProductType;
  readonly sku: string;
  /** The parent's name for a variant, as the shopper saw it. */
  readonly name: string;
  readonly urlKey: string;
  /** File of the picture to show, for `imageUrl`; the variant's own before its parent's. */
  readonly imageFile: string | null;
  /** File of the picture of its back; `null` where it has none. */
  readonly backFile: string | null;
  readonly selections: readonly Selection[];
  /** How many attributes must be chosen: the family's; 0 for a product that comes in one form. */
  readonly optionCount: number;
  readonly quantityRules: QuantityRules;
  /** Switched on in the store view, with its parent. What is not is told of to nobody who asks for it anew. */
  readonly isEnabled: boolean;
  /** Enabled (with its parent), in stock, and with a price, whatever the quantity asked for. */
  readonly isSaleable: boolean;
  readonly stock: Shelf;
  readonly taxClassId: number | null;
  readonly weightGrams: number;
  readonly isVirtual: boolean;
  readonly loginRequired: boolean;
  readonly discontinued: boolean;
  /** It, or its family, can be embroidered. */
  readonly hasEmbroidery: boolean;
  /** It, or its family, is sold with embroidery alone (EMB-20). */
  readonly isLockdown: boolean;
  /** What it is made of as the store view offers it; `null` for what is no bundle. */
  readonly bundle: SellableBundle | null;
  /** What it may be worth in the store view's website; `null` for what is no gift card. */
  readonly giftCard: GiftCardOffer | null;
  /** What is chosen of it besides, of the family of a variant; amounts in the website's currency. */
  readonly customOptions: readonly CustomOption[];
}

/** A bundle as rooms that sell know it. */
interface SellableBundle extends Bundle<SellableSelection> {
  /** The sum of what is chosen, or the product's own price, to which selections add. */
  readonly priceType: "dynamic" | "fixed";
  readonly weightType: "dynamic" | "fixed";
  readonly labels: StrapLabels;
}

interface SellableSelection extends BundleSelection {
  readonly productId: number;
}

/** What one piece of a selection costs in its bundle. */
interface BundledPrice {
  readonly unitPrice: Money;
  readonly regularPrice: Money;
  readonly isBulkPrice: boolean;
}

/** Who buys how many pieces, where and when: all that a price depends on. */
export interface PriceQuestion {
  readonly websiteId: number;
  readonly customerGroupId: number;
  /** Pieces of the whole product family in the cart: tiers count them together. */
  readonly quantity: number;
  readonly now: Date;
}

/** What the rooms that sell ask of the catalogue; answered from memory. */
export interface SellableCatalog {
  /** undefined: no such product in that store view, or not a variant of that parent. */
  sellable(productId: number, parentId: number | null, storeViewId: number): Sellable | undefined;
  /** What promotions may ask of a product; it has nothing where the store view does not know it. */
  promoted(productId: number, parentId: number | null, storeViewId: number): PromotedProduct;
  /** The lowest of base, special, ruled and tier price. @throws when the product does not exist or has no price. */
  unitPrice(productId: number, parentId: number | null, question: PriceQuestion): Money;
  /** Whether `unitPrice` is a price for many pieces, which takes no other promotion (PDP-48). */
  isBulkPrice(productId: number, parentId: number | null, question: PriceQuestion): boolean;
  /** From how many pieces on each is cheaper than `unitPrice`, and by then costs so much; undefined: never. */
  nextTier(
    productId: number,
    parentId: number | null,
    question: PriceQuestion,
  ): { readonly quantity: number; readonly unitPrice: Money } | undefined;
  /** The rules that made `unitPrice` what it is, as a store view calls them. @throws as `unitPrice`. */
  priceRules(
    productId: number,
    parentId: number | null,
    question: PriceQuestion & { readonly storeViewId: number },
  ): readonly LoweringRule[];
  /** The base price, before specials and tiers. @throws as `unitPrice`. */
  regularPrice(productId: number, parentId: number | null, websiteId: number): Money;
  /** What one piece of a selection costs, for so many pieces; undefined where it has no price. */
  bundledPrice(
    productId: number,
    selectionId: number,
    question: PriceQuestion,
  ): BundledPrice | undefined;
  /** Case does not matter. */
  idOfSku(sku: string): number | undefined;
  /** Configurable products the variant belongs to, by position. */
  parentsOf(variantId: number): readonly number[];
  /** The variants of a configurable product, in its order. */
  variantsOf(parentId: number): readonly number[];
  /** The enabled variant of a configurable product with exactly these options. */
  variantWith(parentId: number, optionIds: readonly number[]): number | undefined;
  /** Whether product and price are known in the website, so that `unitPrice` will not throw; never of a bundle that is the sum of its contents. */
  hasPrice(productId: number, parentId: number | null, websiteId: number): boolean;
}
