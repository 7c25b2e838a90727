import type { OptionsCall } from "@placket/contract/custom-option/option-choice.codec";
import type { Money } from "@placket/domain/money/money";
import { createContext, type ReactNode } from "react";

/** What is chosen of a product's own options, on the page of one that has some. */
export interface OwnChoice {
  /** Where it is chosen. */
  readonly fields: ReactNode;
  /** What a call says of it beside the product. */
  readonly call: OptionsCall;
  /** A price of so many pieces with what it adds to each. */
  readonly withAdded: (amount: Money, pieces: number) => Money;
  /** Whether something is missing or wrong, which is shown where it is chosen from then on. */
  readonly isLacking: () => boolean;
}

/** Of the page around; `undefined` where the product has no options of its own. */
export const OwnChoiceScope = createContext<OwnChoice | undefined>(undefined);
