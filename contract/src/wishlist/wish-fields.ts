import { fragment } from "../fragment.ts";

/** All of an item of a wish list that is shown: what `shownWish` reads. */
export const wishFields = fragment(
  "WishFields",
  `fragment WishFields on WishlistItemInterface {
    __typename id quantity description
    product {
      id name sku canonical_url stock_status
      small_image { url }
      price_range { minimum_price { final_price { value currency } regular_price { value currency } } }
    }
    ... on ConfigurableWishlistItem {
      configurable_options { option_label value_label }
      configured_variant {
        stock_status
        small_image { url }
        price_range { minimum_price { final_price { value currency } regular_price { value currency } } }
      }
    }
  }`,
);
