const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/**
 * Names that Magento's published schema (2.4.8, and of Adobe Commerce what the store offers otherwise) has where accounts,
 * carts, checkout, orders and returns are concerned. Each is in this store's schema too, or on the page of what is missing.
 */
export const PUBLISHED_FIELDS: Readonly<Record<string, readonly string[]>> = {
  Query:
    words(`cart checkoutAgreements countries country currency customer customerCart customerOrders
    customerPaymentTokens giftCardAccount guestOrder guestOrderByToken isEmailAvailable storeConfig availableStores
    attributesForm attributesList customAttributeMetadata customAttributeMetadataV2 customerDownloadableProducts compareList wishlist recaptchaV3Config recaptchaFormConfig`),
  Mutation:
    words(`addBundleProductsToCart addConfigurableProductsToCart addDownloadableProductsToCart addProductsToCart
    addReturnComment addReturnTracking addSimpleProductsToCart addVirtualProductsToCart addProductsToWishlist
    applyCouponToCart applyCouponsToCart applyGiftCardToCart applyRewardPointsToCart applyStoreCreditToCart
    assignCustomerToGuestCart cancelOrder changeCustomerPassword clearCart clearCustomerCart confirmCancelOrder
    confirmEmail confirmReturn contactUs createBraintreeClientToken createCompareList createCustomer
    createCustomerAddress createCustomerV2 createEmptyCart createGuestCart createPaypalExpressToken
    createProductReview createWishlist updateProductsInWishlist removeProductsFromWishlist copyProductsToWishlist
    moveProductsInWishlist addWishlistItemsToCart deleteWishlist clearWishlist addProductsToCompareList
    removeProductsFromCompareList assignCompareListToCustomer deleteCompareList deleteCustomer deleteCustomerAddress deleteCustomerAddressV2 deletePaymentToken
    estimateShippingMethods estimateTotals exchangeExternalCustomerToken generateCustomerToken
    generateCustomerTokenAsAdmin mergeCarts placeOrder removeCouponFromCart removeCouponsFromCart
    removeGiftCardFromCart removeItemFromCart removeReturnTracking removeRewardPointsFromCart
    removeStoreCreditFromCart reorderItems requestGuestOrderCancel requestGuestReturn requestPasswordResetEmail
    requestReturn resendConfirmationEmail resetPassword revokeCustomerToken sendEmailToFriend setBillingAddressOnCart
    setGiftOptionsOnCart setGuestEmailOnCart setPaymentMethodAndPlaceOrder setPaymentMethodOnCart
    setShippingAddressesOnCart setShippingMethodsOnCart subscribeEmailToNewsletter updateCartItems updateCustomer
    updateCustomerAddress updateCustomerAddressV2 updateCustomerEmail updateCustomerV2 updateWishlist`),
  Customer:
    words(`addresses addressesV2 allow_remote_shopping_assistance companies compare_list confirmation_status
    created_at custom_attributes date_of_birth default_billing default_shipping dob email firstname gender
    gift_registries group group_id id is_subscribed lastname middlename orders prefix purchase_orders return returns
    reviews reward_points segments store_credit suffix taxvat wishlist wishlist_v2 wishlists`),
  CustomerAddress:
    words(`city company country_code country_id custom_attributesV2 customer_id default_billing
    default_shipping extension_attributes fax firstname id lastname middlename postcode prefix region region_id street
    suffix telephone uid vat_id`),
  CustomerCreateInput:
    words(`allow_remote_shopping_assistance custom_attributes date_of_birth dob email firstname gender
    is_subscribed lastname middlename password prefix suffix taxvat`),
  CustomerUpdateInput:
    words(`allow_remote_shopping_assistance custom_attributes date_of_birth dob firstname gender
    is_subscribed lastname middlename prefix suffix taxvat`),
  Cart: words(`applied_coupon applied_coupons applied_gift_cards applied_reward_points applied_store_credit
    available_gift_wrappings available_payment_methods billing_address email gift_message gift_receipt_included
    gift_wrapping id is_virtual items itemsV2 prices printed_card_included selected_payment_method shipping_addresses
    total_quantity`),
  CartItemInterface:
    words(`errors id is_available is_salable max_qty min_qty not_available_message prices product quantity
    uid`),
  CartItemPrices:
    words(`catalog_discount discounts fixed_product_taxes original_item_price original_row_total price
    price_including_tax row_total row_total_including_tax total_item_discount`),
  CartPrices:
    words(`applied_taxes discount discounts gift_options grand_total grand_total_excluding_tax
    subtotal_excluding_tax subtotal_including_tax subtotal_with_discount_excluding_tax`),
  CartAddressInterface:
    words(`city company country custom_attributes fax firstname id lastname middlename postcode prefix
    region street suffix telephone uid vat_id`),
  ShippingCartAddress:
    words(`available_shipping_methods cart_items_v2 customer_notes items_weight pickup_location_code
    same_as_billing selected_shipping_method`),
  AvailableShippingMethod:
    words(`amount available carrier_code carrier_title error_message method_code method_title
    price_excl_tax price_incl_tax`),
  SelectedShippingMethod:
    words(`amount carrier_code carrier_title method_code method_title price_excl_tax
    price_incl_tax`),
  PlaceOrderOutput: words(`errors order orderV2`),
  CustomerOrders: words(`date_of_first_order items page_info total_count`),
  CustomerOrder:
    words(`admin_assisted_order applied_coupons applied_gift_cards available_actions billing_address carrier
    comments created_at credit_memos custom_attributes customer_info email gift_message gift_receipt_included
    gift_wrapping grand_total id increment_id invoices is_virtual items items_eligible_for_return number order_date
    order_number order_status_change_date payment_methods printed_card_included returns shipments shipping_address
    shipping_method status token total`),
  OrderItemInterface:
    words(`custom_attributes discounts eligible_for_return entered_options gift_message gift_wrapping id
    parent_sku prices product product_name product_sale_price product_sku product_type product_url_key
    quantity_canceled quantity_invoiced quantity_ordered quantity_refunded quantity_return_requested quantity_returned
    quantity_shipped selected_options status`),
  OrderTotal:
    words(`base_grand_total discounts gift_options grand_total grand_total_excl_tax shipping_handling subtotal
    subtotal_excl_tax subtotal_incl_tax taxes total_giftcard total_reward_points total_shipping total_store_credit
    total_tax`),
  ShippingHandling: words(`amount_excluding_tax amount_including_tax discounts taxes total_amount`),
  OrderShipment: words(`comments id items number tracking`),
  ShipmentItem: words(`id order_item product_name product_sale_price product_sku quantity_shipped`),
  Return: words(
    `available_shipping_carriers comments created_at customer items number order shipping status uid`,
  ),
  ReturnItem: words(`custom_attributesV2 order_item quantity request_quantity status uid`),
  RequestReturnInput: words(`comment_text contact_email items order_uid`),
  RequestReturnItemInput: words(
    `entered_custom_attributes order_item_uid quantity_to_return selected_custom_attributes`,
  ),
  RequestGuestReturnInput: words(`comment_text contact_email items token`),
  RequestReturnOutput: words(`return returns`),
  CancelOrderOutput: words(`error errorV2 order`),
  Wishlist: words("id items items_v2 items_count name sharing_code updated_at visibility"),
  WishlistItemInterface: words("id quantity description added_at product customizable_options"),
  ConfigurableWishlistItem: words("child_sku configurable_options configured_variant"),
  BundleWishlistItem: words("bundle_options"),
  CompareList: words("uid items attributes item_count"),
  ComparableItem: words("uid product attributes"),
};
