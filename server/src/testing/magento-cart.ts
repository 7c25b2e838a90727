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

/** Everything that a newer Magento storefront's cart asks of it, gifts, bundles and all; a page of its items. */
export const WHOLE_CART = `fragment WholeCart on Cart {
  id total_quantity is_virtual gift_receipt_included printed_card_included
  gift_message { ...Message } gift_wrapping { ...Wrapping } available_gift_wrappings { ...Wrapping }
  applied_coupons { code }
  applied_gift_cards { __typename code applied_balance { ...Amount } current_balance { ...Amount } expiration_date }
  prices {
    subtotal_excluding_tax { ...Amount } subtotal_including_tax { ...Amount }
    subtotal_with_discount_excluding_tax { ...Amount } grand_total { ...Amount } grand_total_excluding_tax { ...Amount }
    applied_taxes { label amount { ...Amount } }
    discounts { label amount { ...Amount } coupon { code } applied_to }
    gift_options { gift_wrapping_for_items { ...Amount } gift_wrapping_for_items_incl_tax { ...Amount }
      gift_wrapping_for_order { ...Amount } gift_wrapping_for_order_incl_tax { ...Amount }
      printed_card { ...Amount } printed_card_incl_tax { ...Amount } }
  }
  itemsV2(pageSize: $pageSize, currentPage: $currentPage, sort: $sort) { items { ...WholeItem } }
  shipping_addresses { country { code } region { code } postcode }
}
fragment WholeItem on CartItemInterface {
  __typename uid quantity is_salable is_available not_available_message errors { code message }
  prices {
    price { ...Amount } price_including_tax { ...Amount } row_total { ...Amount } row_total_including_tax { ...Amount }
    original_item_price { ...Amount } original_row_total { ...Amount } total_item_discount { ...Amount }
    discounts { label amount { ...Amount } } fixed_product_taxes { label amount { ...Amount } }
  }
  product {
    name sku url_key canonical_url quantity only_x_left_in_stock stock_status
    gift_message_available gift_wrapping_available gift_wrapping_price { ...Amount } thumbnail { url label }
    price_tiers { ...Tier } price_range { ...Range } categories { url_path url_key name }
    custom_attributesV2(filters: { is_visible_on_front: true }) { items {
      code ... on AttributeValue { value } ... on AttributeSelectedOptions { selected_options { value label } } } }
  }
  ... on SimpleCartItem { ...SimpleGifts customizable_options { ...Typed } }
  ... on ConfigurableCartItem {
    available_gift_wrapping { ...Wrapping } gift_message { ...Message } gift_wrapping { ...Wrapping }
    configurable_options { option_label value_label configurable_product_option_uid configurable_product_option_value_uid }
    configured_variant { uid sku stock_status only_x_left_in_stock thumbnail { label url } price_tiers { ...Tier } price_range { ...Range } }
    customizable_options { ...Typed } }
  ... on BundleCartItem {
    available_gift_wrapping { ...Wrapping } gift_message { ...Message } gift_wrapping { ...Wrapping }
    bundle_options { uid label values { uid label } } }
  ... on GiftCardCartItem { recipient_name recipient_email sender_name sender_email message amount { ...Amount } is_salable is_available }
  ... on DownloadableCartItem { links { sort_order title } }
}
fragment SimpleGifts on SimpleCartItem {
  available_gift_wrapping { ...Wrapping } gift_message { ...Message } gift_wrapping { ...Wrapping } }
fragment Typed on SelectedCustomizableOption {
  type customizable_option_uid label is_required values { label value price { type units value } } }
fragment Amount on Money { value currency }
fragment Message on GiftMessage { __typename from to message }
fragment Wrapping on GiftWrapping { __typename uid design image { url label } price { ...Amount } }
fragment Tier on TierPrice { quantity final_price { value } discount { amount_off percent_off } }
fragment Range on PriceRange {
  minimum_price { regular_price { ...Amount } final_price { ...Amount } discount { percent_off amount_off } }
  maximum_price { regular_price { ...Amount } final_price { ...Amount } discount { percent_off amount_off } } }`;

/** What its checkout asks of the same cart. */
export const CHECKOUT = `fragment Checkout on Cart {
  id is_virtual email total_quantity
  itemsV2(pageSize: 100, currentPage: 1) { items {
    uid quantity product { name sku thumbnail { label url } } prices { row_total { ...Amount } } } }
  prices { subtotal_excluding_tax { ...Amount } applied_taxes { label amount { ...Amount } } grand_total { ...Amount } }
  billing_address { ...Billed } shipping_addresses { ...Shipped }
  available_payment_methods { code title } selected_payment_method { code title purchase_order_number }
}
fragment Amount on Money { value currency }
fragment Billed on BillingCartAddress {
  id uid firstname middlename lastname prefix suffix company street city postcode telephone fax vat_id
  region { region_id code label } country { code label } custom_attributes { ... on AttributeValue { code value } } }
fragment Shipped on ShippingCartAddress {
  id uid firstname middlename lastname prefix suffix company street city postcode telephone fax vat_id same_as_billing
  region { region_id code label } country { code label } custom_attributes { ... on AttributeValue { code value } }
  available_shipping_methods { ...Way } selected_shipping_method {
    carrier_code carrier_title method_code method_title
    amount { ...Amount } price_excl_tax { ...Amount } price_incl_tax { ...Amount } } }
fragment Way on AvailableShippingMethod {
  available carrier_code carrier_title method_code method_title error_message
  amount { ...Amount } price_excl_tax { ...Amount } price_incl_tax { ...Amount } }`;

/** The variables by which pages of a cart are asked for. */
export const PAGE = `$pageSize: Int! = 100, $currentPage: Int! = 1,
  $sort: QuoteItemsSortInput! = { field: CREATED_AT, order: DESC }`;

/** What a cart would cost, sent to a place. */
export const ESTIMATE = `mutation Totals($cartId: String!, $address: EstimateAddressInput!, $method: ShippingMethodInput, ${PAGE}) {
  estimateTotals(input: { cart_id: $cartId, address: $address, shipping_method: $method }) {
    cart { ...WholeCart } } } ${WHOLE_CART}`;

/** The ways to a place. */
export const WAYS = `mutation Ways($cartId: String!, $address: EstimateAddressInput!) {
  estimateShippingMethods(input: { cart_id: $cartId, address: $address }) {
    available carrier_code carrier_title method_code method_title error_message
    amount { value currency } price_excl_tax { value currency } price_incl_tax { value currency } } }`;
