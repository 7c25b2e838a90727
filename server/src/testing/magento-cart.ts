/** What a Magento storefront shows of a cart. */
export const CART = `fragment CartParts on Cart {
  id email total_quantity is_virtual gift_receipt_included printed_card_included
  gift_message { from to message }
  applied_coupon { code } applied_coupons { code }
  applied_gift_cards { code applied_balance { value currency } current_balance { value currency } expiration_date }
  applied_store_credit { enabled applied_balance { value } current_balance { value } }
  applied_reward_points { points money { value } }
  items {
    __typename id uid quantity is_available not_available_message
    product { uid name sku url_key url_suffix stock_status thumbnail { url label } price_range { minimum_price {
      final_price { value currency } regular_price { value } discount { amount_off percent_off } } } }
    prices { price { value currency } row_total { value currency } total_item_discount { value }
      discounts { label amount { value } } fixed_product_taxes { label amount { value } } }
    errors { code message }
    ... on SimpleCartItem { customizable_options { label values { label value } } }
    ... on VirtualCartItem { customizable_options { label values { label value } } }
    ... on ConfigurableCartItem {
      configurable_options { id option_label value_id value_label configurable_product_option_uid
        configurable_product_option_value_uid }
      configured_variant { uid sku thumbnail { url } } }
  }
  prices {
    grand_total { value currency } subtotal_excluding_tax { value } subtotal_including_tax { value }
    subtotal_with_discount_excluding_tax { value } applied_taxes { label amount { value } }
    discounts { label amount { value currency } } gift_options { printed_card { value } }
  }
}`;
