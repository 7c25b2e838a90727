/** What a Magento storefront's order pages ask of an item of an order. */
export const ORDER_ITEM = `fragment Amount on Money { value currency }
fragment Message on GiftMessage { __typename from to message }
fragment Wrapping on GiftWrapping { __typename uid design image { url } price { ...Amount } }
fragment ProductParts on ProductInterface {
  __typename uid sku name url_key canonical_url stock_status only_x_left_in_stock
  gift_wrapping_available gift_wrapping_price { ...Amount } thumbnail { label url }
  price_range { maximum_price { regular_price { ...Amount } } }
}
fragment Prices on OrderItemInterface {
  prices { price { ...Amount } price_including_tax { ...Amount }
    original_price { ...Amount } original_price_including_tax { ...Amount } }
}
fragment ItemParts on OrderItemInterface {
  __typename id status product_sku product_name product_url_key eligible_for_return
  quantity_ordered quantity_shipped quantity_canceled quantity_invoiced quantity_refunded quantity_return_requested
  gift_message { ...Message } gift_wrapping { ...Wrapping }
  product_sale_price { ...Amount } selected_options { label value } product { ...ProductParts } ...Prices
}
fragment CardParts on GiftCardOrderItem {
  ...Prices gift_message { ...Message }
  gift_card { recipient_name recipient_email sender_name sender_email message }
}`;

/**
 * Everything that the same pages ask of an order, as its shopper reads it: the same fields for a guest's, a customer's,
 * one just placed, one that was canceled and one that is sent back.
 */
export const WHOLE_ORDER = `fragment WholeOrder on CustomerOrder {
  id number email token status order_date order_status_change_date carrier shipping_method is_virtual
  available_actions admin_assisted_order gift_receipt_included printed_card_included
  gift_wrapping { ...Wrapping } gift_message { ...Message }
  applied_coupons { code } applied_gift_cards { __typename code applied_balance { ...Amount } }
  comments { message timestamp } payment_methods { name type }
  shipping_address { ...Address } billing_address { ...Address }
  items { ...WholeItem }
  items_eligible_for_return { ...ItemParts }
  shipments {
    id number tracking { title number carrier } comments { message timestamp }
    items { __typename id product_sku product_name quantity_shipped
      order_item { ...ItemParts ... on GiftCardOrderItem { ...CardParts product { ...ProductParts } } } }
  }
  total {
    grand_total { ...Amount } grand_total_excl_tax { ...Amount } total_giftcard { ...Amount }
    subtotal_excl_tax { ...Amount } subtotal_incl_tax { ...Amount } total_tax { ...Amount } total_shipping { ...Amount }
    taxes { amount { ...Amount } rate title } discounts { amount { ...Amount } label }
    gift_options {
      gift_wrapping_for_items { ...Amount } gift_wrapping_for_items_incl_tax { ...Amount }
      gift_wrapping_for_order { ...Amount } gift_wrapping_for_order_incl_tax { ...Amount }
      printed_card { ...Amount } printed_card_incl_tax { ...Amount } }
  }
}
fragment Address on OrderAddress {
  firstname middlename lastname prefix suffix company street city region region_id postcode country_code telephone fax vat_id
}
fragment BundleParts on BundleOrderItem { ...Prices bundle_options { uid label values { uid product_name } } }
fragment WholeItem on OrderItemInterface {
  ...ItemParts
  ... on BundleOrderItem { ...BundleParts }
  ... on GiftCardOrderItem { ...CardParts product { ...ProductParts } }
  ... on DownloadableOrderItem { product_name downloadable_links { sort_order title } }
}
${ORDER_ITEM}`;

/** The returns of an order, or of a customer, as the same pages ask for them; spread beside `ORDER_ITEM`. */
export const RETURNS = `fragment ReturnsPart on Returns {
  __typename
  page_info { page_size total_pages current_page }
  items {
    uid number status created_at
    shipping { tracking { status { text type } carrier { uid label } tracking_number } }
    order { number token }
    items { uid quantity status request_quantity
      order_item { ...ItemParts ... on GiftCardOrderItem { ...CardParts product { ...ProductParts } } } }
  }
}`;
