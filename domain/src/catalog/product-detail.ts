import type { OfferedBundle } from "../bundle/offered-bundle.ts";
import type { CustomOption } from "../custom-option/custom-option.ts";
import type { GiftCardOffer } from "../sold-card/offer.ts";
import type { QuantityRules } from "../quantity/quantity-rules.ts";
import type {
  ProductImage,
  ProductLabel,
  ProductPrices,
  ProductType,
  ShownPrice,
} from "./product.ts";
import type { Portal } from "../store/portal.ts";

/** A configurable attribute of a product and the options its variants have (PDP-12). */
export interface ConfigurableChoice {
  readonly id: number;
  readonly code: string;
  readonly label: string;
  readonly swatch: "color" | "image" | "text" | null;
  readonly options: readonly {
    readonly id: number;
    readonly label: string;
    readonly value: string;
  }[];
}

/** One variant and what it is (PDP-13). */
export interface Variant {
  readonly productId: number;
  readonly sku: string;
  readonly selections: readonly { readonly attributeId: number; readonly optionId: number }[];
}

/** The stock of one simple product (PDP-14). */
export interface ProductStock {
  readonly productId: number;
  readonly isInStock: boolean;
  readonly message: string;
  readonly isSaleable: boolean;
  /** null when stock is not managed. */
  readonly quantity: number | null;
  readonly backorders: boolean;
  readonly rules: QuantityRules;
}

/** A variant's own pictures and price. */
interface SubProduct {
  readonly id: number;
  readonly sku: string;
  readonly images: readonly ProductImage[];
  readonly price: ShownPrice | null;
  readonly originalPrice: ShownPrice | null;
}

/** An attribute shown on the page (PDP-07). */
export interface AttributeValue {
  readonly code: string;
  readonly label: string;
  readonly value: string;
  readonly backendValue: string;
}

export interface Breadcrumb {
  readonly id: number;
  readonly name: string;
  readonly url: string;
}

/** One line of the bulk price table (PDP-08, PDP-48). */
export interface ShownTier {
  readonly quantity: number;
  readonly price: ShownPrice;
  readonly percent: number;
}

/** Everything a product page shows (PDP-03 to PDP-06). */
export interface ProductDetail extends ProductPrices {
  readonly id: number;
  readonly parentId: number | null;
  readonly sku: string;
  readonly name: string;
  readonly type: ProductType;
  readonly url: string;
  readonly description: string;
  readonly shortDescription: string;
  readonly images: readonly ProductImage[];
  readonly label: ProductLabel | null;
  readonly choices: readonly ConfigurableChoice[];
  readonly variants: readonly Variant[];
  readonly subProducts: readonly SubProduct[];
  readonly stock: readonly ProductStock[];
  readonly inStock: boolean;
  readonly isEnabled: boolean;
  readonly loginRequired: boolean;
  readonly temporaryRedirectUrl: string | null;
  readonly quantityRules: QuantityRules;
  readonly attributes: readonly AttributeValue[];
  /** Every attribute as stored, by code. */
  readonly customAttributes: Readonly<Record<string, unknown>>;
  readonly tiers: readonly ShownTier[];
  /** Whether its price is one of the asker's customer group, another than visitors have (PDP-10). */
  readonly hasGroupPrice: boolean;
  /** The portal in force of whoever asks, as far as prices go by it. */
  readonly portal: Pick<Portal, "isActive" | "code" | "hideStruckPrices"> | null;
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly meta: {
    readonly title: string;
    readonly description: string;
    readonly keywords: string;
  };
  readonly alternates: readonly { readonly locale: string; readonly url: string }[];
  /** The days on which one piece is there that is ordered now; null where the shop does not say, or does not send it. */
  readonly arrival: DaysOfArrival | null;
  readonly embroidery: EmbroideryOnPage;
  /** The same of one on which something is done; null where nothing can be. */
  readonly embroideredArrival: EmbroideredArrival | null;
  /** What it is made of; `null` of what is no bundle. */
  readonly bundle: OfferedBundle | null;
  /** What it may be worth; `null` of what is no gift card, or cannot be bought in the website. */
  readonly giftCard: GiftCardOffer | null;
  /** What is chosen of it besides what makes its variants. */
  readonly customOptions: readonly CustomOption[];
  /** In which its options are priced. */
  readonly currency: string;
}

/** What can be done to a product, as its page says it before anybody asks for all of it. */
export interface EmbroideryOnPage {
  /** The kinds of options that can be chosen, in their order; none where nothing is done to it. */
  readonly options: readonly string[];
  /** A logo of the house stands on it at first, and no other may (EMB-35). */
  readonly hasLockedDefault: boolean;
}

/** When an embroidered piece is there. */
interface EmbroideredArrival {
  readonly sewn: DaysOfArrival | null;
  /** With a logo on it that nobody has digitized yet. */
  readonly digitized: DaysOfArrival | null;
}

/** The first and the last day: `2026-11-24`. */
export interface DaysOfArrival {
  readonly from: string;
  readonly to: string;
}
