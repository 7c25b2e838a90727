import { ACTIONS, firstLayerName } from "@placket/domain/analytics/actions.data";
import {
  trackedCurrency,
  valueOf,
  type Tracked,
  type TrackedFacts,
  type TrackedItem,
} from "@placket/domain/analytics/tracked";

/** One entry of a data layer, as the tag manager reads it. */
export type Pushed = Readonly<Record<string, unknown>>;

/** What both data layers are given for an action: the first one by `CW_EC-` names, the second by GA4's (ANALYTICS-02). */
interface LayerEntries {
  readonly first: Pushed;
  readonly ga4: Pushed;
}

/** An action in the spelling of GA4's data layer. */
export function layerEntries({ action, facts }: Tracked): LayerEntries {
  const told = factsToLayer(facts);
  return {
    first: { event: firstLayerName(action), ...told },
    ga4: { event: ACTIONS[action], ...told },
  };
}

function factsToLayer(facts: TrackedFacts): Pushed {
  return known({
    page_type: facts.page,
    page_path: facts.path,
    search_term: facts.searchTerm,
    method: facts.method,
    product_id: facts.productId,
    // What was told before is not told again with this: the tag manager merges.
    ecommerce: facts.items ? ecommerceToLayer(facts, facts.items) : null,
  });
}

const ecommerceToLayer = (facts: TrackedFacts, items: readonly TrackedItem[]) =>
  known({
    currency: trackedCurrency(facts.currency),
    value: facts.value ?? valueOf(items),
    transaction_id: facts.orderNumber,
    coupon: facts.coupon,
    shipping_tier: facts.shippingTier,
    payment_type: facts.paymentType,
    item_list_id: facts.list?.id,
    item_list_name: facts.list?.name,
    items: items.map((item) =>
      known({
        item_id: item.sku,
        item_name: item.name,
        price: item.price,
        quantity: item.quantity,
        item_variant: item.variant,
        item_category: item.category,
        index: item.index,
        coupon: facts.coupon,
      }),
    ),
  });

/** Without what is not known: a tag would read `undefined` for a value. */
const known = (told: Pushed): Pushed =>
  Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined));
