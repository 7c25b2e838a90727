import { fragment } from "../fragment.ts";

/** All of a cart that is shown: what `shownCart` reads. Every change asks for it. */
export const cartFields = fragment(
  "CartFields",
  `fragment CartFields on Cart {
    id email total_quantity is_virtual hasCustomer checkoutDisabled order_comment
    items {
      item_id product_id simpleProductId overrideCategoryId name sku url
      picture { url label }
      sewn_pictures { url label }
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
      loyalty_message
    }
    prices {
      grand_total { value currency }
      raw_totals { code phrase values is_included amount { value currency } }
    }
    applied_coupons { code note { phrase values } }
    applied_store_credit { enabled applied_balance { value currency } current_balance { value currency } }
    applied_reward_points { points money { value currency } }
    applied_gift_cards { code applied_balance { value currency } current_balance { value currency } }
    lapsed_coupons
    takes_more_coupons
    billing_address { ...AddressFields }
    billing_same_as_shipping
    shipping_addresses {
      ...AddressFields
      available_shipping_methods {
        available carrier_code carrier_title method_code method_title arrival { from to } amount { value currency }
      }
      selected_shipping_method {
        carrier_code carrier_title method_code method_title arrival { from to } amount { value currency }
      }
    }
    available_payment_methods { code title }
    selected_payment_method { code }
    free_shipping_progress { phrase missing { value currency } part }
  }
  fragment AddressFields on CartAddressInterface {
    firstname lastname company street city region { code label } postcode
    country { code label } telephone
  }`,
);
