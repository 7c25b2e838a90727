import type { Money } from "../money/money.ts";
import type { Bundle, BundleOption } from "./bundle.ts";
import type { PricedSelection } from "./bundle-price.ts";
import type { StrapLabels } from "./strap-labels.ts";

/** A selection as a page offers it (BUNDLE-02), for one bundle. */
export interface OfferedSelection extends PricedSelection {
  readonly title: string;
  readonly productId: number;
  readonly type: string;
  /** Labels of what it is chosen by in its family; `null` where it has no such. */
  readonly color: string | null;
  readonly size: string | null;
  /** A `#rrggbb` color or the address of a picture. */
  readonly colorSwatch: string | null;
  readonly picture: string | null;
  /** Before it was lowered; `null` where it was not. */
  readonly originalPrice: Money | null;
  /** English phrases, said by whoever shows them; `null` where there is nothing to say. */
  readonly stockMessage: string;
  readonly backorderMessage: string | null;
  readonly alertMessage: string | null;
  /** The heading that it stands under, by store view code; `default` for all others. */
  readonly groupLabels: Readonly<Record<string, string>>;
}

/** An option as a page offers it (BUNDLE-01). */
export interface OfferedOption extends BundleOption<OfferedSelection> {
  readonly isByImage: boolean;
}

/** A bundle as a page offers it to whoever asks. */
export interface OfferedBundle extends Bundle<OfferedSelection> {
  readonly options: readonly OfferedOption[];
  readonly priceType: "dynamic" | "fixed";
  readonly weightType: "dynamic" | "fixed";
  readonly priceView: "range" | "lowest";
  readonly ships: "together" | "separately";
  /** What it costs besides its selections. */
  readonly own: Money;
  readonly labels: StrapLabels;
}
