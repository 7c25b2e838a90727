import { bundlePrice } from "@placket/domain/bundle/bundle-price";
import { bundleShelf } from "@placket/domain/bundle/bundle-shelf";
import type { Bundling } from "@placket/domain/bundle/choose-bundle";
import type { OfferedBundle, OfferedSelection } from "@placket/domain/bundle/offered-bundle";
import { selectionOf } from "@placket/domain/bundle/read-choice";
import type { Money } from "@placket/domain/money/money";
import type { Shelf } from "@placket/domain/quantity/has-pieces";

type OnPage = Pick<Bundling<OfferedBundle>, "bundle" | "chosen">;

/** What one bundle costs; `null` until all required options are chosen (BUNDLE-11). */
export const priceOf = ({ bundle, chosen }: OnPage): Money | null =>
  bundlePrice(bundle, chosen, bundle.own);

/** How many bundles of what is chosen can be had. */
export const shelfOf = ({ bundle, chosen }: OnPage): Shelf =>
  bundleShelf(
    chosen.flatMap(({ optionId, selectionId, quantity }) => {
      const one = selectionOf(bundle, optionId, selectionId);
      return one ? { productId: one.productId, quantity, shelf: one.shelf } : [];
    }),
  );

/** The chosen selections. */
export const chosenOf = ({ bundle, chosen }: OnPage): readonly OfferedSelection[] =>
  chosen.flatMap(({ optionId, selectionId }) => selectionOf(bundle, optionId, selectionId) ?? []);
