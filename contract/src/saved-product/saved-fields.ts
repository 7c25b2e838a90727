import { fragment } from "../fragment.ts";

/** All of a saved product that is shown: what `shownSaved` reads. */
export const savedFields = fragment(
  "SavedProductFields",
  `fragment SavedProductFields on SavedProduct {
    uid entity_id name saved_at sewn_picture messages
    item {
      item_id product_id simpleProductId overrideCategoryId name sku url
      picture { url label } sewn_pictures { url label }
      options { label value price { value currency } }
      parts { type text sku }
      bundle_uids
      giftcard_option
      chosen_options
      quantity min_qty max_qty qty_increment
      prices {
        price { value currency }
        original_item_price { value currency }
        price_rules
        row_total { value currency }
        discounts { label amount { value currency } }
      }
      next_tier { pieces price { value currency } }
      is_saleable errors { code message } user_can_edit embroidery_item embroidery_items
    }
  }`,
);
