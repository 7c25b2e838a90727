// Generated from the contract's .graphql files by `npm run generate`: change those, not this.

export interface AddBundleProductsToCartInput {
  readonly cart_id: string;
  readonly cart_items: readonly (BundleProductCartItemInput | null)[];
}

export interface AddConfigurableProductsToCartInput {
  readonly cart_id: string;
  readonly cart_items: readonly (ConfigurableProductCartItemInput | null)[];
}

export interface AddProductsToCompareListInput {
  readonly products: readonly (string)[];
  readonly uid: string;
}

export interface AddSimpleProductsToCartInput {
  readonly cart_id: string;
  readonly cart_items: readonly (SimpleProductCartItemInput | null)[];
}

export interface AddVirtualProductsToCartInput {
  readonly cart_id: string;
  readonly cart_items: readonly (VirtualProductCartItemInput | null)[];
}

export interface ApplyCouponToCartInput {
  readonly cart_id: string;
  readonly coupon_code: string;
}

export type ApplyCouponsStrategy = "APPEND" | "REPLACE";

export interface ApplyCouponsToCartInput {
  readonly cart_id: string;
  readonly coupon_codes: readonly (string | null)[];
  /** `APPEND` to the codes that are on it, which is meant unless told, or `REPLACE` them. */
  readonly type?: ApplyCouponsStrategy | null;
}

export interface ApplyGiftCardToCartInput {
  readonly cart_id: string;
  readonly gift_card_code: string;
}

export interface ApplyStoreCreditToCartInput {
  readonly cart_id: string;
}

export type AttributeEntityTypeEnum = "CUSTOMER" | "CUSTOMER_ADDRESS";

export interface AttributeFilterInput {
  /** With `false` there are none: the others are not told. */
  readonly is_visible_on_front?: boolean | null;
}

export type AttributeFrontendInputEnum = "MULTILINE" | "SELECT" | "TEXT";

export interface AttributeInput {
  readonly attribute_code?: string | null;
  readonly entity_type?: string | null;
}

export type AttributeMetadataErrorType = "ATTRIBUTE_NOT_FOUND" | "ENTITY_NOT_FOUND";

export interface BillingAddressInput {
  readonly address?: CartAddressInput | null;
  readonly customer_address_id?: number | null;
  readonly same_as_shipping?: boolean | null;
  readonly use_for_shipping?: boolean | null;
}

/** A card that the customer has stored, by its public hash. */
export interface BraintreeCcVaultInput {
  readonly device_data?: string | null;
  /** What came of the card's bank confirming it (`createStoredCardNonce`); without it the processor makes one. */
  readonly payment_method_nonce?: string | null;
  readonly public_hash: string;
}

/** The one-time token of the card fields; card numbers never reach the store. */
export interface BraintreeInput {
  readonly device_data?: string | null;
  readonly is_active_payment_token_enabler: boolean;
  readonly payment_method_nonce: string;
}

export interface BundleOptionInput {
  /** Of the option. */
  readonly id: number;
  readonly quantity: number;
  /** Ids of its selections. */
  readonly value: readonly (string | null)[];
}

export interface BundleProductCartItemInput {
  readonly bundle_options: readonly (BundleOptionInput | null)[];
  readonly data: CartItemInput;
}

export interface CancelGuestOrderInput {
  readonly number: string;
  readonly reason: string;
  readonly token: string;
}

export type CancelOrderErrorCode = "INVALID_ORDER_STATUS" | "ORDER_CANCELLATION_DISABLED" | "ORDER_NOT_FOUND" | "PARTIAL_ORDER_ITEM_SHIPPED" | "UNAUTHORISED" | "UNDEFINED";

export interface CancelOrderInput {
  /** The uid of the order. */
  readonly order_id: string;
  /** One of `storeConfig.order_cancellation_reasons`, or words of one's own. */
  readonly reason: string;
}

export interface CartAddressInput {
  readonly city: string;
  readonly company?: string | null;
  readonly country_code: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly postcode?: string | null;
  readonly region?: string | null;
  readonly region_id?: number | null;
  /** Whether it goes into the address book of whoever is logged in; left out, it does. */
  readonly save_in_address_book?: boolean | null;
  readonly street: readonly (string | null)[];
  readonly telephone?: string | null;
}

export type CartDiscountType = "ITEM" | "SHIPPING";

export type CartItemErrorType = "ITEM_INCREMENTS" | "ITEM_QTY" | "UNDEFINED";

export interface CartItemInput {
  readonly entered_options?: readonly (EnteredOptionInput | null)[] | null;
  readonly parent_sku?: string | null;
  readonly quantity: number;
  readonly selected_options?: readonly (string | null)[] | null;
  readonly sku: string;
}

export interface CartItemUpdateInput {
  readonly cart_item_id?: number | null;
  readonly cart_item_uid?: string | null;
  readonly quantity?: number | null;
}

export type CartQuoteState = "EXPIRED" | "OPEN" | "ORDERED";

export type CartUserInputErrorType = "COULD_NOT_FIND_CART_ITEM" | "INSUFFICIENT_STOCK" | "INVALID_PARAMETER_VALUE" | "NOT_SALABLE" | "PERMISSION_DENIED" | "PRODUCT_NOT_FOUND" | "REQUIRED_PARAMETER_MISSING" | "UNDEFINED";

export interface CategoryFilterInput {
  readonly category_uid?: FilterEqualTypeInput | null;
  readonly ids?: FilterEqualTypeInput | null;
  readonly name?: FilterMatchTypeInput | null;
  readonly parent_category_uid?: FilterEqualTypeInput | null;
  readonly parent_id?: FilterEqualTypeInput | null;
  readonly url_key?: FilterEqualTypeInput | null;
  readonly url_path?: FilterEqualTypeInput | null;
}

export type CheckoutUserInputErrorCodes = "INSUFFICIENT_STOCK" | "NOT_SALABLE" | "PRODUCT_NOT_FOUND" | "REORDER_NOT_AVAILABLE" | "UNDEFINED";

export type ClearCartErrorType = "INACTIVE" | "NOT_FOUND" | "UNAUTHORISED" | "UNDEFINED";

export interface ClearCartInput {
  /** The cart's id. */
  readonly uid: string;
}

export interface ConfigurableProductCartItemInput {
  readonly customizable_options?: readonly (CustomizableOptionInput | null)[] | null;
  /** `sku` is the variant's. */
  readonly data: CartItemInput;
  readonly parent_sku?: string | null;
  /** The older name of `data.sku`. */
  readonly variant_sku?: string | null;
}

export interface ConfirmCancelOrderInput {
  readonly confirmation_key: string;
  /** The uid of the order. */
  readonly order_id: string;
}

export type ConfirmationStatusEnum = "ACCOUNT_CONFIRMATION_NOT_REQUIRED" | "ACCOUNT_CONFIRMED";

/** A message to the shop. */
export interface ContactUsInput {
  /** The message, as plain text. */
  readonly comment: string;
  /** Where the answer goes. */
  readonly email: string;
  readonly name: string;
  readonly telephone?: string | null;
}

export interface CopyCartQuoteInput {
  /** Where the lines go, and of whose quotes it is; customers need not name it. */
  readonly cart_id?: string | null;
  readonly number: string;
}

export interface CopySharedCartInput {
  readonly cart_id: string;
  readonly token: string;
}

/** Countries by their two letters, ISO 3166-1. */
export type CountryCodeEnum = "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "XK" | "YE" | "YT" | "ZA" | "ZM" | "ZW";

export interface CreateCartQuoteInput {
  readonly cart_id: string;
}

export interface CreateCompareListInput {
  readonly products?: readonly (string)[] | null;
}

export interface CreateGuestCartInput {
  readonly cart_uid?: string | null;
}

/** An event as a browser tells it (ANALYTICS-04). */
export interface CreateMetaEventInput {
  /** Numbers of products, 100 at most. */
  readonly contentIds?: readonly (string)[] | null;
  readonly contentName?: string | null;
  /** The store view's. */
  readonly currency?: string | null;
  /** The event's own name, 64 letters, digits, dots and dashes at most: told twice, it counts once. */
  readonly eventId?: string | null;
  /** What happened: product, category, cart, wishlist, search, registration, embroidery or init_checkout. */
  readonly eventName: string;
  readonly hasEmbroidery?: boolean | null;
  readonly isPortal?: boolean | null;
  /** The same as Meta calls it: ViewContent, ViewCategory, AddToCart, AddToWishlist, Search, CompleteRegistration, CustomizeProduct, InitiateCheckout. */
  readonly metaEventName: string;
  readonly quantity?: number | null;
  /** The product's number; the store says itself what it is called and costs. */
  readonly sku?: string | null;
  /** When, in milliseconds since 1970; of the last seven days. */
  readonly timestamp: number;
  /** Of a guest who typed it; of customers the store knows it. It is hashed at once. */
  readonly userData?: MetaUserDataInput | null;
  /** What it is worth, as a price is read: its first number counts. */
  readonly value?: string | null;
}

export interface CreateNewReviewInput {
  /** Believed of nobody: whoever writes is whoever asks. */
  readonly customerId?: string | null;
  readonly detail: string;
  readonly location: string;
  readonly nickname: string;
  /** From the link of a letter; believed of nobody, for an order's number can be guessed. */
  readonly orderId?: string | null;
  /** From the link of a letter: proves that whoever has it has bought what its order holds, once for each product. */
  readonly orderToken?: string | null;
  readonly productId: number;
  /** Where it was written; not kept. */
  readonly productUrl?: string | null;
  readonly rating?: number | null;
  /** 1: yes, 2: no. */
  readonly recommend?: number | null;
  readonly sizing?: number | null;
  readonly title: string;
  readonly uploadedImageData?: readonly (ReviewImageInput)[] | null;
  readonly uploadedVideoData?: readonly (ReviewVideoInput)[] | null;
  readonly width?: number | null;
}

export interface CreateProductReviewInput {
  readonly nickname: string;
  readonly ratings: readonly (ProductReviewRatingInput | null)[];
  readonly sku: string;
  readonly summary: string;
  readonly text: string;
}

export interface CreateWishlistInput {
  readonly name: string;
  readonly visibility: WishlistVisibilityEnum;
}

export interface CreditKeyCheckoutInput {
  readonly cancel_url: string;
  readonly cart_id: string;
  readonly return_url: string;
}

/** The order at Credit Key that its buyer has confirmed. */
export interface CreditKeyInput {
  readonly id: string;
}

export interface CustomerAddressInput {
  readonly city?: string | null;
  readonly company?: string | null;
  readonly country_code?: CountryCodeEnum | null;
  /** The older name of `country_code`. */
  readonly country_id?: CountryCodeEnum | null;
  readonly default_billing?: boolean | null;
  readonly default_shipping?: boolean | null;
  readonly firstname?: string | null;
  readonly lastname?: string | null;
  readonly middlename?: string | null;
  readonly postcode?: string | null;
  readonly region?: CustomerAddressRegionInput | null;
  readonly street?: readonly (string | null)[] | null;
  readonly telephone?: string | null;
}

export interface CustomerAddressRegionInput {
  readonly region?: string | null;
  readonly region_code?: string | null;
  readonly region_id?: number | null;
}

export interface CustomerCreateInput {
  readonly email: string;
  readonly firstname: string;
  /** Whether the newsletter is wanted: then the address is asked by letter. */
  readonly is_subscribed?: boolean | null;
  readonly lastname: string;
  readonly password?: string | null;
  readonly suffix?: string | null;
}

export interface CustomerFromOrderInput {
  readonly order_number: string;
  readonly password: string;
  readonly token: string;
}

export interface CustomerInput {
  readonly email?: string | null;
  readonly firstname?: string | null;
  readonly is_subscribed?: boolean | null;
  readonly lastname?: string | null;
  readonly password?: string | null;
  readonly suffix?: string | null;
}

export type CustomerLogoOrderEnum = "NAME" | "NEWEST" | "OLDEST" | "STITCH_COUNT";

export interface CustomerOrderSortInput {
  readonly sort_direction: SortEnum;
  readonly sort_field: CustomerOrderSortableField;
}

export type CustomerOrderSortableField = "CREATED_AT" | "NUMBER";

export interface CustomerOrdersFilterInput {
  readonly grand_total?: FilterRangeTypeInput | null;
  /** A number, several, or with `match` a part of one. */
  readonly number?: FilterStringTypeInput | null;
  readonly order_date?: FilterRangeTypeInput | null;
  /** A part of a number, or of the sku or the name of something in the order. */
  readonly search?: string | null;
  /** The states that `status_code` tells. */
  readonly status?: FilterEqualTypeInput | null;
}

export interface CustomerUpdateInput {
  readonly firstname?: string | null;
  /** Whether the newsletter is wanted: then the address is asked by letter. */
  readonly is_subscribed?: boolean | null;
  readonly lastname?: string | null;
  readonly suffix?: string | null;
}

export type CustomizableDateTypeEnum = "DATE" | "DATE_TIME" | "TIME";

/** What is chosen of an option, by its number or its uid: what is typed, or numbers of values with commas between them. */
export interface CustomizableOptionInput {
  readonly id?: number | null;
  readonly uid?: string | null;
  readonly value_string: string;
}

/** Where dynamic widgets stand. */
export type DynamicWidgetLocation = "FOOTBUTTONS" | "FOOTER" | "HEADERBEFOREACCOUNTLINKS" | "LOWERFOOT" | "MIDFOOT";

export interface EnteredCustomAttributeInput {
  readonly attribute_code: string;
  readonly value: string;
}

export interface EnteredOptionInput {
  /** What is to be done to the item, in base64: `embroidery/special-instructions`, or with the sku of a service `embroidery/alteration-piping/HEM-PAIR` and `embroidery/print-screen/…`. `value` is the shopper's text. Or the uid of an option of the product, with what is typed. */
  readonly uid: string;
  readonly value: string;
}

export interface EstimateAddressInput {
  readonly country_code: CountryCodeEnum;
  readonly postcode?: string | null;
  readonly region?: CustomerAddressRegionInput | null;
}

export interface EstimateTotalsInput {
  readonly address: EstimateAddressInput;
  readonly cart_id: string;
  /** The cart's own where it is offered there; left out, or of empty codes, that is meant. */
  readonly shipping_method?: ShippingMethodInput | null;
}

export interface FilterEqualTypeInput {
  readonly eq?: string | null;
  readonly in?: readonly (string | null)[] | null;
}

export type FilterMatchTypeEnum = "FULL" | "PARTIAL";

export interface FilterMatchTypeInput {
  readonly match?: string | null;
  readonly match_type?: FilterMatchTypeEnum | null;
}

export interface FilterRangeTypeInput {
  readonly from?: string | null;
  readonly to?: string | null;
}

export interface FilterStringTypeInput {
  readonly eq?: string | null;
  readonly in?: readonly (string | null)[] | null;
  readonly match?: string | null;
}

export type FixedProductTaxDisplaySettings = "EXCLUDE_FPT_AND_INCLUDE_WITH_DETAILS" | "EXCLUDE_FPT_WITHOUT_DETAILS" | "FPT_DISABLED" | "INCLUDE_FPT_WITHOUT_DETAILS" | "INCLUDE_FPT_WITH_DETAILS";

export interface GiftCardAccountInput {
  readonly gift_card_code: string;
}

export type GiftCardTypeEnum = "COMBINED" | "PHYSICAL" | "VIRTUAL";

export interface GiveUpPaymentInput {
  readonly cart_id: string;
}

export interface GuestOrderCancelInput {
  /** One of `storeConfig.order_cancellation_reasons`, or words of one's own. */
  readonly reason: string;
  readonly token: string;
}

export interface MetaUserDataInput {
  readonly city?: string | null;
  readonly country_code?: string | null;
  readonly email?: string | null;
  readonly firstname?: string | null;
  readonly lastname?: string | null;
  readonly postcode?: string | null;
  readonly region?: string | null;
  readonly telephone?: string | null;
}

export type OrderAccountState = "NOTHING_OWED" | "OPEN" | "OVERDUE" | "PAID";

export type OrderActionType = "CANCEL" | "PAY" | "RETURN";

export interface OrderInformationInput {
  readonly email: string;
  readonly lastname: string;
  readonly number: string;
}

export interface OrderTokenInput {
  /** May be left out: a token opens one order alone. */
  readonly number?: string | null;
  readonly token: string;
}

export interface OtherAttributeFilterInput {
  readonly code: string;
  readonly eq?: string | null;
  readonly in?: readonly (string | null)[] | null;
}

export interface PayForExchangeInput {
  readonly number: string;
  /** A one-time token of the payment provider; of a stored card, what its bank has confirmed. */
  readonly payment_method_nonce?: string | null;
  /** The customer's stored card instead. */
  readonly public_hash?: string | null;
  readonly token: string;
  /** What the bank said of it in the browser, where it was asked there. */
  readonly verification?: string | null;
}

export interface PaymentMethodInput {
  readonly braintree?: BraintreeInput | null;
  readonly braintree_cc_vault?: BraintreeCcVaultInput | null;
  readonly code: string;
  readonly creditkey_gateway?: CreditKeyInput | null;
  readonly paypal_express?: PaypalExpressInput | null;
  readonly purchase_order_number?: string | null;
}

export type PaymentTokenTypeEnum = "account" | "card";

/** What PayPal gave back with its buyer: the token, and who approved it. */
export interface PaypalExpressInput {
  readonly payer_id: string;
  readonly token: string;
}

export interface PaypalExpressTokenInput {
  readonly cart_id: string;
  readonly code: string;
  /** Nothing hangs on it here: what is known of the cart says whether the whole sum is approved. */
  readonly express_button?: boolean | null;
  readonly urls: PaypalExpressUrlsInput;
  /** PayPal offers its credit by itself where it does. */
  readonly use_paypal_credit?: boolean | null;
}

export interface PaypalExpressUrlsInput {
  readonly cancel_url: string;
  readonly pending_url?: string | null;
  /** Where its buyer comes back to: a path of this store. */
  readonly return_url: string;
  /** Of payments that Magento asks for over other roads: not needed here. */
  readonly success_url?: string | null;
}

export type PlaceOrderErrorCodes = "CART_NOT_ACTIVE" | "CART_NOT_FOUND" | "GUEST_EMAIL_MISSING" | "UNABLE_TO_PLACE_ORDER" | "UNDEFINED";

export interface PlaceOrderInput {
  /** The agreements that the shopper has ticked; every one of `checkoutAgreements` is wanted (CHECK-25). */
  readonly agreement_ids?: readonly (number)[] | null;
  readonly cart_id: string;
  /** Whether the shopper approves the embroidery; wanted when something in the cart has any (CHECK-17). */
  readonly embroidery_agreed?: boolean | null;
  /** The lines of the sum that the shopper saw (`raw_totals`). When the grand total is another by now, nothing is ordered and `changed_totals` says what changed. Left out, the order is placed at what it comes to. */
  readonly seen_totals?: readonly (SeenTotalInput)[] | null;
}

export type PriceTypeEnum = "DYNAMIC" | "FIXED" | "PERCENT";

export type PriceViewEnum = "AS_LOW_AS" | "PRICE_RANGE";

/** Every shop has attributes of its own: those without a field here are named in `attributes`. */
export interface ProductAttributeFilterInput {
  readonly attributes?: readonly (OtherAttributeFilterInput)[] | null;
  readonly category_id?: FilterEqualTypeInput | null;
  readonly category_uid?: FilterEqualTypeInput | null;
  readonly category_url_path?: FilterEqualTypeInput | null;
  readonly climate?: FilterEqualTypeInput | null;
  readonly collar?: FilterEqualTypeInput | null;
  readonly color?: FilterEqualTypeInput | null;
  readonly gender?: FilterEqualTypeInput | null;
  readonly material?: FilterEqualTypeInput | null;
  readonly name?: FilterMatchTypeInput | null;
  readonly pattern?: FilterEqualTypeInput | null;
  readonly price?: FilterRangeTypeInput | null;
  readonly size?: FilterEqualTypeInput | null;
  readonly sku?: FilterEqualTypeInput | null;
  readonly sleeve?: FilterEqualTypeInput | null;
  readonly url_key?: FilterEqualTypeInput | null;
}

/** Exactly one field; with several the first in this order counts. */
export interface ProductAttributeSortInput {
  /** What was bought most of late; refused while nothing was. */
  readonly bestsellers?: SortEnum | null;
  readonly name?: SortEnum | null;
  readonly position?: SortEnum | null;
  readonly price?: SortEnum | null;
  readonly relevance?: SortEnum | null;
}

export interface ProductReviewRatingInput {
  readonly id: string;
  readonly value_id: string;
}

export type ProductStockStatus = "IN_STOCK" | "OUT_OF_STOCK";

export interface QuoteItemsSortInput {
  readonly field: SortQuoteItemsEnum;
  readonly order: SortEnum;
}

export interface RemoveCouponFromCartInput {
  readonly cart_id: string;
}

export interface RemoveCouponsFromCartInput {
  readonly cart_id: string;
  readonly coupon_codes: readonly (string | null)[];
}

export interface RemoveGiftCardFromCartInput {
  readonly cart_id: string;
  readonly gift_card_code: string;
}

export interface RemoveItemFromCartInput {
  readonly cart_id: string;
  readonly cart_item_id?: number | null;
  readonly cart_item_uid?: string | null;
}

export interface RemoveProductsFromCompareListInput {
  readonly products: readonly (string)[];
  readonly uid: string;
}

export interface RemoveSavedCartItemInput {
  readonly cart_id?: string | null;
  readonly saved_item_uid: string;
}

export interface RemoveStoreCreditFromCartInput {
  readonly cart_id: string;
}

export interface RenameSavedProductInput {
  readonly name: string;
  readonly uid: string;
}

export interface RequestGuestReturnInput {
  readonly comment_text?: string | null;
  readonly contact_email?: string | null;
  readonly items: readonly (RequestReturnItemInput)[];
  /** May be left out: a token opens one order alone. */
  readonly number?: string | null;
  readonly reason?: ReturnReasonEnum | null;
  readonly token: string;
}

export interface RequestReturnInput {
  readonly comment_text?: string | null;
  /** The address of the order, to which letters go: another one is refused. */
  readonly contact_email?: string | null;
  readonly items: readonly (RequestReturnItemInput)[];
  readonly order_uid: string;
  /** Where no item says one; `OTHER` where nothing does. */
  readonly reason?: ReturnReasonEnum | null;
}

export interface RequestReturnItemInput {
  /** None: what is to be said besides stands in `comment_text`. */
  readonly entered_custom_attributes?: readonly (EnteredCustomAttributeInput | null)[] | null;
  readonly order_item_uid: string;
  readonly quantity_to_return: number;
  /** One attribute: `reason`, with the uid of a value of `ReturnReasonEnum`; a return has one reason for all its items. */
  readonly selected_custom_attributes?: readonly (SelectedCustomAttributeInput | null)[] | null;
}

export type ReturnItemStatus = "APPROVED" | "AUTHORIZED" | "DENIED" | "PENDING" | "RECEIVED" | "REJECTED";

export type ReturnReasonEnum = "DAMAGED" | "NOT_AS_DESCRIBED" | "NOT_NEEDED" | "OTHER" | "WRONG_SIZE";

export type ReturnShippingTrackingStatusType = "ERROR" | "INFORMATION";

export type ReturnStatus = "APPROVED" | "AUTHORIZED" | "CLOSED" | "DENIED" | "PENDING" | "PROCESSED_AND_CLOSED" | "RECEIVED";

export interface ReviewImageInput {
  readonly caption?: string | null;
  readonly rotate?: number | null;
  readonly title?: string | null;
  readonly url: string;
}

export interface ReviewVideoInput {
  readonly caption?: string | null;
  readonly poster?: string | null;
  readonly rotate?: number | null;
  readonly title?: string | null;
  readonly url: string;
}

export interface RevokeSharedCartInput {
  /** Customers need not name a cart. */
  readonly cart_id?: string | null;
  readonly uid: string;
}

export interface SaveCartItemForLaterInput {
  readonly cart_id: string;
  readonly cart_item_uid: string;
}

export interface SaveOrderedItemInput {
  readonly item_uid: string;
  /** The product's own name where it is left out. */
  readonly name?: string | null;
  readonly order_number: string;
}

export interface SaveProductInput {
  readonly item: CartItemInput;
  readonly name: string;
  readonly uid?: string | null;
}

export interface SavedCartItemInput {
  readonly cart_id: string;
  readonly saved_item_uid: string;
}

export type ScopeTypeEnum = "GLOBAL" | "STORE" | "WEBSITE";

export interface SeenTotalInput {
  readonly code: string;
  readonly currency: string;
  readonly value: number;
}

export interface SelectedCustomAttributeInput {
  readonly attribute_code: string;
  readonly value: string;
}

export interface SetBillingAddressOnCartInput {
  readonly billing_address: BillingAddressInput;
  readonly cart_id: string;
}

export interface SetGuestEmailOnCartInput {
  readonly cart_id: string;
  readonly email: string;
}

export interface SetOrderCommentOnCartInput {
  readonly cart_id: string;
  readonly order_comment: string;
}

export interface SetPaymentMethodAndPlaceOrderInput {
  readonly cart_id: string;
  readonly payment_method: PaymentMethodInput;
}

export interface SetPaymentMethodOnCartInput {
  readonly cart_id: string;
  readonly payment_method: PaymentMethodInput;
}

export interface SetShippingAddressesOnCartInput {
  readonly cart_id: string;
  readonly shipping_addresses: readonly (ShippingAddressInput | null)[];
}

export interface SetShippingMethodsOnCartInput {
  readonly cart_id: string;
  readonly shipping_methods: readonly (ShippingMethodInput | null)[];
}

export interface ShareCartInput {
  readonly cart_id: string;
}

export type ShipBundleItemsEnum = "SEPARATELY" | "TOGETHER";

export interface ShippingAddressInput {
  readonly address?: CartAddressInput | null;
  readonly customer_address_id?: number | null;
  readonly customer_notes?: string | null;
}

export interface ShippingMethodInput {
  readonly carrier_code: string;
  readonly method_code: string;
}

export interface SimpleProductCartItemInput {
  readonly customizable_options?: readonly (CustomizableOptionInput | null)[] | null;
  readonly data: CartItemInput;
}

export type SortEnum = "ASC" | "DESC";

export type SortQuoteItemsEnum = "CREATED_AT" | "ITEM_ID" | "NAME" | "PRICE" | "PRODUCT_ID" | "QTY" | "ROW_TOTAL" | "SKU";

export type StandingOrderState = "AT_BANK" | "CANCELED" | "PAID_BACK" | "PLACED" | "UNANSWERED";

export type SubscriptionStatusesEnum = "NOT_ACTIVE" | "SUBSCRIBED" | "UNCONFIRMED" | "UNSUBSCRIBED";

export type TaxWrappingEnum = "DISPLAY_EXCLUDING_TAX" | "DISPLAY_INCLUDING_TAX" | "DISPLAY_TYPE_BOTH";

export interface UpdateCartItemsInput {
  readonly cart_id: string;
  readonly cart_items: readonly (CartItemUpdateInput | null)[];
}

export type UrlRewriteEntityTypeEnum = "CATEGORY" | "CMS_PAGE" | "PRODUCT";

export type ValidationRuleEnum = "INPUT_VALIDATION" | "MAX_TEXT_LENGTH" | "MIN_TEXT_LENGTH";

export interface VirtualProductCartItemInput {
  readonly customizable_options?: readonly (CustomizableOptionInput | null)[] | null;
  readonly data: CartItemInput;
}

export type WishListUserInputErrorType = "PRODUCT_NOT_FOUND" | "UNDEFINED";

export type WishlistCartUserInputErrorType = "INSUFFICIENT_STOCK" | "NOT_SALABLE" | "PRODUCT_NOT_FOUND" | "UNDEFINED";

export interface WishlistItemCopyInput {
  readonly quantity?: number | null;
  readonly wishlist_item_id: string;
}

export interface WishlistItemInput {
  /** What is sewn on a product is kept as a saved product: refused here rather than lost. */
  readonly entered_options?: readonly (EnteredOptionInput)[] | null;
  readonly parent_sku?: string | null;
  readonly quantity: number;
  readonly selected_options?: readonly (string)[] | null;
  readonly sku: string;
}

export interface WishlistItemMoveInput {
  readonly quantity?: number | null;
  readonly wishlist_item_id: string;
}

export interface WishlistItemUpdateInput {
  readonly description?: string | null;
  readonly entered_options?: readonly (EnteredOptionInput)[] | null;
  readonly quantity?: number | null;
  readonly selected_options?: readonly (string)[] | null;
  readonly wishlist_item_id: string;
}

export type WishlistVisibilityEnum = "PRIVATE" | "PUBLIC";

export interface createEmptyCartInput {
  readonly cart_id?: string | null;
}

export interface AddBundleProductsToCartOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "AddBundleProductsToCartOutput";
  readonly cart: Given<Models, "Cart">;
}

export interface AddConfigurableProductsToCartOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "AddConfigurableProductsToCartOutput";
  readonly cart: Given<Models, "Cart">;
}

export interface AddProductsToCartOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "AddProductsToCartOutput";
  readonly cart: Given<Models, "Cart">;
  readonly user_errors: readonly (Given<Models, "Error"> | null)[];
}

export interface AddProductsToWishlistOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "AddProductsToWishlistOutput";
  readonly user_errors: readonly (Given<Models, "WishListUserInputError">)[];
  readonly wishlist: Given<Models, "Wishlist">;
}

export interface AddSimpleProductsToCartOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "AddSimpleProductsToCartOutput";
  readonly cart: Given<Models, "Cart">;
}

export interface AddVirtualProductsToCartOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "AddVirtualProductsToCartOutput";
  readonly cart: Given<Models, "Cart">;
}

export interface AddWishlistItemsToCartOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "AddWishlistItemsToCartOutput";
  readonly add_wishlist_items_to_cart_user_errors: readonly (Given<Models, "WishlistCartUserInputError"> | null)[];
  readonly status: boolean;
  readonly wishlist: Given<Models, "Wishlist">;
}

export interface Aggregation<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "Aggregation";
  readonly attribute_code: string;
  readonly count?: number | null | undefined;
  readonly label?: string | null | undefined;
  readonly options?: readonly (Given<Models, "AggregationOption"> | null)[] | null | undefined;
  readonly position?: number | null | undefined;
}

export interface AggregationOption<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "AggregationOption";
  readonly count?: number | null | undefined;
  readonly label?: string | null | undefined;
  readonly value: string;
}

/** A question that everybody reads. Plain text: no markup counts. */
export interface AnsweredQuestion<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "AnsweredQuestion";
  readonly answer: string;
  readonly answered_at: string;
  readonly author: string;
  readonly created_at: string;
  readonly question: string;
  readonly question_id: number;
}

export interface AppliedCoupon<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "AppliedCoupon";
  readonly code: string;
  /** What is to be known of the code, as that bulk prices take no other promotion (PDP-48). */
  readonly note?: Given<Models, "Phrase"> | null | undefined;
}

export interface AppliedGiftCard<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "AppliedGiftCard";
  readonly applied_balance?: Given<Models, "Money"> | null | undefined;
  /** The last four signs of the code: the whole of it is not kept. */
  readonly code?: string | null | undefined;
  readonly current_balance?: Given<Models, "Money"> | null | undefined;
  readonly expiration_date?: string | null | undefined;
}

export interface AppliedStoreCredit<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "AppliedStoreCredit";
  readonly applied_balance?: Given<Models, "Money"> | null | undefined;
  readonly current_balance?: Given<Models, "Money"> | null | undefined;
  /** Whether it pays of this cart. */
  readonly enabled?: boolean | null | undefined;
}

export interface ApplyCouponToCartOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ApplyCouponToCartOutput";
  readonly cart: Given<Models, "Cart">;
}

export interface ApplyGiftCardToCartOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ApplyGiftCardToCartOutput";
  readonly cart: Given<Models, "Cart">;
}

/** A gift card that paid of an order. */
export interface ApplyGiftCardToOrder<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ApplyGiftCardToOrder";
  /** Null where several paid: then `OrderTotal.total_giftcard` is what they paid together. */
  readonly applied_balance?: Given<Models, "Money"> | null | undefined;
  /** The last four signs of its code: the whole of it is not kept. */
  readonly code?: string | null | undefined;
}

export interface ApplyRewardPointsToCartOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ApplyRewardPointsToCartOutput";
  readonly cart: Given<Models, "Cart">;
}

export interface ApplyStoreCreditToCartOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ApplyStoreCreditToCartOutput";
  readonly cart: Given<Models, "Cart">;
}

/** The first and the last day on which a parcel is expected, as `2026-11-24`. */
export interface Arrival<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "Arrival";
  readonly from: string;
  readonly to: string;
}

export interface AssignCompareListToCustomerOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "AssignCompareListToCustomerOutput";
  readonly compare_list?: Given<Models, "CompareList"> | null | undefined;
  readonly result: boolean;
}

export interface Attribute<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "Attribute";
  readonly attribute_code?: string | null | undefined;
  readonly attribute_options?: readonly (Given<Models, "AttributeOption"> | null)[] | null | undefined;
  /** How its value is sent: always `String`. */
  readonly attribute_type?: string | null | undefined;
  readonly entity_type?: string | null | undefined;
  readonly input_type?: string | null | undefined;
  /** Always null: these stand in forms, not beside products. */
  readonly storefront_properties?: Given<Models, "StorefrontProperties"> | null | undefined;
}

export interface AttributeMetadataError<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "AttributeMetadataError";
  readonly message: string;
  readonly type: AttributeMetadataErrorType;
}

export interface AttributeOption<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "AttributeOption";
  readonly label?: string | null | undefined;
  readonly value?: string | null | undefined;
}

export interface AttributeOptionMetadata<Models = Readonly<Record<never, never>>> {
  readonly __typename: "AttributeOptionMetadata";
  readonly is_default: boolean;
  readonly label: string;
  readonly value: string;
}

export interface AttributeSelectedOption<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "AttributeSelectedOption";
  readonly label: string;
  readonly value: string;
}

/** What no attribute is answered as: values are texts; here for documents that name it. */
export interface AttributeSelectedOptions<Models = Readonly<Record<never, never>>> {
  readonly __typename: "AttributeSelectedOptions";
  readonly code: string;
  readonly selected_options: readonly (Given<Models, "AttributeSelectedOption"> | null)[];
}

export interface AttributeValue<Models = Readonly<Record<never, never>>> {
  readonly __typename: "AttributeValue";
  readonly code: string;
  readonly value: string;
}

export interface AttributesFormOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "AttributesFormOutput";
  readonly errors: readonly (Given<Models, "AttributeMetadataError">)[];
  readonly items: readonly (GivenCustomAttributeMetadataInterface<Models> | null)[];
}

export interface AttributesMetadataOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "AttributesMetadataOutput";
  readonly errors: readonly (Given<Models, "AttributeMetadataError">)[];
  readonly items: readonly (GivenCustomAttributeMetadataInterface<Models> | null)[];
}

export interface AvailablePaymentMethod<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "AvailablePaymentMethod";
  readonly code: string;
  readonly is_deferred: boolean;
  readonly title: string;
}

export interface AvailableShippingMethod<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "AvailableShippingMethod";
  readonly amount: Given<Models, "Money">;
  /** When it is expected, for an order placed now; null where the shop does not say. */
  readonly arrival?: Given<Models, "Arrival"> | null | undefined;
  readonly available: boolean;
  readonly carrier_code: string;
  readonly carrier_title: string;
  readonly error_message?: string | null | undefined;
  readonly method_code?: string | null | undefined;
  readonly method_title?: string | null | undefined;
  /** Null, as the next, until it is chosen: tax is worked out for the whole cart. */
  readonly price_excl_tax?: Given<Models, "Money"> | null | undefined;
  readonly price_incl_tax?: Given<Models, "Money"> | null | undefined;
}

export interface BillingCartAddress<Models = Readonly<Record<never, never>>> {
  readonly __typename: "BillingCartAddress";
  readonly city: string;
  readonly company?: string | null | undefined;
  readonly country: Given<Models, "CartAddressCountry">;
  /** Always empty: addresses have no attributes of a shop's own. */
  readonly custom_attributes: readonly (GivenAttributeValueInterface<Models> | null)[];
  readonly fax?: string | null | undefined;
  readonly firstname: string;
  /** Always null: `uid` is its name. */
  readonly id?: number | null | undefined;
  readonly lastname: string;
  /** Always null, as the next four: the store keeps none of an address; a middle name stands with the first name. */
  readonly middlename?: string | null | undefined;
  readonly postcode?: string | null | undefined;
  readonly prefix?: string | null | undefined;
  readonly region?: Given<Models, "CartAddressRegion"> | null | undefined;
  /** Whether it was wished to be kept in the customer's address book. */
  readonly save_in_address_book?: boolean | null | undefined;
  readonly street: readonly (string | null)[];
  readonly suffix?: string | null | undefined;
  readonly telephone?: string | null | undefined;
  /** Names it within its cart. */
  readonly uid: string;
  readonly vat_id?: string | null | undefined;
}

export interface Breadcrumb<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "Breadcrumb";
  readonly category_level?: number | null | undefined;
  readonly category_name?: string | null | undefined;
  readonly category_uid: string;
  readonly category_url_key?: string | null | undefined;
  readonly category_url_path?: string | null | undefined;
}

/** What no cart of this store has; here for documents that name it, as the next two. */
export interface BundleCartItem<Models = Readonly<Record<never, never>>> {
  readonly __typename: "BundleCartItem";
  readonly available_gift_wrapping: readonly (Given<Models, "GiftWrapping"> | null)[];
  readonly bundle_options: readonly (Given<Models, "SelectedBundleOption"> | null)[];
  /** The choice of a bundle as it may be sent back: uids of its selections. */
  readonly bundle_uids: readonly (string)[];
  /** What was chosen of the product's own options, JSON as it may be sent back; null where nothing was. */
  readonly chosen_options?: string | null | undefined;
  /** What is done to the item, with what it says (CART-04). */
  readonly customizable_options: readonly (Given<Models, "SelectedCustomizableOption"> | null)[];
  readonly embroidery_item?: string | null | undefined;
  readonly embroidery_items: readonly (string)[];
  readonly errors?: readonly (Given<Models, "CartItemError"> | null)[] | null | undefined;
  /** Always null, as the next, and always empty: gifts are not wrapped and carry no card. */
  readonly gift_message?: Given<Models, "GiftMessage"> | null | undefined;
  readonly gift_wrapping?: Given<Models, "GiftWrapping"> | null | undefined;
  /** What a gift card is to be, JSON as it may be sent back; null of what is none. */
  readonly giftcard_option?: string | null | undefined;
  readonly id: string;
  /** Whether as many can be had as are in the cart. */
  readonly is_available: boolean;
  /** The same by Magento's name. */
  readonly is_salable: boolean;
  readonly is_saleable: boolean;
  readonly item_id: number;
  /** What it earns whoever asks, in the shop's words; null where that is nothing (CART-06). */
  readonly loyalty_message?: string | null | undefined;
  readonly max_qty?: number | null | undefined;
  readonly min_qty?: number | null | undefined;
  readonly name: string;
  /** So many more pieces of its family, and each costs so much. */
  readonly next_tier?: Given<Models, "CartItemNextTier"> | null | undefined;
  /** Why not. */
  readonly not_available_message?: string | null | undefined;
  /** How the item reads, row by row. */
  readonly options: readonly (Given<Models, "CartItemOption">)[];
  readonly overrideCategoryId?: number | null | undefined;
  /** What is done to it, as it may be sent back. */
  readonly parts: readonly (Given<Models, "CartItemPart">)[];
  readonly picture: Given<Models, "CartItemPicture">;
  readonly prices?: Given<Models, "CartItemPrices"> | null | undefined;
  readonly product: GivenProductInterface<Models>;
  /** The product whose page shows it: the family of a variant. */
  readonly product_id: number;
  readonly qty_increment?: number | null | undefined;
  readonly quantity: number;
  /** What is sewn on it: a picture for each side of the garment, from near. */
  readonly sewn_pictures: readonly (Given<Models, "SewnPicture">)[];
  readonly simpleProductId: number;
  readonly sku: string;
  readonly uid: string;
  readonly url: string;
  readonly user_can_edit: boolean;
}

export interface BundleItem<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "BundleItem";
  readonly option_id?: number | null | undefined;
  readonly options?: readonly (Given<Models, "BundleItemOption"> | null)[] | null | undefined;
  readonly position?: number | null | undefined;
  /** What one of its selections costs, from the cheapest to the dearest. */
  readonly price_range: Given<Models, "PriceRange">;
  readonly required?: boolean | null | undefined;
  /** That of the bundle. */
  readonly sku?: string | null | undefined;
  readonly title?: string | null | undefined;
  /** `select`, `radio` or `multi`. */
  readonly type?: string | null | undefined;
  readonly uid?: string | null | undefined;
}

export interface BundleItemOption<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "BundleItemOption";
  readonly can_change_quantity?: boolean | null | undefined;
  readonly id?: number | null | undefined;
  readonly is_default: boolean;
  readonly label?: string | null | undefined;
  readonly position?: number | null | undefined;
  /** Of one piece of it in the bundle. */
  readonly price?: number | null | undefined;
  readonly price_type?: PriceTypeEnum | null | undefined;
  readonly product?: GivenProductInterface<Models> | null | undefined;
  readonly qty?: number | null | undefined;
  /** Pieces of it in one bundle, to begin with. */
  readonly quantity?: number | null | undefined;
  /** To be sent in `selected_options`: with it, so many pieces are chosen as `quantity` says. */
  readonly uid: string;
}

/** What no order of this store has; here for documents that name it, as the next two. */
export interface BundleOrderItem<Models = Readonly<Record<never, never>>> {
  readonly __typename: "BundleOrderItem";
  readonly bundle_options?: readonly (Given<Models, "ItemSelectedBundleOption"> | null)[] | null | undefined;
  /** What was taken off the row, and why. */
  readonly discounts?: readonly (Given<Models, "Discount"> | null)[] | null | undefined;
  readonly eligible_for_return?: boolean | null | undefined;
  /** What was typed of the product's own options, which stands among `selected_options` too; null where nothing was. */
  readonly entered_options?: readonly (Given<Models, "OrderItemOption"> | null)[] | null | undefined;
  /** Always null, as the next: gifts are not wrapped and carry no card. */
  readonly gift_message?: Given<Models, "GiftMessage"> | null | undefined;
  readonly gift_wrapping?: Given<Models, "GiftWrapping"> | null | undefined;
  readonly id: string;
  /** As the product looks today; null where it is gone. */
  readonly image?: string | null | undefined;
  readonly prices?: Given<Models, "OrderItemPrices"> | null | undefined;
  /** As it is today; null where it is gone. */
  readonly product?: GivenProductInterface<Models> | null | undefined;
  readonly product_name?: string | null | undefined;
  readonly product_sale_price: Given<Models, "Money">;
  readonly product_sku: string;
  /** `simple`, `configurable` or `virtual`. */
  readonly product_type?: string | null | undefined;
  readonly product_url_key?: string | null | undefined;
  readonly quantity_canceled?: number | null | undefined;
  /** Of them, those that something else is sent for. */
  readonly quantity_exchanged?: number | null | undefined;
  readonly quantity_invoiced?: number | null | undefined;
  readonly quantity_ordered?: number | null | undefined;
  readonly quantity_refunded?: number | null | undefined;
  /** Of them, those of which it is not said yet what becomes of them. */
  readonly quantity_return_requested?: number | null | undefined;
  /** How many more may be sent back. */
  readonly quantity_returnable?: number | null | undefined;
  /** Sent back, or about to be. */
  readonly quantity_returned?: number | null | undefined;
  readonly quantity_shipped?: number | null | undefined;
  readonly row_total: Given<Models, "Money">;
  readonly selected_options?: readonly (Given<Models, "OrderItemOption"> | null)[] | null | undefined;
  /** Address of the garment with what is sewn on it, from near; null where nothing is. */
  readonly sewn_picture?: string | null | undefined;
  /** The same of each side of the garment, with what is seen in words. */
  readonly sewn_pictures: readonly (Given<Models, "SewnPicture">)[];
  /** How far it is, as it is said. */
  readonly status?: string | null | undefined;
  /** The list of wearers that the line stands in; null where in none. */
  readonly team?: string | null | undefined;
}

export interface BundleProduct<Models = Readonly<Record<never, never>>> {
  readonly __typename: "BundleProduct";
  readonly canonical_url?: string | null | undefined;
  readonly categories?: readonly (GivenCategoryInterface<Models> | null)[] | null | undefined;
  /** The attributes that its page lists. */
  readonly custom_attributesV2?: Given<Models, "ProductCustomAttributes"> | null | undefined;
  readonly description?: Given<Models, "ComplexTextValue"> | null | undefined;
  /** Its price is the sum of what is chosen. */
  readonly dynamic_price?: boolean | null | undefined;
  /** Each chosen selection adds to its sku. */
  readonly dynamic_sku?: boolean | null | undefined;
  readonly dynamic_weight?: boolean | null | undefined;
  /** Always false, and null: gifts are not wrapped and carry no card. */
  readonly gift_message_available: boolean;
  readonly gift_wrapping_available: boolean;
  readonly gift_wrapping_price?: Given<Models, "Money"> | null | undefined;
  readonly id?: number | null | undefined;
  readonly image?: Given<Models, "ProductImage"> | null | undefined;
  /** What may be chosen, option by option. */
  readonly items?: readonly (Given<Models, "BundleItem"> | null)[] | null | undefined;
  readonly media_gallery?: readonly (GivenMediaGalleryInterface<Models> | null)[] | null | undefined;
  readonly media_gallery_entries?: readonly (Given<Models, "MediaGalleryEntry"> | null)[] | null | undefined;
  readonly meta_description?: string | null | undefined;
  readonly meta_keyword?: string | null | undefined;
  readonly meta_title?: string | null | undefined;
  readonly name?: string | null | undefined;
  /** Always null, as `quantity`: how many are left is not told. */
  readonly only_x_left_in_stock?: number | null | undefined;
  readonly price?: Given<Models, "ProductPrices"> | null | undefined;
  readonly price_range: Given<Models, "PriceRange">;
  readonly price_tiers?: readonly (Given<Models, "TierPrice"> | null)[] | null | undefined;
  readonly price_view?: PriceViewEnum | null | undefined;
  readonly quantity?: number | null | undefined;
  readonly rating_summary: number;
  readonly review_count: number;
  readonly reviews?: Given<Models, "ProductReviews"> | undefined;
  /** A line is sent whole, whatever is said here. */
  readonly ship_bundle_items?: ShipBundleItemsEnum | null | undefined;
  readonly short_description?: Given<Models, "ComplexTextValue"> | null | undefined;
  readonly sku?: string | null | undefined;
  readonly small_image?: Given<Models, "ProductImage"> | null | undefined;
  readonly stock_status?: ProductStockStatus | null | undefined;
  readonly thumbnail?: Given<Models, "ProductImage"> | null | undefined;
  readonly uid: string;
  readonly url_key?: string | null | undefined;
  readonly url_suffix?: string | null | undefined;
  /** In the `weight_unit` of the store view. */
  readonly weight?: number | null | undefined;
}

export interface BundleWishlistItem<Models = Readonly<Record<never, never>>> {
  readonly __typename: "BundleWishlistItem";
  readonly added_at: string;
  /** Empty: a list keeps which bundle, and what stands in it is chosen on its page. */
  readonly bundle_options?: readonly (Given<Models, "SelectedBundleOption">)[] | null | undefined;
  readonly customizable_options: readonly (Given<Models, "SelectedCustomizableOption"> | null)[];
  readonly description?: string | null | undefined;
  readonly id: string;
  readonly product?: GivenProductInterface<Models> | null | undefined;
  readonly quantity: number;
}

export interface BusinessCreditConfig<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "BusinessCreditConfig";
  /** `redirect`: its page takes the shop's place; `modal`: it stands in a frame over the checkout. */
  readonly checkout_mode: string;
  /** Where Credit Key's calls begin; null in a store that has no access to it. */
  readonly endpoint?: string | null | undefined;
  /** Whether the store view offers it; whether a cart may be paid so, its `available_payment_methods` and `creditKeyDisplayed` say. */
  readonly is_displayed: boolean;
  /** Where its buyer comes back to, as `return_url`. */
  readonly redirect_url: string;
}

export interface CancelOrderError<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CancelOrderError";
  readonly code: CancelOrderErrorCode;
  readonly message: string;
}

export interface CancelOrderOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CancelOrderOutput";
  readonly error?: string | null | undefined;
  readonly errorV2?: Given<Models, "CancelOrderError"> | null | undefined;
  readonly order?: Given<Models, "CustomerOrder"> | null | undefined;
}

export interface CancellationReason<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CancellationReason";
  readonly description: string;
}

export interface Cart<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "Cart";
  readonly applied_coupon?: Given<Models, "AppliedCoupon"> | null | undefined;
  readonly applied_coupons?: readonly (Given<Models, "AppliedCoupon"> | null)[] | null | undefined;
  readonly applied_gift_cards?: readonly (Given<Models, "AppliedGiftCard"> | null)[] | null | undefined;
  /** Null where no points pay. */
  readonly applied_reward_points?: Given<Models, "RewardPointsAmount"> | null | undefined;
  /** Null of a guest. */
  readonly applied_store_credit?: Given<Models, "AppliedStoreCredit"> | null | undefined;
  readonly available_gift_wrappings: readonly (Given<Models, "GiftWrapping"> | null)[];
  readonly available_payment_methods?: readonly (Given<Models, "AvailablePaymentMethod"> | null)[] | null | undefined;
  readonly billing_address?: Given<Models, "BillingCartAddress"> | null | undefined;
  readonly billing_same_as_shipping: boolean;
  readonly checkoutDisabled: boolean;
  readonly email?: string | null | undefined;
  readonly free_shipping_progress?: Given<Models, "FreeShippingProgress"> | null | undefined;
  readonly free_shipping_progress_bar?: string | null | undefined;
  /** Always null: a wish stands in `order_comment`. */
  readonly gift_message?: Given<Models, "GiftMessage"> | null | undefined;
  /** Always false: nothing of the kind is sent along. */
  readonly gift_receipt_included: boolean;
  /** Always null, and empty: gifts are not wrapped. */
  readonly gift_wrapping?: Given<Models, "GiftWrapping"> | null | undefined;
  readonly hasCustomer: boolean;
  readonly id: string;
  readonly is_virtual: boolean;
  readonly items?: readonly (GivenCartItemInterface<Models> | null)[] | null | undefined;
  readonly itemsV2?: Given<Models, "CartItems"> | null | undefined;
  /** Codes that are on the cart and do not hold now. */
  readonly lapsed_coupons: readonly (string)[];
  readonly order_comment?: string | null | undefined;
  readonly prices?: Given<Models, "CartPrices"> | null | undefined;
  readonly printed_card_included: boolean;
  readonly selected_payment_method?: Given<Models, "SelectedPaymentMethod"> | null | undefined;
  readonly shipping_addresses: readonly (Given<Models, "ShippingCartAddress"> | null)[];
  /** Whether another code would count beside those that do. */
  readonly takes_more_coupons: boolean;
  readonly total_quantity: number;
}

export interface CartAddressCountry<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CartAddressCountry";
  readonly code: string;
  readonly label: string;
}

export interface CartAddressRegion<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CartAddressRegion";
  readonly code?: string | null | undefined;
  readonly label?: string | null | undefined;
  readonly region_id?: number | null | undefined;
}

export interface CartAndSavedItemsOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CartAndSavedItemsOutput";
  readonly cart: Given<Models, "Cart">;
  /** What did not become as it was wished. */
  readonly messages: readonly (string)[];
  readonly saved_items: Given<Models, "SavedCartItems">;
}

export interface CartItemError<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CartItemError";
  readonly code: CartItemErrorType;
  readonly message: string;
}

export interface CartItemNextTier<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CartItemNextTier";
  readonly pieces: number;
  readonly price: Given<Models, "Money">;
}

export interface CartItemOption<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CartItemOption";
  readonly label: string;
  /** What it adds to the price of each piece. */
  readonly price?: Given<Models, "Money"> | null | undefined;
  readonly value: string;
}

export interface CartItemPart<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CartItemPart";
  readonly sku?: string | null | undefined;
  readonly text: string;
  readonly type: string;
}

export interface CartItemPicture<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CartItemPicture";
  readonly label: string;
  readonly url?: string | null | undefined;
}

export interface CartItemPrices<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CartItemPrices";
  /** Why: each rule that takes something off it. */
  readonly discounts?: readonly (Given<Models, "Discount"> | null)[] | null | undefined;
  /** Always empty: no tax belongs to a product. */
  readonly fixed_product_taxes: readonly (Given<Models, "FixedProductTax"> | null)[];
  readonly original_item_price: Given<Models, "Money">;
  /** The row at `original_item_price`. */
  readonly original_row_total?: Given<Models, "Money"> | null | undefined;
  readonly price: Given<Models, "Money">;
  /** With the tax that its row bears by now, rounded for a piece; the row's is exact. */
  readonly price_including_tax?: Given<Models, "Money"> | null | undefined;
  /** Why it is lower than the original one: what shoppers read of the catalog price rules. */
  readonly price_rules: readonly (string)[];
  readonly row_total: Given<Models, "Money">;
  readonly row_total_including_tax?: Given<Models, "Money"> | null | undefined;
  readonly total_item_discount?: Given<Models, "Money"> | null | undefined;
}

/** What it adds to each piece. */
export interface CartItemSelectedOptionValuePrice<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CartItemSelectedOptionValuePrice";
  readonly type: PriceTypeEnum;
  /** The currency. */
  readonly units: string;
  readonly value: number;
}

export interface CartItems<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CartItems";
  readonly items: readonly (GivenCartItemInterface<Models> | null)[];
  readonly page_info?: Given<Models, "SearchResultPageInfo"> | null | undefined;
  readonly total_count: number;
}

export interface CartPrices<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CartPrices";
  readonly applied_taxes?: readonly (Given<Models, "CartTaxItem"> | null)[] | null | undefined;
  readonly discounts?: readonly (Given<Models, "Discount"> | null)[] | null | undefined;
  /** Always null: gifts cost nothing more. */
  readonly gift_options?: Given<Models, "GiftOptionsPrices"> | null | undefined;
  readonly grand_total?: Given<Models, "Money"> | null | undefined;
  /** What is to be paid, without the tax in it. */
  readonly grand_total_excluding_tax?: Given<Models, "Money"> | null | undefined;
  readonly raw_totals: readonly (Given<Models, "RawTotal">)[];
  readonly subtotal_excluding_tax?: Given<Models, "Money"> | null | undefined;
  readonly subtotal_including_tax?: Given<Models, "Money"> | null | undefined;
  readonly subtotal_with_discount_excluding_tax?: Given<Models, "Money"> | null | undefined;
}

export interface CartQuote<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CartQuote";
  readonly created_at: string;
  readonly number: string;
  readonly state: CartQuoteState;
  /** As it stands on the paper. */
  readonly total: string;
  /** In UTC, as all its times. */
  readonly valid_until: string;
}

/** A line of a quote: what it cost then, and what it costs whoever asks today. */
export interface CartQuoteLine<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CartQuoteLine";
  readonly amount: string;
  /** Null of what cannot be had now. */
  readonly amount_today?: string | null | undefined;
  readonly details: readonly (string)[];
  readonly name: string;
  readonly pieces: string;
}

export interface CartTaxItem<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CartTaxItem";
  readonly amount: Given<Models, "Money">;
  readonly label: string;
}

export interface CategoryProducts<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CategoryProducts";
  readonly items?: readonly (GivenProductInterface<Models> | null)[] | null | undefined;
  readonly page_info?: Given<Models, "SearchResultPageInfo"> | null | undefined;
  readonly total_count?: number | null | undefined;
}

export interface CategoryResult<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CategoryResult";
  readonly items?: readonly (Given<Models, "CategoryTree"> | null)[] | null | undefined;
  readonly page_info?: Given<Models, "SearchResultPageInfo"> | null | undefined;
  readonly total_count?: number | null | undefined;
}

export interface CategoryTree<Models = Readonly<Record<never, never>>> {
  readonly __typename: "CategoryTree";
  readonly breadcrumbs?: readonly (Given<Models, "Breadcrumb"> | null)[] | null | undefined;
  readonly children?: readonly (Given<Models, "CategoryTree"> | null)[] | null | undefined;
  readonly children_count?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly id?: number | null | undefined;
  readonly image?: string | null | undefined;
  readonly include_in_menu?: number | null | undefined;
  readonly level?: number | null | undefined;
  readonly meta_description?: string | null | undefined;
  readonly meta_keywords?: string | null | undefined;
  readonly meta_title?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly position?: number | null | undefined;
  readonly products?: Given<Models, "CategoryProducts"> | null | undefined;
  readonly redirect_code: number;
  readonly relative_url?: string | null | undefined;
  readonly type?: UrlRewriteEntityTypeEnum | null | undefined;
  readonly uid: string;
  readonly url_key?: string | null | undefined;
  readonly url_path?: string | null | undefined;
}

/** One line of the sum, before and now; null where it was not there. */
export interface ChangedTotal<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ChangedTotal";
  readonly after?: Given<Models, "Money"> | null | undefined;
  readonly before?: Given<Models, "Money"> | null | undefined;
  readonly code: string;
  readonly label: string;
  readonly phrase: string;
  readonly values: readonly (string)[];
}

export interface CheckoutAgreement<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CheckoutAgreement";
  readonly agreement_id: number;
  readonly checkbox_text: string;
  readonly content: string;
  /** The same number as `agreement_id`, by the name that configurations have for it (CONF-08). */
  readonly id: number;
  readonly is_html: boolean;
  readonly name: string;
}

export interface CheckoutUserInputError<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CheckoutUserInputError";
  readonly code: CheckoutUserInputErrorCodes;
  readonly message: string;
  readonly path: readonly (string | null)[];
}

export interface CheckoutValidation<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CheckoutValidation";
  readonly city: boolean;
  readonly country: boolean;
  readonly firstname: boolean;
  readonly lastname: boolean;
  readonly postcode: boolean;
  readonly region: boolean;
  readonly street: boolean;
  readonly telephone: boolean;
}

export interface ClaimGuestOrderOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ClaimGuestOrderOutput";
  readonly order_number: string;
}

export interface ClearCartError<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ClearCartError";
  readonly message: string;
  readonly type: ClearCartErrorType;
}

export interface ClearCartOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ClearCartOutput";
  readonly cart?: Given<Models, "Cart"> | null | undefined;
  readonly errors?: readonly (Given<Models, "ClearCartError"> | null)[] | null | undefined;
}

export interface CmsBlock<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CmsBlock";
  /** Clean HTML, drawn by the store. */
  readonly content?: string | null | undefined;
  readonly identifier?: string | null | undefined;
  readonly title?: string | null | undefined;
}

export interface CmsBlocks<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CmsBlocks";
  readonly items?: readonly (Given<Models, "CmsBlock"> | null)[] | null | undefined;
}

/** A page that staff wrote. */
export interface CmsPage<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CmsPage";
  /** Clean HTML, drawn by the store. */
  readonly content?: string | null | undefined;
  readonly content_heading?: string | null | undefined;
  /** The path of the page. */
  readonly identifier?: string | null | undefined;
  readonly meta_description?: string | null | undefined;
  readonly meta_keywords?: string | null | undefined;
  readonly meta_title?: string | null | undefined;
  readonly page_layout?: string | null | undefined;
  readonly title?: string | null | undefined;
  readonly url_key?: string | null | undefined;
}

export interface ColorSwatchData<Models = Readonly<Record<never, never>>> {
  readonly __typename: "ColorSwatchData";
  readonly value?: string | null | undefined;
}

export interface ComparableAttribute<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ComparableAttribute";
  readonly code: string;
  readonly label: string;
}

export interface ComparableItem<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ComparableItem";
  readonly attributes: readonly (Given<Models, "ProductAttribute"> | null)[];
  readonly product: GivenProductInterface<Models>;
  readonly uid: string;
}

export interface CompareList<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CompareList";
  readonly attributes?: readonly (Given<Models, "ComparableAttribute"> | null)[] | null | undefined;
  readonly item_count: number;
  readonly items?: readonly (Given<Models, "ComparableItem"> | null)[] | null | undefined;
  readonly uid: string;
}

export interface ComplexTextValue<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ComplexTextValue";
  readonly html: string;
}

export interface ConfigurableAttributeOption<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ConfigurableAttributeOption";
  readonly code?: string | null | undefined;
  readonly label?: string | null | undefined;
  readonly uid: string;
  readonly value_index?: number | null | undefined;
}

export interface ConfigurableCartItem<Models = Readonly<Record<never, never>>> {
  readonly __typename: "ConfigurableCartItem";
  readonly available_gift_wrapping: readonly (Given<Models, "GiftWrapping"> | null)[];
  /** The choice of a bundle as it may be sent back: uids of its selections. */
  readonly bundle_uids: readonly (string)[];
  /** What was chosen of the product's own options, JSON as it may be sent back; null where nothing was. */
  readonly chosen_options?: string | null | undefined;
  readonly configurable_options: readonly (Given<Models, "SelectedConfigurableOption"> | null)[];
  readonly configured_variant: GivenProductInterface<Models>;
  /** What is done to the item, with what it says (CART-04). */
  readonly customizable_options: readonly (Given<Models, "SelectedCustomizableOption"> | null)[];
  readonly embroidery_item?: string | null | undefined;
  readonly embroidery_items: readonly (string)[];
  readonly errors?: readonly (Given<Models, "CartItemError"> | null)[] | null | undefined;
  /** Always null, as the next, and always empty: gifts are not wrapped and carry no card. */
  readonly gift_message?: Given<Models, "GiftMessage"> | null | undefined;
  readonly gift_wrapping?: Given<Models, "GiftWrapping"> | null | undefined;
  /** What a gift card is to be, JSON as it may be sent back; null of what is none. */
  readonly giftcard_option?: string | null | undefined;
  readonly id: string;
  /** Whether as many can be had as are in the cart. */
  readonly is_available: boolean;
  /** The same by Magento's name. */
  readonly is_salable: boolean;
  readonly is_saleable: boolean;
  readonly item_id: number;
  /** What it earns whoever asks, in the shop's words; null where that is nothing (CART-06). */
  readonly loyalty_message?: string | null | undefined;
  readonly max_qty?: number | null | undefined;
  readonly min_qty?: number | null | undefined;
  readonly name: string;
  /** So many more pieces of its family, and each costs so much. */
  readonly next_tier?: Given<Models, "CartItemNextTier"> | null | undefined;
  /** Why not. */
  readonly not_available_message?: string | null | undefined;
  /** How the item reads, row by row. */
  readonly options: readonly (Given<Models, "CartItemOption">)[];
  readonly overrideCategoryId?: number | null | undefined;
  /** What is done to it, as it may be sent back. */
  readonly parts: readonly (Given<Models, "CartItemPart">)[];
  readonly picture: Given<Models, "CartItemPicture">;
  readonly prices?: Given<Models, "CartItemPrices"> | null | undefined;
  readonly product: GivenProductInterface<Models>;
  /** The product whose page shows it: the family of a variant. */
  readonly product_id: number;
  readonly qty_increment?: number | null | undefined;
  readonly quantity: number;
  /** What is sewn on it: a picture for each side of the garment, from near. */
  readonly sewn_pictures: readonly (Given<Models, "SewnPicture">)[];
  readonly simpleProductId: number;
  readonly sku: string;
  readonly uid: string;
  readonly url: string;
  readonly user_can_edit: boolean;
}

export interface ConfigurableProduct<Models = Readonly<Record<never, never>>> {
  readonly __typename: "ConfigurableProduct";
  readonly canonical_url?: string | null | undefined;
  readonly categories?: readonly (GivenCategoryInterface<Models> | null)[] | null | undefined;
  readonly configurable_options?: readonly (Given<Models, "ConfigurableProductOptions"> | null)[] | null | undefined;
  /** The attributes that its page lists. */
  readonly custom_attributesV2?: Given<Models, "ProductCustomAttributes"> | null | undefined;
  readonly description?: Given<Models, "ComplexTextValue"> | null | undefined;
  /** Always false, and null: gifts are not wrapped and carry no card. */
  readonly gift_message_available: boolean;
  readonly gift_wrapping_available: boolean;
  readonly gift_wrapping_price?: Given<Models, "Money"> | null | undefined;
  readonly id?: number | null | undefined;
  readonly image?: Given<Models, "ProductImage"> | null | undefined;
  readonly media_gallery?: readonly (GivenMediaGalleryInterface<Models> | null)[] | null | undefined;
  readonly media_gallery_entries?: readonly (Given<Models, "MediaGalleryEntry"> | null)[] | null | undefined;
  readonly meta_description?: string | null | undefined;
  readonly meta_keyword?: string | null | undefined;
  readonly meta_title?: string | null | undefined;
  readonly name?: string | null | undefined;
  /** Always null, as `quantity`: how many are left is not told. */
  readonly only_x_left_in_stock?: number | null | undefined;
  /** What is chosen of it besides what makes its variants; null where nothing is. */
  readonly options?: readonly (GivenCustomizableOptionInterface<Models> | null)[] | null | undefined;
  readonly price?: Given<Models, "ProductPrices"> | null | undefined;
  readonly price_range: Given<Models, "PriceRange">;
  readonly price_tiers?: readonly (Given<Models, "TierPrice"> | null)[] | null | undefined;
  readonly quantity?: number | null | undefined;
  readonly rating_summary: number;
  readonly redirect_code: number;
  readonly relative_url?: string | null | undefined;
  readonly review_count: number;
  readonly reviews?: Given<Models, "ProductReviews"> | undefined;
  readonly short_description?: Given<Models, "ComplexTextValue"> | null | undefined;
  readonly sku?: string | null | undefined;
  readonly small_image?: Given<Models, "ProductImage"> | null | undefined;
  readonly stock_status?: ProductStockStatus | null | undefined;
  readonly thumbnail?: Given<Models, "ProductImage"> | null | undefined;
  readonly type?: UrlRewriteEntityTypeEnum | null | undefined;
  readonly uid: string;
  readonly url_key?: string | null | undefined;
  readonly url_suffix?: string | null | undefined;
  readonly variants?: readonly (Given<Models, "ConfigurableVariant"> | null)[] | null | undefined;
  /** In the `weight_unit` of the store view. */
  readonly weight?: number | null | undefined;
}

export interface ConfigurableProductOptions<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ConfigurableProductOptions";
  readonly attribute_code?: string | null | undefined;
  readonly attribute_id_v2?: number | null | undefined;
  readonly attribute_uid: string;
  readonly id?: number | null | undefined;
  readonly label?: string | null | undefined;
  readonly position?: number | null | undefined;
  readonly uid: string;
  readonly values?: readonly (Given<Models, "ConfigurableProductOptionsValues"> | null)[] | null | undefined;
}

export interface ConfigurableProductOptionsValues<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ConfigurableProductOptionsValues";
  readonly default_label?: string | null | undefined;
  readonly label?: string | null | undefined;
  readonly store_label?: string | null | undefined;
  readonly swatch_data?: GivenSwatchDataInterface<Models> | null | undefined;
  readonly uid?: string | null | undefined;
  readonly use_default_value?: boolean | null | undefined;
  readonly value_index?: number | null | undefined;
}

export interface ConfigurableVariant<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ConfigurableVariant";
  readonly attributes?: readonly (Given<Models, "ConfigurableAttributeOption"> | null)[] | null | undefined;
  readonly product?: Given<Models, "SimpleProduct"> | null | undefined;
}

export interface ConfigurableWishlistItem<Models = Readonly<Record<never, never>>> {
  readonly __typename: "ConfigurableWishlistItem";
  readonly added_at: string;
  /** Of what is chosen; its family's own number where nothing is. */
  readonly child_sku: string;
  /** Empty until all is chosen. */
  readonly configurable_options?: readonly (Given<Models, "SelectedConfigurableOption">)[] | null | undefined;
  readonly configured_variant?: GivenProductInterface<Models> | null | undefined;
  readonly customizable_options: readonly (Given<Models, "SelectedCustomizableOption"> | null)[];
  readonly description?: string | null | undefined;
  readonly id: string;
  readonly product?: GivenProductInterface<Models> | null | undefined;
  readonly quantity: number;
}

export interface ContactUsOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ContactUsOutput";
  /** Always true: what is refused is an error. */
  readonly status: boolean;
}

export interface CopyCartQuoteOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CopyCartQuoteOutput";
  readonly cart: Given<Models, "Cart">;
  /** What could not be had, and why. */
  readonly messages: readonly (string)[];
}

export interface CopyProductsToWishlistOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CopyProductsToWishlistOutput";
  readonly destination_wishlist: Given<Models, "Wishlist">;
  readonly source_wishlist: Given<Models, "Wishlist">;
  readonly user_errors: readonly (Given<Models, "WishListUserInputError">)[];
}

export interface CopySharedCartOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CopySharedCartOutput";
  readonly cart: Given<Models, "Cart">;
  /** What could not be had, and why. */
  readonly messages: readonly (string)[];
}

export interface Country<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "Country";
  readonly available_regions?: readonly (Given<Models, "Region"> | null)[] | null | undefined;
  readonly full_name_english?: string | null | undefined;
  readonly full_name_locale?: string | null | undefined;
  readonly id?: string | null | undefined;
  readonly three_letter_abbreviation?: string | null | undefined;
  readonly two_letter_abbreviation?: string | null | undefined;
}

export interface CreateGuestCartOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CreateGuestCartOutput";
  readonly cart?: Given<Models, "Cart"> | null | undefined;
}

export interface CreateMetaEventOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CreateMetaEventOutput";
  readonly message: string;
  readonly success: boolean;
}

export interface CreateNewReviewOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CreateNewReviewOutput";
  readonly message: string;
  readonly success: boolean;
}

export interface CreateProductReviewOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CreateProductReviewOutput";
  readonly review: Given<Models, "ProductReview">;
}

export interface CreateWishlistOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CreateWishlistOutput";
  readonly wishlist: Given<Models, "Wishlist">;
}

export interface CreditKeyCheckoutOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CreditKeyCheckoutOutput";
  readonly checkout_url: string;
  readonly id: string;
}

/** What was paid back. */
export interface CreditMemo<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CreditMemo";
  readonly comments?: readonly (Given<Models, "SalesCommentItem"> | null)[] | null | undefined;
  readonly date: string;
  readonly id: string;
  readonly items?: readonly (Given<Models, "MoneyPaperItem"> | null)[] | null | undefined;
  /** Opens its PDF by `app-order-paper`. */
  readonly number: string;
  readonly total?: Given<Models, "MoneyPaperTotal"> | null | undefined;
}

export interface Currency<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "Currency";
  readonly available_currency_codes?: readonly (string | null)[] | null | undefined;
  readonly base_currency_code?: string | null | undefined;
  readonly base_currency_symbol?: string | null | undefined;
  readonly default_display_currency_code?: string | null | undefined;
  readonly default_display_currency_symbol?: string | null | undefined;
}

export interface CustomAttributeMetadata<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CustomAttributeMetadata";
  readonly items?: readonly (Given<Models, "Attribute"> | null)[] | null | undefined;
}

export interface Customer<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "Customer";
  readonly addresses?: readonly (Given<Models, "CustomerAddress"> | null)[] | null | undefined;
  readonly addressesV2?: Given<Models, "CustomerAddresses"> | null | undefined;
  /** Always null: nobody is asked for leave. */
  readonly allow_remote_shopping_assistance?: boolean | null | undefined;
  readonly compare_list?: Given<Models, "CompareList"> | null | undefined;
  /** No account waits for a confirmation. */
  readonly confirmation_status: ConfirmationStatusEnum;
  readonly created_at?: string | null | undefined;
  /** Of a standing purchase order, as staff keep it (CART-43); each order says its own. */
  readonly cw_po_number?: string | null | undefined;
  /** Always null: the store does not ask for it. */
  readonly date_of_birth?: string | null | undefined;
  readonly default_billing?: string | null | undefined;
  /** The id of the address that a checkout begins with. */
  readonly default_shipping?: string | null | undefined;
  readonly dob?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly firstname?: string | null | undefined;
  /** Always null: the store does not ask for it. */
  readonly gender?: number | null | undefined;
  /** What its group is called. */
  readonly group?: Given<Models, "CustomerGroupStorefront"> | null | undefined;
  readonly group_id?: number | null | undefined;
  readonly id?: number | null | undefined;
  /** Whether the customer gets the newsletter: they wanted it and confirmed. */
  readonly is_subscribed?: boolean | null | undefined;
  readonly lastname?: string | null | undefined;
  /** Always null: a middle name stands with the first name. */
  readonly middlename?: string | null | undefined;
  readonly newsletter_status: SubscriptionStatusesEnum;
  /** The customer's orders, newest first unless told; those whose payment came to nothing are not among them. */
  readonly orders?: Given<Models, "CustomerOrders"> | null | undefined;
  /** Null for an account of the retail store. */
  readonly portal?: Given<Models, "CustomerPortal"> | null | undefined;
  /** Always null: the store asks for none. */
  readonly prefix?: string | null | undefined;
  /** One of the customer's; null where there is none of that uid. */
  readonly return?: Given<Models, "Return"> | null | undefined;
  readonly returns?: Given<Models, "Returns"> | null | undefined;
  /** What the customer wrote, newest first, whether staff have approved it or not. */
  readonly reviews?: Given<Models, "ProductReviews"> | undefined;
  /** Null where there are no rewards. */
  readonly reward_points?: Given<Models, "RewardPoints"> | null | undefined;
  readonly store_credit?: Given<Models, "CustomerStoreCredit"> | null | undefined;
  readonly suffix?: string | null | undefined;
  /** Always null: the store keeps no tax numbers of people. */
  readonly taxvat?: string | null | undefined;
  /** The first one; without an id and items until something is put on it. */
  readonly wishlist: Given<Models, "Wishlist">;
  /** One of them; null where there is none by this id. */
  readonly wishlist_v2?: Given<Models, "Wishlist"> | null | undefined;
  /** The customer's wish lists in this website, the first one first. */
  readonly wishlists?: readonly (Given<Models, "Wishlist">)[] | undefined;
}

export interface CustomerAddress<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CustomerAddress";
  readonly city?: string | null | undefined;
  readonly company?: string | null | undefined;
  readonly country_code?: CountryCodeEnum | null | undefined;
  readonly country_id?: string | null | undefined;
  /** Always empty: addresses have no attributes of a shop's own. */
  readonly custom_attributesV2?: readonly (GivenAttributeValueInterface<Models> | null)[] | null | undefined;
  readonly default_billing?: boolean | null | undefined;
  readonly default_shipping?: boolean | null | undefined;
  readonly fax?: string | null | undefined;
  readonly firstname?: string | null | undefined;
  readonly id?: number | null | undefined;
  readonly lastname?: string | null | undefined;
  /** Always null: a middle name stands with the first name. */
  readonly middlename?: string | null | undefined;
  readonly postcode?: string | null | undefined;
  /** Always null, as `suffix`, `fax` and `vat_id`: the store keeps none of an address. */
  readonly prefix?: string | null | undefined;
  readonly region?: Given<Models, "CustomerAddressRegion"> | null | undefined;
  readonly region_id?: number | null | undefined;
  readonly street?: readonly (string | null)[] | null | undefined;
  readonly suffix?: string | null | undefined;
  readonly telephone?: string | null | undefined;
  readonly uid: string;
  readonly vat_id?: string | null | undefined;
}

export interface CustomerAddressRegion<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CustomerAddressRegion";
  readonly region?: string | null | undefined;
  readonly region_code?: string | null | undefined;
  readonly region_id?: number | null | undefined;
}

export interface CustomerAddresses<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CustomerAddresses";
  readonly items: readonly (Given<Models, "CustomerAddress"> | null)[];
  readonly page_info?: Given<Models, "SearchResultPageInfo"> | null | undefined;
  readonly total_count?: number | null | undefined;
}

export interface CustomerAttributeMetadata<Models = Readonly<Record<never, never>>> {
  readonly __typename: "CustomerAttributeMetadata";
  readonly code: string;
  readonly default_value?: string | null | undefined;
  readonly entity_type: AttributeEntityTypeEnum;
  readonly frontend_class?: string | null | undefined;
  readonly frontend_input?: AttributeFrontendInputEnum | null | undefined;
  readonly is_required: boolean;
  readonly is_unique: boolean;
  readonly label?: string | null | undefined;
  /** Lines of a field that has several. */
  readonly multiline_count?: number | null | undefined;
  readonly options: readonly (GivenCustomAttributeOptionInterface<Models> | null)[];
  readonly sort_order?: number | null | undefined;
  readonly validate_rules?: readonly (Given<Models, "ValidationRule"> | null)[] | null | undefined;
}

export interface CustomerGroupStorefront<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CustomerGroupStorefront";
  readonly name?: string | null | undefined;
  readonly uid: string;
}

/** A logo; measures and counts are null while nobody has made stitches of it. */
export interface CustomerLogo<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CustomerLogo";
  readonly alt: string;
  readonly colors: readonly (Given<Models, "CustomerLogoColor">)[];
  readonly design_description: string;
  readonly file_name: string;
  /** png, jpg, webp, svg, pdf, eps, ai, dst, exp, pes, jef or vp3. */
  readonly file_type: string;
  /** In millimetres. */
  readonly height?: number | null | undefined;
  readonly image_thumb?: string | null | undefined;
  /** From the root of the store; null where there is no picture of it. */
  readonly image_url?: string | null | undefined;
  /** From 15,000 stitches on. */
  readonly is_extra_large: boolean;
  readonly logo_number: string;
  /** What its stitches are drawn from: pairs of x and y in 0.1 mm, 16 bits each, little-endian; no machine reads it. */
  readonly needle_points_url?: string | null | undefined;
  /** uploaded, draft or digitized. */
  readonly state: string;
  readonly stitch_count?: number | null | undefined;
  /** Its stitches as a machine reads them; null unless their owner brought them or they were made for them. */
  readonly stitch_file_url?: string | null | undefined;
  readonly title: string;
  readonly trims?: number | null | undefined;
  readonly width?: number | null | undefined;
}

export interface CustomerLogoColor<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CustomerLogoColor";
  readonly color: string;
  readonly hash_code: string;
}

export interface CustomerLogos<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CustomerLogos";
  readonly logo: readonly (Given<Models, "CustomerLogo">)[];
  readonly order_by: CustomerLogoOrderEnum;
  readonly page_info: Given<Models, "SearchResultPageInfo">;
  readonly total_count: number;
}

export interface CustomerOrder<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CustomerOrder";
  /** Whether staff placed it in the customer's name. */
  readonly admin_assisted_order: boolean;
  readonly applied_coupons: readonly (Given<Models, "AppliedCoupon"> | null)[];
  readonly applied_gift_cards?: readonly (Given<Models, "ApplyGiftCardToOrder"> | null)[] | null | undefined;
  readonly arrival?: Given<Models, "Arrival"> | null | undefined;
  /** What whoever asks may do with it now. */
  readonly available_actions: readonly (OrderActionType)[];
  /** What its buyer has to pay before anything of it is sent; null for nothing. */
  readonly awaited_payment?: Given<Models, "Money"> | null | undefined;
  readonly billing_address?: Given<Models, "OrderAddress"> | null | undefined;
  /** Who brings it, as it was called then. */
  readonly carrier?: string | null | undefined;
  /** What the shopper wrote with the order, then what happened to it, first to last, as far as it is theirs to read. */
  readonly comments?: readonly (Given<Models, "SalesCommentItem"> | null)[] | null | undefined;
  readonly created_at?: string | null | undefined;
  readonly credit_memos?: readonly (Given<Models, "CreditMemo"> | null)[] | null | undefined;
  /** To whom it is billed. */
  readonly customer_info?: Given<Models, "OrderCustomerInfo"> | null | undefined;
  readonly email?: string | null | undefined;
  /** Always null: a wish stands among `comments`. */
  readonly gift_message?: Given<Models, "GiftMessage"> | null | undefined;
  readonly gift_receipt_included: boolean;
  /** Always null, as gifts are not wrapped; and always false: nothing of the kind is sent along. */
  readonly gift_wrapping?: Given<Models, "GiftWrapping"> | null | undefined;
  readonly grand_total?: number | null | undefined;
  readonly id: string;
  readonly increment_id?: string | null | undefined;
  readonly invoices: readonly (Given<Models, "Invoice"> | null)[];
  /** Whether it is sent for a return: what its items cost is what they cost more than what came back. */
  readonly is_exchange: boolean;
  /** Whether nothing of it is sent. */
  readonly is_virtual: boolean;
  readonly items?: readonly (GivenOrderItemInterface<Models> | null)[] | null | undefined;
  /** Those of which something may be sent back by whoever asks. */
  readonly items_eligible_for_return?: readonly (GivenOrderItemInterface<Models> | null)[] | null | undefined;
  /** What would come of reordering each item now; nothing is put into a cart. */
  readonly items_today: readonly (Given<Models, "OrderItemToday">)[];
  readonly number: string;
  /** How its invoice stands, of an order that was placed on account. */
  readonly on_account?: Given<Models, "OrderOnAccount"> | null | undefined;
  readonly order_date: string;
  readonly order_number: string;
  /** Since when it stands as it does. */
  readonly order_status_change_date: string;
  readonly payment_methods?: readonly (Given<Models, "OrderPaymentMethod"> | null)[] | null | undefined;
  readonly printed_card_included: boolean;
  /** Every line of the sum, as the order was placed with. */
  readonly raw_totals: readonly (Given<Models, "RawTotal">)[];
  /** First to last. */
  readonly returns?: Given<Models, "Returns"> | null | undefined;
  readonly shipments?: readonly (Given<Models, "OrderShipment"> | null)[] | null | undefined;
  readonly shipping_address?: Given<Models, "OrderAddress"> | null | undefined;
  readonly shipping_method?: string | null | undefined;
  /** What its confirmation shows, as `app-order` answers it: nobody has to ask twice. Null where it cannot be read. */
  readonly shown?: Given<Models, "ShownOrder"> | null | undefined;
  /** As it is said; `status_code` is the same for programs. */
  readonly status: string;
  readonly status_code: string;
  /** Opens the order to whoever has no account (`app-order`). */
  readonly token: string;
  readonly total?: Given<Models, "OrderTotal"> | null | undefined;
}

export interface CustomerOrders<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CustomerOrders";
  /** When the customer's first order was placed, whatever is looked for; null without any. */
  readonly date_of_first_order?: string | null | undefined;
  readonly items: readonly (Given<Models, "CustomerOrder"> | null)[];
  readonly page_info?: Given<Models, "SearchResultPageInfo"> | null | undefined;
  readonly total_count?: number | null | undefined;
}

export interface CustomerOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CustomerOutput";
  readonly customer: Given<Models, "Customer">;
}

export interface CustomerPaymentTokens<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CustomerPaymentTokens";
  readonly items: readonly (Given<Models, "PaymentToken"> | null)[];
}

/** The portal of the organisation that a customer belongs to (CART-43). */
export interface CustomerPortal<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CustomerPortal";
  readonly code: string;
  readonly id: number;
}

/** What a customer has in the website's currency (PAY-13). */
export interface CustomerStoreCredit<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CustomerStoreCredit";
  readonly balance_history?: Given<Models, "CustomerStoreCreditHistory"> | null | undefined;
  readonly current_balance?: Given<Models, "Money"> | null | undefined;
  /** Whether it pays of carts here. */
  readonly enabled?: boolean | null | undefined;
}

export interface CustomerStoreCreditHistory<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CustomerStoreCreditHistory";
  readonly count?: number | null | undefined;
  readonly items?: readonly (Given<Models, "CustomerStoreCreditHistoryItem"> | null)[] | null | undefined;
  readonly page_info?: Given<Models, "SearchResultPageInfo"> | null | undefined;
}

export interface CustomerStoreCreditHistoryItem<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CustomerStoreCreditHistoryItem";
  readonly action?: string | null | undefined;
  readonly actual_balance?: Given<Models, "Money"> | null | undefined;
  readonly balance_change?: Given<Models, "Money"> | null | undefined;
  readonly date_time_changed?: string | null | undefined;
}

export interface CustomerToken<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CustomerToken";
  readonly token?: string | null | undefined;
}

export interface CustomizableAreaOption<Models = Readonly<Record<never, never>>> {
  readonly __typename: "CustomizableAreaOption";
  readonly option_id?: number | null | undefined;
  readonly product_sku?: string | null | undefined;
  readonly required?: boolean | null | undefined;
  readonly sort_order?: number | null | undefined;
  readonly title?: string | null | undefined;
  readonly uid: string;
  readonly value?: Given<Models, "CustomizableAreaValue"> | null | undefined;
}

export interface CustomizableAreaValue<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CustomizableAreaValue";
  /** How many characters are taken. */
  readonly max_characters?: number | null | undefined;
  /** An amount, or a percentage of what a piece costs without options. */
  readonly price?: number | null | undefined;
  readonly price_type?: PriceTypeEnum | null | undefined;
  readonly sku?: string | null | undefined;
  readonly uid: string;
}

export interface CustomizableCheckboxOption<Models = Readonly<Record<never, never>>> {
  readonly __typename: "CustomizableCheckboxOption";
  readonly option_id?: number | null | undefined;
  readonly product_sku?: string | null | undefined;
  readonly required?: boolean | null | undefined;
  readonly sort_order?: number | null | undefined;
  readonly title?: string | null | undefined;
  readonly uid: string;
  readonly value?: readonly (Given<Models, "CustomizableCheckboxValue"> | null)[] | null | undefined;
}

export interface CustomizableCheckboxValue<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CustomizableCheckboxValue";
  readonly option_type_id?: number | null | undefined;
  /** As of a field. */
  readonly price?: number | null | undefined;
  readonly price_type?: PriceTypeEnum | null | undefined;
  readonly sku?: string | null | undefined;
  readonly sort_order?: number | null | undefined;
  readonly title?: string | null | undefined;
  /** To be sent in `selected_options`. */
  readonly uid: string;
}

export interface CustomizableDateOption<Models = Readonly<Record<never, never>>> {
  readonly __typename: "CustomizableDateOption";
  readonly option_id?: number | null | undefined;
  readonly product_sku?: string | null | undefined;
  readonly required?: boolean | null | undefined;
  readonly sort_order?: number | null | undefined;
  readonly title?: string | null | undefined;
  readonly uid: string;
  readonly value?: Given<Models, "CustomizableDateValue"> | null | undefined;
}

export interface CustomizableDateValue<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CustomizableDateValue";
  /** As of a field. */
  readonly price?: number | null | undefined;
  readonly price_type?: PriceTypeEnum | null | undefined;
  readonly sku?: string | null | undefined;
  readonly type?: CustomizableDateTypeEnum | null | undefined;
  readonly uid: string;
}

export interface CustomizableDropDownOption<Models = Readonly<Record<never, never>>> {
  readonly __typename: "CustomizableDropDownOption";
  readonly option_id?: number | null | undefined;
  readonly product_sku?: string | null | undefined;
  readonly required?: boolean | null | undefined;
  readonly sort_order?: number | null | undefined;
  readonly title?: string | null | undefined;
  readonly uid: string;
  readonly value?: readonly (Given<Models, "CustomizableDropDownValue"> | null)[] | null | undefined;
}

export interface CustomizableDropDownValue<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CustomizableDropDownValue";
  readonly option_type_id?: number | null | undefined;
  /** As of a field. */
  readonly price?: number | null | undefined;
  readonly price_type?: PriceTypeEnum | null | undefined;
  readonly sku?: string | null | undefined;
  readonly sort_order?: number | null | undefined;
  readonly title?: string | null | undefined;
  /** To be sent in `selected_options`. */
  readonly uid: string;
}

export interface CustomizableFieldOption<Models = Readonly<Record<never, never>>> {
  readonly __typename: "CustomizableFieldOption";
  readonly option_id?: number | null | undefined;
  readonly product_sku?: string | null | undefined;
  readonly required?: boolean | null | undefined;
  readonly sort_order?: number | null | undefined;
  readonly title?: string | null | undefined;
  readonly uid: string;
  /** Null of a field of a gift card. */
  readonly value?: Given<Models, "CustomizableFieldValue"> | null | undefined;
}

export interface CustomizableFieldValue<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CustomizableFieldValue";
  /** How many characters are taken. */
  readonly max_characters?: number | null | undefined;
  /** An amount, or a percentage of what a piece costs without options. */
  readonly price?: number | null | undefined;
  readonly price_type?: PriceTypeEnum | null | undefined;
  readonly sku?: string | null | undefined;
  readonly uid: string;
}

export interface CustomizableMultipleOption<Models = Readonly<Record<never, never>>> {
  readonly __typename: "CustomizableMultipleOption";
  readonly option_id?: number | null | undefined;
  readonly product_sku?: string | null | undefined;
  readonly required?: boolean | null | undefined;
  readonly sort_order?: number | null | undefined;
  readonly title?: string | null | undefined;
  readonly uid: string;
  readonly value?: readonly (Given<Models, "CustomizableMultipleValue"> | null)[] | null | undefined;
}

export interface CustomizableMultipleValue<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CustomizableMultipleValue";
  readonly option_type_id?: number | null | undefined;
  /** As of a field. */
  readonly price?: number | null | undefined;
  readonly price_type?: PriceTypeEnum | null | undefined;
  readonly sku?: string | null | undefined;
  readonly sort_order?: number | null | undefined;
  readonly title?: string | null | undefined;
  /** To be sent in `selected_options`. */
  readonly uid: string;
}

export interface CustomizableRadioOption<Models = Readonly<Record<never, never>>> {
  readonly __typename: "CustomizableRadioOption";
  readonly option_id?: number | null | undefined;
  readonly product_sku?: string | null | undefined;
  readonly required?: boolean | null | undefined;
  readonly sort_order?: number | null | undefined;
  readonly title?: string | null | undefined;
  readonly uid: string;
  readonly value?: readonly (Given<Models, "CustomizableRadioValue"> | null)[] | null | undefined;
}

export interface CustomizableRadioValue<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "CustomizableRadioValue";
  readonly option_type_id?: number | null | undefined;
  /** As of a field. */
  readonly price?: number | null | undefined;
  readonly price_type?: PriceTypeEnum | null | undefined;
  readonly sku?: string | null | undefined;
  readonly sort_order?: number | null | undefined;
  readonly title?: string | null | undefined;
  /** To be sent in `selected_options`. */
  readonly uid: string;
}

export interface DeleteCompareListOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "DeleteCompareListOutput";
  readonly result: boolean;
}

export interface DeletePaymentTokenOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "DeletePaymentTokenOutput";
  readonly customerPaymentTokens?: Given<Models, "CustomerPaymentTokens"> | null | undefined;
  readonly result: boolean;
}

export interface DeleteWishlistOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "DeleteWishlistOutput";
  readonly status: boolean;
  readonly wishlists?: readonly (Given<Models, "Wishlist">)[] | undefined;
}

/** An amount taken off, and why. */
export interface Discount<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "Discount";
  readonly amount: Given<Models, "Money">;
  /** Always `ITEM`: what takes shipping away takes it away as a whole. */
  readonly applied_to?: CartDiscountType | null | undefined;
  /** By which it holds, of a sum; null without one, and of a single row. */
  readonly coupon?: Given<Models, "AppliedCoupon"> | null | undefined;
  readonly label: string;
}

export interface DownloadableCartItem<Models = Readonly<Record<never, never>>> {
  readonly __typename: "DownloadableCartItem";
  /** The choice of a bundle as it may be sent back: uids of its selections. */
  readonly bundle_uids: readonly (string)[];
  /** What was chosen of the product's own options, JSON as it may be sent back; null where nothing was. */
  readonly chosen_options?: string | null | undefined;
  /** What is done to the item, with what it says (CART-04). */
  readonly customizable_options: readonly (Given<Models, "SelectedCustomizableOption"> | null)[];
  readonly embroidery_item?: string | null | undefined;
  readonly embroidery_items: readonly (string)[];
  readonly errors?: readonly (Given<Models, "CartItemError"> | null)[] | null | undefined;
  /** What a gift card is to be, JSON as it may be sent back; null of what is none. */
  readonly giftcard_option?: string | null | undefined;
  readonly id: string;
  /** Whether as many can be had as are in the cart. */
  readonly is_available: boolean;
  /** The same by Magento's name. */
  readonly is_salable: boolean;
  readonly is_saleable: boolean;
  readonly item_id: number;
  readonly links?: readonly (Given<Models, "DownloadableProductLinks"> | null)[] | null | undefined;
  /** What it earns whoever asks, in the shop's words; null where that is nothing (CART-06). */
  readonly loyalty_message?: string | null | undefined;
  readonly max_qty?: number | null | undefined;
  readonly min_qty?: number | null | undefined;
  readonly name: string;
  /** So many more pieces of its family, and each costs so much. */
  readonly next_tier?: Given<Models, "CartItemNextTier"> | null | undefined;
  /** Why not. */
  readonly not_available_message?: string | null | undefined;
  /** How the item reads, row by row. */
  readonly options: readonly (Given<Models, "CartItemOption">)[];
  readonly overrideCategoryId?: number | null | undefined;
  /** What is done to it, as it may be sent back. */
  readonly parts: readonly (Given<Models, "CartItemPart">)[];
  readonly picture: Given<Models, "CartItemPicture">;
  readonly prices?: Given<Models, "CartItemPrices"> | null | undefined;
  readonly product: GivenProductInterface<Models>;
  /** The product whose page shows it: the family of a variant. */
  readonly product_id: number;
  readonly qty_increment?: number | null | undefined;
  readonly quantity: number;
  /** What is sewn on it: a picture for each side of the garment, from near. */
  readonly sewn_pictures: readonly (Given<Models, "SewnPicture">)[];
  readonly simpleProductId: number;
  readonly sku: string;
  readonly uid: string;
  readonly url: string;
  readonly user_can_edit: boolean;
}

export interface DownloadableItemsLinks<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "DownloadableItemsLinks";
  readonly sort_order?: number | null | undefined;
  readonly title?: string | null | undefined;
  readonly uid: string;
}

export interface DownloadableOrderItem<Models = Readonly<Record<never, never>>> {
  readonly __typename: "DownloadableOrderItem";
  /** What was taken off the row, and why. */
  readonly discounts?: readonly (Given<Models, "Discount"> | null)[] | null | undefined;
  readonly downloadable_links?: readonly (Given<Models, "DownloadableItemsLinks"> | null)[] | null | undefined;
  readonly eligible_for_return?: boolean | null | undefined;
  /** What was typed of the product's own options, which stands among `selected_options` too; null where nothing was. */
  readonly entered_options?: readonly (Given<Models, "OrderItemOption"> | null)[] | null | undefined;
  /** Always null, as the next: gifts are not wrapped and carry no card. */
  readonly gift_message?: Given<Models, "GiftMessage"> | null | undefined;
  readonly gift_wrapping?: Given<Models, "GiftWrapping"> | null | undefined;
  readonly id: string;
  /** As the product looks today; null where it is gone. */
  readonly image?: string | null | undefined;
  readonly prices?: Given<Models, "OrderItemPrices"> | null | undefined;
  /** As it is today; null where it is gone. */
  readonly product?: GivenProductInterface<Models> | null | undefined;
  readonly product_name?: string | null | undefined;
  readonly product_sale_price: Given<Models, "Money">;
  readonly product_sku: string;
  /** `simple`, `configurable` or `virtual`. */
  readonly product_type?: string | null | undefined;
  readonly product_url_key?: string | null | undefined;
  readonly quantity_canceled?: number | null | undefined;
  /** Of them, those that something else is sent for. */
  readonly quantity_exchanged?: number | null | undefined;
  readonly quantity_invoiced?: number | null | undefined;
  readonly quantity_ordered?: number | null | undefined;
  readonly quantity_refunded?: number | null | undefined;
  /** Of them, those of which it is not said yet what becomes of them. */
  readonly quantity_return_requested?: number | null | undefined;
  /** How many more may be sent back. */
  readonly quantity_returnable?: number | null | undefined;
  /** Sent back, or about to be. */
  readonly quantity_returned?: number | null | undefined;
  readonly quantity_shipped?: number | null | undefined;
  readonly row_total: Given<Models, "Money">;
  readonly selected_options?: readonly (Given<Models, "OrderItemOption"> | null)[] | null | undefined;
  /** Address of the garment with what is sewn on it, from near; null where nothing is. */
  readonly sewn_picture?: string | null | undefined;
  /** The same of each side of the garment, with what is seen in words. */
  readonly sewn_pictures: readonly (Given<Models, "SewnPicture">)[];
  /** How far it is, as it is said. */
  readonly status?: string | null | undefined;
  /** The list of wearers that the line stands in; null where in none. */
  readonly team?: string | null | undefined;
}

export interface DownloadableProductLinks<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "DownloadableProductLinks";
  readonly sort_order?: number | null | undefined;
  readonly title?: string | null | undefined;
  readonly uid: string;
}

/** What staff put somewhere: its title, and clean HTML that the store drew. */
export interface DynamicWidget<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "DynamicWidget";
  readonly content: string;
  readonly id: number;
  readonly title: string;
}

export interface Error<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "Error";
  readonly code: CartUserInputErrorType;
  readonly message: string;
}

export interface EstimateTotalsOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "EstimateTotalsOutput";
  readonly cart?: Given<Models, "Cart"> | null | undefined;
}

/** A tax that belongs to a product: there are none. */
export interface FixedProductTax<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "FixedProductTax";
  readonly amount?: Given<Models, "Money"> | null | undefined;
  readonly label?: string | null | undefined;
}

/** How far it is to free shipping: a phrase, what its %1 stands for, and the part of the way from 0 to 1. */
export interface FreeShippingProgress<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "FreeShippingProgress";
  readonly missing: Given<Models, "Money">;
  readonly part: number;
  readonly phrase: string;
}

export interface GiftCardAccount<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "GiftCardAccount";
  readonly balance?: Given<Models, "Money"> | null | undefined;
  /** The last four signs of the code: the whole of it is not kept. */
  readonly code?: string | null | undefined;
  readonly expiration_date?: string | null | undefined;
}

export interface GiftCardAmounts<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "GiftCardAmounts";
  /** To be sent in `selected_options`. */
  readonly uid: string;
  readonly value?: number | null | undefined;
  /** What it is worth, in the currency's smallest unit. */
  readonly value_id?: number | null | undefined;
  readonly website_id?: number | null | undefined;
  readonly website_value?: number | null | undefined;
}

export interface GiftCardCartItem<Models = Readonly<Record<never, never>>> {
  readonly __typename: "GiftCardCartItem";
  /** What it is worth. */
  readonly amount?: Given<Models, "Money"> | null | undefined;
  readonly available_gift_wrapping: readonly (Given<Models, "GiftWrapping"> | null)[];
  /** The choice of a bundle as it may be sent back: uids of its selections. */
  readonly bundle_uids: readonly (string)[];
  /** What was chosen of the product's own options, JSON as it may be sent back; null where nothing was. */
  readonly chosen_options?: string | null | undefined;
  /** What is done to the item, with what it says (CART-04). */
  readonly customizable_options: readonly (Given<Models, "SelectedCustomizableOption"> | null)[];
  readonly embroidery_item?: string | null | undefined;
  readonly embroidery_items: readonly (string)[];
  readonly errors?: readonly (Given<Models, "CartItemError"> | null)[] | null | undefined;
  /** Always null, as the next, and always empty: gifts are not wrapped and carry no card. */
  readonly gift_message?: Given<Models, "GiftMessage"> | null | undefined;
  readonly gift_wrapping?: Given<Models, "GiftWrapping"> | null | undefined;
  /** What a gift card is to be, JSON as it may be sent back; null of what is none. */
  readonly giftcard_option?: string | null | undefined;
  readonly id: string;
  /** Whether as many can be had as are in the cart. */
  readonly is_available: boolean;
  /** The same by Magento's name. */
  readonly is_salable: boolean;
  readonly is_saleable: boolean;
  readonly item_id: number;
  /** What it earns whoever asks, in the shop's words; null where that is nothing (CART-06). */
  readonly loyalty_message?: string | null | undefined;
  readonly max_qty?: number | null | undefined;
  readonly message?: string | null | undefined;
  readonly min_qty?: number | null | undefined;
  readonly name: string;
  /** So many more pieces of its family, and each costs so much. */
  readonly next_tier?: Given<Models, "CartItemNextTier"> | null | undefined;
  /** Why not. */
  readonly not_available_message?: string | null | undefined;
  /** How the item reads, row by row. */
  readonly options: readonly (Given<Models, "CartItemOption">)[];
  readonly overrideCategoryId?: number | null | undefined;
  /** What is done to it, as it may be sent back. */
  readonly parts: readonly (Given<Models, "CartItemPart">)[];
  readonly picture: Given<Models, "CartItemPicture">;
  readonly prices?: Given<Models, "CartItemPrices"> | null | undefined;
  readonly product: GivenProductInterface<Models>;
  /** The product whose page shows it: the family of a variant. */
  readonly product_id: number;
  readonly qty_increment?: number | null | undefined;
  readonly quantity: number;
  readonly recipient_email?: string | null | undefined;
  readonly recipient_name?: string | null | undefined;
  /** The day on which it is sent; null: as soon as it is paid. */
  readonly send_on?: string | null | undefined;
  readonly sender_email?: string | null | undefined;
  readonly sender_name?: string | null | undefined;
  /** What is sewn on it: a picture for each side of the garment, from near. */
  readonly sewn_pictures: readonly (Given<Models, "SewnPicture">)[];
  readonly simpleProductId: number;
  readonly sku: string;
  readonly uid: string;
  readonly url: string;
  readonly user_can_edit: boolean;
}

export interface GiftCardItem<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "GiftCardItem";
  readonly message?: string | null | undefined;
  readonly recipient_email?: string | null | undefined;
  readonly recipient_name?: string | null | undefined;
  readonly sender_email?: string | null | undefined;
  readonly sender_name?: string | null | undefined;
}

export interface GiftCardOrderItem<Models = Readonly<Record<never, never>>> {
  readonly __typename: "GiftCardOrderItem";
  /** What was taken off the row, and why. */
  readonly discounts?: readonly (Given<Models, "Discount"> | null)[] | null | undefined;
  readonly eligible_for_return?: boolean | null | undefined;
  /** What was typed of the product's own options, which stands among `selected_options` too; null where nothing was. */
  readonly entered_options?: readonly (Given<Models, "OrderItemOption"> | null)[] | null | undefined;
  readonly gift_card?: Given<Models, "GiftCardItem"> | null | undefined;
  /** Always null, as the next: gifts are not wrapped and carry no card. */
  readonly gift_message?: Given<Models, "GiftMessage"> | null | undefined;
  readonly gift_wrapping?: Given<Models, "GiftWrapping"> | null | undefined;
  readonly id: string;
  /** As the product looks today; null where it is gone. */
  readonly image?: string | null | undefined;
  readonly prices?: Given<Models, "OrderItemPrices"> | null | undefined;
  /** As it is today; null where it is gone. */
  readonly product?: GivenProductInterface<Models> | null | undefined;
  readonly product_name?: string | null | undefined;
  readonly product_sale_price: Given<Models, "Money">;
  readonly product_sku: string;
  /** `simple`, `configurable` or `virtual`. */
  readonly product_type?: string | null | undefined;
  readonly product_url_key?: string | null | undefined;
  readonly quantity_canceled?: number | null | undefined;
  /** Of them, those that something else is sent for. */
  readonly quantity_exchanged?: number | null | undefined;
  readonly quantity_invoiced?: number | null | undefined;
  readonly quantity_ordered?: number | null | undefined;
  readonly quantity_refunded?: number | null | undefined;
  /** Of them, those of which it is not said yet what becomes of them. */
  readonly quantity_return_requested?: number | null | undefined;
  /** How many more may be sent back. */
  readonly quantity_returnable?: number | null | undefined;
  /** Sent back, or about to be. */
  readonly quantity_returned?: number | null | undefined;
  readonly quantity_shipped?: number | null | undefined;
  readonly row_total: Given<Models, "Money">;
  readonly selected_options?: readonly (Given<Models, "OrderItemOption"> | null)[] | null | undefined;
  /** Address of the garment with what is sewn on it, from near; null where nothing is. */
  readonly sewn_picture?: string | null | undefined;
  /** The same of each side of the garment, with what is seen in words. */
  readonly sewn_pictures: readonly (Given<Models, "SewnPicture">)[];
  /** How far it is, as it is said. */
  readonly status?: string | null | undefined;
  /** The list of wearers that the line stands in; null where in none. */
  readonly team?: string | null | undefined;
}

export interface GiftCardProduct<Models = Readonly<Record<never, never>>> {
  readonly __typename: "GiftCardProduct";
  readonly allow_message?: boolean | null | undefined;
  /** Whether a buyer may say an amount of their own. */
  readonly allow_open_amount?: boolean | null | undefined;
  readonly canonical_url?: string | null | undefined;
  readonly categories?: readonly (GivenCategoryInterface<Models> | null)[] | null | undefined;
  /** The attributes that its page lists. */
  readonly custom_attributesV2?: Given<Models, "ProductCustomAttributes"> | null | undefined;
  readonly description?: Given<Models, "ComplexTextValue"> | null | undefined;
  /** Its fields, by the uids that they are entered with. */
  readonly gift_card_options: readonly (GivenCustomizableOptionInterface<Models> | null)[];
  /** Always false, and null: gifts are not wrapped and carry no card. */
  readonly gift_message_available: boolean;
  readonly gift_wrapping_available: boolean;
  readonly gift_wrapping_price?: Given<Models, "Money"> | null | undefined;
  readonly giftcard_amounts?: readonly (Given<Models, "GiftCardAmounts"> | null)[] | null | undefined;
  /** Always virtual: it goes by letter. */
  readonly giftcard_type?: GiftCardTypeEnum | null | undefined;
  readonly id?: number | null | undefined;
  readonly image?: Given<Models, "ProductImage"> | null | undefined;
  readonly is_redeemable?: boolean | null | undefined;
  /** Always 0: it is good for ever. */
  readonly lifetime?: number | null | undefined;
  readonly media_gallery?: readonly (GivenMediaGalleryInterface<Models> | null)[] | null | undefined;
  readonly media_gallery_entries?: readonly (Given<Models, "MediaGalleryEntry"> | null)[] | null | undefined;
  readonly message_max_length?: number | null | undefined;
  readonly meta_description?: string | null | undefined;
  readonly meta_keyword?: string | null | undefined;
  readonly meta_title?: string | null | undefined;
  readonly name?: string | null | undefined;
  /** Always null, as `quantity`: how many are left is not told. */
  readonly only_x_left_in_stock?: number | null | undefined;
  readonly open_amount_max?: number | null | undefined;
  readonly open_amount_min?: number | null | undefined;
  readonly price?: Given<Models, "ProductPrices"> | null | undefined;
  readonly price_range: Given<Models, "PriceRange">;
  readonly price_tiers?: readonly (Given<Models, "TierPrice"> | null)[] | null | undefined;
  readonly quantity?: number | null | undefined;
  readonly rating_summary: number;
  readonly review_count: number;
  readonly reviews?: Given<Models, "ProductReviews"> | undefined;
  readonly short_description?: Given<Models, "ComplexTextValue"> | null | undefined;
  readonly sku?: string | null | undefined;
  readonly small_image?: Given<Models, "ProductImage"> | null | undefined;
  readonly stock_status?: ProductStockStatus | null | undefined;
  readonly thumbnail?: Given<Models, "ProductImage"> | null | undefined;
  readonly uid: string;
  readonly url_key?: string | null | undefined;
  readonly url_suffix?: string | null | undefined;
}

export interface GiftCardWishlistItem<Models = Readonly<Record<never, never>>> {
  readonly __typename: "GiftCardWishlistItem";
  readonly added_at: string;
  readonly customizable_options: readonly (Given<Models, "SelectedCustomizableOption"> | null)[];
  readonly description?: string | null | undefined;
  readonly id: string;
  readonly product?: GivenProductInterface<Models> | null | undefined;
  readonly quantity: number;
}

export interface GiftMessage<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "GiftMessage";
  readonly from: string;
  readonly message: string;
  readonly to: string;
}

/** What gifts would cost: there are none. */
export interface GiftOptionsPrices<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "GiftOptionsPrices";
  readonly gift_wrapping_for_items?: Given<Models, "Money"> | null | undefined;
  readonly gift_wrapping_for_items_incl_tax?: Given<Models, "Money"> | null | undefined;
  readonly gift_wrapping_for_order?: Given<Models, "Money"> | null | undefined;
  readonly gift_wrapping_for_order_incl_tax?: Given<Models, "Money"> | null | undefined;
  readonly printed_card?: Given<Models, "Money"> | null | undefined;
  readonly printed_card_incl_tax?: Given<Models, "Money"> | null | undefined;
}

/** How gifts would be wrapped: there is nothing of the kind. */
export interface GiftWrapping<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "GiftWrapping";
  readonly design: string;
  readonly image?: Given<Models, "GiftWrappingImage"> | null | undefined;
  readonly price: Given<Models, "Money">;
  readonly uid: string;
}

export interface GiftWrappingImage<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "GiftWrappingImage";
  readonly label: string;
  readonly url: string;
}

export interface GiveUpPaymentOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "GiveUpPaymentOutput";
  readonly cart: Given<Models, "Cart">;
}

export interface ImageSwatchData<Models = Readonly<Record<never, never>>> {
  readonly __typename: "ImageSwatchData";
  readonly thumbnail?: string | null | undefined;
  readonly value?: string | null | undefined;
}

export interface Invoice<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "Invoice";
  readonly comments?: readonly (Given<Models, "SalesCommentItem"> | null)[] | null | undefined;
  readonly date: string;
  readonly id: string;
  readonly items?: readonly (Given<Models, "MoneyPaperItem"> | null)[] | null | undefined;
  /** Opens its PDF by `app-order-paper`. */
  readonly number: string;
  readonly total?: Given<Models, "MoneyPaperTotal"> | null | undefined;
}

export interface IsEmailAvailableOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "IsEmailAvailableOutput";
  readonly is_email_available?: boolean | null | undefined;
}

export interface ItemSelectedBundleOption<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ItemSelectedBundleOption";
  readonly label: string;
  readonly uid: string;
  readonly values?: readonly (Given<Models, "ItemSelectedBundleOptionValue"> | null)[] | null | undefined;
}

export interface ItemSelectedBundleOptionValue<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ItemSelectedBundleOptionValue";
  readonly price: Given<Models, "Money">;
  readonly product_name: string;
  readonly product_sku: string;
  readonly quantity: number;
  readonly uid: string;
}

export interface KeyValue<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "KeyValue";
  readonly name?: string | null | undefined;
  readonly value?: string | null | undefined;
}

export interface LayerFilter<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "LayerFilter";
  readonly filter_items?: readonly (Given<Models, "LayerFilterItem"> | null)[] | null | undefined;
  readonly filter_items_count?: number | null | undefined;
  readonly name?: string | null | undefined;
  readonly request_var?: string | null | undefined;
}

export interface LayerFilterItem<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "LayerFilterItem";
  readonly items_count?: number | null | undefined;
  readonly label?: string | null | undefined;
  readonly value_string?: string | null | undefined;
}

export interface MediaGalleryEntry<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "MediaGalleryEntry";
  readonly disabled?: boolean | null | undefined;
  readonly file?: string | null | undefined;
  readonly id?: number | null | undefined;
  readonly label?: string | null | undefined;
  readonly position?: number | null | undefined;
  readonly uid: string;
}

/** An amount of money: a decimal value and its ISO 4217 currency. */
export interface Money<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "Money";
  readonly currency: string;
  readonly value: number;
}

export interface MoneyPaperItem<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "MoneyPaperItem";
  readonly id: string;
  readonly order_item?: GivenOrderItemInterface<Models> | null | undefined;
  readonly product_name?: string | null | undefined;
  readonly product_sale_price: Given<Models, "Money">;
  readonly product_sku: string;
  readonly quantity: number;
  /** The same by Magento's names: of an invoice the first, of what was paid back the second; the other is null. */
  readonly quantity_invoiced?: number | null | undefined;
  readonly quantity_refunded?: number | null | undefined;
  readonly row_total: Given<Models, "Money">;
}

export interface MoneyPaperTotal<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "MoneyPaperTotal";
  readonly adjustment: Given<Models, "Money">;
  readonly grand_total: Given<Models, "Money">;
  readonly total_shipping: Given<Models, "Money">;
}

export interface MoveProductsInWishlistOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "MoveProductsInWishlistOutput";
  readonly destination_wishlist: Given<Models, "Wishlist">;
  readonly source_wishlist: Given<Models, "Wishlist">;
  readonly user_errors: readonly (Given<Models, "WishListUserInputError">)[];
}

export interface OpenOrder<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "OpenOrder";
  readonly number: string;
  /** What is to be paid. */
  readonly total: Given<Models, "Money">;
}

export interface Order<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "Order";
  readonly order_id?: string | null | undefined;
  readonly order_number: string;
}

export interface OrderAddress<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "OrderAddress";
  readonly city: string;
  readonly company?: string | null | undefined;
  readonly country_code?: CountryCodeEnum | null | undefined;
  readonly fax?: string | null | undefined;
  readonly firstname: string;
  readonly lastname: string;
  /** Always null, as the next four: the store keeps none of an address; a middle name stands with the first name. */
  readonly middlename?: string | null | undefined;
  readonly postcode?: string | null | undefined;
  readonly prefix?: string | null | undefined;
  readonly region?: string | null | undefined;
  /** As the post writes it; empty where the country has no list. */
  readonly region_code?: string | null | undefined;
  /** Null where the country has no list. */
  readonly region_id?: string | null | undefined;
  readonly street: readonly (string | null)[];
  readonly suffix?: string | null | undefined;
  readonly telephone?: string | null | undefined;
  readonly vat_id?: string | null | undefined;
}

export interface OrderCustomerInfo<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "OrderCustomerInfo";
  readonly firstname: string;
  readonly lastname?: string | null | undefined;
  /** Always null: a middle name stands with the first name. */
  readonly middlename?: string | null | undefined;
  /** Always null, as `suffix`: an order keeps neither. */
  readonly prefix?: string | null | undefined;
  readonly suffix?: string | null | undefined;
}

export interface OrderItem<Models = Readonly<Record<never, never>>> {
  readonly __typename: "OrderItem";
  /** What was taken off the row, and why. */
  readonly discounts?: readonly (Given<Models, "Discount"> | null)[] | null | undefined;
  readonly eligible_for_return?: boolean | null | undefined;
  /** What was typed of the product's own options, which stands among `selected_options` too; null where nothing was. */
  readonly entered_options?: readonly (Given<Models, "OrderItemOption"> | null)[] | null | undefined;
  /** Always null, as the next: gifts are not wrapped and carry no card. */
  readonly gift_message?: Given<Models, "GiftMessage"> | null | undefined;
  readonly gift_wrapping?: Given<Models, "GiftWrapping"> | null | undefined;
  readonly id: string;
  /** As the product looks today; null where it is gone. */
  readonly image?: string | null | undefined;
  readonly prices?: Given<Models, "OrderItemPrices"> | null | undefined;
  /** As it is today; null where it is gone. */
  readonly product?: GivenProductInterface<Models> | null | undefined;
  readonly product_name?: string | null | undefined;
  readonly product_sale_price: Given<Models, "Money">;
  readonly product_sku: string;
  /** `simple`, `configurable` or `virtual`. */
  readonly product_type?: string | null | undefined;
  readonly product_url_key?: string | null | undefined;
  readonly quantity_canceled?: number | null | undefined;
  /** Of them, those that something else is sent for. */
  readonly quantity_exchanged?: number | null | undefined;
  readonly quantity_invoiced?: number | null | undefined;
  readonly quantity_ordered?: number | null | undefined;
  readonly quantity_refunded?: number | null | undefined;
  /** Of them, those of which it is not said yet what becomes of them. */
  readonly quantity_return_requested?: number | null | undefined;
  /** How many more may be sent back. */
  readonly quantity_returnable?: number | null | undefined;
  /** Sent back, or about to be. */
  readonly quantity_returned?: number | null | undefined;
  readonly quantity_shipped?: number | null | undefined;
  readonly row_total: Given<Models, "Money">;
  readonly selected_options?: readonly (Given<Models, "OrderItemOption"> | null)[] | null | undefined;
  /** Address of the garment with what is sewn on it, from near; null where nothing is. */
  readonly sewn_picture?: string | null | undefined;
  /** The same of each side of the garment, with what is seen in words. */
  readonly sewn_pictures: readonly (Given<Models, "SewnPicture">)[];
  /** How far it is, as it is said. */
  readonly status?: string | null | undefined;
  /** The list of wearers that the line stands in; null where in none. */
  readonly team?: string | null | undefined;
}

export interface OrderItemOption<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "OrderItemOption";
  readonly label: string;
  /** What it adds to each piece. */
  readonly price?: Given<Models, "Money"> | null | undefined;
  readonly value: string;
}

/** What pieces were sold for. Of a piece it is rounded; `row_total` and the next are exact, and sum up to the order's. */
export interface OrderItemPrices<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "OrderItemPrices";
  /** Always empty: no tax belongs to a product. */
  readonly fixed_product_taxes: readonly (Given<Models, "FixedProductTax"> | null)[];
  /** Always null, as the next: an order keeps what it was sold for. */
  readonly original_price?: Given<Models, "Money"> | null | undefined;
  readonly original_price_including_tax?: Given<Models, "Money"> | null | undefined;
  readonly price: Given<Models, "Money">;
  /** With the tax that its row bears, which is less where something is taken off. */
  readonly price_including_tax: Given<Models, "Money">;
  readonly row_total: Given<Models, "Money">;
  readonly row_total_including_tax: Given<Models, "Money">;
  readonly total_item_discount: Given<Models, "Money">;
}

export interface OrderItemToday<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "OrderItemToday";
  readonly id: string;
  /** Why it cannot be had. */
  readonly message?: string | null | undefined;
  /** Of a piece; null where it cannot be had. */
  readonly price?: Given<Models, "Money"> | null | undefined;
  /** As many as would come into the cart, for increments may have changed; null where it cannot be had. */
  readonly quantity?: number | null | undefined;
}

export interface OrderOnAccount<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "OrderOnAccount";
  /** By when it is to be paid; null where no day was agreed. */
  readonly due_at?: string | null | undefined;
  readonly state: OrderAccountState;
}

export interface OrderPaymentMethod<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "OrderPaymentMethod";
  readonly additional_data?: readonly (Given<Models, "KeyValue"> | null)[] | null | undefined;
  readonly name: string;
  readonly type: string;
}

export interface OrderShipment<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "OrderShipment";
  /** Always null, as those of invoices and credit memos: what is said of an order stands in its own. */
  readonly comments?: readonly (Given<Models, "SalesCommentItem"> | null)[] | null | undefined;
  /** When it left. */
  readonly date: string;
  readonly id: string;
  readonly items?: readonly (Given<Models, "ShipmentItem"> | null)[] | null | undefined;
  readonly number: string;
  readonly tracking?: readonly (Given<Models, "ShipmentTracking"> | null)[] | null | undefined;
}

export interface OrderTotal<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "OrderTotal";
  readonly base_grand_total: Given<Models, "Money">;
  readonly discounts?: readonly (Given<Models, "Discount"> | null)[] | null | undefined;
  /** Always null: gifts cost nothing more. */
  readonly gift_options?: Given<Models, "GiftOptionsPrices"> | null | undefined;
  readonly grand_total: Given<Models, "Money">;
  readonly grand_total_excl_tax: Given<Models, "Money">;
  readonly shipping_handling?: Given<Models, "ShippingHandling"> | null | undefined;
  readonly subtotal: Given<Models, "Money">;
  readonly subtotal_excl_tax: Given<Models, "Money">;
  readonly subtotal_incl_tax: Given<Models, "Money">;
  readonly taxes?: readonly (Given<Models, "TaxItem"> | null)[] | null | undefined;
  /** What gift cards paid, together; it is taken off the grand total already. */
  readonly total_giftcard?: Given<Models, "Money"> | null | undefined;
  readonly total_shipping: Given<Models, "Money">;
  readonly total_tax: Given<Models, "Money">;
}

export interface PaymentToken<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "PaymentToken";
  /** JSON as Magento writes it: `type`, `maskedCC` (the last four digits), `expirationDate` (MM/YYYY). */
  readonly details?: string | null | undefined;
  /** Whether the month printed on it is over: it cannot be paid with. */
  readonly is_expired: boolean;
  readonly payment_method_code: string;
  readonly public_hash: string;
  readonly type: PaymentTokenTypeEnum;
}

export interface PaypalExpressTokenOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "PaypalExpressTokenOutput";
  readonly paypal_urls?: Given<Models, "PaypalExpressUrlList"> | null | undefined;
  readonly token?: string | null | undefined;
}

export interface PaypalExpressUrlList<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "PaypalExpressUrlList";
  /** Where the approval is changed before the order is placed. */
  readonly edit?: string | null | undefined;
  /** Where it is approved. */
  readonly start?: string | null | undefined;
}

/** An English phrase and what its %1 … stand for, for whoever says it in a language of their own. */
export interface Phrase<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "Phrase";
  readonly phrase: string;
  readonly values: readonly (string)[];
}

export interface PlaceOrderError<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "PlaceOrderError";
  /** The card that was declined, `Visa ending 0002`, as the message names it; for whoever placed the order. */
  readonly card?: string | null | undefined;
  readonly code: PlaceOrderErrorCodes;
  readonly field: string;
  /** The row of the error table. */
  readonly key: string;
  readonly message: string;
}

export interface PlaceOrderOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "PlaceOrderOutput";
  /** A 3-D-Secure page to show in a frame before asking again. */
  readonly challenge_url?: string | null | undefined;
  /** What changed since the shopper saw the sum; with it nothing was ordered. */
  readonly changed_totals?: readonly (Given<Models, "ChangedTotal">)[] | null | undefined;
  readonly errors: readonly (Given<Models, "PlaceOrderError"> | null)[];
  /** The order whose payment is open: its bank wants to see its customer (`challenge_url`), or has not answered (`payment.unanswered`). For whoever placed it, as `orderV2` is. */
  readonly open_order?: Given<Models, "OpenOrder"> | null | undefined;
  readonly order?: Given<Models, "Order"> | null | undefined;
  readonly orderV2?: Given<Models, "CustomerOrder"> | null | undefined;
}

/** What members of a portal do there (CHECK-27); in a shop that is none all of it. */
export interface PortalConfig<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "PortalConfig";
  readonly can_edit_billing: boolean;
  readonly can_edit_shipping: boolean;
  readonly is_po_number_enabled: boolean;
}

/** Texts of a portal, HTML. Empty where it says nothing, or nothing to whoever asks (PORTAL-13). */
export interface PortalNotifications<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "PortalNotifications";
  readonly aboveLoginDetails: string;
  readonly belowLoginDetails: string;
  /** What its popup says. */
  readonly customerInstructions: string;
  readonly disclaimer: string;
  readonly footerNavigation: string;
}

export interface Price<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "Price";
  readonly amount?: Given<Models, "Money"> | null | undefined;
}

export interface PriceRange<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "PriceRange";
  readonly maximum_price?: Given<Models, "ProductPrice"> | null | undefined;
  readonly minimum_price: Given<Models, "ProductPrice">;
}

export interface ProductAttribute<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ProductAttribute";
  readonly code: string;
  readonly value: string;
}

export interface ProductCustomAttributes<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ProductCustomAttributes";
  readonly items: readonly (GivenAttributeValueInterface<Models> | null)[];
}

export interface ProductDiscount<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ProductDiscount";
  readonly amount_off?: number | null | undefined;
  readonly percent_off?: number | null | undefined;
}

export interface ProductImage<Models = Readonly<Record<never, never>>> {
  readonly __typename: "ProductImage";
  readonly disabled?: boolean | null | undefined;
  readonly label?: string | null | undefined;
  readonly position?: number | null | undefined;
  readonly url?: string | null | undefined;
}

export interface ProductPrice<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ProductPrice";
  readonly discount?: Given<Models, "ProductDiscount"> | null | undefined;
  readonly final_price: Given<Models, "Money">;
  readonly regular_price: Given<Models, "Money">;
}

export interface ProductPrices<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ProductPrices";
  readonly maximalPrice?: Given<Models, "Price"> | null | undefined;
  readonly minimalPrice?: Given<Models, "Price"> | null | undefined;
  readonly regularPrice?: Given<Models, "Price"> | null | undefined;
}

export interface ProductReview<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ProductReview";
  /** From 0 to 100. */
  readonly average_rating: number;
  readonly created_at: string;
  readonly nickname: string;
  readonly product: GivenProductInterface<Models>;
  readonly ratings_breakdown: readonly (Given<Models, "ProductReviewRating">)[];
  readonly summary: string;
  readonly text: string;
}

export interface ProductReviewItem<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ProductReviewItem";
  /** What the shop answers; null without an answer. */
  readonly answer?: string | null | undefined;
  readonly created_at: string;
  readonly detail: string;
  readonly dislikes: number;
  readonly images: readonly (Given<Models, "ReviewImage">)[];
  readonly likes: number;
  readonly location: string;
  readonly nickname: string;
  /** What it is about; null while nobody sees it in this store view. */
  readonly product?: Given<Models, "ReviewedProduct"> | null | undefined;
  readonly rating_votes: readonly (Given<Models, "ReviewRatingVote">)[];
  /** Whether its writer recommends the product; null where they did not say. */
  readonly recommend?: boolean | null | undefined;
  readonly review_id: number;
  /** From 1 to 5. */
  readonly sizing?: number | null | undefined;
  readonly title: string;
  /** Whether its writer is known to have bought the product here. */
  readonly verified_buyer: boolean;
  readonly videos: readonly (Given<Models, "ReviewVideo">)[];
  /** From 1 to 3. */
  readonly width?: number | null | undefined;
}

export interface ProductReviewPage<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ProductReviewPage";
  readonly items: readonly (Given<Models, "ProductReviewItem">)[];
  readonly page: number;
  readonly page_size: number;
  readonly total: number;
}

export interface ProductReviewRating<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ProductReviewRating";
  readonly name: string;
  readonly value: string;
}

export interface ProductReviewRatingMetadata<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ProductReviewRatingMetadata";
  readonly id: string;
  readonly name: string;
  readonly values: readonly (Given<Models, "ProductReviewRatingValueMetadata"> | null)[];
}

export interface ProductReviewRatingValueMetadata<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ProductReviewRatingValueMetadata";
  readonly value: string;
  readonly value_id: string;
}

export interface ProductReviewRatingsMetadata<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ProductReviewRatingsMetadata";
  readonly items: readonly (Given<Models, "ProductReviewRatingMetadata"> | null)[];
}

export interface ProductReviews<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ProductReviews";
  readonly items: readonly (Given<Models, "ProductReview"> | null)[];
  readonly page_info: Given<Models, "SearchResultPageInfo">;
}

export interface Products<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "Products";
  readonly aggregations?: readonly (Given<Models, "Aggregation"> | null)[] | null | undefined;
  readonly filters?: readonly (Given<Models, "LayerFilter"> | null)[] | null | undefined;
  readonly items?: readonly (GivenProductInterface<Models> | null)[] | null | undefined;
  readonly page_info?: Given<Models, "SearchResultPageInfo"> | null | undefined;
  readonly sort_fields?: Given<Models, "SortFields"> | null | undefined;
  readonly suggestions?: readonly (Given<Models, "SearchSuggestion"> | null)[] | null | undefined;
  readonly total_count?: number | null | undefined;
}

export interface PromotionBanner<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "PromotionBanner";
  /** HTML; an element of it may carry the countdown's dates as `data-start` and `data-end` (OPEN-56). */
  readonly content: string;
  /** Seconds since 1970: of the server's clock, and of the dates between which the banner is shown. */
  readonly current_time_stamp: number;
  readonly end_time_stamp?: number | null | undefined;
  readonly start_time_stamp?: number | null | undefined;
}

/** A question as it was asked, for whoever asked it (QNA-02). */
export interface Question<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "Question";
  readonly author: string;
  readonly created_at: string;
  readonly customer_id?: number | null | undefined;
  readonly display_at: string;
  readonly email: string;
  readonly identifier: string;
  readonly page_type: string;
  readonly question: string;
  readonly question_id: number;
}

export interface Questions<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "Questions";
  readonly items: readonly (Given<Models, "AnsweredQuestion">)[];
  readonly page_info: Given<Models, "SearchResultPageInfo">;
  readonly total_count: number;
}

export interface QuestionsCount<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "QuestionsCount";
  readonly total_count: number;
}

export interface QuotedCart<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "QuotedCart";
  readonly lines: readonly (Given<Models, "CartQuoteLine">)[];
  readonly quote: Given<Models, "CartQuote">;
}

/** One line of the cart's sum in the order it is shown: the label, and the phrase it was said from. */
export interface RawTotal<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "RawTotal";
  readonly amount: Given<Models, "Money">;
  readonly code: string;
  /** Part of the lines above already: not to be added (tax in prices that hold it). */
  readonly is_included?: boolean | null | undefined;
  readonly label: string;
  readonly phrase: string;
  readonly values: readonly (string)[];
}

export interface RecentViewedProduct<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "RecentViewedProduct";
  readonly id: number;
  readonly sku: string;
}

export interface RecentViewedProducts<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "RecentViewedProducts";
  readonly items: readonly (Given<Models, "RecentViewedProduct">)[];
  readonly page_info: Given<Models, "SearchResultPageInfo">;
  readonly total_count: number;
}

export interface Region<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "Region";
  readonly code?: string | null | undefined;
  readonly id?: number | null | undefined;
  readonly name?: string | null | undefined;
}

export interface RemoveCouponFromCartOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "RemoveCouponFromCartOutput";
  readonly cart?: Given<Models, "Cart"> | null | undefined;
}

export interface RemoveGiftCardFromCartOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "RemoveGiftCardFromCartOutput";
  readonly cart: Given<Models, "Cart">;
}

export interface RemoveItemFromCartOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "RemoveItemFromCartOutput";
  readonly cart: Given<Models, "Cart">;
}

export interface RemoveProductsFromWishlistOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "RemoveProductsFromWishlistOutput";
  readonly user_errors: readonly (Given<Models, "WishListUserInputError">)[];
  readonly wishlist: Given<Models, "Wishlist">;
}

export interface RemoveRewardPointsFromCartOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "RemoveRewardPointsFromCartOutput";
  readonly cart: Given<Models, "Cart">;
}

export interface RemoveStoreCreditFromCartOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "RemoveStoreCreditFromCartOutput";
  readonly cart: Given<Models, "Cart">;
}

export interface ReorderItemsOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ReorderItemsOutput";
  readonly cart: Given<Models, "Cart">;
  readonly userInputErrors: readonly (Given<Models, "CheckoutUserInputError"> | null)[];
}

export interface RequestReturnOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "RequestReturnOutput";
  readonly return?: Given<Models, "Return"> | null | undefined;
  /** Those of the same order. */
  readonly returns?: Given<Models, "Returns"> | null | undefined;
}

export interface Return<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "Return";
  /** Always empty: staff and buyer write letters. */
  readonly comments?: readonly (Given<Models, "ReturnComment"> | null)[] | null | undefined;
  readonly created_at: string;
  /** Who ordered. */
  readonly customer?: Given<Models, "ReturnCustomer"> | null | undefined;
  /** Why nothing came of it, in the words of whoever ended it. */
  readonly end_reason?: string | null | undefined;
  readonly items?: readonly (Given<Models, "ReturnItem"> | null)[] | null | undefined;
  readonly number: string;
  readonly order?: Given<Models, "CustomerOrder"> | null | undefined;
  /** Where it is to be sent, of one that is approved; empty where the shop has yet to say it, null of any other. */
  readonly send_to?: string | null | undefined;
  /** Always null: pieces come back in the way that the buyer chooses. */
  readonly shipping?: Given<Models, "ReturnShipping"> | null | undefined;
  readonly status: ReturnStatus;
  /** The same in words. */
  readonly status_label: string;
  readonly uid: string;
}

export interface ReturnComment<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ReturnComment";
  readonly author_name: string;
  readonly created_at: string;
  readonly text: string;
  readonly uid: string;
}

export interface ReturnCustomer<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ReturnCustomer";
  readonly email: string;
  readonly firstname?: string | null | undefined;
  readonly lastname?: string | null | undefined;
}

export interface ReturnItem<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ReturnItem";
  readonly order_item?: GivenOrderItemInterface<Models> | null | undefined;
  readonly product_name?: string | null | undefined;
  readonly product_sku: string;
  /** Of them, those that were found good. */
  readonly quantity: number;
  readonly request_quantity: number;
  readonly status: ReturnItemStatus;
  readonly uid: string;
}

export interface ReturnShipping<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ReturnShipping";
  readonly tracking?: readonly (Given<Models, "ReturnShippingTracking"> | null)[] | null | undefined;
}

export interface ReturnShippingCarrier<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ReturnShippingCarrier";
  readonly label: string;
  readonly uid: string;
}

export interface ReturnShippingTracking<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ReturnShippingTracking";
  readonly carrier: Given<Models, "ReturnShippingCarrier">;
  readonly status?: Given<Models, "ReturnShippingTrackingStatus"> | null | undefined;
  readonly tracking_number: string;
  readonly uid: string;
}

export interface ReturnShippingTrackingStatus<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ReturnShippingTrackingStatus";
  readonly text: string;
  readonly type: ReturnShippingTrackingStatusType;
}

export interface Returns<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "Returns";
  readonly items?: readonly (Given<Models, "Return"> | null)[] | null | undefined;
  readonly page_info?: Given<Models, "SearchResultPageInfo"> | null | undefined;
  readonly total_count?: number | null | undefined;
}

export interface ReviewHelpfulness<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ReviewHelpfulness";
  readonly dislikes: number;
  readonly likes: number;
  /** The vote of whoever asks, if there is one: nobody is told of others'. */
  readonly votes: readonly (Given<Models, "ReviewVoteEntry">)[];
}

export interface ReviewImage<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ReviewImage";
  readonly caption: string;
  /** Degrees clockwise: 0, 90, 180 or 270. */
  readonly rotate: number;
  /** Small, as lists show it. */
  readonly thumbnail: string;
  readonly title: string;
  readonly url: string;
}

export interface ReviewMetrics<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ReviewMetrics";
  /** Out of 5. */
  readonly averageRating: number;
  /** To half a star. */
  readonly averageRatingRound: number;
  /** In percent; null where nobody said. */
  readonly averageRecommends?: number | null | undefined;
  readonly averageSizing?: number | null | undefined;
  readonly averageWidth?: number | null | undefined;
  readonly ratingsCount: Given<Models, "ReviewRatingsCount">;
  readonly reviewsCount: number;
}

export interface ReviewRatingVote<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ReviewRatingVote";
  /** 20 for each star. */
  readonly percent: number;
  readonly rating_code: string;
  readonly value: number;
}

export interface ReviewRatingsCount<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ReviewRatingsCount";
  readonly fiveStar: number;
  readonly fourStar: number;
  readonly oneStar: number;
  readonly threeStar: number;
  readonly twoStar: number;
}

export interface ReviewVideo<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ReviewVideo";
  readonly caption: string;
  readonly poster: string;
  readonly rotate: number;
  readonly title: string;
  readonly url: string;
}

export interface ReviewVoteEntry<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ReviewVoteEntry";
  /** Null for a guest. */
  readonly customer_id?: number | null | undefined;
  /** 1 or -1. */
  readonly vote: number;
}

export interface ReviewedProduct<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ReviewedProduct";
  readonly id: number;
  readonly image?: string | null | undefined;
  readonly name: string;
  readonly url: string;
}

export interface RevokeCustomerTokenOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "RevokeCustomerTokenOutput";
  readonly result: boolean;
}

export interface RevokeSharedCartOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "RevokeSharedCartOutput";
  readonly links: readonly (Given<Models, "SharedCartLink">)[];
}

export interface RewardPoints<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "RewardPoints";
  readonly balance?: Given<Models, "RewardPointsAmount"> | null | undefined;
  readonly balance_history?: readonly (Given<Models, "RewardPointsBalanceHistoryItem"> | null)[] | null | undefined;
}

export interface RewardPointsAmount<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "RewardPointsAmount";
  readonly money: Given<Models, "Money">;
  readonly points: number;
}

/** The latest movements, the newest first. */
export interface RewardPointsBalanceHistoryItem<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "RewardPointsBalanceHistoryItem";
  readonly balance?: Given<Models, "RewardPointsAmount"> | null | undefined;
  readonly change_reason: string;
  readonly date: string;
  readonly points_change: number;
}

export interface SalesCommentItem<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "SalesCommentItem";
  /** What happened, for programs; null where the message is the shopper's own. */
  readonly code?: string | null | undefined;
  readonly message: string;
  /** The English phrase of the message and what its `%1` … stand for. */
  readonly phrase?: string | null | undefined;
  readonly timestamp: string;
  readonly values?: readonly (string)[] | null | undefined;
}

/** Items that stand in no cart: their `uid` is of the saved item, their prices and stock are today's. */
export interface SavedCartItems<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "SavedCartItems";
  readonly items: readonly (GivenCartItemInterface<Models>)[];
  readonly total_count: number;
}

/** A product that a customer keeps with what is chosen and sewn on it. */
export interface SavedProduct<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "SavedProduct";
  /** As its address names it. */
  readonly entity_id: number;
  /** As an item of a cart; its `uid` is the saved product's. */
  readonly item: GivenCartItemInterface<Models>;
  /** What of it is not offered any more; it can be ordered again while there is none. */
  readonly messages: readonly (string)[];
  readonly name: string;
  readonly saved_at: string;
  /** The garment with what is sewn on it; null where nothing is. */
  readonly sewn_picture?: string | null | undefined;
  readonly uid: string;
}

export interface SavedProducts<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "SavedProducts";
  readonly items: readonly (Given<Models, "SavedProduct">)[];
  readonly page_info: Given<Models, "SearchResultPageInfo">;
  readonly total_count: number;
}

export interface SearchResultPageInfo<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "SearchResultPageInfo";
  readonly current_page?: number | null | undefined;
  readonly page_size?: number | null | undefined;
  readonly total_pages?: number | null | undefined;
}

/** The text of a search as it was taken where nothing has it as it was typed. */
export interface SearchSuggestion<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "SearchSuggestion";
  readonly search: string;
}

export interface SelectedBundleOption<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "SelectedBundleOption";
  readonly id: number;
  readonly label: string;
  readonly type: string;
  readonly uid: string;
  readonly values: readonly (Given<Models, "SelectedBundleOptionValue"> | null)[];
}

export interface SelectedBundleOptionValue<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "SelectedBundleOptionValue";
  readonly id: number;
  readonly label: string;
  readonly priceV2?: Given<Models, "Money"> | null | undefined;
  readonly quantity: number;
  readonly sku: string;
  readonly uid: string;
}

export interface SelectedConfigurableOption<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "SelectedConfigurableOption";
  readonly configurable_product_option_uid: string;
  readonly configurable_product_option_value_uid: string;
  readonly id: number;
  readonly option_label: string;
  readonly value_id: number;
  readonly value_label: string;
}

export interface SelectedCustomizableOption<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "SelectedCustomizableOption";
  /** Of the product's option, or of the item and what is done to it. */
  readonly customizable_option_uid?: string | null | undefined;
  /** Null of what is done to the item and is no option of its product. */
  readonly id?: number | null | undefined;
  readonly is_required?: boolean | null | undefined;
  readonly label: string;
  readonly sort_order?: number | null | undefined;
  /** `field` of what is done to the item: it is typed. */
  readonly type?: string | null | undefined;
  readonly values: readonly (Given<Models, "SelectedCustomizableOptionValue">)[];
}

export interface SelectedCustomizableOptionValue<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "SelectedCustomizableOptionValue";
  readonly customizable_option_value_uid?: string | null | undefined;
  /** Null of what is typed, as the next. */
  readonly id?: number | null | undefined;
  readonly label: string;
  readonly price?: Given<Models, "CartItemSelectedOptionValuePrice"> | null | undefined;
  readonly value: string;
}

export interface SelectedPaymentMethod<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "SelectedPaymentMethod";
  readonly code: string;
  readonly purchase_order_number?: string | null | undefined;
  readonly title: string;
}

export interface SelectedShippingMethod<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "SelectedShippingMethod";
  readonly amount: Given<Models, "Money">;
  readonly arrival?: Given<Models, "Arrival"> | null | undefined;
  readonly carrier_code: string;
  readonly carrier_title: string;
  readonly method_code: string;
  readonly method_title: string;
  readonly price_excl_tax?: Given<Models, "Money"> | null | undefined;
  readonly price_incl_tax?: Given<Models, "Money"> | null | undefined;
}

export interface SetBillingAddressOnCartOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "SetBillingAddressOnCartOutput";
  readonly cart: Given<Models, "Cart">;
}

export interface SetGuestEmailOnCartOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "SetGuestEmailOnCartOutput";
  readonly cart: Given<Models, "Cart">;
}

export interface SetOrderCommentOnCartOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "SetOrderCommentOnCartOutput";
  readonly cart: Given<Models, "Cart">;
}

export interface SetPaymentMethodOnCartOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "SetPaymentMethodOnCartOutput";
  readonly cart: Given<Models, "Cart">;
}

export interface SetShippingAddressesOnCartOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "SetShippingAddressesOnCartOutput";
  readonly cart: Given<Models, "Cart">;
}

export interface SetShippingMethodsOnCartOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "SetShippingMethodsOnCartOutput";
  readonly cart: Given<Models, "Cart">;
}

export interface SewnPicture<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "SewnPicture";
  /** What is seen, in words. */
  readonly label: string;
  /** For whoever may see the line; another picture has another address. */
  readonly url: string;
}

export interface ShareCartOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ShareCartOutput";
  readonly link: Given<Models, "SharedCartLink">;
  readonly token: string;
}

/** Nothing of whoever shared it: neither who they are, nor their prices. */
export interface SharedCart<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "SharedCart";
  /** When the link ends, in UTC. */
  readonly expires_at: string;
  readonly items: readonly (GivenCartItemInterface<Models>)[];
  readonly prices?: Given<Models, "CartPrices"> | null | undefined;
}

export interface SharedCartLink<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "SharedCartLink";
  readonly created_at: string;
  readonly expires_at: string;
  readonly uid: string;
}

/** What whoever has the link to a list sees of it. */
export interface SharedWishlist<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "SharedWishlist";
  /** Where its owner wants it to be told. */
  readonly first_name?: string | null | undefined;
  readonly items: readonly (GivenWishlistItemInterface<Models>)[];
  readonly name: string;
}

export interface ShipmentItem<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ShipmentItem";
  readonly id: string;
  readonly order_item?: GivenOrderItemInterface<Models> | null | undefined;
  readonly product_name?: string | null | undefined;
  readonly product_sale_price: Given<Models, "Money">;
  readonly product_sku: string;
  readonly quantity_shipped: number;
}

export interface ShipmentTracking<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ShipmentTracking";
  readonly carrier: string;
  readonly number?: string | null | undefined;
  readonly title: string;
  /** Where the parcel is followed; null where its carrier has no such page. */
  readonly url?: string | null | undefined;
}

export interface ShippingCartAddress<Models = Readonly<Record<never, never>>> {
  readonly __typename: "ShippingCartAddress";
  readonly available_shipping_methods?: readonly (Given<Models, "AvailableShippingMethod"> | null)[] | null | undefined;
  readonly city: string;
  readonly company?: string | null | undefined;
  readonly country: Given<Models, "CartAddressCountry">;
  /** Always empty: addresses have no attributes of a shop's own. */
  readonly custom_attributes: readonly (GivenAttributeValueInterface<Models> | null)[];
  readonly fax?: string | null | undefined;
  readonly firstname: string;
  /** Always null: `uid` is its name. */
  readonly id?: number | null | undefined;
  readonly lastname: string;
  /** Always null, as the next four: the store keeps none of an address; a middle name stands with the first name. */
  readonly middlename?: string | null | undefined;
  readonly postcode?: string | null | undefined;
  readonly prefix?: string | null | undefined;
  readonly region?: Given<Models, "CartAddressRegion"> | null | undefined;
  readonly same_as_billing: boolean;
  /** Whether it was wished to be kept in the customer's address book. */
  readonly save_in_address_book?: boolean | null | undefined;
  readonly selected_shipping_method?: Given<Models, "SelectedShippingMethod"> | null | undefined;
  readonly street: readonly (string | null)[];
  readonly suffix?: string | null | undefined;
  readonly telephone?: string | null | undefined;
  /** Names it within its cart. */
  readonly uid: string;
  readonly vat_id?: string | null | undefined;
}

export interface ShippingHandling<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ShippingHandling";
  readonly amount_excluding_tax?: Given<Models, "Money"> | null | undefined;
  readonly amount_including_tax?: Given<Models, "Money"> | null | undefined;
  readonly total_amount: Given<Models, "Money">;
}

/** An order as its shopper sees it. */
export interface ShownOrder<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ShownOrder";
  readonly arrival?: Given<Models, "Arrival"> | null | undefined;
  readonly billing_address: readonly (string)[];
  readonly email: string;
  /** What happened, first to last, as far as it is the shopper's to read. */
  readonly history: readonly (Given<Models, "ShownOrderNote">)[];
  /** It is sent for what came back: its lines cost the difference. */
  readonly is_exchange: boolean;
  readonly items: readonly (Given<Models, "ShownOrderItem">)[];
  readonly number: string;
  readonly payment: string;
  readonly placed_at: string;
  readonly shipping_address: readonly (string)[];
  readonly shipping_method?: string | null | undefined;
  readonly status: string;
  readonly totals: readonly (Given<Models, "RawTotal">)[];
}

export interface ShownOrderItem<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ShownOrderItem";
  readonly image?: string | null | undefined;
  readonly name: string;
  readonly options: readonly (Given<Models, "ShownOrderOption">)[];
  readonly price: Given<Models, "Money">;
  readonly quantity: number;
  readonly row_total: Given<Models, "Money">;
  /** Address of the garment with what is sewn on it, from near; null where nothing is. */
  readonly sewn_picture?: string | null | undefined;
  /** The same of each side of the garment, with what is seen in words. */
  readonly sewn_pictures: readonly (Given<Models, "SewnPicture">)[];
  readonly sku: string;
  /** The list of wearers that the line stands in; null where in none. */
  readonly team?: string | null | undefined;
  readonly url?: string | null | undefined;
}

/** Something that happened to an order: `text` to be shown, code, phrase and values for whoever says it anew. */
export interface ShownOrderNote<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ShownOrderNote";
  readonly code: string;
  readonly created_at: string;
  readonly phrase: string;
  readonly text: string;
  readonly values: readonly (string)[];
}

export interface ShownOrderOption<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ShownOrderOption";
  readonly label: string;
  readonly price?: Given<Models, "Money"> | null | undefined;
  readonly value: string;
}

export interface SimpleCartItem<Models = Readonly<Record<never, never>>> {
  readonly __typename: "SimpleCartItem";
  readonly available_gift_wrapping: readonly (Given<Models, "GiftWrapping"> | null)[];
  /** The choice of a bundle as it may be sent back: uids of its selections. */
  readonly bundle_uids: readonly (string)[];
  /** What was chosen of the product's own options, JSON as it may be sent back; null where nothing was. */
  readonly chosen_options?: string | null | undefined;
  /** What is done to the item, with what it says (CART-04). */
  readonly customizable_options: readonly (Given<Models, "SelectedCustomizableOption"> | null)[];
  readonly embroidery_item?: string | null | undefined;
  readonly embroidery_items: readonly (string)[];
  readonly errors?: readonly (Given<Models, "CartItemError"> | null)[] | null | undefined;
  /** Always null, as the next, and always empty: gifts are not wrapped and carry no card. */
  readonly gift_message?: Given<Models, "GiftMessage"> | null | undefined;
  readonly gift_wrapping?: Given<Models, "GiftWrapping"> | null | undefined;
  /** What a gift card is to be, JSON as it may be sent back; null of what is none. */
  readonly giftcard_option?: string | null | undefined;
  readonly id: string;
  /** Whether as many can be had as are in the cart. */
  readonly is_available: boolean;
  /** The same by Magento's name. */
  readonly is_salable: boolean;
  readonly is_saleable: boolean;
  readonly item_id: number;
  /** What it earns whoever asks, in the shop's words; null where that is nothing (CART-06). */
  readonly loyalty_message?: string | null | undefined;
  readonly max_qty?: number | null | undefined;
  readonly min_qty?: number | null | undefined;
  readonly name: string;
  /** So many more pieces of its family, and each costs so much. */
  readonly next_tier?: Given<Models, "CartItemNextTier"> | null | undefined;
  /** Why not. */
  readonly not_available_message?: string | null | undefined;
  /** How the item reads, row by row. */
  readonly options: readonly (Given<Models, "CartItemOption">)[];
  readonly overrideCategoryId?: number | null | undefined;
  /** What is done to it, as it may be sent back. */
  readonly parts: readonly (Given<Models, "CartItemPart">)[];
  readonly picture: Given<Models, "CartItemPicture">;
  readonly prices?: Given<Models, "CartItemPrices"> | null | undefined;
  readonly product: GivenProductInterface<Models>;
  /** The product whose page shows it: the family of a variant. */
  readonly product_id: number;
  readonly qty_increment?: number | null | undefined;
  readonly quantity: number;
  /** What is sewn on it: a picture for each side of the garment, from near. */
  readonly sewn_pictures: readonly (Given<Models, "SewnPicture">)[];
  readonly simpleProductId: number;
  readonly sku: string;
  readonly uid: string;
  readonly url: string;
  readonly user_can_edit: boolean;
}

export interface SimpleProduct<Models = Readonly<Record<never, never>>> {
  readonly __typename: "SimpleProduct";
  readonly canonical_url?: string | null | undefined;
  readonly categories?: readonly (GivenCategoryInterface<Models> | null)[] | null | undefined;
  /** The attributes that its page lists. */
  readonly custom_attributesV2?: Given<Models, "ProductCustomAttributes"> | null | undefined;
  readonly description?: Given<Models, "ComplexTextValue"> | null | undefined;
  /** Always false, and null: gifts are not wrapped and carry no card. */
  readonly gift_message_available: boolean;
  readonly gift_wrapping_available: boolean;
  readonly gift_wrapping_price?: Given<Models, "Money"> | null | undefined;
  readonly id?: number | null | undefined;
  readonly image?: Given<Models, "ProductImage"> | null | undefined;
  readonly media_gallery?: readonly (GivenMediaGalleryInterface<Models> | null)[] | null | undefined;
  readonly media_gallery_entries?: readonly (Given<Models, "MediaGalleryEntry"> | null)[] | null | undefined;
  readonly meta_description?: string | null | undefined;
  readonly meta_keyword?: string | null | undefined;
  readonly meta_title?: string | null | undefined;
  readonly name?: string | null | undefined;
  /** Always null, as `quantity`: how many are left is not told. */
  readonly only_x_left_in_stock?: number | null | undefined;
  /** What is chosen of it besides what makes its variants; null where nothing is. */
  readonly options?: readonly (GivenCustomizableOptionInterface<Models> | null)[] | null | undefined;
  readonly price?: Given<Models, "ProductPrices"> | null | undefined;
  readonly price_range: Given<Models, "PriceRange">;
  readonly price_tiers?: readonly (Given<Models, "TierPrice"> | null)[] | null | undefined;
  readonly quantity?: number | null | undefined;
  readonly rating_summary: number;
  readonly redirect_code: number;
  readonly relative_url?: string | null | undefined;
  readonly review_count: number;
  readonly reviews?: Given<Models, "ProductReviews"> | undefined;
  readonly short_description?: Given<Models, "ComplexTextValue"> | null | undefined;
  readonly sku?: string | null | undefined;
  readonly small_image?: Given<Models, "ProductImage"> | null | undefined;
  readonly stock_status?: ProductStockStatus | null | undefined;
  readonly thumbnail?: Given<Models, "ProductImage"> | null | undefined;
  readonly type?: UrlRewriteEntityTypeEnum | null | undefined;
  readonly uid: string;
  readonly url_key?: string | null | undefined;
  readonly url_suffix?: string | null | undefined;
  /** In the `weight_unit` of the store view. */
  readonly weight?: number | null | undefined;
}

export interface SimpleWishlistItem<Models = Readonly<Record<never, never>>> {
  readonly __typename: "SimpleWishlistItem";
  readonly added_at: string;
  readonly customizable_options: readonly (Given<Models, "SelectedCustomizableOption"> | null)[];
  readonly description?: string | null | undefined;
  readonly id: string;
  readonly product?: GivenProductInterface<Models> | null | undefined;
  readonly quantity: number;
}

export interface SortField<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "SortField";
  readonly label?: string | null | undefined;
  readonly value?: string | null | undefined;
}

export interface SortFields<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "SortFields";
  readonly default?: string | null | undefined;
  readonly options?: readonly (Given<Models, "SortField"> | null)[] | null | undefined;
}

export interface StandingOrder<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "StandingOrder";
  readonly number: string;
  readonly state: StandingOrderState;
  /** Opens the order to its shopper; null before it is placed. */
  readonly token?: string | null | undefined;
  /** What it comes to. */
  readonly total: Given<Models, "Money">;
}

export interface StoreConfig<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "StoreConfig";
  /** Whether addresses complete themselves while typed (CONF-10, CHECK-28). */
  readonly address_autocompletion_enabled: boolean;
  /** The browser's key for that; null where it is off. */
  readonly address_autocompletion_key?: string | null | undefined;
  readonly agreements: readonly (Given<Models, "CheckoutAgreement">)[];
  readonly allow_gift_receipt?: string | null | undefined;
  /** Always `0`, and null: gifts are not wrapped and carry no card. */
  readonly allow_gift_wrapping_on_order?: string | null | undefined;
  readonly allow_gift_wrapping_on_order_items?: string | null | undefined;
  /** Whether guests may ask questions about products; else only whoever is signed in (QNA-06, OPEN-43). */
  readonly allow_guest_to_question?: boolean | null | undefined;
  readonly allow_items?: string | null | undefined;
  readonly allow_order?: string | null | undefined;
  readonly allow_printed_card?: string | null | undefined;
  /** Always false: nobody is asked for leave. */
  readonly allow_remote_shopping_assistance?: boolean | null | undefined;
  /** Always true: browsers may fill in what they have kept. */
  readonly autocomplete_on_storefront?: boolean | null | undefined;
  readonly base_currency_code?: string | null | undefined;
  readonly base_link_url?: string | null | undefined;
  readonly base_media_url?: string | null | undefined;
  readonly base_url?: string | null | undefined;
  /** How business credit is asked for (CONF-14). */
  readonly business_credit_config?: Given<Models, "BusinessCreditConfig"> | null | undefined;
  /** Always null: carts are not thrown away by a day. */
  readonly cart_expires_in_days?: number | null | undefined;
  readonly cart_summary_display_quantity?: number | null | undefined;
  /** Always disabled: no tax belongs to a product. */
  readonly category_fixed_product_tax_display_setting?: FixedProductTaxDisplaySettings | null | undefined;
  readonly category_url_suffix?: string | null | undefined;
  /** Whether the checkout shows all steps open (CONF-06). */
  readonly checkout_expand_steps: boolean;
  /** Address fields the checkout insists on (CONF-05). */
  readonly checkout_required_fields: readonly (string)[];
  /** The same, a flag for each field. */
  readonly checkout_validation: Given<Models, "CheckoutValidation">;
  /** Always `itself`: an item is shown in the color that was chosen. */
  readonly configurable_thumbnail_source?: string | null | undefined;
  /** Whether the contact form takes messages. */
  readonly contact_enabled: boolean;
  readonly countries_with_required_region?: string | null | undefined;
  /** Always false: an account is open once it is made. */
  readonly create_account_confirmation?: boolean | null | undefined;
  /** Over the form of a new account and on its button, plain and loyalty variant (ACCT-05). */
  readonly create_account_heading: string;
  readonly create_account_label: string;
  /** Hours after its last use that a customer's token is good for. */
  readonly customer_access_token_lifetime?: number | null | undefined;
  /** Whether a link that signs in is sent to whoever asks for one (ACCT-26). */
  readonly customer_login_link_enabled: boolean;
  /** Whether whoever writes a review may turn videos that they bring (CONF-28). */
  readonly cw_reviews_video_rotate_enabled?: boolean | null | undefined;
  readonly default_country?: string | null | undefined;
  readonly default_display_currency_code?: string | null | undefined;
  /** Always true. */
  readonly display_state_if_optional?: boolean | null | undefined;
  /** Which e-mail addresses forms take: `html` or `document` (UI-07). */
  readonly email_pattern: string;
  readonly form_recaptcha_actions?: readonly (string)[] | null | undefined;
  /** The same for forms (ACCT-27), and which of them want it: `login`, `create`, `forgot`, `newsletter`, `question`. */
  readonly form_recaptcha_type?: string | null | undefined;
  readonly grid_per_page?: number | null | undefined;
  readonly is_checkout_agreements_enabled?: boolean | null | undefined;
  /** Whether nobody needs an account to order. */
  readonly is_guest_checkout_enabled?: boolean | null | undefined;
  /** Always true: the checkout is one page. */
  readonly is_one_page_checkout_enabled?: boolean | null | undefined;
  /** Whether the shop is the portal of one organisation (CONF-09). */
  readonly is_portal: boolean;
  readonly locale?: string | null | undefined;
  readonly loyalty_create_account_heading: string;
  readonly loyalty_create_account_label: string;
  /** Whether points are earned and spent, and what stands before them (PAY-09). */
  readonly loyalty_enabled: boolean;
  readonly loyalty_paid_tier_sku: string;
  /** May hold {{REWARDS}}, in whose place the amount stands (PAY-08). */
  readonly loyalty_rewards_discount_label: string;
  readonly loyalty_you_earn_label: string;
  readonly loyalty_you_spend_label: string;
  readonly marketing_popup_config_bottom_content_line1: string;
  readonly marketing_popup_config_bottom_content_line2: string;
  /** Always null: each address is given a code of its own, in the answer of `app-subscribe-email`. */
  readonly marketing_popup_config_coupon_code?: string | null | undefined;
  /** What it saves, as it is read: `10%`. */
  readonly marketing_popup_config_discount: string;
  /** Whether `popup=open` opens the newsletter's popup (CONF-26). */
  readonly marketing_popup_config_enable: boolean;
  /** HTML. */
  readonly marketing_popup_config_term_content: string;
  readonly max_items_in_order_summary?: number | null | undefined;
  /** Always true, 1 and null: the small cart shows all items, and how many pieces they are. */
  readonly minicart_display?: boolean | null | undefined;
  readonly minicart_max_items?: number | null | undefined;
  readonly minimum_password_length?: string | null | undefined;
  /** Always true. */
  readonly newsletter_enabled?: boolean | null | undefined;
  readonly newsletter_form_consent_text: string;
  /** Whether pages ask for the newsletter, whether they want a tick first, and at which words (CONF-25). */
  readonly newsletter_form_enabled: boolean;
  readonly newsletter_form_need_consent: boolean;
  /** Codes of countries with commas between: whose addresses need no postcode, and whose need a region. */
  readonly optional_zip_countries?: string | null | undefined;
  readonly order_cancellation_enabled?: boolean | null | undefined;
  readonly order_cancellation_reasons?: readonly (Given<Models, "CancellationReason"> | null)[] | null | undefined;
  readonly orders_invoices_credit_memos_display_full_summary?: boolean | null | undefined;
  readonly orders_invoices_credit_memos_display_grandtotal?: boolean | null | undefined;
  readonly orders_invoices_credit_memos_display_price?: number | null | undefined;
  readonly orders_invoices_credit_memos_display_shipping_amount?: number | null | undefined;
  readonly orders_invoices_credit_memos_display_subtotal?: number | null | undefined;
  readonly orders_invoices_credit_memos_display_zero_tax?: boolean | null | undefined;
  /** Whether orders of this store view are paid at PayPal; sum and country may still forbid it for one of them. */
  readonly paypal_express_active?: boolean | null | undefined;
  /** `recaptcha` (v2 checkbox), `invisible` (v2) or `recaptcha_v3`; null where an order wants none (CHECK-26). */
  readonly place_order_recaptcha_type?: string | null | undefined;
  readonly portal_config: Given<Models, "PortalConfig">;
  readonly printed_card_priceV2?: Given<Models, "Money"> | null | undefined;
  readonly product_fixed_product_tax_display_setting?: FixedProductTaxDisplaySettings | null | undefined;
  readonly product_url_suffix?: string | null | undefined;
  /** What pages give to reCAPTCHA (CONF-07); null where nothing is protected by it. */
  readonly recaptcha_site_key?: string | null | undefined;
  readonly required_character_classes_number?: string | null | undefined;
  /** Always `enabled`. */
  readonly returns_enabled?: string | null | undefined;
  readonly root_category_uid?: string | null | undefined;
  readonly sales_fixed_product_tax_display_setting?: FixedProductTaxDisplaySettings | null | undefined;
  readonly secure_base_media_url?: string | null | undefined;
  readonly secure_base_url?: string | null | undefined;
  /** Always false, as the next six: a sum has one line of tax, none where there is none, and one grand total. */
  readonly shopping_cart_display_full_summary?: boolean | null | undefined;
  readonly shopping_cart_display_grand_total?: boolean | null | undefined;
  /** 1 where prices are without tax, 2 where they hold it. */
  readonly shopping_cart_display_price?: number | null | undefined;
  readonly shopping_cart_display_shipping?: number | null | undefined;
  readonly shopping_cart_display_subtotal?: number | null | undefined;
  /** Always null: gifts are not wrapped. */
  readonly shopping_cart_display_tax_gift_wrapping?: TaxWrappingEnum | null | undefined;
  readonly shopping_cart_display_zero_tax?: boolean | null | undefined;
  readonly store_code?: string | null | undefined;
  readonly store_group_code?: string | null | undefined;
  readonly store_name?: string | null | undefined;
  readonly terms_and_conditions_status: boolean;
  readonly website_code?: string | null | undefined;
  /** In what weights are told: `lbs` or `kgs`. */
  readonly weight_unit?: string | null | undefined;
}

export interface StoredCardNonce<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "StoredCardNonce";
  /** The digits by which the card's bank is found; null where the processor does not tell them. */
  readonly bin?: string | null | undefined;
  readonly nonce: string;
}

export interface StorefrontProperties<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "StorefrontProperties";
  readonly position?: number | null | undefined;
  readonly use_in_product_listing?: boolean | null | undefined;
  readonly use_in_search_results_filter?: boolean | null | undefined;
  readonly visible_on_catalog_pages?: boolean | null | undefined;
}

export interface SubscribeEmailToNewsletterOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "SubscribeEmailToNewsletterOutput";
  readonly status?: SubscriptionStatusesEnum | null | undefined;
}

export interface TaxItem<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "TaxItem";
  readonly amount: Given<Models, "Money">;
  /** Always null: an order keeps what was paid. */
  readonly rate?: number | null | undefined;
  readonly title: string;
}

export interface TextSwatchData<Models = Readonly<Record<never, never>>> {
  readonly __typename: "TextSwatchData";
  readonly value?: string | null | undefined;
}

export interface TierPrice<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "TierPrice";
  readonly discount?: Given<Models, "ProductDiscount"> | null | undefined;
  readonly final_price?: Given<Models, "Money"> | null | undefined;
  readonly quantity?: number | null | undefined;
}

export interface UpdateCartItemsOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "UpdateCartItemsOutput";
  readonly cart: Given<Models, "Cart">;
  readonly errors: readonly (Given<Models, "Error"> | null)[];
}

export interface UpdateProductsInWishlistOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "UpdateProductsInWishlistOutput";
  readonly user_errors: readonly (Given<Models, "WishListUserInputError">)[];
  readonly wishlist: Given<Models, "Wishlist">;
}

export interface UpdateWishlistOutput<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "UpdateWishlistOutput";
  readonly name: string;
  readonly uid: string;
  readonly visibility: WishlistVisibilityEnum;
  readonly wishlist: Given<Models, "Wishlist">;
}

export interface ValidationRule<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "ValidationRule";
  readonly name?: ValidationRuleEnum | null | undefined;
  readonly value?: string | null | undefined;
}

export interface VirtualCartItem<Models = Readonly<Record<never, never>>> {
  readonly __typename: "VirtualCartItem";
  /** The choice of a bundle as it may be sent back: uids of its selections. */
  readonly bundle_uids: readonly (string)[];
  /** What was chosen of the product's own options, JSON as it may be sent back; null where nothing was. */
  readonly chosen_options?: string | null | undefined;
  /** What is done to the item, with what it says (CART-04). */
  readonly customizable_options: readonly (Given<Models, "SelectedCustomizableOption"> | null)[];
  readonly embroidery_item?: string | null | undefined;
  readonly embroidery_items: readonly (string)[];
  readonly errors?: readonly (Given<Models, "CartItemError"> | null)[] | null | undefined;
  /** What a gift card is to be, JSON as it may be sent back; null of what is none. */
  readonly giftcard_option?: string | null | undefined;
  readonly id: string;
  /** Whether as many can be had as are in the cart. */
  readonly is_available: boolean;
  /** The same by Magento's name. */
  readonly is_salable: boolean;
  readonly is_saleable: boolean;
  readonly item_id: number;
  /** What it earns whoever asks, in the shop's words; null where that is nothing (CART-06). */
  readonly loyalty_message?: string | null | undefined;
  readonly max_qty?: number | null | undefined;
  readonly min_qty?: number | null | undefined;
  readonly name: string;
  /** So many more pieces of its family, and each costs so much. */
  readonly next_tier?: Given<Models, "CartItemNextTier"> | null | undefined;
  /** Why not. */
  readonly not_available_message?: string | null | undefined;
  /** How the item reads, row by row. */
  readonly options: readonly (Given<Models, "CartItemOption">)[];
  readonly overrideCategoryId?: number | null | undefined;
  /** What is done to it, as it may be sent back. */
  readonly parts: readonly (Given<Models, "CartItemPart">)[];
  readonly picture: Given<Models, "CartItemPicture">;
  readonly prices?: Given<Models, "CartItemPrices"> | null | undefined;
  readonly product: GivenProductInterface<Models>;
  /** The product whose page shows it: the family of a variant. */
  readonly product_id: number;
  readonly qty_increment?: number | null | undefined;
  readonly quantity: number;
  /** What is sewn on it: a picture for each side of the garment, from near. */
  readonly sewn_pictures: readonly (Given<Models, "SewnPicture">)[];
  readonly simpleProductId: number;
  readonly sku: string;
  readonly uid: string;
  readonly url: string;
  readonly user_can_edit: boolean;
}

export interface VirtualProduct<Models = Readonly<Record<never, never>>> {
  readonly __typename: "VirtualProduct";
  readonly canonical_url?: string | null | undefined;
  readonly categories?: readonly (GivenCategoryInterface<Models> | null)[] | null | undefined;
  /** The attributes that its page lists. */
  readonly custom_attributesV2?: Given<Models, "ProductCustomAttributes"> | null | undefined;
  readonly description?: Given<Models, "ComplexTextValue"> | null | undefined;
  /** Always false, and null: gifts are not wrapped and carry no card. */
  readonly gift_message_available: boolean;
  readonly gift_wrapping_available: boolean;
  readonly gift_wrapping_price?: Given<Models, "Money"> | null | undefined;
  readonly id?: number | null | undefined;
  readonly image?: Given<Models, "ProductImage"> | null | undefined;
  readonly media_gallery?: readonly (GivenMediaGalleryInterface<Models> | null)[] | null | undefined;
  readonly media_gallery_entries?: readonly (Given<Models, "MediaGalleryEntry"> | null)[] | null | undefined;
  readonly meta_description?: string | null | undefined;
  readonly meta_keyword?: string | null | undefined;
  readonly meta_title?: string | null | undefined;
  readonly name?: string | null | undefined;
  /** Always null, as `quantity`: how many are left is not told. */
  readonly only_x_left_in_stock?: number | null | undefined;
  /** What is chosen of it besides what makes its variants; null where nothing is. */
  readonly options?: readonly (GivenCustomizableOptionInterface<Models> | null)[] | null | undefined;
  readonly price?: Given<Models, "ProductPrices"> | null | undefined;
  readonly price_range: Given<Models, "PriceRange">;
  readonly price_tiers?: readonly (Given<Models, "TierPrice"> | null)[] | null | undefined;
  readonly quantity?: number | null | undefined;
  readonly rating_summary: number;
  readonly redirect_code: number;
  readonly relative_url?: string | null | undefined;
  readonly review_count: number;
  readonly reviews?: Given<Models, "ProductReviews"> | undefined;
  readonly short_description?: Given<Models, "ComplexTextValue"> | null | undefined;
  readonly sku?: string | null | undefined;
  readonly small_image?: Given<Models, "ProductImage"> | null | undefined;
  readonly stock_status?: ProductStockStatus | null | undefined;
  readonly thumbnail?: Given<Models, "ProductImage"> | null | undefined;
  readonly type?: UrlRewriteEntityTypeEnum | null | undefined;
  readonly uid: string;
  readonly url_key?: string | null | undefined;
  readonly url_suffix?: string | null | undefined;
}

export interface VirtualWishlistItem<Models = Readonly<Record<never, never>>> {
  readonly __typename: "VirtualWishlistItem";
  readonly added_at: string;
  readonly customizable_options: readonly (Given<Models, "SelectedCustomizableOption"> | null)[];
  readonly description?: string | null | undefined;
  readonly id: string;
  readonly product?: GivenProductInterface<Models> | null | undefined;
  readonly quantity: number;
}

export interface WishListUserInputError<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "WishListUserInputError";
  readonly code: WishListUserInputErrorType;
  readonly message: string;
}

export interface Wishlist<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "Wishlist";
  readonly id?: string | null | undefined;
  /** Whether it is the first one: where hearts put what is wished for. */
  readonly is_default: boolean;
  readonly items?: readonly (Given<Models, "WishlistItem"> | null)[] | null | undefined;
  readonly items_count?: number | null | undefined;
  readonly items_v2?: Given<Models, "WishlistItems"> | null | undefined;
  readonly name?: string | null | undefined;
  /** Stands in the link of a list that is shared; null where it is not. */
  readonly sharing_code?: string | null | undefined;
  /** Whether its link tells the owner's first name. */
  readonly tells_first_name: boolean;
  readonly updated_at?: string | null | undefined;
  readonly visibility: WishlistVisibilityEnum;
}

export interface WishlistCartUserInputError<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "WishlistCartUserInputError";
  readonly code: WishlistCartUserInputErrorType;
  readonly message: string;
  readonly wishlistId: string;
  readonly wishlistItemId: string;
}

export interface WishlistItem<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "WishlistItem";
  readonly added_at?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly id?: number | null | undefined;
  readonly product?: GivenProductInterface<Models> | null | undefined;
  readonly qty?: number | null | undefined;
}

export interface WishlistItems<Models = Readonly<Record<never, never>>> {
  readonly __typename?: "WishlistItems";
  readonly items: readonly (GivenWishlistItemInterface<Models> | null)[];
  readonly page_info?: Given<Models, "SearchResultPageInfo"> | null | undefined;
}

export type AttributeValueInterface<Models = Readonly<Record<never, never>>> = AttributeSelectedOptions<Models> | AttributeValue<Models>;

export type CartAddressInterface<Models = Readonly<Record<never, never>>> = BillingCartAddress<Models> | ShippingCartAddress<Models>;

export type CartItemInterface<Models = Readonly<Record<never, never>>> = BundleCartItem<Models> | ConfigurableCartItem<Models> | DownloadableCartItem<Models> | GiftCardCartItem<Models> | SimpleCartItem<Models> | VirtualCartItem<Models>;

export type CategoryInterface<Models = Readonly<Record<never, never>>> = CategoryTree<Models>;

export type CustomAttributeMetadataInterface<Models = Readonly<Record<never, never>>> = CustomerAttributeMetadata<Models>;

export type CustomAttributeOptionInterface<Models = Readonly<Record<never, never>>> = AttributeOptionMetadata<Models>;

/** Something that is chosen or filled in when a product is put into a cart. */
export type CustomizableOptionInterface<Models = Readonly<Record<never, never>>> = CustomizableAreaOption<Models> | CustomizableCheckboxOption<Models> | CustomizableDateOption<Models> | CustomizableDropDownOption<Models> | CustomizableFieldOption<Models> | CustomizableMultipleOption<Models> | CustomizableRadioOption<Models>;

/** A product of which more is chosen than what makes its variants. */
export type CustomizableProductInterface<Models = Readonly<Record<never, never>>> = ConfigurableProduct<Models> | SimpleProduct<Models> | VirtualProduct<Models>;

export type MediaGalleryInterface<Models = Readonly<Record<never, never>>> = ProductImage<Models>;

export type OrderItemInterface<Models = Readonly<Record<never, never>>> = BundleOrderItem<Models> | DownloadableOrderItem<Models> | GiftCardOrderItem<Models> | OrderItem<Models>;

export type PhysicalProductInterface<Models = Readonly<Record<never, never>>> = BundleProduct<Models> | ConfigurableProduct<Models> | SimpleProduct<Models>;

/** What every product has, whatever its type. */
export type ProductInterface<Models = Readonly<Record<never, never>>> = BundleProduct<Models> | ConfigurableProduct<Models> | GiftCardProduct<Models> | SimpleProduct<Models> | VirtualProduct<Models>;

/** What an address leads to. */
export type RoutableInterface<Models = Readonly<Record<never, never>>> = CategoryTree<Models> | ConfigurableProduct<Models> | SimpleProduct<Models> | VirtualProduct<Models>;

export type SwatchDataInterface<Models = Readonly<Record<never, never>>> = ColorSwatchData<Models> | ImageSwatchData<Models> | TextSwatchData<Models>;

export type WishlistItemInterface<Models = Readonly<Record<never, never>>> = BundleWishlistItem<Models> | ConfigurableWishlistItem<Models> | GiftCardWishlistItem<Models> | SimpleWishlistItem<Models> | VirtualWishlistItem<Models>;

/** Every type a resolver may return, by name. */
export interface Types<Models = Readonly<Record<never, never>>> {
  readonly AddBundleProductsToCartOutput: AddBundleProductsToCartOutput<Models>;
  readonly AddConfigurableProductsToCartOutput: AddConfigurableProductsToCartOutput<Models>;
  readonly AddProductsToCartOutput: AddProductsToCartOutput<Models>;
  readonly AddProductsToWishlistOutput: AddProductsToWishlistOutput<Models>;
  readonly AddSimpleProductsToCartOutput: AddSimpleProductsToCartOutput<Models>;
  readonly AddVirtualProductsToCartOutput: AddVirtualProductsToCartOutput<Models>;
  readonly AddWishlistItemsToCartOutput: AddWishlistItemsToCartOutput<Models>;
  readonly Aggregation: Aggregation<Models>;
  readonly AggregationOption: AggregationOption<Models>;
  readonly AnsweredQuestion: AnsweredQuestion<Models>;
  readonly AppliedCoupon: AppliedCoupon<Models>;
  readonly AppliedGiftCard: AppliedGiftCard<Models>;
  readonly AppliedStoreCredit: AppliedStoreCredit<Models>;
  readonly ApplyCouponToCartOutput: ApplyCouponToCartOutput<Models>;
  readonly ApplyGiftCardToCartOutput: ApplyGiftCardToCartOutput<Models>;
  readonly ApplyGiftCardToOrder: ApplyGiftCardToOrder<Models>;
  readonly ApplyRewardPointsToCartOutput: ApplyRewardPointsToCartOutput<Models>;
  readonly ApplyStoreCreditToCartOutput: ApplyStoreCreditToCartOutput<Models>;
  readonly Arrival: Arrival<Models>;
  readonly AssignCompareListToCustomerOutput: AssignCompareListToCustomerOutput<Models>;
  readonly Attribute: Attribute<Models>;
  readonly AttributeMetadataError: AttributeMetadataError<Models>;
  readonly AttributeOption: AttributeOption<Models>;
  readonly AttributeOptionMetadata: AttributeOptionMetadata<Models>;
  readonly AttributeSelectedOption: AttributeSelectedOption<Models>;
  readonly AttributeSelectedOptions: AttributeSelectedOptions<Models>;
  readonly AttributeValue: AttributeValue<Models>;
  readonly AttributeValueInterface: AttributeValueInterface<Models>;
  readonly AttributesFormOutput: AttributesFormOutput<Models>;
  readonly AttributesMetadataOutput: AttributesMetadataOutput<Models>;
  readonly AvailablePaymentMethod: AvailablePaymentMethod<Models>;
  readonly AvailableShippingMethod: AvailableShippingMethod<Models>;
  readonly BillingCartAddress: BillingCartAddress<Models>;
  readonly Breadcrumb: Breadcrumb<Models>;
  readonly BundleCartItem: BundleCartItem<Models>;
  readonly BundleItem: BundleItem<Models>;
  readonly BundleItemOption: BundleItemOption<Models>;
  readonly BundleOrderItem: BundleOrderItem<Models>;
  readonly BundleProduct: BundleProduct<Models>;
  readonly BundleWishlistItem: BundleWishlistItem<Models>;
  readonly BusinessCreditConfig: BusinessCreditConfig<Models>;
  readonly CancelOrderError: CancelOrderError<Models>;
  readonly CancelOrderOutput: CancelOrderOutput<Models>;
  readonly CancellationReason: CancellationReason<Models>;
  readonly Cart: Cart<Models>;
  readonly CartAddressCountry: CartAddressCountry<Models>;
  readonly CartAddressInterface: CartAddressInterface<Models>;
  readonly CartAddressRegion: CartAddressRegion<Models>;
  readonly CartAndSavedItemsOutput: CartAndSavedItemsOutput<Models>;
  readonly CartItemError: CartItemError<Models>;
  readonly CartItemInterface: CartItemInterface<Models>;
  readonly CartItemNextTier: CartItemNextTier<Models>;
  readonly CartItemOption: CartItemOption<Models>;
  readonly CartItemPart: CartItemPart<Models>;
  readonly CartItemPicture: CartItemPicture<Models>;
  readonly CartItemPrices: CartItemPrices<Models>;
  readonly CartItemSelectedOptionValuePrice: CartItemSelectedOptionValuePrice<Models>;
  readonly CartItems: CartItems<Models>;
  readonly CartPrices: CartPrices<Models>;
  readonly CartQuote: CartQuote<Models>;
  readonly CartQuoteLine: CartQuoteLine<Models>;
  readonly CartTaxItem: CartTaxItem<Models>;
  readonly CategoryInterface: CategoryInterface<Models>;
  readonly CategoryProducts: CategoryProducts<Models>;
  readonly CategoryResult: CategoryResult<Models>;
  readonly CategoryTree: CategoryTree<Models>;
  readonly ChangedTotal: ChangedTotal<Models>;
  readonly CheckoutAgreement: CheckoutAgreement<Models>;
  readonly CheckoutUserInputError: CheckoutUserInputError<Models>;
  readonly CheckoutValidation: CheckoutValidation<Models>;
  readonly ClaimGuestOrderOutput: ClaimGuestOrderOutput<Models>;
  readonly ClearCartError: ClearCartError<Models>;
  readonly ClearCartOutput: ClearCartOutput<Models>;
  readonly CmsBlock: CmsBlock<Models>;
  readonly CmsBlocks: CmsBlocks<Models>;
  readonly CmsPage: CmsPage<Models>;
  readonly ColorSwatchData: ColorSwatchData<Models>;
  readonly ComparableAttribute: ComparableAttribute<Models>;
  readonly ComparableItem: ComparableItem<Models>;
  readonly CompareList: CompareList<Models>;
  readonly ComplexTextValue: ComplexTextValue<Models>;
  readonly ConfigurableAttributeOption: ConfigurableAttributeOption<Models>;
  readonly ConfigurableCartItem: ConfigurableCartItem<Models>;
  readonly ConfigurableProduct: ConfigurableProduct<Models>;
  readonly ConfigurableProductOptions: ConfigurableProductOptions<Models>;
  readonly ConfigurableProductOptionsValues: ConfigurableProductOptionsValues<Models>;
  readonly ConfigurableVariant: ConfigurableVariant<Models>;
  readonly ConfigurableWishlistItem: ConfigurableWishlistItem<Models>;
  readonly ContactUsOutput: ContactUsOutput<Models>;
  readonly CopyCartQuoteOutput: CopyCartQuoteOutput<Models>;
  readonly CopyProductsToWishlistOutput: CopyProductsToWishlistOutput<Models>;
  readonly CopySharedCartOutput: CopySharedCartOutput<Models>;
  readonly Country: Country<Models>;
  readonly CreateGuestCartOutput: CreateGuestCartOutput<Models>;
  readonly CreateMetaEventOutput: CreateMetaEventOutput<Models>;
  readonly CreateNewReviewOutput: CreateNewReviewOutput<Models>;
  readonly CreateProductReviewOutput: CreateProductReviewOutput<Models>;
  readonly CreateWishlistOutput: CreateWishlistOutput<Models>;
  readonly CreditKeyCheckoutOutput: CreditKeyCheckoutOutput<Models>;
  readonly CreditMemo: CreditMemo<Models>;
  readonly Currency: Currency<Models>;
  readonly CustomAttributeMetadata: CustomAttributeMetadata<Models>;
  readonly CustomAttributeMetadataInterface: CustomAttributeMetadataInterface<Models>;
  readonly CustomAttributeOptionInterface: CustomAttributeOptionInterface<Models>;
  readonly Customer: Customer<Models>;
  readonly CustomerAddress: CustomerAddress<Models>;
  readonly CustomerAddressRegion: CustomerAddressRegion<Models>;
  readonly CustomerAddresses: CustomerAddresses<Models>;
  readonly CustomerAttributeMetadata: CustomerAttributeMetadata<Models>;
  readonly CustomerGroupStorefront: CustomerGroupStorefront<Models>;
  readonly CustomerLogo: CustomerLogo<Models>;
  readonly CustomerLogoColor: CustomerLogoColor<Models>;
  readonly CustomerLogos: CustomerLogos<Models>;
  readonly CustomerOrder: CustomerOrder<Models>;
  readonly CustomerOrders: CustomerOrders<Models>;
  readonly CustomerOutput: CustomerOutput<Models>;
  readonly CustomerPaymentTokens: CustomerPaymentTokens<Models>;
  readonly CustomerPortal: CustomerPortal<Models>;
  readonly CustomerStoreCredit: CustomerStoreCredit<Models>;
  readonly CustomerStoreCreditHistory: CustomerStoreCreditHistory<Models>;
  readonly CustomerStoreCreditHistoryItem: CustomerStoreCreditHistoryItem<Models>;
  readonly CustomerToken: CustomerToken<Models>;
  readonly CustomizableAreaOption: CustomizableAreaOption<Models>;
  readonly CustomizableAreaValue: CustomizableAreaValue<Models>;
  readonly CustomizableCheckboxOption: CustomizableCheckboxOption<Models>;
  readonly CustomizableCheckboxValue: CustomizableCheckboxValue<Models>;
  readonly CustomizableDateOption: CustomizableDateOption<Models>;
  readonly CustomizableDateValue: CustomizableDateValue<Models>;
  readonly CustomizableDropDownOption: CustomizableDropDownOption<Models>;
  readonly CustomizableDropDownValue: CustomizableDropDownValue<Models>;
  readonly CustomizableFieldOption: CustomizableFieldOption<Models>;
  readonly CustomizableFieldValue: CustomizableFieldValue<Models>;
  readonly CustomizableMultipleOption: CustomizableMultipleOption<Models>;
  readonly CustomizableMultipleValue: CustomizableMultipleValue<Models>;
  readonly CustomizableOptionInterface: CustomizableOptionInterface<Models>;
  readonly CustomizableProductInterface: CustomizableProductInterface<Models>;
  readonly CustomizableRadioOption: CustomizableRadioOption<Models>;
  readonly CustomizableRadioValue: CustomizableRadioValue<Models>;
  readonly DeleteCompareListOutput: DeleteCompareListOutput<Models>;
  readonly DeletePaymentTokenOutput: DeletePaymentTokenOutput<Models>;
  readonly DeleteWishlistOutput: DeleteWishlistOutput<Models>;
  readonly Discount: Discount<Models>;
  readonly DownloadableCartItem: DownloadableCartItem<Models>;
  readonly DownloadableItemsLinks: DownloadableItemsLinks<Models>;
  readonly DownloadableOrderItem: DownloadableOrderItem<Models>;
  readonly DownloadableProductLinks: DownloadableProductLinks<Models>;
  readonly DynamicWidget: DynamicWidget<Models>;
  readonly Error: Error<Models>;
  readonly EstimateTotalsOutput: EstimateTotalsOutput<Models>;
  readonly FixedProductTax: FixedProductTax<Models>;
  readonly FreeShippingProgress: FreeShippingProgress<Models>;
  readonly GiftCardAccount: GiftCardAccount<Models>;
  readonly GiftCardAmounts: GiftCardAmounts<Models>;
  readonly GiftCardCartItem: GiftCardCartItem<Models>;
  readonly GiftCardItem: GiftCardItem<Models>;
  readonly GiftCardOrderItem: GiftCardOrderItem<Models>;
  readonly GiftCardProduct: GiftCardProduct<Models>;
  readonly GiftCardWishlistItem: GiftCardWishlistItem<Models>;
  readonly GiftMessage: GiftMessage<Models>;
  readonly GiftOptionsPrices: GiftOptionsPrices<Models>;
  readonly GiftWrapping: GiftWrapping<Models>;
  readonly GiftWrappingImage: GiftWrappingImage<Models>;
  readonly GiveUpPaymentOutput: GiveUpPaymentOutput<Models>;
  readonly ImageSwatchData: ImageSwatchData<Models>;
  readonly Invoice: Invoice<Models>;
  readonly IsEmailAvailableOutput: IsEmailAvailableOutput<Models>;
  readonly ItemSelectedBundleOption: ItemSelectedBundleOption<Models>;
  readonly ItemSelectedBundleOptionValue: ItemSelectedBundleOptionValue<Models>;
  readonly KeyValue: KeyValue<Models>;
  readonly LayerFilter: LayerFilter<Models>;
  readonly LayerFilterItem: LayerFilterItem<Models>;
  readonly MediaGalleryEntry: MediaGalleryEntry<Models>;
  readonly MediaGalleryInterface: MediaGalleryInterface<Models>;
  readonly Money: Money<Models>;
  readonly MoneyPaperItem: MoneyPaperItem<Models>;
  readonly MoneyPaperTotal: MoneyPaperTotal<Models>;
  readonly MoveProductsInWishlistOutput: MoveProductsInWishlistOutput<Models>;
  readonly OpenOrder: OpenOrder<Models>;
  readonly Order: Order<Models>;
  readonly OrderAddress: OrderAddress<Models>;
  readonly OrderCustomerInfo: OrderCustomerInfo<Models>;
  readonly OrderItem: OrderItem<Models>;
  readonly OrderItemInterface: OrderItemInterface<Models>;
  readonly OrderItemOption: OrderItemOption<Models>;
  readonly OrderItemPrices: OrderItemPrices<Models>;
  readonly OrderItemToday: OrderItemToday<Models>;
  readonly OrderOnAccount: OrderOnAccount<Models>;
  readonly OrderPaymentMethod: OrderPaymentMethod<Models>;
  readonly OrderShipment: OrderShipment<Models>;
  readonly OrderTotal: OrderTotal<Models>;
  readonly PaymentToken: PaymentToken<Models>;
  readonly PaypalExpressTokenOutput: PaypalExpressTokenOutput<Models>;
  readonly PaypalExpressUrlList: PaypalExpressUrlList<Models>;
  readonly Phrase: Phrase<Models>;
  readonly PhysicalProductInterface: PhysicalProductInterface<Models>;
  readonly PlaceOrderError: PlaceOrderError<Models>;
  readonly PlaceOrderOutput: PlaceOrderOutput<Models>;
  readonly PortalConfig: PortalConfig<Models>;
  readonly PortalNotifications: PortalNotifications<Models>;
  readonly Price: Price<Models>;
  readonly PriceRange: PriceRange<Models>;
  readonly ProductAttribute: ProductAttribute<Models>;
  readonly ProductCustomAttributes: ProductCustomAttributes<Models>;
  readonly ProductDiscount: ProductDiscount<Models>;
  readonly ProductImage: ProductImage<Models>;
  readonly ProductInterface: ProductInterface<Models>;
  readonly ProductPrice: ProductPrice<Models>;
  readonly ProductPrices: ProductPrices<Models>;
  readonly ProductReview: ProductReview<Models>;
  readonly ProductReviewItem: ProductReviewItem<Models>;
  readonly ProductReviewPage: ProductReviewPage<Models>;
  readonly ProductReviewRating: ProductReviewRating<Models>;
  readonly ProductReviewRatingMetadata: ProductReviewRatingMetadata<Models>;
  readonly ProductReviewRatingValueMetadata: ProductReviewRatingValueMetadata<Models>;
  readonly ProductReviewRatingsMetadata: ProductReviewRatingsMetadata<Models>;
  readonly ProductReviews: ProductReviews<Models>;
  readonly Products: Products<Models>;
  readonly PromotionBanner: PromotionBanner<Models>;
  readonly Question: Question<Models>;
  readonly Questions: Questions<Models>;
  readonly QuestionsCount: QuestionsCount<Models>;
  readonly QuotedCart: QuotedCart<Models>;
  readonly RawTotal: RawTotal<Models>;
  readonly RecentViewedProduct: RecentViewedProduct<Models>;
  readonly RecentViewedProducts: RecentViewedProducts<Models>;
  readonly Region: Region<Models>;
  readonly RemoveCouponFromCartOutput: RemoveCouponFromCartOutput<Models>;
  readonly RemoveGiftCardFromCartOutput: RemoveGiftCardFromCartOutput<Models>;
  readonly RemoveItemFromCartOutput: RemoveItemFromCartOutput<Models>;
  readonly RemoveProductsFromWishlistOutput: RemoveProductsFromWishlistOutput<Models>;
  readonly RemoveRewardPointsFromCartOutput: RemoveRewardPointsFromCartOutput<Models>;
  readonly RemoveStoreCreditFromCartOutput: RemoveStoreCreditFromCartOutput<Models>;
  readonly ReorderItemsOutput: ReorderItemsOutput<Models>;
  readonly RequestReturnOutput: RequestReturnOutput<Models>;
  readonly Return: Return<Models>;
  readonly ReturnComment: ReturnComment<Models>;
  readonly ReturnCustomer: ReturnCustomer<Models>;
  readonly ReturnItem: ReturnItem<Models>;
  readonly ReturnShipping: ReturnShipping<Models>;
  readonly ReturnShippingCarrier: ReturnShippingCarrier<Models>;
  readonly ReturnShippingTracking: ReturnShippingTracking<Models>;
  readonly ReturnShippingTrackingStatus: ReturnShippingTrackingStatus<Models>;
  readonly Returns: Returns<Models>;
  readonly ReviewHelpfulness: ReviewHelpfulness<Models>;
  readonly ReviewImage: ReviewImage<Models>;
  readonly ReviewMetrics: ReviewMetrics<Models>;
  readonly ReviewRatingVote: ReviewRatingVote<Models>;
  readonly ReviewRatingsCount: ReviewRatingsCount<Models>;
  readonly ReviewVideo: ReviewVideo<Models>;
  readonly ReviewVoteEntry: ReviewVoteEntry<Models>;
  readonly ReviewedProduct: ReviewedProduct<Models>;
  readonly RevokeCustomerTokenOutput: RevokeCustomerTokenOutput<Models>;
  readonly RevokeSharedCartOutput: RevokeSharedCartOutput<Models>;
  readonly RewardPoints: RewardPoints<Models>;
  readonly RewardPointsAmount: RewardPointsAmount<Models>;
  readonly RewardPointsBalanceHistoryItem: RewardPointsBalanceHistoryItem<Models>;
  readonly RoutableInterface: RoutableInterface<Models>;
  readonly SalesCommentItem: SalesCommentItem<Models>;
  readonly SavedCartItems: SavedCartItems<Models>;
  readonly SavedProduct: SavedProduct<Models>;
  readonly SavedProducts: SavedProducts<Models>;
  readonly SearchResultPageInfo: SearchResultPageInfo<Models>;
  readonly SearchSuggestion: SearchSuggestion<Models>;
  readonly SelectedBundleOption: SelectedBundleOption<Models>;
  readonly SelectedBundleOptionValue: SelectedBundleOptionValue<Models>;
  readonly SelectedConfigurableOption: SelectedConfigurableOption<Models>;
  readonly SelectedCustomizableOption: SelectedCustomizableOption<Models>;
  readonly SelectedCustomizableOptionValue: SelectedCustomizableOptionValue<Models>;
  readonly SelectedPaymentMethod: SelectedPaymentMethod<Models>;
  readonly SelectedShippingMethod: SelectedShippingMethod<Models>;
  readonly SetBillingAddressOnCartOutput: SetBillingAddressOnCartOutput<Models>;
  readonly SetGuestEmailOnCartOutput: SetGuestEmailOnCartOutput<Models>;
  readonly SetOrderCommentOnCartOutput: SetOrderCommentOnCartOutput<Models>;
  readonly SetPaymentMethodOnCartOutput: SetPaymentMethodOnCartOutput<Models>;
  readonly SetShippingAddressesOnCartOutput: SetShippingAddressesOnCartOutput<Models>;
  readonly SetShippingMethodsOnCartOutput: SetShippingMethodsOnCartOutput<Models>;
  readonly SewnPicture: SewnPicture<Models>;
  readonly ShareCartOutput: ShareCartOutput<Models>;
  readonly SharedCart: SharedCart<Models>;
  readonly SharedCartLink: SharedCartLink<Models>;
  readonly SharedWishlist: SharedWishlist<Models>;
  readonly ShipmentItem: ShipmentItem<Models>;
  readonly ShipmentTracking: ShipmentTracking<Models>;
  readonly ShippingCartAddress: ShippingCartAddress<Models>;
  readonly ShippingHandling: ShippingHandling<Models>;
  readonly ShownOrder: ShownOrder<Models>;
  readonly ShownOrderItem: ShownOrderItem<Models>;
  readonly ShownOrderNote: ShownOrderNote<Models>;
  readonly ShownOrderOption: ShownOrderOption<Models>;
  readonly SimpleCartItem: SimpleCartItem<Models>;
  readonly SimpleProduct: SimpleProduct<Models>;
  readonly SimpleWishlistItem: SimpleWishlistItem<Models>;
  readonly SortField: SortField<Models>;
  readonly SortFields: SortFields<Models>;
  readonly StandingOrder: StandingOrder<Models>;
  readonly StoreConfig: StoreConfig<Models>;
  readonly StoredCardNonce: StoredCardNonce<Models>;
  readonly StorefrontProperties: StorefrontProperties<Models>;
  readonly SubscribeEmailToNewsletterOutput: SubscribeEmailToNewsletterOutput<Models>;
  readonly SwatchDataInterface: SwatchDataInterface<Models>;
  readonly TaxItem: TaxItem<Models>;
  readonly TextSwatchData: TextSwatchData<Models>;
  readonly TierPrice: TierPrice<Models>;
  readonly UpdateCartItemsOutput: UpdateCartItemsOutput<Models>;
  readonly UpdateProductsInWishlistOutput: UpdateProductsInWishlistOutput<Models>;
  readonly UpdateWishlistOutput: UpdateWishlistOutput<Models>;
  readonly ValidationRule: ValidationRule<Models>;
  readonly VirtualCartItem: VirtualCartItem<Models>;
  readonly VirtualProduct: VirtualProduct<Models>;
  readonly VirtualWishlistItem: VirtualWishlistItem<Models>;
  readonly WishListUserInputError: WishListUserInputError<Models>;
  readonly Wishlist: Wishlist<Models>;
  readonly WishlistCartUserInputError: WishlistCartUserInputError<Models>;
  readonly WishlistItem: WishlistItem<Models>;
  readonly WishlistItemInterface: WishlistItemInterface<Models>;
  readonly WishlistItems: WishlistItems<Models>;
}

/**
 * What resolvers hand to each other for a type: the SDL's own shape, unless `Models` names another, such as
 * the domain's object of which the type's own resolvers then take what is asked for.
 */
export type Given<Models, Name extends keyof Types<Models>> = Name extends keyof Models
  ? Models[Name]
  : Types<Models>[Name];

export type Resolver<Parent, Args, Context, Value> = (
  parent: Parent,
  args: Args,
  context: Context,
  info: unknown,
) => Value | Promise<Value>;

type GivenAttributeValueInterface<Models> = "AttributeValueInterface" extends keyof Models ? Models["AttributeValueInterface"] : Given<Models, "AttributeSelectedOptions"> | Given<Models, "AttributeValue">;

type GivenCartAddressInterface<Models> = "CartAddressInterface" extends keyof Models ? Models["CartAddressInterface"] : Given<Models, "BillingCartAddress"> | Given<Models, "ShippingCartAddress">;

type GivenCartItemInterface<Models> = "CartItemInterface" extends keyof Models ? Models["CartItemInterface"] : Given<Models, "BundleCartItem"> | Given<Models, "ConfigurableCartItem"> | Given<Models, "DownloadableCartItem"> | Given<Models, "GiftCardCartItem"> | Given<Models, "SimpleCartItem"> | Given<Models, "VirtualCartItem">;

type GivenCategoryInterface<Models> = "CategoryInterface" extends keyof Models ? Models["CategoryInterface"] : Given<Models, "CategoryTree">;

type GivenCustomAttributeMetadataInterface<Models> = "CustomAttributeMetadataInterface" extends keyof Models ? Models["CustomAttributeMetadataInterface"] : Given<Models, "CustomerAttributeMetadata">;

type GivenCustomAttributeOptionInterface<Models> = "CustomAttributeOptionInterface" extends keyof Models ? Models["CustomAttributeOptionInterface"] : Given<Models, "AttributeOptionMetadata">;

type GivenCustomizableOptionInterface<Models> = "CustomizableOptionInterface" extends keyof Models ? Models["CustomizableOptionInterface"] : Given<Models, "CustomizableAreaOption"> | Given<Models, "CustomizableCheckboxOption"> | Given<Models, "CustomizableDateOption"> | Given<Models, "CustomizableDropDownOption"> | Given<Models, "CustomizableFieldOption"> | Given<Models, "CustomizableMultipleOption"> | Given<Models, "CustomizableRadioOption">;

type GivenCustomizableProductInterface<Models> = "CustomizableProductInterface" extends keyof Models ? Models["CustomizableProductInterface"] : Given<Models, "ConfigurableProduct"> | Given<Models, "SimpleProduct"> | Given<Models, "VirtualProduct">;

type GivenMediaGalleryInterface<Models> = "MediaGalleryInterface" extends keyof Models ? Models["MediaGalleryInterface"] : Given<Models, "ProductImage">;

type GivenOrderItemInterface<Models> = "OrderItemInterface" extends keyof Models ? Models["OrderItemInterface"] : Given<Models, "BundleOrderItem"> | Given<Models, "DownloadableOrderItem"> | Given<Models, "GiftCardOrderItem"> | Given<Models, "OrderItem">;

type GivenPhysicalProductInterface<Models> = "PhysicalProductInterface" extends keyof Models ? Models["PhysicalProductInterface"] : Given<Models, "BundleProduct"> | Given<Models, "ConfigurableProduct"> | Given<Models, "SimpleProduct">;

type GivenProductInterface<Models> = "ProductInterface" extends keyof Models ? Models["ProductInterface"] : Given<Models, "BundleProduct"> | Given<Models, "ConfigurableProduct"> | Given<Models, "GiftCardProduct"> | Given<Models, "SimpleProduct"> | Given<Models, "VirtualProduct">;

type GivenRoutableInterface<Models> = "RoutableInterface" extends keyof Models ? Models["RoutableInterface"] : Given<Models, "CategoryTree"> | Given<Models, "ConfigurableProduct"> | Given<Models, "SimpleProduct"> | Given<Models, "VirtualProduct">;

type GivenSwatchDataInterface<Models> = "SwatchDataInterface" extends keyof Models ? Models["SwatchDataInterface"] : Given<Models, "ColorSwatchData"> | Given<Models, "ImageSwatchData"> | Given<Models, "TextSwatchData">;

type GivenWishlistItemInterface<Models> = "WishlistItemInterface" extends keyof Models ? Models["WishlistItemInterface"] : Given<Models, "BundleWishlistItem"> | Given<Models, "ConfigurableWishlistItem"> | Given<Models, "GiftCardWishlistItem"> | Given<Models, "SimpleWishlistItem"> | Given<Models, "VirtualWishlistItem">;

export interface BundleProductCustom_attributesV2Args {
  readonly filters?: AttributeFilterInput | null;
}

export interface BundleProductReviewsArgs {
  readonly currentPage: number | null;
  readonly pageSize: number | null;
}

export interface CartItemsV2Args {
  readonly currentPage: number | null;
  readonly pageSize: number | null;
  readonly sort?: QuoteItemsSortInput | null;
}

export interface CategoryTreeProductsArgs {
  readonly currentPage: number | null;
  readonly pageSize: number | null;
  readonly sort?: ProductAttributeSortInput | null;
}

export interface ConfigurableProductCustom_attributesV2Args {
  readonly filters?: AttributeFilterInput | null;
}

export interface ConfigurableProductReviewsArgs {
  readonly currentPage: number | null;
  readonly pageSize: number | null;
}

export interface CustomerAddressesV2Args {
  readonly currentPage: number | null;
  readonly pageSize: number | null;
}

export interface CustomerOrdersArgs {
  readonly currentPage: number | null;
  readonly filter?: CustomerOrdersFilterInput | null;
  readonly pageSize: number | null;
  readonly scope?: ScopeTypeEnum | null;
  readonly sort?: CustomerOrderSortInput | null;
}

export interface CustomerReturnArgs {
  readonly uid: string;
}

export interface CustomerReturnsArgs {
  readonly currentPage: number | null;
  readonly pageSize: number | null;
}

export interface CustomerReviewsArgs {
  readonly currentPage: number | null;
  readonly pageSize: number | null;
}

export interface CustomerWishlist_v2Args {
  readonly id: string;
}

export interface CustomerWishlistsArgs {
  readonly currentPage: number | null;
  readonly pageSize: number | null;
}

export interface CustomerOrderReturnsArgs {
  readonly currentPage: number | null;
  readonly pageSize: number | null;
}

export interface CustomerStoreCreditBalance_historyArgs {
  readonly currentPage: number | null;
  readonly pageSize: number | null;
}

export interface DeleteWishlistOutputWishlistsArgs {
  readonly currentPage: number | null;
  readonly pageSize: number | null;
}

export interface GiftCardProductCustom_attributesV2Args {
  readonly filters?: AttributeFilterInput | null;
}

export interface GiftCardProductReviewsArgs {
  readonly currentPage: number | null;
  readonly pageSize: number | null;
}

export interface MutationAddBundleProductsToCartArgs {
  readonly input?: AddBundleProductsToCartInput | null;
}

export interface MutationAddConfigurableProductsToCartArgs {
  readonly input?: AddConfigurableProductsToCartInput | null;
}

export interface MutationAddProductsToCartArgs {
  readonly cartId: string;
  readonly cartItems: readonly (CartItemInput)[];
}

export interface MutationAddProductsToCompareListArgs {
  readonly input?: AddProductsToCompareListInput | null;
}

export interface MutationAddProductsToWishlistArgs {
  readonly wishlistId: string;
  readonly wishlistItems: readonly (WishlistItemInput)[];
}

export interface MutationAddSimpleProductsToCartArgs {
  readonly input?: AddSimpleProductsToCartInput | null;
}

export interface MutationAddVirtualProductsToCartArgs {
  readonly input?: AddVirtualProductsToCartInput | null;
}

export interface MutationAddWishlistItemsToCartArgs {
  readonly wishlistId: string;
  readonly wishlistItemIds?: readonly (string)[] | null;
}

export interface MutationApplyCouponToCartArgs {
  readonly input?: ApplyCouponToCartInput | null;
}

export interface MutationApplyCouponsToCartArgs {
  readonly input: ApplyCouponsToCartInput;
}

export interface MutationApplyGiftCardToCartArgs {
  readonly input?: ApplyGiftCardToCartInput | null;
}

export interface MutationApplyRewardPointsToCartArgs {
  readonly cartId: string;
}

export interface MutationApplyStoreCreditToCartArgs {
  readonly input: ApplyStoreCreditToCartInput;
}

export interface MutationAssignCompareListToCustomerArgs {
  readonly uid: string;
}

export interface MutationAssignCustomerToGuestCartArgs {
  readonly cart_id: string;
}

export interface MutationCancelGuestOrderArgs {
  readonly input: CancelGuestOrderInput;
}

export interface MutationCancelOrderArgs {
  readonly input: CancelOrderInput;
}

export interface MutationChangeCustomerPasswordArgs {
  readonly currentPassword: string;
  readonly newPassword: string;
}

export interface MutationClaimGuestOrderArgs {
  readonly order_number: string;
  readonly token: string;
}

export interface MutationClearCartArgs {
  readonly input: ClearCartInput;
}

export interface MutationConfirmCancelOrderArgs {
  readonly input: ConfirmCancelOrderInput;
}

export interface MutationConfirmNewsletterSubscriptionArgs {
  readonly token: string;
}

export interface MutationContactUsArgs {
  readonly input: ContactUsInput;
}

export interface MutationCopyCartQuoteArgs {
  readonly input: CopyCartQuoteInput;
}

export interface MutationCopyProductsToWishlistArgs {
  readonly destinationWishlistUid: string;
  readonly sourceWishlistUid: string;
  readonly wishlistItems: readonly (WishlistItemCopyInput)[];
}

export interface MutationCopySharedCartArgs {
  readonly input: CopySharedCartInput;
}

export interface MutationCreateCartQuoteArgs {
  readonly input: CreateCartQuoteInput;
}

export interface MutationCreateCompareListArgs {
  readonly input?: CreateCompareListInput | null;
}

export interface MutationCreateCreditKeyCheckoutArgs {
  readonly input: CreditKeyCheckoutInput;
}

export interface MutationCreateCustomerArgs {
  readonly input: CustomerInput;
}

export interface MutationCreateCustomerAddressArgs {
  readonly input: CustomerAddressInput;
}

export interface MutationCreateCustomerFromOrderArgs {
  readonly input: CustomerFromOrderInput;
}

export interface MutationCreateCustomerV2Args {
  readonly input: CustomerCreateInput;
}

export interface MutationCreateEmptyCartArgs {
  readonly input?: createEmptyCartInput | null;
}

export interface MutationCreateGuestCartArgs {
  readonly input?: CreateGuestCartInput | null;
}

export interface MutationCreateMetaEventArgs {
  readonly input: CreateMetaEventInput;
}

export interface MutationCreateNewReviewArgs {
  readonly input: CreateNewReviewInput;
}

export interface MutationCreatePaypalExpressTokenArgs {
  readonly input: PaypalExpressTokenInput;
}

export interface MutationCreateProductReviewArgs {
  readonly input: CreateProductReviewInput;
}

export interface MutationCreateQuestionArgs {
  /** The name that is shown. */
  readonly author?: string | null;
  /** Heard nowhere: the session says who asks. */
  readonly customer_id?: number | null;
  /** `product` */
  readonly display_at?: string | null;
  /** For the answer; shown to nobody. */
  readonly email?: string | null;
  /** The product's id, or else its SKU. */
  readonly identifier: string;
  /** `product` */
  readonly page_type?: string | null;
  readonly question: string;
}

export interface MutationCreateStoredCardNonceArgs {
  readonly public_hash: string;
}

export interface MutationCreateWishlistArgs {
  readonly input: CreateWishlistInput;
}

export interface MutationDeleteCompareListArgs {
  readonly uid: string;
}

export interface MutationDeleteCustomerAddressArgs {
  readonly id: number;
}

export interface MutationDeleteCustomerAddressV2Args {
  readonly uid: string;
}

export interface MutationDeletePaymentTokenArgs {
  readonly public_hash: string;
}

export interface MutationDeleteWishlistArgs {
  readonly wishlistId: string;
}

export interface MutationEndNewsletterSubscriptionArgs {
  readonly token: string;
}

export interface MutationEstimateShippingMethodsArgs {
  readonly input: EstimateTotalsInput;
}

export interface MutationEstimateTotalsArgs {
  readonly input: EstimateTotalsInput;
}

export interface MutationGenerateCustomerTokenArgs {
  readonly email: string;
  readonly password: string;
}

export interface MutationGiveUpPaymentArgs {
  readonly input?: GiveUpPaymentInput | null;
}

export interface MutationMergeCartsArgs {
  readonly destination_cart_id?: string | null;
  readonly source_cart_id: string;
}

export interface MutationMoveProductsInWishlistArgs {
  readonly destinationWishlistUid: string;
  readonly sourceWishlistUid: string;
  readonly wishlistItems: readonly (WishlistItemMoveInput)[];
}

export interface MutationMoveSavedCartItemToCartArgs {
  readonly input: SavedCartItemInput;
}

export interface MutationPayForExchangeArgs {
  readonly input: PayForExchangeInput;
}

export interface MutationPlaceOrderArgs {
  readonly input?: PlaceOrderInput | null;
}

export interface MutationRecentViewedProductsArgs {
  readonly product_ids: readonly (number)[];
}

export interface MutationRemoveCouponFromCartArgs {
  readonly input?: RemoveCouponFromCartInput | null;
}

export interface MutationRemoveCouponsFromCartArgs {
  readonly input: RemoveCouponsFromCartInput;
}

export interface MutationRemoveGiftCardFromCartArgs {
  readonly input?: RemoveGiftCardFromCartInput | null;
}

export interface MutationRemoveItemFromCartArgs {
  readonly input?: RemoveItemFromCartInput | null;
}

export interface MutationRemoveProductsFromCompareListArgs {
  readonly input?: RemoveProductsFromCompareListInput | null;
}

export interface MutationRemoveProductsFromWishlistArgs {
  readonly wishlistId: string;
  readonly wishlistItemsIds: readonly (string)[];
}

export interface MutationRemoveRewardPointsFromCartArgs {
  readonly cartId: string;
}

export interface MutationRemoveSavedCartItemArgs {
  readonly input: RemoveSavedCartItemInput;
}

export interface MutationRemoveSavedProductArgs {
  readonly uid: string;
}

export interface MutationRemoveStoreCreditFromCartArgs {
  readonly input: RemoveStoreCreditFromCartInput;
}

export interface MutationRenameSavedProductArgs {
  readonly input: RenameSavedProductInput;
}

export interface MutationReorderItemsArgs {
  /** Which of its items; all unless told. */
  readonly items?: readonly (string)[] | null;
  readonly orderNumber: string;
}

export interface MutationRequestGuestOrderCancelArgs {
  readonly input: GuestOrderCancelInput;
}

export interface MutationRequestGuestReturnArgs {
  readonly input: RequestGuestReturnInput;
}

export interface MutationRequestPasswordResetEmailArgs {
  readonly email: string;
}

export interface MutationRequestReturnArgs {
  readonly input: RequestReturnInput;
}

export interface MutationResetPasswordArgs {
  readonly email: string;
  readonly newPassword: string;
  readonly resetPasswordToken: string;
}

export interface MutationRestoreSavedProductArgs {
  readonly uid: string;
}

export interface MutationRevokeSharedCartArgs {
  readonly input: RevokeSharedCartInput;
}

export interface MutationSaveCartItemForLaterArgs {
  readonly input: SaveCartItemForLaterInput;
}

export interface MutationSaveOrderedItemArgs {
  readonly input: SaveOrderedItemInput;
}

export interface MutationSaveProductArgs {
  readonly input: SaveProductInput;
}

export interface MutationSendCustomerLoginLinkArgs {
  readonly cart_id?: string | null;
  readonly email: string;
  readonly redirect_path?: string | null;
}

export interface MutationSetBillingAddressOnCartArgs {
  readonly input?: SetBillingAddressOnCartInput | null;
}

export interface MutationSetGuestEmailOnCartArgs {
  readonly input?: SetGuestEmailOnCartInput | null;
}

export interface MutationSetOrderCommentOnCartArgs {
  readonly input: SetOrderCommentOnCartInput;
}

export interface MutationSetPaymentMethodAndPlaceOrderArgs {
  readonly input?: SetPaymentMethodAndPlaceOrderInput | null;
}

export interface MutationSetPaymentMethodOnCartArgs {
  readonly input?: SetPaymentMethodOnCartInput | null;
}

export interface MutationSetShippingAddressesOnCartArgs {
  readonly input?: SetShippingAddressesOnCartInput | null;
}

export interface MutationSetShippingMethodsOnCartArgs {
  readonly input?: SetShippingMethodsOnCartInput | null;
}

export interface MutationShareCartArgs {
  readonly input: ShareCartInput;
}

export interface MutationSubscribeEmailToNewsletterArgs {
  readonly email: string;
}

export interface MutationUpdateCartItemsArgs {
  readonly input?: UpdateCartItemsInput | null;
}

export interface MutationUpdateCustomerArgs {
  readonly input: CustomerInput;
}

export interface MutationUpdateCustomerAddressArgs {
  readonly id: number;
  readonly input?: CustomerAddressInput | null;
}

export interface MutationUpdateCustomerAddressV2Args {
  readonly input?: CustomerAddressInput | null;
  readonly uid: string;
}

export interface MutationUpdateCustomerEmailArgs {
  readonly email: string;
  readonly password: string;
}

export interface MutationUpdateCustomerV2Args {
  readonly input: CustomerUpdateInput;
}

export interface MutationUpdateProductsInWishlistArgs {
  readonly wishlistId: string;
  readonly wishlistItems: readonly (WishlistItemUpdateInput)[];
}

export interface MutationUpdateWishlistArgs {
  readonly name?: string | null;
  readonly tells_first_name?: boolean | null;
  readonly visibility?: WishlistVisibilityEnum | null;
  readonly wishlistId: string;
}

export interface QueryAttributesFormArgs {
  readonly formCode: string;
}

export interface QueryAttributesListArgs {
  readonly entityType: AttributeEntityTypeEnum;
}

export interface QueryAvailableStoresArgs {
  readonly useCurrentGroup?: boolean | null;
}

export interface QueryCartArgs {
  readonly cart_id: string;
}

export interface QueryCartQuoteArgs {
  readonly cart_id?: string | null;
  readonly number: string;
}

export interface QueryCartQuotesArgs {
  readonly cart_id?: string | null;
}

export interface QueryCategoriesArgs {
  readonly currentPage: number | null;
  readonly filters?: CategoryFilterInput | null;
  readonly pageSize: number | null;
}

export interface QueryCategoryListArgs {
  readonly currentPage: number | null;
  readonly filters?: CategoryFilterInput | null;
  readonly pageSize: number | null;
}

export interface QueryCmsBlocksArgs {
  readonly identifiers?: readonly (string | null)[] | null;
}

export interface QueryCmsPageArgs {
  readonly id?: number | null;
  readonly identifier?: string | null;
}

export interface QueryCompareListArgs {
  readonly uid: string;
}

export interface QueryCountryArgs {
  readonly id?: string | null;
}

export interface QueryCreditKeyDisplayedArgs {
  readonly cart_id: string;
}

export interface QueryCustomAttributeMetadataArgs {
  readonly attributes: readonly (AttributeInput)[];
}

export interface QueryCustomAttributeMetadataV2Args {
  readonly attributes?: readonly (AttributeInput)[] | null;
}

export interface QueryGetCustomerLogoArgs {
  readonly currentPage: number | null;
  readonly orderBy: CustomerLogoOrderEnum | null;
  readonly pageSize: number | null;
  /** A part of a logo's number, name or description. */
  readonly search?: string | null;
}

export interface QueryGetDynamicWidgetsArgs {
  readonly location: DynamicWidgetLocation;
}

export interface QueryGetPortalNotificationsArgs {
  readonly entityId: number;
}

export interface QueryGetPromotionBannerArgs {
  readonly storeId?: number | null;
}

export interface QueryGetQuestionsArgs {
  readonly currentPage: number | null;
  readonly display_at?: string | null;
  readonly identifier: string;
  /** 20 at most. */
  readonly pageSize: number | null;
  /** A part of question or answer. */
  readonly search?: string | null;
}

export interface QueryGetQuestionsCountArgs {
  /** `product`: the only place that this store has. */
  readonly display_at?: string | null;
  /** The product's id, or else its SKU. */
  readonly identifier: string;
}

export interface QueryGiftCardAccountArgs {
  readonly input: GiftCardAccountInput;
}

export interface QueryGuestOrderArgs {
  readonly input: OrderInformationInput;
}

export interface QueryGuestOrderByTokenArgs {
  readonly input: OrderTokenInput;
}

export interface QueryHomePageReviewsArgs {
  readonly page: number | null;
}

export interface QueryIsEmailAvailableArgs {
  readonly email: string;
}

export interface QueryMySavedProductArgs {
  readonly uid: string;
}

export interface QueryMySavedProductsArgs {
  readonly currentPage: number | null;
  readonly pageSize: number | null;
  readonly search: string | null;
}

export interface QueryProductReviewsArgs {
  readonly page: number | null;
  readonly productId: number;
  /** A part of title or comments. */
  readonly searchTerm?: string | null;
  /** `date-desc`, `date-asc`, `rating-desc` or `rating-asc`. */
  readonly sort: string | null;
  /** Only those with so many stars, from 1 to 5. */
  readonly starFilter?: number | null;
}

export interface QueryProductsArgs {
  readonly currentPage: number | null;
  readonly filter?: ProductAttributeFilterInput | null;
  readonly pageSize: number | null;
  readonly search?: string | null;
  readonly sort?: ProductAttributeSortInput | null;
}

export interface QueryRecentViewedProductsArgs {
  readonly currentPage: number | null;
  readonly pageSize: number | null;
}

export interface QueryReviewHelpfulnessArgs {
  readonly reviewId: number;
}

export interface QueryReviewMetricsArgs {
  readonly productId: number;
}

export interface QueryRouteArgs {
  readonly url: string;
}

export interface QuerySavedCartItemsArgs {
  readonly cart_id?: string | null;
}

export interface QuerySharedCartArgs {
  readonly token: string;
}

export interface QuerySharedCartLinksArgs {
  readonly cart_id?: string | null;
}

export interface QuerySharedWishlistArgs {
  readonly sharing_code: string;
}

export interface QueryStandingOrderArgs {
  readonly cart_id: string;
}

export interface QueryStoreSwitchShareLoginSessionArgs {
  readonly cart_id?: string | null;
  readonly store_id: number;
}

export interface RequestReturnOutputReturnsArgs {
  readonly currentPage: number | null;
  readonly pageSize: number | null;
}

export interface ReturnShippingTrackingArgs {
  readonly uid?: string | null;
}

export interface SimpleProductCustom_attributesV2Args {
  readonly filters?: AttributeFilterInput | null;
}

export interface SimpleProductReviewsArgs {
  readonly currentPage: number | null;
  readonly pageSize: number | null;
}

export interface VirtualProductCustom_attributesV2Args {
  readonly filters?: AttributeFilterInput | null;
}

export interface VirtualProductReviewsArgs {
  readonly currentPage: number | null;
  readonly pageSize: number | null;
}

export interface WishlistItems_v2Args {
  readonly currentPage: number | null;
  readonly pageSize: number | null;
}

export interface AddBundleProductsToCartOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly cart?: Resolver<Given<Models, "AddBundleProductsToCartOutput">, Readonly<Record<never, never>>, Context, Given<Models, "Cart">>;
}

export interface AddConfigurableProductsToCartOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly cart?: Resolver<Given<Models, "AddConfigurableProductsToCartOutput">, Readonly<Record<never, never>>, Context, Given<Models, "Cart">>;
}

export interface AddProductsToCartOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly cart?: Resolver<Given<Models, "AddProductsToCartOutput">, Readonly<Record<never, never>>, Context, Given<Models, "Cart">>;
  readonly user_errors?: Resolver<Given<Models, "AddProductsToCartOutput">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "Error"> | null)[]>;
}

export interface AddProductsToWishlistOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly user_errors?: Resolver<Given<Models, "AddProductsToWishlistOutput">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "WishListUserInputError">)[]>;
  readonly wishlist?: Resolver<Given<Models, "AddProductsToWishlistOutput">, Readonly<Record<never, never>>, Context, Given<Models, "Wishlist">>;
}

export interface AddSimpleProductsToCartOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly cart?: Resolver<Given<Models, "AddSimpleProductsToCartOutput">, Readonly<Record<never, never>>, Context, Given<Models, "Cart">>;
}

export interface AddVirtualProductsToCartOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly cart?: Resolver<Given<Models, "AddVirtualProductsToCartOutput">, Readonly<Record<never, never>>, Context, Given<Models, "Cart">>;
}

export interface AddWishlistItemsToCartOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly add_wishlist_items_to_cart_user_errors?: Resolver<Given<Models, "AddWishlistItemsToCartOutput">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "WishlistCartUserInputError"> | null)[]>;
  readonly status?: Resolver<Given<Models, "AddWishlistItemsToCartOutput">, Readonly<Record<never, never>>, Context, boolean>;
  readonly wishlist?: Resolver<Given<Models, "AddWishlistItemsToCartOutput">, Readonly<Record<never, never>>, Context, Given<Models, "Wishlist">>;
}

export interface AggregationResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly attribute_code?: Resolver<Given<Models, "Aggregation">, Readonly<Record<never, never>>, Context, string>;
  readonly count?: Resolver<Given<Models, "Aggregation">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly label?: Resolver<Given<Models, "Aggregation">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly options?: Resolver<Given<Models, "Aggregation">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "AggregationOption"> | null)[] | null | undefined>;
  readonly position?: Resolver<Given<Models, "Aggregation">, Readonly<Record<never, never>>, Context, number | null | undefined>;
}

export interface AggregationOptionResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly count?: Resolver<Given<Models, "AggregationOption">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly label?: Resolver<Given<Models, "AggregationOption">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly value?: Resolver<Given<Models, "AggregationOption">, Readonly<Record<never, never>>, Context, string>;
}

export interface AnsweredQuestionResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly answer?: Resolver<Given<Models, "AnsweredQuestion">, Readonly<Record<never, never>>, Context, string>;
  readonly answered_at?: Resolver<Given<Models, "AnsweredQuestion">, Readonly<Record<never, never>>, Context, string>;
  readonly author?: Resolver<Given<Models, "AnsweredQuestion">, Readonly<Record<never, never>>, Context, string>;
  readonly created_at?: Resolver<Given<Models, "AnsweredQuestion">, Readonly<Record<never, never>>, Context, string>;
  readonly question?: Resolver<Given<Models, "AnsweredQuestion">, Readonly<Record<never, never>>, Context, string>;
  readonly question_id?: Resolver<Given<Models, "AnsweredQuestion">, Readonly<Record<never, never>>, Context, number>;
}

export interface AppliedCouponResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly code?: Resolver<Given<Models, "AppliedCoupon">, Readonly<Record<never, never>>, Context, string>;
  readonly note?: Resolver<Given<Models, "AppliedCoupon">, Readonly<Record<never, never>>, Context, Given<Models, "Phrase"> | null | undefined>;
}

export interface AppliedGiftCardResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly applied_balance?: Resolver<Given<Models, "AppliedGiftCard">, Readonly<Record<never, never>>, Context, Given<Models, "Money"> | null | undefined>;
  readonly code?: Resolver<Given<Models, "AppliedGiftCard">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly current_balance?: Resolver<Given<Models, "AppliedGiftCard">, Readonly<Record<never, never>>, Context, Given<Models, "Money"> | null | undefined>;
  readonly expiration_date?: Resolver<Given<Models, "AppliedGiftCard">, Readonly<Record<never, never>>, Context, string | null | undefined>;
}

export interface AppliedStoreCreditResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly applied_balance?: Resolver<Given<Models, "AppliedStoreCredit">, Readonly<Record<never, never>>, Context, Given<Models, "Money"> | null | undefined>;
  readonly current_balance?: Resolver<Given<Models, "AppliedStoreCredit">, Readonly<Record<never, never>>, Context, Given<Models, "Money"> | null | undefined>;
  readonly enabled?: Resolver<Given<Models, "AppliedStoreCredit">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
}

export interface ApplyCouponToCartOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly cart?: Resolver<Given<Models, "ApplyCouponToCartOutput">, Readonly<Record<never, never>>, Context, Given<Models, "Cart">>;
}

export interface ApplyGiftCardToCartOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly cart?: Resolver<Given<Models, "ApplyGiftCardToCartOutput">, Readonly<Record<never, never>>, Context, Given<Models, "Cart">>;
}

export interface ApplyGiftCardToOrderResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly applied_balance?: Resolver<Given<Models, "ApplyGiftCardToOrder">, Readonly<Record<never, never>>, Context, Given<Models, "Money"> | null | undefined>;
  readonly code?: Resolver<Given<Models, "ApplyGiftCardToOrder">, Readonly<Record<never, never>>, Context, string | null | undefined>;
}

export interface ApplyRewardPointsToCartOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly cart?: Resolver<Given<Models, "ApplyRewardPointsToCartOutput">, Readonly<Record<never, never>>, Context, Given<Models, "Cart">>;
}

export interface ApplyStoreCreditToCartOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly cart?: Resolver<Given<Models, "ApplyStoreCreditToCartOutput">, Readonly<Record<never, never>>, Context, Given<Models, "Cart">>;
}

export interface ArrivalResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly from?: Resolver<Given<Models, "Arrival">, Readonly<Record<never, never>>, Context, string>;
  readonly to?: Resolver<Given<Models, "Arrival">, Readonly<Record<never, never>>, Context, string>;
}

export interface AssignCompareListToCustomerOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly compare_list?: Resolver<Given<Models, "AssignCompareListToCustomerOutput">, Readonly<Record<never, never>>, Context, Given<Models, "CompareList"> | null | undefined>;
  readonly result?: Resolver<Given<Models, "AssignCompareListToCustomerOutput">, Readonly<Record<never, never>>, Context, boolean>;
}

export interface AttributeResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly attribute_code?: Resolver<Given<Models, "Attribute">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly attribute_options?: Resolver<Given<Models, "Attribute">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "AttributeOption"> | null)[] | null | undefined>;
  readonly attribute_type?: Resolver<Given<Models, "Attribute">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly entity_type?: Resolver<Given<Models, "Attribute">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly input_type?: Resolver<Given<Models, "Attribute">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly storefront_properties?: Resolver<Given<Models, "Attribute">, Readonly<Record<never, never>>, Context, Given<Models, "StorefrontProperties"> | null | undefined>;
}

export interface AttributeMetadataErrorResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly message?: Resolver<Given<Models, "AttributeMetadataError">, Readonly<Record<never, never>>, Context, string>;
  readonly type?: Resolver<Given<Models, "AttributeMetadataError">, Readonly<Record<never, never>>, Context, AttributeMetadataErrorType>;
}

export interface AttributeOptionResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly label?: Resolver<Given<Models, "AttributeOption">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly value?: Resolver<Given<Models, "AttributeOption">, Readonly<Record<never, never>>, Context, string | null | undefined>;
}

export interface AttributeOptionMetadataResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly is_default?: Resolver<Given<Models, "AttributeOptionMetadata">, Readonly<Record<never, never>>, Context, boolean>;
  readonly label?: Resolver<Given<Models, "AttributeOptionMetadata">, Readonly<Record<never, never>>, Context, string>;
  readonly value?: Resolver<Given<Models, "AttributeOptionMetadata">, Readonly<Record<never, never>>, Context, string>;
}

export interface AttributeSelectedOptionResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly label?: Resolver<Given<Models, "AttributeSelectedOption">, Readonly<Record<never, never>>, Context, string>;
  readonly value?: Resolver<Given<Models, "AttributeSelectedOption">, Readonly<Record<never, never>>, Context, string>;
}

export interface AttributeSelectedOptionsResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly code?: Resolver<Given<Models, "AttributeSelectedOptions">, Readonly<Record<never, never>>, Context, string>;
  readonly selected_options?: Resolver<Given<Models, "AttributeSelectedOptions">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "AttributeSelectedOption"> | null)[]>;
}

export interface AttributeValueResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly code?: Resolver<Given<Models, "AttributeValue">, Readonly<Record<never, never>>, Context, string>;
  readonly value?: Resolver<Given<Models, "AttributeValue">, Readonly<Record<never, never>>, Context, string>;
}

export interface AttributesFormOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly errors?: Resolver<Given<Models, "AttributesFormOutput">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "AttributeMetadataError">)[]>;
  readonly items?: Resolver<Given<Models, "AttributesFormOutput">, Readonly<Record<never, never>>, Context, readonly (GivenCustomAttributeMetadataInterface<Models> | null)[]>;
}

export interface AttributesMetadataOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly errors?: Resolver<Given<Models, "AttributesMetadataOutput">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "AttributeMetadataError">)[]>;
  readonly items?: Resolver<Given<Models, "AttributesMetadataOutput">, Readonly<Record<never, never>>, Context, readonly (GivenCustomAttributeMetadataInterface<Models> | null)[]>;
}

export interface AvailablePaymentMethodResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly code?: Resolver<Given<Models, "AvailablePaymentMethod">, Readonly<Record<never, never>>, Context, string>;
  readonly is_deferred?: Resolver<Given<Models, "AvailablePaymentMethod">, Readonly<Record<never, never>>, Context, boolean>;
  readonly title?: Resolver<Given<Models, "AvailablePaymentMethod">, Readonly<Record<never, never>>, Context, string>;
}

export interface AvailableShippingMethodResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly amount?: Resolver<Given<Models, "AvailableShippingMethod">, Readonly<Record<never, never>>, Context, Given<Models, "Money">>;
  readonly arrival?: Resolver<Given<Models, "AvailableShippingMethod">, Readonly<Record<never, never>>, Context, Given<Models, "Arrival"> | null | undefined>;
  readonly available?: Resolver<Given<Models, "AvailableShippingMethod">, Readonly<Record<never, never>>, Context, boolean>;
  readonly carrier_code?: Resolver<Given<Models, "AvailableShippingMethod">, Readonly<Record<never, never>>, Context, string>;
  readonly carrier_title?: Resolver<Given<Models, "AvailableShippingMethod">, Readonly<Record<never, never>>, Context, string>;
  readonly error_message?: Resolver<Given<Models, "AvailableShippingMethod">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly method_code?: Resolver<Given<Models, "AvailableShippingMethod">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly method_title?: Resolver<Given<Models, "AvailableShippingMethod">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly price_excl_tax?: Resolver<Given<Models, "AvailableShippingMethod">, Readonly<Record<never, never>>, Context, Given<Models, "Money"> | null | undefined>;
  readonly price_incl_tax?: Resolver<Given<Models, "AvailableShippingMethod">, Readonly<Record<never, never>>, Context, Given<Models, "Money"> | null | undefined>;
}

export interface BillingCartAddressResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly city?: Resolver<Given<Models, "BillingCartAddress">, Readonly<Record<never, never>>, Context, string>;
  readonly company?: Resolver<Given<Models, "BillingCartAddress">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly country?: Resolver<Given<Models, "BillingCartAddress">, Readonly<Record<never, never>>, Context, Given<Models, "CartAddressCountry">>;
  readonly custom_attributes?: Resolver<Given<Models, "BillingCartAddress">, Readonly<Record<never, never>>, Context, readonly (GivenAttributeValueInterface<Models> | null)[]>;
  readonly fax?: Resolver<Given<Models, "BillingCartAddress">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly firstname?: Resolver<Given<Models, "BillingCartAddress">, Readonly<Record<never, never>>, Context, string>;
  readonly id?: Resolver<Given<Models, "BillingCartAddress">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly lastname?: Resolver<Given<Models, "BillingCartAddress">, Readonly<Record<never, never>>, Context, string>;
  readonly middlename?: Resolver<Given<Models, "BillingCartAddress">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly postcode?: Resolver<Given<Models, "BillingCartAddress">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly prefix?: Resolver<Given<Models, "BillingCartAddress">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly region?: Resolver<Given<Models, "BillingCartAddress">, Readonly<Record<never, never>>, Context, Given<Models, "CartAddressRegion"> | null | undefined>;
  readonly save_in_address_book?: Resolver<Given<Models, "BillingCartAddress">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
  readonly street?: Resolver<Given<Models, "BillingCartAddress">, Readonly<Record<never, never>>, Context, readonly (string | null)[]>;
  readonly suffix?: Resolver<Given<Models, "BillingCartAddress">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly telephone?: Resolver<Given<Models, "BillingCartAddress">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly uid?: Resolver<Given<Models, "BillingCartAddress">, Readonly<Record<never, never>>, Context, string>;
  readonly vat_id?: Resolver<Given<Models, "BillingCartAddress">, Readonly<Record<never, never>>, Context, string | null | undefined>;
}

export interface BreadcrumbResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly category_level?: Resolver<Given<Models, "Breadcrumb">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly category_name?: Resolver<Given<Models, "Breadcrumb">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly category_uid?: Resolver<Given<Models, "Breadcrumb">, Readonly<Record<never, never>>, Context, string>;
  readonly category_url_key?: Resolver<Given<Models, "Breadcrumb">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly category_url_path?: Resolver<Given<Models, "Breadcrumb">, Readonly<Record<never, never>>, Context, string | null | undefined>;
}

export interface BundleCartItemResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly available_gift_wrapping?: Resolver<Given<Models, "BundleCartItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "GiftWrapping"> | null)[]>;
  readonly bundle_options?: Resolver<Given<Models, "BundleCartItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "SelectedBundleOption"> | null)[]>;
  readonly bundle_uids?: Resolver<Given<Models, "BundleCartItem">, Readonly<Record<never, never>>, Context, readonly (string)[]>;
  readonly chosen_options?: Resolver<Given<Models, "BundleCartItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly customizable_options?: Resolver<Given<Models, "BundleCartItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "SelectedCustomizableOption"> | null)[]>;
  readonly embroidery_item?: Resolver<Given<Models, "BundleCartItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly embroidery_items?: Resolver<Given<Models, "BundleCartItem">, Readonly<Record<never, never>>, Context, readonly (string)[]>;
  readonly errors?: Resolver<Given<Models, "BundleCartItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "CartItemError"> | null)[] | null | undefined>;
  readonly gift_message?: Resolver<Given<Models, "BundleCartItem">, Readonly<Record<never, never>>, Context, Given<Models, "GiftMessage"> | null | undefined>;
  readonly gift_wrapping?: Resolver<Given<Models, "BundleCartItem">, Readonly<Record<never, never>>, Context, Given<Models, "GiftWrapping"> | null | undefined>;
  readonly giftcard_option?: Resolver<Given<Models, "BundleCartItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly id?: Resolver<Given<Models, "BundleCartItem">, Readonly<Record<never, never>>, Context, string>;
  readonly is_available?: Resolver<Given<Models, "BundleCartItem">, Readonly<Record<never, never>>, Context, boolean>;
  readonly is_salable?: Resolver<Given<Models, "BundleCartItem">, Readonly<Record<never, never>>, Context, boolean>;
  readonly is_saleable?: Resolver<Given<Models, "BundleCartItem">, Readonly<Record<never, never>>, Context, boolean>;
  readonly item_id?: Resolver<Given<Models, "BundleCartItem">, Readonly<Record<never, never>>, Context, number>;
  readonly loyalty_message?: Resolver<Given<Models, "BundleCartItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly max_qty?: Resolver<Given<Models, "BundleCartItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly min_qty?: Resolver<Given<Models, "BundleCartItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly name?: Resolver<Given<Models, "BundleCartItem">, Readonly<Record<never, never>>, Context, string>;
  readonly next_tier?: Resolver<Given<Models, "BundleCartItem">, Readonly<Record<never, never>>, Context, Given<Models, "CartItemNextTier"> | null | undefined>;
  readonly not_available_message?: Resolver<Given<Models, "BundleCartItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly options?: Resolver<Given<Models, "BundleCartItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "CartItemOption">)[]>;
  readonly overrideCategoryId?: Resolver<Given<Models, "BundleCartItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly parts?: Resolver<Given<Models, "BundleCartItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "CartItemPart">)[]>;
  readonly picture?: Resolver<Given<Models, "BundleCartItem">, Readonly<Record<never, never>>, Context, Given<Models, "CartItemPicture">>;
  readonly prices?: Resolver<Given<Models, "BundleCartItem">, Readonly<Record<never, never>>, Context, Given<Models, "CartItemPrices"> | null | undefined>;
  readonly product?: Resolver<Given<Models, "BundleCartItem">, Readonly<Record<never, never>>, Context, GivenProductInterface<Models>>;
  readonly product_id?: Resolver<Given<Models, "BundleCartItem">, Readonly<Record<never, never>>, Context, number>;
  readonly qty_increment?: Resolver<Given<Models, "BundleCartItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly quantity?: Resolver<Given<Models, "BundleCartItem">, Readonly<Record<never, never>>, Context, number>;
  readonly sewn_pictures?: Resolver<Given<Models, "BundleCartItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "SewnPicture">)[]>;
  readonly simpleProductId?: Resolver<Given<Models, "BundleCartItem">, Readonly<Record<never, never>>, Context, number>;
  readonly sku?: Resolver<Given<Models, "BundleCartItem">, Readonly<Record<never, never>>, Context, string>;
  readonly uid?: Resolver<Given<Models, "BundleCartItem">, Readonly<Record<never, never>>, Context, string>;
  readonly url?: Resolver<Given<Models, "BundleCartItem">, Readonly<Record<never, never>>, Context, string>;
  readonly user_can_edit?: Resolver<Given<Models, "BundleCartItem">, Readonly<Record<never, never>>, Context, boolean>;
}

export interface BundleItemResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly option_id?: Resolver<Given<Models, "BundleItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly options?: Resolver<Given<Models, "BundleItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "BundleItemOption"> | null)[] | null | undefined>;
  readonly position?: Resolver<Given<Models, "BundleItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly price_range?: Resolver<Given<Models, "BundleItem">, Readonly<Record<never, never>>, Context, Given<Models, "PriceRange">>;
  readonly required?: Resolver<Given<Models, "BundleItem">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
  readonly sku?: Resolver<Given<Models, "BundleItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly title?: Resolver<Given<Models, "BundleItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly type?: Resolver<Given<Models, "BundleItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly uid?: Resolver<Given<Models, "BundleItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
}

export interface BundleItemOptionResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly can_change_quantity?: Resolver<Given<Models, "BundleItemOption">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
  readonly id?: Resolver<Given<Models, "BundleItemOption">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly is_default?: Resolver<Given<Models, "BundleItemOption">, Readonly<Record<never, never>>, Context, boolean>;
  readonly label?: Resolver<Given<Models, "BundleItemOption">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly position?: Resolver<Given<Models, "BundleItemOption">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly price?: Resolver<Given<Models, "BundleItemOption">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly price_type?: Resolver<Given<Models, "BundleItemOption">, Readonly<Record<never, never>>, Context, PriceTypeEnum | null | undefined>;
  readonly product?: Resolver<Given<Models, "BundleItemOption">, Readonly<Record<never, never>>, Context, GivenProductInterface<Models> | null | undefined>;
  readonly qty?: Resolver<Given<Models, "BundleItemOption">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly quantity?: Resolver<Given<Models, "BundleItemOption">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly uid?: Resolver<Given<Models, "BundleItemOption">, Readonly<Record<never, never>>, Context, string>;
}

export interface BundleOrderItemResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly bundle_options?: Resolver<Given<Models, "BundleOrderItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "ItemSelectedBundleOption"> | null)[] | null | undefined>;
  readonly discounts?: Resolver<Given<Models, "BundleOrderItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "Discount"> | null)[] | null | undefined>;
  readonly eligible_for_return?: Resolver<Given<Models, "BundleOrderItem">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
  readonly entered_options?: Resolver<Given<Models, "BundleOrderItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "OrderItemOption"> | null)[] | null | undefined>;
  readonly gift_message?: Resolver<Given<Models, "BundleOrderItem">, Readonly<Record<never, never>>, Context, Given<Models, "GiftMessage"> | null | undefined>;
  readonly gift_wrapping?: Resolver<Given<Models, "BundleOrderItem">, Readonly<Record<never, never>>, Context, Given<Models, "GiftWrapping"> | null | undefined>;
  readonly id?: Resolver<Given<Models, "BundleOrderItem">, Readonly<Record<never, never>>, Context, string>;
  readonly image?: Resolver<Given<Models, "BundleOrderItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly prices?: Resolver<Given<Models, "BundleOrderItem">, Readonly<Record<never, never>>, Context, Given<Models, "OrderItemPrices"> | null | undefined>;
  readonly product?: Resolver<Given<Models, "BundleOrderItem">, Readonly<Record<never, never>>, Context, GivenProductInterface<Models> | null | undefined>;
  readonly product_name?: Resolver<Given<Models, "BundleOrderItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly product_sale_price?: Resolver<Given<Models, "BundleOrderItem">, Readonly<Record<never, never>>, Context, Given<Models, "Money">>;
  readonly product_sku?: Resolver<Given<Models, "BundleOrderItem">, Readonly<Record<never, never>>, Context, string>;
  readonly product_type?: Resolver<Given<Models, "BundleOrderItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly product_url_key?: Resolver<Given<Models, "BundleOrderItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly quantity_canceled?: Resolver<Given<Models, "BundleOrderItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly quantity_exchanged?: Resolver<Given<Models, "BundleOrderItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly quantity_invoiced?: Resolver<Given<Models, "BundleOrderItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly quantity_ordered?: Resolver<Given<Models, "BundleOrderItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly quantity_refunded?: Resolver<Given<Models, "BundleOrderItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly quantity_return_requested?: Resolver<Given<Models, "BundleOrderItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly quantity_returnable?: Resolver<Given<Models, "BundleOrderItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly quantity_returned?: Resolver<Given<Models, "BundleOrderItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly quantity_shipped?: Resolver<Given<Models, "BundleOrderItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly row_total?: Resolver<Given<Models, "BundleOrderItem">, Readonly<Record<never, never>>, Context, Given<Models, "Money">>;
  readonly selected_options?: Resolver<Given<Models, "BundleOrderItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "OrderItemOption"> | null)[] | null | undefined>;
  readonly sewn_picture?: Resolver<Given<Models, "BundleOrderItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly sewn_pictures?: Resolver<Given<Models, "BundleOrderItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "SewnPicture">)[]>;
  readonly status?: Resolver<Given<Models, "BundleOrderItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly team?: Resolver<Given<Models, "BundleOrderItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
}

export interface BundleProductResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly canonical_url?: Resolver<Given<Models, "BundleProduct">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly categories?: Resolver<Given<Models, "BundleProduct">, Readonly<Record<never, never>>, Context, readonly (GivenCategoryInterface<Models> | null)[] | null | undefined>;
  readonly custom_attributesV2?: Resolver<Given<Models, "BundleProduct">, BundleProductCustom_attributesV2Args, Context, Given<Models, "ProductCustomAttributes"> | null | undefined>;
  readonly description?: Resolver<Given<Models, "BundleProduct">, Readonly<Record<never, never>>, Context, Given<Models, "ComplexTextValue"> | null | undefined>;
  readonly dynamic_price?: Resolver<Given<Models, "BundleProduct">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
  readonly dynamic_sku?: Resolver<Given<Models, "BundleProduct">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
  readonly dynamic_weight?: Resolver<Given<Models, "BundleProduct">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
  readonly gift_message_available?: Resolver<Given<Models, "BundleProduct">, Readonly<Record<never, never>>, Context, boolean>;
  readonly gift_wrapping_available?: Resolver<Given<Models, "BundleProduct">, Readonly<Record<never, never>>, Context, boolean>;
  readonly gift_wrapping_price?: Resolver<Given<Models, "BundleProduct">, Readonly<Record<never, never>>, Context, Given<Models, "Money"> | null | undefined>;
  readonly id?: Resolver<Given<Models, "BundleProduct">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly image?: Resolver<Given<Models, "BundleProduct">, Readonly<Record<never, never>>, Context, Given<Models, "ProductImage"> | null | undefined>;
  readonly items?: Resolver<Given<Models, "BundleProduct">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "BundleItem"> | null)[] | null | undefined>;
  readonly media_gallery?: Resolver<Given<Models, "BundleProduct">, Readonly<Record<never, never>>, Context, readonly (GivenMediaGalleryInterface<Models> | null)[] | null | undefined>;
  readonly media_gallery_entries?: Resolver<Given<Models, "BundleProduct">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "MediaGalleryEntry"> | null)[] | null | undefined>;
  readonly meta_description?: Resolver<Given<Models, "BundleProduct">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly meta_keyword?: Resolver<Given<Models, "BundleProduct">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly meta_title?: Resolver<Given<Models, "BundleProduct">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly name?: Resolver<Given<Models, "BundleProduct">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly only_x_left_in_stock?: Resolver<Given<Models, "BundleProduct">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly price?: Resolver<Given<Models, "BundleProduct">, Readonly<Record<never, never>>, Context, Given<Models, "ProductPrices"> | null | undefined>;
  readonly price_range?: Resolver<Given<Models, "BundleProduct">, Readonly<Record<never, never>>, Context, Given<Models, "PriceRange">>;
  readonly price_tiers?: Resolver<Given<Models, "BundleProduct">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "TierPrice"> | null)[] | null | undefined>;
  readonly price_view?: Resolver<Given<Models, "BundleProduct">, Readonly<Record<never, never>>, Context, PriceViewEnum | null | undefined>;
  readonly quantity?: Resolver<Given<Models, "BundleProduct">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly rating_summary?: Resolver<Given<Models, "BundleProduct">, Readonly<Record<never, never>>, Context, number>;
  readonly review_count?: Resolver<Given<Models, "BundleProduct">, Readonly<Record<never, never>>, Context, number>;
  readonly reviews?: Resolver<Given<Models, "BundleProduct">, BundleProductReviewsArgs, Context, Given<Models, "ProductReviews">>;
  readonly ship_bundle_items?: Resolver<Given<Models, "BundleProduct">, Readonly<Record<never, never>>, Context, ShipBundleItemsEnum | null | undefined>;
  readonly short_description?: Resolver<Given<Models, "BundleProduct">, Readonly<Record<never, never>>, Context, Given<Models, "ComplexTextValue"> | null | undefined>;
  readonly sku?: Resolver<Given<Models, "BundleProduct">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly small_image?: Resolver<Given<Models, "BundleProduct">, Readonly<Record<never, never>>, Context, Given<Models, "ProductImage"> | null | undefined>;
  readonly stock_status?: Resolver<Given<Models, "BundleProduct">, Readonly<Record<never, never>>, Context, ProductStockStatus | null | undefined>;
  readonly thumbnail?: Resolver<Given<Models, "BundleProduct">, Readonly<Record<never, never>>, Context, Given<Models, "ProductImage"> | null | undefined>;
  readonly uid?: Resolver<Given<Models, "BundleProduct">, Readonly<Record<never, never>>, Context, string>;
  readonly url_key?: Resolver<Given<Models, "BundleProduct">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly url_suffix?: Resolver<Given<Models, "BundleProduct">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly weight?: Resolver<Given<Models, "BundleProduct">, Readonly<Record<never, never>>, Context, number | null | undefined>;
}

export interface BundleWishlistItemResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly added_at?: Resolver<Given<Models, "BundleWishlistItem">, Readonly<Record<never, never>>, Context, string>;
  readonly bundle_options?: Resolver<Given<Models, "BundleWishlistItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "SelectedBundleOption">)[] | null | undefined>;
  readonly customizable_options?: Resolver<Given<Models, "BundleWishlistItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "SelectedCustomizableOption"> | null)[]>;
  readonly description?: Resolver<Given<Models, "BundleWishlistItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly id?: Resolver<Given<Models, "BundleWishlistItem">, Readonly<Record<never, never>>, Context, string>;
  readonly product?: Resolver<Given<Models, "BundleWishlistItem">, Readonly<Record<never, never>>, Context, GivenProductInterface<Models> | null | undefined>;
  readonly quantity?: Resolver<Given<Models, "BundleWishlistItem">, Readonly<Record<never, never>>, Context, number>;
}

export interface BusinessCreditConfigResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly checkout_mode?: Resolver<Given<Models, "BusinessCreditConfig">, Readonly<Record<never, never>>, Context, string>;
  readonly endpoint?: Resolver<Given<Models, "BusinessCreditConfig">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly is_displayed?: Resolver<Given<Models, "BusinessCreditConfig">, Readonly<Record<never, never>>, Context, boolean>;
  readonly redirect_url?: Resolver<Given<Models, "BusinessCreditConfig">, Readonly<Record<never, never>>, Context, string>;
}

export interface CancelOrderErrorResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly code?: Resolver<Given<Models, "CancelOrderError">, Readonly<Record<never, never>>, Context, CancelOrderErrorCode>;
  readonly message?: Resolver<Given<Models, "CancelOrderError">, Readonly<Record<never, never>>, Context, string>;
}

export interface CancelOrderOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly error?: Resolver<Given<Models, "CancelOrderOutput">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly errorV2?: Resolver<Given<Models, "CancelOrderOutput">, Readonly<Record<never, never>>, Context, Given<Models, "CancelOrderError"> | null | undefined>;
  readonly order?: Resolver<Given<Models, "CancelOrderOutput">, Readonly<Record<never, never>>, Context, Given<Models, "CustomerOrder"> | null | undefined>;
}

export interface CancellationReasonResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly description?: Resolver<Given<Models, "CancellationReason">, Readonly<Record<never, never>>, Context, string>;
}

export interface CartResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly applied_coupon?: Resolver<Given<Models, "Cart">, Readonly<Record<never, never>>, Context, Given<Models, "AppliedCoupon"> | null | undefined>;
  readonly applied_coupons?: Resolver<Given<Models, "Cart">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "AppliedCoupon"> | null)[] | null | undefined>;
  readonly applied_gift_cards?: Resolver<Given<Models, "Cart">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "AppliedGiftCard"> | null)[] | null | undefined>;
  readonly applied_reward_points?: Resolver<Given<Models, "Cart">, Readonly<Record<never, never>>, Context, Given<Models, "RewardPointsAmount"> | null | undefined>;
  readonly applied_store_credit?: Resolver<Given<Models, "Cart">, Readonly<Record<never, never>>, Context, Given<Models, "AppliedStoreCredit"> | null | undefined>;
  readonly available_gift_wrappings?: Resolver<Given<Models, "Cart">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "GiftWrapping"> | null)[]>;
  readonly available_payment_methods?: Resolver<Given<Models, "Cart">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "AvailablePaymentMethod"> | null)[] | null | undefined>;
  readonly billing_address?: Resolver<Given<Models, "Cart">, Readonly<Record<never, never>>, Context, Given<Models, "BillingCartAddress"> | null | undefined>;
  readonly billing_same_as_shipping?: Resolver<Given<Models, "Cart">, Readonly<Record<never, never>>, Context, boolean>;
  readonly checkoutDisabled?: Resolver<Given<Models, "Cart">, Readonly<Record<never, never>>, Context, boolean>;
  readonly email?: Resolver<Given<Models, "Cart">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly free_shipping_progress?: Resolver<Given<Models, "Cart">, Readonly<Record<never, never>>, Context, Given<Models, "FreeShippingProgress"> | null | undefined>;
  readonly free_shipping_progress_bar?: Resolver<Given<Models, "Cart">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly gift_message?: Resolver<Given<Models, "Cart">, Readonly<Record<never, never>>, Context, Given<Models, "GiftMessage"> | null | undefined>;
  readonly gift_receipt_included?: Resolver<Given<Models, "Cart">, Readonly<Record<never, never>>, Context, boolean>;
  readonly gift_wrapping?: Resolver<Given<Models, "Cart">, Readonly<Record<never, never>>, Context, Given<Models, "GiftWrapping"> | null | undefined>;
  readonly hasCustomer?: Resolver<Given<Models, "Cart">, Readonly<Record<never, never>>, Context, boolean>;
  readonly id?: Resolver<Given<Models, "Cart">, Readonly<Record<never, never>>, Context, string>;
  readonly is_virtual?: Resolver<Given<Models, "Cart">, Readonly<Record<never, never>>, Context, boolean>;
  readonly items?: Resolver<Given<Models, "Cart">, Readonly<Record<never, never>>, Context, readonly (GivenCartItemInterface<Models> | null)[] | null | undefined>;
  readonly itemsV2?: Resolver<Given<Models, "Cart">, CartItemsV2Args, Context, Given<Models, "CartItems"> | null | undefined>;
  readonly lapsed_coupons?: Resolver<Given<Models, "Cart">, Readonly<Record<never, never>>, Context, readonly (string)[]>;
  readonly order_comment?: Resolver<Given<Models, "Cart">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly prices?: Resolver<Given<Models, "Cart">, Readonly<Record<never, never>>, Context, Given<Models, "CartPrices"> | null | undefined>;
  readonly printed_card_included?: Resolver<Given<Models, "Cart">, Readonly<Record<never, never>>, Context, boolean>;
  readonly selected_payment_method?: Resolver<Given<Models, "Cart">, Readonly<Record<never, never>>, Context, Given<Models, "SelectedPaymentMethod"> | null | undefined>;
  readonly shipping_addresses?: Resolver<Given<Models, "Cart">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "ShippingCartAddress"> | null)[]>;
  readonly takes_more_coupons?: Resolver<Given<Models, "Cart">, Readonly<Record<never, never>>, Context, boolean>;
  readonly total_quantity?: Resolver<Given<Models, "Cart">, Readonly<Record<never, never>>, Context, number>;
}

export interface CartAddressCountryResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly code?: Resolver<Given<Models, "CartAddressCountry">, Readonly<Record<never, never>>, Context, string>;
  readonly label?: Resolver<Given<Models, "CartAddressCountry">, Readonly<Record<never, never>>, Context, string>;
}

export interface CartAddressRegionResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly code?: Resolver<Given<Models, "CartAddressRegion">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly label?: Resolver<Given<Models, "CartAddressRegion">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly region_id?: Resolver<Given<Models, "CartAddressRegion">, Readonly<Record<never, never>>, Context, number | null | undefined>;
}

export interface CartAndSavedItemsOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly cart?: Resolver<Given<Models, "CartAndSavedItemsOutput">, Readonly<Record<never, never>>, Context, Given<Models, "Cart">>;
  readonly messages?: Resolver<Given<Models, "CartAndSavedItemsOutput">, Readonly<Record<never, never>>, Context, readonly (string)[]>;
  readonly saved_items?: Resolver<Given<Models, "CartAndSavedItemsOutput">, Readonly<Record<never, never>>, Context, Given<Models, "SavedCartItems">>;
}

export interface CartItemErrorResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly code?: Resolver<Given<Models, "CartItemError">, Readonly<Record<never, never>>, Context, CartItemErrorType>;
  readonly message?: Resolver<Given<Models, "CartItemError">, Readonly<Record<never, never>>, Context, string>;
}

export interface CartItemNextTierResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly pieces?: Resolver<Given<Models, "CartItemNextTier">, Readonly<Record<never, never>>, Context, number>;
  readonly price?: Resolver<Given<Models, "CartItemNextTier">, Readonly<Record<never, never>>, Context, Given<Models, "Money">>;
}

export interface CartItemOptionResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly label?: Resolver<Given<Models, "CartItemOption">, Readonly<Record<never, never>>, Context, string>;
  readonly price?: Resolver<Given<Models, "CartItemOption">, Readonly<Record<never, never>>, Context, Given<Models, "Money"> | null | undefined>;
  readonly value?: Resolver<Given<Models, "CartItemOption">, Readonly<Record<never, never>>, Context, string>;
}

export interface CartItemPartResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly sku?: Resolver<Given<Models, "CartItemPart">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly text?: Resolver<Given<Models, "CartItemPart">, Readonly<Record<never, never>>, Context, string>;
  readonly type?: Resolver<Given<Models, "CartItemPart">, Readonly<Record<never, never>>, Context, string>;
}

export interface CartItemPictureResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly label?: Resolver<Given<Models, "CartItemPicture">, Readonly<Record<never, never>>, Context, string>;
  readonly url?: Resolver<Given<Models, "CartItemPicture">, Readonly<Record<never, never>>, Context, string | null | undefined>;
}

export interface CartItemPricesResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly discounts?: Resolver<Given<Models, "CartItemPrices">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "Discount"> | null)[] | null | undefined>;
  readonly fixed_product_taxes?: Resolver<Given<Models, "CartItemPrices">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "FixedProductTax"> | null)[]>;
  readonly original_item_price?: Resolver<Given<Models, "CartItemPrices">, Readonly<Record<never, never>>, Context, Given<Models, "Money">>;
  readonly original_row_total?: Resolver<Given<Models, "CartItemPrices">, Readonly<Record<never, never>>, Context, Given<Models, "Money"> | null | undefined>;
  readonly price?: Resolver<Given<Models, "CartItemPrices">, Readonly<Record<never, never>>, Context, Given<Models, "Money">>;
  readonly price_including_tax?: Resolver<Given<Models, "CartItemPrices">, Readonly<Record<never, never>>, Context, Given<Models, "Money"> | null | undefined>;
  readonly price_rules?: Resolver<Given<Models, "CartItemPrices">, Readonly<Record<never, never>>, Context, readonly (string)[]>;
  readonly row_total?: Resolver<Given<Models, "CartItemPrices">, Readonly<Record<never, never>>, Context, Given<Models, "Money">>;
  readonly row_total_including_tax?: Resolver<Given<Models, "CartItemPrices">, Readonly<Record<never, never>>, Context, Given<Models, "Money"> | null | undefined>;
  readonly total_item_discount?: Resolver<Given<Models, "CartItemPrices">, Readonly<Record<never, never>>, Context, Given<Models, "Money"> | null | undefined>;
}

export interface CartItemSelectedOptionValuePriceResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly type?: Resolver<Given<Models, "CartItemSelectedOptionValuePrice">, Readonly<Record<never, never>>, Context, PriceTypeEnum>;
  readonly units?: Resolver<Given<Models, "CartItemSelectedOptionValuePrice">, Readonly<Record<never, never>>, Context, string>;
  readonly value?: Resolver<Given<Models, "CartItemSelectedOptionValuePrice">, Readonly<Record<never, never>>, Context, number>;
}

export interface CartItemsResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly items?: Resolver<Given<Models, "CartItems">, Readonly<Record<never, never>>, Context, readonly (GivenCartItemInterface<Models> | null)[]>;
  readonly page_info?: Resolver<Given<Models, "CartItems">, Readonly<Record<never, never>>, Context, Given<Models, "SearchResultPageInfo"> | null | undefined>;
  readonly total_count?: Resolver<Given<Models, "CartItems">, Readonly<Record<never, never>>, Context, number>;
}

export interface CartPricesResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly applied_taxes?: Resolver<Given<Models, "CartPrices">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "CartTaxItem"> | null)[] | null | undefined>;
  readonly discounts?: Resolver<Given<Models, "CartPrices">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "Discount"> | null)[] | null | undefined>;
  readonly gift_options?: Resolver<Given<Models, "CartPrices">, Readonly<Record<never, never>>, Context, Given<Models, "GiftOptionsPrices"> | null | undefined>;
  readonly grand_total?: Resolver<Given<Models, "CartPrices">, Readonly<Record<never, never>>, Context, Given<Models, "Money"> | null | undefined>;
  readonly grand_total_excluding_tax?: Resolver<Given<Models, "CartPrices">, Readonly<Record<never, never>>, Context, Given<Models, "Money"> | null | undefined>;
  readonly raw_totals?: Resolver<Given<Models, "CartPrices">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "RawTotal">)[]>;
  readonly subtotal_excluding_tax?: Resolver<Given<Models, "CartPrices">, Readonly<Record<never, never>>, Context, Given<Models, "Money"> | null | undefined>;
  readonly subtotal_including_tax?: Resolver<Given<Models, "CartPrices">, Readonly<Record<never, never>>, Context, Given<Models, "Money"> | null | undefined>;
  readonly subtotal_with_discount_excluding_tax?: Resolver<Given<Models, "CartPrices">, Readonly<Record<never, never>>, Context, Given<Models, "Money"> | null | undefined>;
}

export interface CartQuoteResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly created_at?: Resolver<Given<Models, "CartQuote">, Readonly<Record<never, never>>, Context, string>;
  readonly number?: Resolver<Given<Models, "CartQuote">, Readonly<Record<never, never>>, Context, string>;
  readonly state?: Resolver<Given<Models, "CartQuote">, Readonly<Record<never, never>>, Context, CartQuoteState>;
  readonly total?: Resolver<Given<Models, "CartQuote">, Readonly<Record<never, never>>, Context, string>;
  readonly valid_until?: Resolver<Given<Models, "CartQuote">, Readonly<Record<never, never>>, Context, string>;
}

export interface CartQuoteLineResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly amount?: Resolver<Given<Models, "CartQuoteLine">, Readonly<Record<never, never>>, Context, string>;
  readonly amount_today?: Resolver<Given<Models, "CartQuoteLine">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly details?: Resolver<Given<Models, "CartQuoteLine">, Readonly<Record<never, never>>, Context, readonly (string)[]>;
  readonly name?: Resolver<Given<Models, "CartQuoteLine">, Readonly<Record<never, never>>, Context, string>;
  readonly pieces?: Resolver<Given<Models, "CartQuoteLine">, Readonly<Record<never, never>>, Context, string>;
}

export interface CartTaxItemResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly amount?: Resolver<Given<Models, "CartTaxItem">, Readonly<Record<never, never>>, Context, Given<Models, "Money">>;
  readonly label?: Resolver<Given<Models, "CartTaxItem">, Readonly<Record<never, never>>, Context, string>;
}

export interface CategoryProductsResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly items?: Resolver<Given<Models, "CategoryProducts">, Readonly<Record<never, never>>, Context, readonly (GivenProductInterface<Models> | null)[] | null | undefined>;
  readonly page_info?: Resolver<Given<Models, "CategoryProducts">, Readonly<Record<never, never>>, Context, Given<Models, "SearchResultPageInfo"> | null | undefined>;
  readonly total_count?: Resolver<Given<Models, "CategoryProducts">, Readonly<Record<never, never>>, Context, number | null | undefined>;
}

export interface CategoryResultResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly items?: Resolver<Given<Models, "CategoryResult">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "CategoryTree"> | null)[] | null | undefined>;
  readonly page_info?: Resolver<Given<Models, "CategoryResult">, Readonly<Record<never, never>>, Context, Given<Models, "SearchResultPageInfo"> | null | undefined>;
  readonly total_count?: Resolver<Given<Models, "CategoryResult">, Readonly<Record<never, never>>, Context, number | null | undefined>;
}

export interface CategoryTreeResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly breadcrumbs?: Resolver<Given<Models, "CategoryTree">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "Breadcrumb"> | null)[] | null | undefined>;
  readonly children?: Resolver<Given<Models, "CategoryTree">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "CategoryTree"> | null)[] | null | undefined>;
  readonly children_count?: Resolver<Given<Models, "CategoryTree">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly description?: Resolver<Given<Models, "CategoryTree">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly id?: Resolver<Given<Models, "CategoryTree">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly image?: Resolver<Given<Models, "CategoryTree">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly include_in_menu?: Resolver<Given<Models, "CategoryTree">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly level?: Resolver<Given<Models, "CategoryTree">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly meta_description?: Resolver<Given<Models, "CategoryTree">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly meta_keywords?: Resolver<Given<Models, "CategoryTree">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly meta_title?: Resolver<Given<Models, "CategoryTree">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly name?: Resolver<Given<Models, "CategoryTree">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly position?: Resolver<Given<Models, "CategoryTree">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly products?: Resolver<Given<Models, "CategoryTree">, CategoryTreeProductsArgs, Context, Given<Models, "CategoryProducts"> | null | undefined>;
  readonly redirect_code?: Resolver<Given<Models, "CategoryTree">, Readonly<Record<never, never>>, Context, number>;
  readonly relative_url?: Resolver<Given<Models, "CategoryTree">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly type?: Resolver<Given<Models, "CategoryTree">, Readonly<Record<never, never>>, Context, UrlRewriteEntityTypeEnum | null | undefined>;
  readonly uid?: Resolver<Given<Models, "CategoryTree">, Readonly<Record<never, never>>, Context, string>;
  readonly url_key?: Resolver<Given<Models, "CategoryTree">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly url_path?: Resolver<Given<Models, "CategoryTree">, Readonly<Record<never, never>>, Context, string | null | undefined>;
}

export interface ChangedTotalResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly after?: Resolver<Given<Models, "ChangedTotal">, Readonly<Record<never, never>>, Context, Given<Models, "Money"> | null | undefined>;
  readonly before?: Resolver<Given<Models, "ChangedTotal">, Readonly<Record<never, never>>, Context, Given<Models, "Money"> | null | undefined>;
  readonly code?: Resolver<Given<Models, "ChangedTotal">, Readonly<Record<never, never>>, Context, string>;
  readonly label?: Resolver<Given<Models, "ChangedTotal">, Readonly<Record<never, never>>, Context, string>;
  readonly phrase?: Resolver<Given<Models, "ChangedTotal">, Readonly<Record<never, never>>, Context, string>;
  readonly values?: Resolver<Given<Models, "ChangedTotal">, Readonly<Record<never, never>>, Context, readonly (string)[]>;
}

export interface CheckoutAgreementResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly agreement_id?: Resolver<Given<Models, "CheckoutAgreement">, Readonly<Record<never, never>>, Context, number>;
  readonly checkbox_text?: Resolver<Given<Models, "CheckoutAgreement">, Readonly<Record<never, never>>, Context, string>;
  readonly content?: Resolver<Given<Models, "CheckoutAgreement">, Readonly<Record<never, never>>, Context, string>;
  readonly id?: Resolver<Given<Models, "CheckoutAgreement">, Readonly<Record<never, never>>, Context, number>;
  readonly is_html?: Resolver<Given<Models, "CheckoutAgreement">, Readonly<Record<never, never>>, Context, boolean>;
  readonly name?: Resolver<Given<Models, "CheckoutAgreement">, Readonly<Record<never, never>>, Context, string>;
}

export interface CheckoutUserInputErrorResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly code?: Resolver<Given<Models, "CheckoutUserInputError">, Readonly<Record<never, never>>, Context, CheckoutUserInputErrorCodes>;
  readonly message?: Resolver<Given<Models, "CheckoutUserInputError">, Readonly<Record<never, never>>, Context, string>;
  readonly path?: Resolver<Given<Models, "CheckoutUserInputError">, Readonly<Record<never, never>>, Context, readonly (string | null)[]>;
}

export interface CheckoutValidationResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly city?: Resolver<Given<Models, "CheckoutValidation">, Readonly<Record<never, never>>, Context, boolean>;
  readonly country?: Resolver<Given<Models, "CheckoutValidation">, Readonly<Record<never, never>>, Context, boolean>;
  readonly firstname?: Resolver<Given<Models, "CheckoutValidation">, Readonly<Record<never, never>>, Context, boolean>;
  readonly lastname?: Resolver<Given<Models, "CheckoutValidation">, Readonly<Record<never, never>>, Context, boolean>;
  readonly postcode?: Resolver<Given<Models, "CheckoutValidation">, Readonly<Record<never, never>>, Context, boolean>;
  readonly region?: Resolver<Given<Models, "CheckoutValidation">, Readonly<Record<never, never>>, Context, boolean>;
  readonly street?: Resolver<Given<Models, "CheckoutValidation">, Readonly<Record<never, never>>, Context, boolean>;
  readonly telephone?: Resolver<Given<Models, "CheckoutValidation">, Readonly<Record<never, never>>, Context, boolean>;
}

export interface ClaimGuestOrderOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly order_number?: Resolver<Given<Models, "ClaimGuestOrderOutput">, Readonly<Record<never, never>>, Context, string>;
}

export interface ClearCartErrorResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly message?: Resolver<Given<Models, "ClearCartError">, Readonly<Record<never, never>>, Context, string>;
  readonly type?: Resolver<Given<Models, "ClearCartError">, Readonly<Record<never, never>>, Context, ClearCartErrorType>;
}

export interface ClearCartOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly cart?: Resolver<Given<Models, "ClearCartOutput">, Readonly<Record<never, never>>, Context, Given<Models, "Cart"> | null | undefined>;
  readonly errors?: Resolver<Given<Models, "ClearCartOutput">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "ClearCartError"> | null)[] | null | undefined>;
}

export interface CmsBlockResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly content?: Resolver<Given<Models, "CmsBlock">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly identifier?: Resolver<Given<Models, "CmsBlock">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly title?: Resolver<Given<Models, "CmsBlock">, Readonly<Record<never, never>>, Context, string | null | undefined>;
}

export interface CmsBlocksResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly items?: Resolver<Given<Models, "CmsBlocks">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "CmsBlock"> | null)[] | null | undefined>;
}

export interface CmsPageResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly content?: Resolver<Given<Models, "CmsPage">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly content_heading?: Resolver<Given<Models, "CmsPage">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly identifier?: Resolver<Given<Models, "CmsPage">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly meta_description?: Resolver<Given<Models, "CmsPage">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly meta_keywords?: Resolver<Given<Models, "CmsPage">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly meta_title?: Resolver<Given<Models, "CmsPage">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly page_layout?: Resolver<Given<Models, "CmsPage">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly title?: Resolver<Given<Models, "CmsPage">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly url_key?: Resolver<Given<Models, "CmsPage">, Readonly<Record<never, never>>, Context, string | null | undefined>;
}

export interface ColorSwatchDataResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly value?: Resolver<Given<Models, "ColorSwatchData">, Readonly<Record<never, never>>, Context, string | null | undefined>;
}

export interface ComparableAttributeResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly code?: Resolver<Given<Models, "ComparableAttribute">, Readonly<Record<never, never>>, Context, string>;
  readonly label?: Resolver<Given<Models, "ComparableAttribute">, Readonly<Record<never, never>>, Context, string>;
}

export interface ComparableItemResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly attributes?: Resolver<Given<Models, "ComparableItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "ProductAttribute"> | null)[]>;
  readonly product?: Resolver<Given<Models, "ComparableItem">, Readonly<Record<never, never>>, Context, GivenProductInterface<Models>>;
  readonly uid?: Resolver<Given<Models, "ComparableItem">, Readonly<Record<never, never>>, Context, string>;
}

export interface CompareListResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly attributes?: Resolver<Given<Models, "CompareList">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "ComparableAttribute"> | null)[] | null | undefined>;
  readonly item_count?: Resolver<Given<Models, "CompareList">, Readonly<Record<never, never>>, Context, number>;
  readonly items?: Resolver<Given<Models, "CompareList">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "ComparableItem"> | null)[] | null | undefined>;
  readonly uid?: Resolver<Given<Models, "CompareList">, Readonly<Record<never, never>>, Context, string>;
}

export interface ComplexTextValueResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly html?: Resolver<Given<Models, "ComplexTextValue">, Readonly<Record<never, never>>, Context, string>;
}

export interface ConfigurableAttributeOptionResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly code?: Resolver<Given<Models, "ConfigurableAttributeOption">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly label?: Resolver<Given<Models, "ConfigurableAttributeOption">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly uid?: Resolver<Given<Models, "ConfigurableAttributeOption">, Readonly<Record<never, never>>, Context, string>;
  readonly value_index?: Resolver<Given<Models, "ConfigurableAttributeOption">, Readonly<Record<never, never>>, Context, number | null | undefined>;
}

export interface ConfigurableCartItemResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly available_gift_wrapping?: Resolver<Given<Models, "ConfigurableCartItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "GiftWrapping"> | null)[]>;
  readonly bundle_uids?: Resolver<Given<Models, "ConfigurableCartItem">, Readonly<Record<never, never>>, Context, readonly (string)[]>;
  readonly chosen_options?: Resolver<Given<Models, "ConfigurableCartItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly configurable_options?: Resolver<Given<Models, "ConfigurableCartItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "SelectedConfigurableOption"> | null)[]>;
  readonly configured_variant?: Resolver<Given<Models, "ConfigurableCartItem">, Readonly<Record<never, never>>, Context, GivenProductInterface<Models>>;
  readonly customizable_options?: Resolver<Given<Models, "ConfigurableCartItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "SelectedCustomizableOption"> | null)[]>;
  readonly embroidery_item?: Resolver<Given<Models, "ConfigurableCartItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly embroidery_items?: Resolver<Given<Models, "ConfigurableCartItem">, Readonly<Record<never, never>>, Context, readonly (string)[]>;
  readonly errors?: Resolver<Given<Models, "ConfigurableCartItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "CartItemError"> | null)[] | null | undefined>;
  readonly gift_message?: Resolver<Given<Models, "ConfigurableCartItem">, Readonly<Record<never, never>>, Context, Given<Models, "GiftMessage"> | null | undefined>;
  readonly gift_wrapping?: Resolver<Given<Models, "ConfigurableCartItem">, Readonly<Record<never, never>>, Context, Given<Models, "GiftWrapping"> | null | undefined>;
  readonly giftcard_option?: Resolver<Given<Models, "ConfigurableCartItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly id?: Resolver<Given<Models, "ConfigurableCartItem">, Readonly<Record<never, never>>, Context, string>;
  readonly is_available?: Resolver<Given<Models, "ConfigurableCartItem">, Readonly<Record<never, never>>, Context, boolean>;
  readonly is_salable?: Resolver<Given<Models, "ConfigurableCartItem">, Readonly<Record<never, never>>, Context, boolean>;
  readonly is_saleable?: Resolver<Given<Models, "ConfigurableCartItem">, Readonly<Record<never, never>>, Context, boolean>;
  readonly item_id?: Resolver<Given<Models, "ConfigurableCartItem">, Readonly<Record<never, never>>, Context, number>;
  readonly loyalty_message?: Resolver<Given<Models, "ConfigurableCartItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly max_qty?: Resolver<Given<Models, "ConfigurableCartItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly min_qty?: Resolver<Given<Models, "ConfigurableCartItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly name?: Resolver<Given<Models, "ConfigurableCartItem">, Readonly<Record<never, never>>, Context, string>;
  readonly next_tier?: Resolver<Given<Models, "ConfigurableCartItem">, Readonly<Record<never, never>>, Context, Given<Models, "CartItemNextTier"> | null | undefined>;
  readonly not_available_message?: Resolver<Given<Models, "ConfigurableCartItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly options?: Resolver<Given<Models, "ConfigurableCartItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "CartItemOption">)[]>;
  readonly overrideCategoryId?: Resolver<Given<Models, "ConfigurableCartItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly parts?: Resolver<Given<Models, "ConfigurableCartItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "CartItemPart">)[]>;
  readonly picture?: Resolver<Given<Models, "ConfigurableCartItem">, Readonly<Record<never, never>>, Context, Given<Models, "CartItemPicture">>;
  readonly prices?: Resolver<Given<Models, "ConfigurableCartItem">, Readonly<Record<never, never>>, Context, Given<Models, "CartItemPrices"> | null | undefined>;
  readonly product?: Resolver<Given<Models, "ConfigurableCartItem">, Readonly<Record<never, never>>, Context, GivenProductInterface<Models>>;
  readonly product_id?: Resolver<Given<Models, "ConfigurableCartItem">, Readonly<Record<never, never>>, Context, number>;
  readonly qty_increment?: Resolver<Given<Models, "ConfigurableCartItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly quantity?: Resolver<Given<Models, "ConfigurableCartItem">, Readonly<Record<never, never>>, Context, number>;
  readonly sewn_pictures?: Resolver<Given<Models, "ConfigurableCartItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "SewnPicture">)[]>;
  readonly simpleProductId?: Resolver<Given<Models, "ConfigurableCartItem">, Readonly<Record<never, never>>, Context, number>;
  readonly sku?: Resolver<Given<Models, "ConfigurableCartItem">, Readonly<Record<never, never>>, Context, string>;
  readonly uid?: Resolver<Given<Models, "ConfigurableCartItem">, Readonly<Record<never, never>>, Context, string>;
  readonly url?: Resolver<Given<Models, "ConfigurableCartItem">, Readonly<Record<never, never>>, Context, string>;
  readonly user_can_edit?: Resolver<Given<Models, "ConfigurableCartItem">, Readonly<Record<never, never>>, Context, boolean>;
}

export interface ConfigurableProductResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly canonical_url?: Resolver<Given<Models, "ConfigurableProduct">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly categories?: Resolver<Given<Models, "ConfigurableProduct">, Readonly<Record<never, never>>, Context, readonly (GivenCategoryInterface<Models> | null)[] | null | undefined>;
  readonly configurable_options?: Resolver<Given<Models, "ConfigurableProduct">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "ConfigurableProductOptions"> | null)[] | null | undefined>;
  readonly custom_attributesV2?: Resolver<Given<Models, "ConfigurableProduct">, ConfigurableProductCustom_attributesV2Args, Context, Given<Models, "ProductCustomAttributes"> | null | undefined>;
  readonly description?: Resolver<Given<Models, "ConfigurableProduct">, Readonly<Record<never, never>>, Context, Given<Models, "ComplexTextValue"> | null | undefined>;
  readonly gift_message_available?: Resolver<Given<Models, "ConfigurableProduct">, Readonly<Record<never, never>>, Context, boolean>;
  readonly gift_wrapping_available?: Resolver<Given<Models, "ConfigurableProduct">, Readonly<Record<never, never>>, Context, boolean>;
  readonly gift_wrapping_price?: Resolver<Given<Models, "ConfigurableProduct">, Readonly<Record<never, never>>, Context, Given<Models, "Money"> | null | undefined>;
  readonly id?: Resolver<Given<Models, "ConfigurableProduct">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly image?: Resolver<Given<Models, "ConfigurableProduct">, Readonly<Record<never, never>>, Context, Given<Models, "ProductImage"> | null | undefined>;
  readonly media_gallery?: Resolver<Given<Models, "ConfigurableProduct">, Readonly<Record<never, never>>, Context, readonly (GivenMediaGalleryInterface<Models> | null)[] | null | undefined>;
  readonly media_gallery_entries?: Resolver<Given<Models, "ConfigurableProduct">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "MediaGalleryEntry"> | null)[] | null | undefined>;
  readonly meta_description?: Resolver<Given<Models, "ConfigurableProduct">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly meta_keyword?: Resolver<Given<Models, "ConfigurableProduct">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly meta_title?: Resolver<Given<Models, "ConfigurableProduct">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly name?: Resolver<Given<Models, "ConfigurableProduct">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly only_x_left_in_stock?: Resolver<Given<Models, "ConfigurableProduct">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly options?: Resolver<Given<Models, "ConfigurableProduct">, Readonly<Record<never, never>>, Context, readonly (GivenCustomizableOptionInterface<Models> | null)[] | null | undefined>;
  readonly price?: Resolver<Given<Models, "ConfigurableProduct">, Readonly<Record<never, never>>, Context, Given<Models, "ProductPrices"> | null | undefined>;
  readonly price_range?: Resolver<Given<Models, "ConfigurableProduct">, Readonly<Record<never, never>>, Context, Given<Models, "PriceRange">>;
  readonly price_tiers?: Resolver<Given<Models, "ConfigurableProduct">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "TierPrice"> | null)[] | null | undefined>;
  readonly quantity?: Resolver<Given<Models, "ConfigurableProduct">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly rating_summary?: Resolver<Given<Models, "ConfigurableProduct">, Readonly<Record<never, never>>, Context, number>;
  readonly redirect_code?: Resolver<Given<Models, "ConfigurableProduct">, Readonly<Record<never, never>>, Context, number>;
  readonly relative_url?: Resolver<Given<Models, "ConfigurableProduct">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly review_count?: Resolver<Given<Models, "ConfigurableProduct">, Readonly<Record<never, never>>, Context, number>;
  readonly reviews?: Resolver<Given<Models, "ConfigurableProduct">, ConfigurableProductReviewsArgs, Context, Given<Models, "ProductReviews">>;
  readonly short_description?: Resolver<Given<Models, "ConfigurableProduct">, Readonly<Record<never, never>>, Context, Given<Models, "ComplexTextValue"> | null | undefined>;
  readonly sku?: Resolver<Given<Models, "ConfigurableProduct">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly small_image?: Resolver<Given<Models, "ConfigurableProduct">, Readonly<Record<never, never>>, Context, Given<Models, "ProductImage"> | null | undefined>;
  readonly stock_status?: Resolver<Given<Models, "ConfigurableProduct">, Readonly<Record<never, never>>, Context, ProductStockStatus | null | undefined>;
  readonly thumbnail?: Resolver<Given<Models, "ConfigurableProduct">, Readonly<Record<never, never>>, Context, Given<Models, "ProductImage"> | null | undefined>;
  readonly type?: Resolver<Given<Models, "ConfigurableProduct">, Readonly<Record<never, never>>, Context, UrlRewriteEntityTypeEnum | null | undefined>;
  readonly uid?: Resolver<Given<Models, "ConfigurableProduct">, Readonly<Record<never, never>>, Context, string>;
  readonly url_key?: Resolver<Given<Models, "ConfigurableProduct">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly url_suffix?: Resolver<Given<Models, "ConfigurableProduct">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly variants?: Resolver<Given<Models, "ConfigurableProduct">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "ConfigurableVariant"> | null)[] | null | undefined>;
  readonly weight?: Resolver<Given<Models, "ConfigurableProduct">, Readonly<Record<never, never>>, Context, number | null | undefined>;
}

export interface ConfigurableProductOptionsResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly attribute_code?: Resolver<Given<Models, "ConfigurableProductOptions">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly attribute_id_v2?: Resolver<Given<Models, "ConfigurableProductOptions">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly attribute_uid?: Resolver<Given<Models, "ConfigurableProductOptions">, Readonly<Record<never, never>>, Context, string>;
  readonly id?: Resolver<Given<Models, "ConfigurableProductOptions">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly label?: Resolver<Given<Models, "ConfigurableProductOptions">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly position?: Resolver<Given<Models, "ConfigurableProductOptions">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly uid?: Resolver<Given<Models, "ConfigurableProductOptions">, Readonly<Record<never, never>>, Context, string>;
  readonly values?: Resolver<Given<Models, "ConfigurableProductOptions">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "ConfigurableProductOptionsValues"> | null)[] | null | undefined>;
}

export interface ConfigurableProductOptionsValuesResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly default_label?: Resolver<Given<Models, "ConfigurableProductOptionsValues">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly label?: Resolver<Given<Models, "ConfigurableProductOptionsValues">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly store_label?: Resolver<Given<Models, "ConfigurableProductOptionsValues">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly swatch_data?: Resolver<Given<Models, "ConfigurableProductOptionsValues">, Readonly<Record<never, never>>, Context, GivenSwatchDataInterface<Models> | null | undefined>;
  readonly uid?: Resolver<Given<Models, "ConfigurableProductOptionsValues">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly use_default_value?: Resolver<Given<Models, "ConfigurableProductOptionsValues">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
  readonly value_index?: Resolver<Given<Models, "ConfigurableProductOptionsValues">, Readonly<Record<never, never>>, Context, number | null | undefined>;
}

export interface ConfigurableVariantResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly attributes?: Resolver<Given<Models, "ConfigurableVariant">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "ConfigurableAttributeOption"> | null)[] | null | undefined>;
  readonly product?: Resolver<Given<Models, "ConfigurableVariant">, Readonly<Record<never, never>>, Context, Given<Models, "SimpleProduct"> | null | undefined>;
}

export interface ConfigurableWishlistItemResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly added_at?: Resolver<Given<Models, "ConfigurableWishlistItem">, Readonly<Record<never, never>>, Context, string>;
  readonly child_sku?: Resolver<Given<Models, "ConfigurableWishlistItem">, Readonly<Record<never, never>>, Context, string>;
  readonly configurable_options?: Resolver<Given<Models, "ConfigurableWishlistItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "SelectedConfigurableOption">)[] | null | undefined>;
  readonly configured_variant?: Resolver<Given<Models, "ConfigurableWishlistItem">, Readonly<Record<never, never>>, Context, GivenProductInterface<Models> | null | undefined>;
  readonly customizable_options?: Resolver<Given<Models, "ConfigurableWishlistItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "SelectedCustomizableOption"> | null)[]>;
  readonly description?: Resolver<Given<Models, "ConfigurableWishlistItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly id?: Resolver<Given<Models, "ConfigurableWishlistItem">, Readonly<Record<never, never>>, Context, string>;
  readonly product?: Resolver<Given<Models, "ConfigurableWishlistItem">, Readonly<Record<never, never>>, Context, GivenProductInterface<Models> | null | undefined>;
  readonly quantity?: Resolver<Given<Models, "ConfigurableWishlistItem">, Readonly<Record<never, never>>, Context, number>;
}

export interface ContactUsOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly status?: Resolver<Given<Models, "ContactUsOutput">, Readonly<Record<never, never>>, Context, boolean>;
}

export interface CopyCartQuoteOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly cart?: Resolver<Given<Models, "CopyCartQuoteOutput">, Readonly<Record<never, never>>, Context, Given<Models, "Cart">>;
  readonly messages?: Resolver<Given<Models, "CopyCartQuoteOutput">, Readonly<Record<never, never>>, Context, readonly (string)[]>;
}

export interface CopyProductsToWishlistOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly destination_wishlist?: Resolver<Given<Models, "CopyProductsToWishlistOutput">, Readonly<Record<never, never>>, Context, Given<Models, "Wishlist">>;
  readonly source_wishlist?: Resolver<Given<Models, "CopyProductsToWishlistOutput">, Readonly<Record<never, never>>, Context, Given<Models, "Wishlist">>;
  readonly user_errors?: Resolver<Given<Models, "CopyProductsToWishlistOutput">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "WishListUserInputError">)[]>;
}

export interface CopySharedCartOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly cart?: Resolver<Given<Models, "CopySharedCartOutput">, Readonly<Record<never, never>>, Context, Given<Models, "Cart">>;
  readonly messages?: Resolver<Given<Models, "CopySharedCartOutput">, Readonly<Record<never, never>>, Context, readonly (string)[]>;
}

export interface CountryResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly available_regions?: Resolver<Given<Models, "Country">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "Region"> | null)[] | null | undefined>;
  readonly full_name_english?: Resolver<Given<Models, "Country">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly full_name_locale?: Resolver<Given<Models, "Country">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly id?: Resolver<Given<Models, "Country">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly three_letter_abbreviation?: Resolver<Given<Models, "Country">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly two_letter_abbreviation?: Resolver<Given<Models, "Country">, Readonly<Record<never, never>>, Context, string | null | undefined>;
}

export interface CreateGuestCartOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly cart?: Resolver<Given<Models, "CreateGuestCartOutput">, Readonly<Record<never, never>>, Context, Given<Models, "Cart"> | null | undefined>;
}

export interface CreateMetaEventOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly message?: Resolver<Given<Models, "CreateMetaEventOutput">, Readonly<Record<never, never>>, Context, string>;
  readonly success?: Resolver<Given<Models, "CreateMetaEventOutput">, Readonly<Record<never, never>>, Context, boolean>;
}

export interface CreateNewReviewOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly message?: Resolver<Given<Models, "CreateNewReviewOutput">, Readonly<Record<never, never>>, Context, string>;
  readonly success?: Resolver<Given<Models, "CreateNewReviewOutput">, Readonly<Record<never, never>>, Context, boolean>;
}

export interface CreateProductReviewOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly review?: Resolver<Given<Models, "CreateProductReviewOutput">, Readonly<Record<never, never>>, Context, Given<Models, "ProductReview">>;
}

export interface CreateWishlistOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly wishlist?: Resolver<Given<Models, "CreateWishlistOutput">, Readonly<Record<never, never>>, Context, Given<Models, "Wishlist">>;
}

export interface CreditKeyCheckoutOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly checkout_url?: Resolver<Given<Models, "CreditKeyCheckoutOutput">, Readonly<Record<never, never>>, Context, string>;
  readonly id?: Resolver<Given<Models, "CreditKeyCheckoutOutput">, Readonly<Record<never, never>>, Context, string>;
}

export interface CreditMemoResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly comments?: Resolver<Given<Models, "CreditMemo">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "SalesCommentItem"> | null)[] | null | undefined>;
  readonly date?: Resolver<Given<Models, "CreditMemo">, Readonly<Record<never, never>>, Context, string>;
  readonly id?: Resolver<Given<Models, "CreditMemo">, Readonly<Record<never, never>>, Context, string>;
  readonly items?: Resolver<Given<Models, "CreditMemo">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "MoneyPaperItem"> | null)[] | null | undefined>;
  readonly number?: Resolver<Given<Models, "CreditMemo">, Readonly<Record<never, never>>, Context, string>;
  readonly total?: Resolver<Given<Models, "CreditMemo">, Readonly<Record<never, never>>, Context, Given<Models, "MoneyPaperTotal"> | null | undefined>;
}

export interface CurrencyResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly available_currency_codes?: Resolver<Given<Models, "Currency">, Readonly<Record<never, never>>, Context, readonly (string | null)[] | null | undefined>;
  readonly base_currency_code?: Resolver<Given<Models, "Currency">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly base_currency_symbol?: Resolver<Given<Models, "Currency">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly default_display_currency_code?: Resolver<Given<Models, "Currency">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly default_display_currency_symbol?: Resolver<Given<Models, "Currency">, Readonly<Record<never, never>>, Context, string | null | undefined>;
}

export interface CustomAttributeMetadataResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly items?: Resolver<Given<Models, "CustomAttributeMetadata">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "Attribute"> | null)[] | null | undefined>;
}

export interface CustomerResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly addresses?: Resolver<Given<Models, "Customer">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "CustomerAddress"> | null)[] | null | undefined>;
  readonly addressesV2?: Resolver<Given<Models, "Customer">, CustomerAddressesV2Args, Context, Given<Models, "CustomerAddresses"> | null | undefined>;
  readonly allow_remote_shopping_assistance?: Resolver<Given<Models, "Customer">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
  readonly compare_list?: Resolver<Given<Models, "Customer">, Readonly<Record<never, never>>, Context, Given<Models, "CompareList"> | null | undefined>;
  readonly confirmation_status?: Resolver<Given<Models, "Customer">, Readonly<Record<never, never>>, Context, ConfirmationStatusEnum>;
  readonly created_at?: Resolver<Given<Models, "Customer">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly cw_po_number?: Resolver<Given<Models, "Customer">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly date_of_birth?: Resolver<Given<Models, "Customer">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly default_billing?: Resolver<Given<Models, "Customer">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly default_shipping?: Resolver<Given<Models, "Customer">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly dob?: Resolver<Given<Models, "Customer">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly email?: Resolver<Given<Models, "Customer">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly firstname?: Resolver<Given<Models, "Customer">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly gender?: Resolver<Given<Models, "Customer">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly group?: Resolver<Given<Models, "Customer">, Readonly<Record<never, never>>, Context, Given<Models, "CustomerGroupStorefront"> | null | undefined>;
  readonly group_id?: Resolver<Given<Models, "Customer">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly id?: Resolver<Given<Models, "Customer">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly is_subscribed?: Resolver<Given<Models, "Customer">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
  readonly lastname?: Resolver<Given<Models, "Customer">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly middlename?: Resolver<Given<Models, "Customer">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly newsletter_status?: Resolver<Given<Models, "Customer">, Readonly<Record<never, never>>, Context, SubscriptionStatusesEnum>;
  readonly orders?: Resolver<Given<Models, "Customer">, CustomerOrdersArgs, Context, Given<Models, "CustomerOrders"> | null | undefined>;
  readonly portal?: Resolver<Given<Models, "Customer">, Readonly<Record<never, never>>, Context, Given<Models, "CustomerPortal"> | null | undefined>;
  readonly prefix?: Resolver<Given<Models, "Customer">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly return?: Resolver<Given<Models, "Customer">, CustomerReturnArgs, Context, Given<Models, "Return"> | null | undefined>;
  readonly returns?: Resolver<Given<Models, "Customer">, CustomerReturnsArgs, Context, Given<Models, "Returns"> | null | undefined>;
  readonly reviews?: Resolver<Given<Models, "Customer">, CustomerReviewsArgs, Context, Given<Models, "ProductReviews">>;
  readonly reward_points?: Resolver<Given<Models, "Customer">, Readonly<Record<never, never>>, Context, Given<Models, "RewardPoints"> | null | undefined>;
  readonly store_credit?: Resolver<Given<Models, "Customer">, Readonly<Record<never, never>>, Context, Given<Models, "CustomerStoreCredit"> | null | undefined>;
  readonly suffix?: Resolver<Given<Models, "Customer">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly taxvat?: Resolver<Given<Models, "Customer">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly wishlist?: Resolver<Given<Models, "Customer">, Readonly<Record<never, never>>, Context, Given<Models, "Wishlist">>;
  readonly wishlist_v2?: Resolver<Given<Models, "Customer">, CustomerWishlist_v2Args, Context, Given<Models, "Wishlist"> | null | undefined>;
  readonly wishlists?: Resolver<Given<Models, "Customer">, CustomerWishlistsArgs, Context, readonly (Given<Models, "Wishlist">)[]>;
}

export interface CustomerAddressResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly city?: Resolver<Given<Models, "CustomerAddress">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly company?: Resolver<Given<Models, "CustomerAddress">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly country_code?: Resolver<Given<Models, "CustomerAddress">, Readonly<Record<never, never>>, Context, CountryCodeEnum | null | undefined>;
  readonly country_id?: Resolver<Given<Models, "CustomerAddress">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly custom_attributesV2?: Resolver<Given<Models, "CustomerAddress">, Readonly<Record<never, never>>, Context, readonly (GivenAttributeValueInterface<Models> | null)[] | null | undefined>;
  readonly default_billing?: Resolver<Given<Models, "CustomerAddress">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
  readonly default_shipping?: Resolver<Given<Models, "CustomerAddress">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
  readonly fax?: Resolver<Given<Models, "CustomerAddress">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly firstname?: Resolver<Given<Models, "CustomerAddress">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly id?: Resolver<Given<Models, "CustomerAddress">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly lastname?: Resolver<Given<Models, "CustomerAddress">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly middlename?: Resolver<Given<Models, "CustomerAddress">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly postcode?: Resolver<Given<Models, "CustomerAddress">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly prefix?: Resolver<Given<Models, "CustomerAddress">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly region?: Resolver<Given<Models, "CustomerAddress">, Readonly<Record<never, never>>, Context, Given<Models, "CustomerAddressRegion"> | null | undefined>;
  readonly region_id?: Resolver<Given<Models, "CustomerAddress">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly street?: Resolver<Given<Models, "CustomerAddress">, Readonly<Record<never, never>>, Context, readonly (string | null)[] | null | undefined>;
  readonly suffix?: Resolver<Given<Models, "CustomerAddress">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly telephone?: Resolver<Given<Models, "CustomerAddress">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly uid?: Resolver<Given<Models, "CustomerAddress">, Readonly<Record<never, never>>, Context, string>;
  readonly vat_id?: Resolver<Given<Models, "CustomerAddress">, Readonly<Record<never, never>>, Context, string | null | undefined>;
}

export interface CustomerAddressRegionResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly region?: Resolver<Given<Models, "CustomerAddressRegion">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly region_code?: Resolver<Given<Models, "CustomerAddressRegion">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly region_id?: Resolver<Given<Models, "CustomerAddressRegion">, Readonly<Record<never, never>>, Context, number | null | undefined>;
}

export interface CustomerAddressesResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly items?: Resolver<Given<Models, "CustomerAddresses">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "CustomerAddress"> | null)[]>;
  readonly page_info?: Resolver<Given<Models, "CustomerAddresses">, Readonly<Record<never, never>>, Context, Given<Models, "SearchResultPageInfo"> | null | undefined>;
  readonly total_count?: Resolver<Given<Models, "CustomerAddresses">, Readonly<Record<never, never>>, Context, number | null | undefined>;
}

export interface CustomerAttributeMetadataResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly code?: Resolver<Given<Models, "CustomerAttributeMetadata">, Readonly<Record<never, never>>, Context, string>;
  readonly default_value?: Resolver<Given<Models, "CustomerAttributeMetadata">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly entity_type?: Resolver<Given<Models, "CustomerAttributeMetadata">, Readonly<Record<never, never>>, Context, AttributeEntityTypeEnum>;
  readonly frontend_class?: Resolver<Given<Models, "CustomerAttributeMetadata">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly frontend_input?: Resolver<Given<Models, "CustomerAttributeMetadata">, Readonly<Record<never, never>>, Context, AttributeFrontendInputEnum | null | undefined>;
  readonly is_required?: Resolver<Given<Models, "CustomerAttributeMetadata">, Readonly<Record<never, never>>, Context, boolean>;
  readonly is_unique?: Resolver<Given<Models, "CustomerAttributeMetadata">, Readonly<Record<never, never>>, Context, boolean>;
  readonly label?: Resolver<Given<Models, "CustomerAttributeMetadata">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly multiline_count?: Resolver<Given<Models, "CustomerAttributeMetadata">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly options?: Resolver<Given<Models, "CustomerAttributeMetadata">, Readonly<Record<never, never>>, Context, readonly (GivenCustomAttributeOptionInterface<Models> | null)[]>;
  readonly sort_order?: Resolver<Given<Models, "CustomerAttributeMetadata">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly validate_rules?: Resolver<Given<Models, "CustomerAttributeMetadata">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "ValidationRule"> | null)[] | null | undefined>;
}

export interface CustomerGroupStorefrontResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly name?: Resolver<Given<Models, "CustomerGroupStorefront">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly uid?: Resolver<Given<Models, "CustomerGroupStorefront">, Readonly<Record<never, never>>, Context, string>;
}

export interface CustomerLogoResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly alt?: Resolver<Given<Models, "CustomerLogo">, Readonly<Record<never, never>>, Context, string>;
  readonly colors?: Resolver<Given<Models, "CustomerLogo">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "CustomerLogoColor">)[]>;
  readonly design_description?: Resolver<Given<Models, "CustomerLogo">, Readonly<Record<never, never>>, Context, string>;
  readonly file_name?: Resolver<Given<Models, "CustomerLogo">, Readonly<Record<never, never>>, Context, string>;
  readonly file_type?: Resolver<Given<Models, "CustomerLogo">, Readonly<Record<never, never>>, Context, string>;
  readonly height?: Resolver<Given<Models, "CustomerLogo">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly image_thumb?: Resolver<Given<Models, "CustomerLogo">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly image_url?: Resolver<Given<Models, "CustomerLogo">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly is_extra_large?: Resolver<Given<Models, "CustomerLogo">, Readonly<Record<never, never>>, Context, boolean>;
  readonly logo_number?: Resolver<Given<Models, "CustomerLogo">, Readonly<Record<never, never>>, Context, string>;
  readonly needle_points_url?: Resolver<Given<Models, "CustomerLogo">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly state?: Resolver<Given<Models, "CustomerLogo">, Readonly<Record<never, never>>, Context, string>;
  readonly stitch_count?: Resolver<Given<Models, "CustomerLogo">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly stitch_file_url?: Resolver<Given<Models, "CustomerLogo">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly title?: Resolver<Given<Models, "CustomerLogo">, Readonly<Record<never, never>>, Context, string>;
  readonly trims?: Resolver<Given<Models, "CustomerLogo">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly width?: Resolver<Given<Models, "CustomerLogo">, Readonly<Record<never, never>>, Context, number | null | undefined>;
}

export interface CustomerLogoColorResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly color?: Resolver<Given<Models, "CustomerLogoColor">, Readonly<Record<never, never>>, Context, string>;
  readonly hash_code?: Resolver<Given<Models, "CustomerLogoColor">, Readonly<Record<never, never>>, Context, string>;
}

export interface CustomerLogosResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly logo?: Resolver<Given<Models, "CustomerLogos">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "CustomerLogo">)[]>;
  readonly order_by?: Resolver<Given<Models, "CustomerLogos">, Readonly<Record<never, never>>, Context, CustomerLogoOrderEnum>;
  readonly page_info?: Resolver<Given<Models, "CustomerLogos">, Readonly<Record<never, never>>, Context, Given<Models, "SearchResultPageInfo">>;
  readonly total_count?: Resolver<Given<Models, "CustomerLogos">, Readonly<Record<never, never>>, Context, number>;
}

export interface CustomerOrderResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly admin_assisted_order?: Resolver<Given<Models, "CustomerOrder">, Readonly<Record<never, never>>, Context, boolean>;
  readonly applied_coupons?: Resolver<Given<Models, "CustomerOrder">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "AppliedCoupon"> | null)[]>;
  readonly applied_gift_cards?: Resolver<Given<Models, "CustomerOrder">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "ApplyGiftCardToOrder"> | null)[] | null | undefined>;
  readonly arrival?: Resolver<Given<Models, "CustomerOrder">, Readonly<Record<never, never>>, Context, Given<Models, "Arrival"> | null | undefined>;
  readonly available_actions?: Resolver<Given<Models, "CustomerOrder">, Readonly<Record<never, never>>, Context, readonly (OrderActionType)[]>;
  readonly awaited_payment?: Resolver<Given<Models, "CustomerOrder">, Readonly<Record<never, never>>, Context, Given<Models, "Money"> | null | undefined>;
  readonly billing_address?: Resolver<Given<Models, "CustomerOrder">, Readonly<Record<never, never>>, Context, Given<Models, "OrderAddress"> | null | undefined>;
  readonly carrier?: Resolver<Given<Models, "CustomerOrder">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly comments?: Resolver<Given<Models, "CustomerOrder">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "SalesCommentItem"> | null)[] | null | undefined>;
  readonly created_at?: Resolver<Given<Models, "CustomerOrder">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly credit_memos?: Resolver<Given<Models, "CustomerOrder">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "CreditMemo"> | null)[] | null | undefined>;
  readonly customer_info?: Resolver<Given<Models, "CustomerOrder">, Readonly<Record<never, never>>, Context, Given<Models, "OrderCustomerInfo"> | null | undefined>;
  readonly email?: Resolver<Given<Models, "CustomerOrder">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly gift_message?: Resolver<Given<Models, "CustomerOrder">, Readonly<Record<never, never>>, Context, Given<Models, "GiftMessage"> | null | undefined>;
  readonly gift_receipt_included?: Resolver<Given<Models, "CustomerOrder">, Readonly<Record<never, never>>, Context, boolean>;
  readonly gift_wrapping?: Resolver<Given<Models, "CustomerOrder">, Readonly<Record<never, never>>, Context, Given<Models, "GiftWrapping"> | null | undefined>;
  readonly grand_total?: Resolver<Given<Models, "CustomerOrder">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly id?: Resolver<Given<Models, "CustomerOrder">, Readonly<Record<never, never>>, Context, string>;
  readonly increment_id?: Resolver<Given<Models, "CustomerOrder">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly invoices?: Resolver<Given<Models, "CustomerOrder">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "Invoice"> | null)[]>;
  readonly is_exchange?: Resolver<Given<Models, "CustomerOrder">, Readonly<Record<never, never>>, Context, boolean>;
  readonly is_virtual?: Resolver<Given<Models, "CustomerOrder">, Readonly<Record<never, never>>, Context, boolean>;
  readonly items?: Resolver<Given<Models, "CustomerOrder">, Readonly<Record<never, never>>, Context, readonly (GivenOrderItemInterface<Models> | null)[] | null | undefined>;
  readonly items_eligible_for_return?: Resolver<Given<Models, "CustomerOrder">, Readonly<Record<never, never>>, Context, readonly (GivenOrderItemInterface<Models> | null)[] | null | undefined>;
  readonly items_today?: Resolver<Given<Models, "CustomerOrder">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "OrderItemToday">)[]>;
  readonly number?: Resolver<Given<Models, "CustomerOrder">, Readonly<Record<never, never>>, Context, string>;
  readonly on_account?: Resolver<Given<Models, "CustomerOrder">, Readonly<Record<never, never>>, Context, Given<Models, "OrderOnAccount"> | null | undefined>;
  readonly order_date?: Resolver<Given<Models, "CustomerOrder">, Readonly<Record<never, never>>, Context, string>;
  readonly order_number?: Resolver<Given<Models, "CustomerOrder">, Readonly<Record<never, never>>, Context, string>;
  readonly order_status_change_date?: Resolver<Given<Models, "CustomerOrder">, Readonly<Record<never, never>>, Context, string>;
  readonly payment_methods?: Resolver<Given<Models, "CustomerOrder">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "OrderPaymentMethod"> | null)[] | null | undefined>;
  readonly printed_card_included?: Resolver<Given<Models, "CustomerOrder">, Readonly<Record<never, never>>, Context, boolean>;
  readonly raw_totals?: Resolver<Given<Models, "CustomerOrder">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "RawTotal">)[]>;
  readonly returns?: Resolver<Given<Models, "CustomerOrder">, CustomerOrderReturnsArgs, Context, Given<Models, "Returns"> | null | undefined>;
  readonly shipments?: Resolver<Given<Models, "CustomerOrder">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "OrderShipment"> | null)[] | null | undefined>;
  readonly shipping_address?: Resolver<Given<Models, "CustomerOrder">, Readonly<Record<never, never>>, Context, Given<Models, "OrderAddress"> | null | undefined>;
  readonly shipping_method?: Resolver<Given<Models, "CustomerOrder">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly shown?: Resolver<Given<Models, "CustomerOrder">, Readonly<Record<never, never>>, Context, Given<Models, "ShownOrder"> | null | undefined>;
  readonly status?: Resolver<Given<Models, "CustomerOrder">, Readonly<Record<never, never>>, Context, string>;
  readonly status_code?: Resolver<Given<Models, "CustomerOrder">, Readonly<Record<never, never>>, Context, string>;
  readonly token?: Resolver<Given<Models, "CustomerOrder">, Readonly<Record<never, never>>, Context, string>;
  readonly total?: Resolver<Given<Models, "CustomerOrder">, Readonly<Record<never, never>>, Context, Given<Models, "OrderTotal"> | null | undefined>;
}

export interface CustomerOrdersResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly date_of_first_order?: Resolver<Given<Models, "CustomerOrders">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly items?: Resolver<Given<Models, "CustomerOrders">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "CustomerOrder"> | null)[]>;
  readonly page_info?: Resolver<Given<Models, "CustomerOrders">, Readonly<Record<never, never>>, Context, Given<Models, "SearchResultPageInfo"> | null | undefined>;
  readonly total_count?: Resolver<Given<Models, "CustomerOrders">, Readonly<Record<never, never>>, Context, number | null | undefined>;
}

export interface CustomerOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly customer?: Resolver<Given<Models, "CustomerOutput">, Readonly<Record<never, never>>, Context, Given<Models, "Customer">>;
}

export interface CustomerPaymentTokensResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly items?: Resolver<Given<Models, "CustomerPaymentTokens">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "PaymentToken"> | null)[]>;
}

export interface CustomerPortalResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly code?: Resolver<Given<Models, "CustomerPortal">, Readonly<Record<never, never>>, Context, string>;
  readonly id?: Resolver<Given<Models, "CustomerPortal">, Readonly<Record<never, never>>, Context, number>;
}

export interface CustomerStoreCreditResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly balance_history?: Resolver<Given<Models, "CustomerStoreCredit">, CustomerStoreCreditBalance_historyArgs, Context, Given<Models, "CustomerStoreCreditHistory"> | null | undefined>;
  readonly current_balance?: Resolver<Given<Models, "CustomerStoreCredit">, Readonly<Record<never, never>>, Context, Given<Models, "Money"> | null | undefined>;
  readonly enabled?: Resolver<Given<Models, "CustomerStoreCredit">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
}

export interface CustomerStoreCreditHistoryResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly count?: Resolver<Given<Models, "CustomerStoreCreditHistory">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly items?: Resolver<Given<Models, "CustomerStoreCreditHistory">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "CustomerStoreCreditHistoryItem"> | null)[] | null | undefined>;
  readonly page_info?: Resolver<Given<Models, "CustomerStoreCreditHistory">, Readonly<Record<never, never>>, Context, Given<Models, "SearchResultPageInfo"> | null | undefined>;
}

export interface CustomerStoreCreditHistoryItemResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly action?: Resolver<Given<Models, "CustomerStoreCreditHistoryItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly actual_balance?: Resolver<Given<Models, "CustomerStoreCreditHistoryItem">, Readonly<Record<never, never>>, Context, Given<Models, "Money"> | null | undefined>;
  readonly balance_change?: Resolver<Given<Models, "CustomerStoreCreditHistoryItem">, Readonly<Record<never, never>>, Context, Given<Models, "Money"> | null | undefined>;
  readonly date_time_changed?: Resolver<Given<Models, "CustomerStoreCreditHistoryItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
}

export interface CustomerTokenResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly token?: Resolver<Given<Models, "CustomerToken">, Readonly<Record<never, never>>, Context, string | null | undefined>;
}

export interface CustomizableAreaOptionResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly option_id?: Resolver<Given<Models, "CustomizableAreaOption">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly product_sku?: Resolver<Given<Models, "CustomizableAreaOption">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly required?: Resolver<Given<Models, "CustomizableAreaOption">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
  readonly sort_order?: Resolver<Given<Models, "CustomizableAreaOption">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly title?: Resolver<Given<Models, "CustomizableAreaOption">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly uid?: Resolver<Given<Models, "CustomizableAreaOption">, Readonly<Record<never, never>>, Context, string>;
  readonly value?: Resolver<Given<Models, "CustomizableAreaOption">, Readonly<Record<never, never>>, Context, Given<Models, "CustomizableAreaValue"> | null | undefined>;
}

export interface CustomizableAreaValueResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly max_characters?: Resolver<Given<Models, "CustomizableAreaValue">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly price?: Resolver<Given<Models, "CustomizableAreaValue">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly price_type?: Resolver<Given<Models, "CustomizableAreaValue">, Readonly<Record<never, never>>, Context, PriceTypeEnum | null | undefined>;
  readonly sku?: Resolver<Given<Models, "CustomizableAreaValue">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly uid?: Resolver<Given<Models, "CustomizableAreaValue">, Readonly<Record<never, never>>, Context, string>;
}

export interface CustomizableCheckboxOptionResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly option_id?: Resolver<Given<Models, "CustomizableCheckboxOption">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly product_sku?: Resolver<Given<Models, "CustomizableCheckboxOption">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly required?: Resolver<Given<Models, "CustomizableCheckboxOption">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
  readonly sort_order?: Resolver<Given<Models, "CustomizableCheckboxOption">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly title?: Resolver<Given<Models, "CustomizableCheckboxOption">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly uid?: Resolver<Given<Models, "CustomizableCheckboxOption">, Readonly<Record<never, never>>, Context, string>;
  readonly value?: Resolver<Given<Models, "CustomizableCheckboxOption">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "CustomizableCheckboxValue"> | null)[] | null | undefined>;
}

export interface CustomizableCheckboxValueResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly option_type_id?: Resolver<Given<Models, "CustomizableCheckboxValue">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly price?: Resolver<Given<Models, "CustomizableCheckboxValue">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly price_type?: Resolver<Given<Models, "CustomizableCheckboxValue">, Readonly<Record<never, never>>, Context, PriceTypeEnum | null | undefined>;
  readonly sku?: Resolver<Given<Models, "CustomizableCheckboxValue">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly sort_order?: Resolver<Given<Models, "CustomizableCheckboxValue">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly title?: Resolver<Given<Models, "CustomizableCheckboxValue">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly uid?: Resolver<Given<Models, "CustomizableCheckboxValue">, Readonly<Record<never, never>>, Context, string>;
}

export interface CustomizableDateOptionResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly option_id?: Resolver<Given<Models, "CustomizableDateOption">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly product_sku?: Resolver<Given<Models, "CustomizableDateOption">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly required?: Resolver<Given<Models, "CustomizableDateOption">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
  readonly sort_order?: Resolver<Given<Models, "CustomizableDateOption">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly title?: Resolver<Given<Models, "CustomizableDateOption">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly uid?: Resolver<Given<Models, "CustomizableDateOption">, Readonly<Record<never, never>>, Context, string>;
  readonly value?: Resolver<Given<Models, "CustomizableDateOption">, Readonly<Record<never, never>>, Context, Given<Models, "CustomizableDateValue"> | null | undefined>;
}

export interface CustomizableDateValueResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly price?: Resolver<Given<Models, "CustomizableDateValue">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly price_type?: Resolver<Given<Models, "CustomizableDateValue">, Readonly<Record<never, never>>, Context, PriceTypeEnum | null | undefined>;
  readonly sku?: Resolver<Given<Models, "CustomizableDateValue">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly type?: Resolver<Given<Models, "CustomizableDateValue">, Readonly<Record<never, never>>, Context, CustomizableDateTypeEnum | null | undefined>;
  readonly uid?: Resolver<Given<Models, "CustomizableDateValue">, Readonly<Record<never, never>>, Context, string>;
}

export interface CustomizableDropDownOptionResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly option_id?: Resolver<Given<Models, "CustomizableDropDownOption">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly product_sku?: Resolver<Given<Models, "CustomizableDropDownOption">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly required?: Resolver<Given<Models, "CustomizableDropDownOption">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
  readonly sort_order?: Resolver<Given<Models, "CustomizableDropDownOption">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly title?: Resolver<Given<Models, "CustomizableDropDownOption">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly uid?: Resolver<Given<Models, "CustomizableDropDownOption">, Readonly<Record<never, never>>, Context, string>;
  readonly value?: Resolver<Given<Models, "CustomizableDropDownOption">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "CustomizableDropDownValue"> | null)[] | null | undefined>;
}

export interface CustomizableDropDownValueResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly option_type_id?: Resolver<Given<Models, "CustomizableDropDownValue">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly price?: Resolver<Given<Models, "CustomizableDropDownValue">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly price_type?: Resolver<Given<Models, "CustomizableDropDownValue">, Readonly<Record<never, never>>, Context, PriceTypeEnum | null | undefined>;
  readonly sku?: Resolver<Given<Models, "CustomizableDropDownValue">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly sort_order?: Resolver<Given<Models, "CustomizableDropDownValue">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly title?: Resolver<Given<Models, "CustomizableDropDownValue">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly uid?: Resolver<Given<Models, "CustomizableDropDownValue">, Readonly<Record<never, never>>, Context, string>;
}

export interface CustomizableFieldOptionResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly option_id?: Resolver<Given<Models, "CustomizableFieldOption">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly product_sku?: Resolver<Given<Models, "CustomizableFieldOption">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly required?: Resolver<Given<Models, "CustomizableFieldOption">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
  readonly sort_order?: Resolver<Given<Models, "CustomizableFieldOption">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly title?: Resolver<Given<Models, "CustomizableFieldOption">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly uid?: Resolver<Given<Models, "CustomizableFieldOption">, Readonly<Record<never, never>>, Context, string>;
  readonly value?: Resolver<Given<Models, "CustomizableFieldOption">, Readonly<Record<never, never>>, Context, Given<Models, "CustomizableFieldValue"> | null | undefined>;
}

export interface CustomizableFieldValueResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly max_characters?: Resolver<Given<Models, "CustomizableFieldValue">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly price?: Resolver<Given<Models, "CustomizableFieldValue">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly price_type?: Resolver<Given<Models, "CustomizableFieldValue">, Readonly<Record<never, never>>, Context, PriceTypeEnum | null | undefined>;
  readonly sku?: Resolver<Given<Models, "CustomizableFieldValue">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly uid?: Resolver<Given<Models, "CustomizableFieldValue">, Readonly<Record<never, never>>, Context, string>;
}

export interface CustomizableMultipleOptionResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly option_id?: Resolver<Given<Models, "CustomizableMultipleOption">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly product_sku?: Resolver<Given<Models, "CustomizableMultipleOption">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly required?: Resolver<Given<Models, "CustomizableMultipleOption">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
  readonly sort_order?: Resolver<Given<Models, "CustomizableMultipleOption">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly title?: Resolver<Given<Models, "CustomizableMultipleOption">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly uid?: Resolver<Given<Models, "CustomizableMultipleOption">, Readonly<Record<never, never>>, Context, string>;
  readonly value?: Resolver<Given<Models, "CustomizableMultipleOption">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "CustomizableMultipleValue"> | null)[] | null | undefined>;
}

export interface CustomizableMultipleValueResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly option_type_id?: Resolver<Given<Models, "CustomizableMultipleValue">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly price?: Resolver<Given<Models, "CustomizableMultipleValue">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly price_type?: Resolver<Given<Models, "CustomizableMultipleValue">, Readonly<Record<never, never>>, Context, PriceTypeEnum | null | undefined>;
  readonly sku?: Resolver<Given<Models, "CustomizableMultipleValue">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly sort_order?: Resolver<Given<Models, "CustomizableMultipleValue">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly title?: Resolver<Given<Models, "CustomizableMultipleValue">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly uid?: Resolver<Given<Models, "CustomizableMultipleValue">, Readonly<Record<never, never>>, Context, string>;
}

export interface CustomizableRadioOptionResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly option_id?: Resolver<Given<Models, "CustomizableRadioOption">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly product_sku?: Resolver<Given<Models, "CustomizableRadioOption">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly required?: Resolver<Given<Models, "CustomizableRadioOption">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
  readonly sort_order?: Resolver<Given<Models, "CustomizableRadioOption">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly title?: Resolver<Given<Models, "CustomizableRadioOption">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly uid?: Resolver<Given<Models, "CustomizableRadioOption">, Readonly<Record<never, never>>, Context, string>;
  readonly value?: Resolver<Given<Models, "CustomizableRadioOption">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "CustomizableRadioValue"> | null)[] | null | undefined>;
}

export interface CustomizableRadioValueResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly option_type_id?: Resolver<Given<Models, "CustomizableRadioValue">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly price?: Resolver<Given<Models, "CustomizableRadioValue">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly price_type?: Resolver<Given<Models, "CustomizableRadioValue">, Readonly<Record<never, never>>, Context, PriceTypeEnum | null | undefined>;
  readonly sku?: Resolver<Given<Models, "CustomizableRadioValue">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly sort_order?: Resolver<Given<Models, "CustomizableRadioValue">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly title?: Resolver<Given<Models, "CustomizableRadioValue">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly uid?: Resolver<Given<Models, "CustomizableRadioValue">, Readonly<Record<never, never>>, Context, string>;
}

export interface DeleteCompareListOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly result?: Resolver<Given<Models, "DeleteCompareListOutput">, Readonly<Record<never, never>>, Context, boolean>;
}

export interface DeletePaymentTokenOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly customerPaymentTokens?: Resolver<Given<Models, "DeletePaymentTokenOutput">, Readonly<Record<never, never>>, Context, Given<Models, "CustomerPaymentTokens"> | null | undefined>;
  readonly result?: Resolver<Given<Models, "DeletePaymentTokenOutput">, Readonly<Record<never, never>>, Context, boolean>;
}

export interface DeleteWishlistOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly status?: Resolver<Given<Models, "DeleteWishlistOutput">, Readonly<Record<never, never>>, Context, boolean>;
  readonly wishlists?: Resolver<Given<Models, "DeleteWishlistOutput">, DeleteWishlistOutputWishlistsArgs, Context, readonly (Given<Models, "Wishlist">)[]>;
}

export interface DiscountResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly amount?: Resolver<Given<Models, "Discount">, Readonly<Record<never, never>>, Context, Given<Models, "Money">>;
  readonly applied_to?: Resolver<Given<Models, "Discount">, Readonly<Record<never, never>>, Context, CartDiscountType | null | undefined>;
  readonly coupon?: Resolver<Given<Models, "Discount">, Readonly<Record<never, never>>, Context, Given<Models, "AppliedCoupon"> | null | undefined>;
  readonly label?: Resolver<Given<Models, "Discount">, Readonly<Record<never, never>>, Context, string>;
}

export interface DownloadableCartItemResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly bundle_uids?: Resolver<Given<Models, "DownloadableCartItem">, Readonly<Record<never, never>>, Context, readonly (string)[]>;
  readonly chosen_options?: Resolver<Given<Models, "DownloadableCartItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly customizable_options?: Resolver<Given<Models, "DownloadableCartItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "SelectedCustomizableOption"> | null)[]>;
  readonly embroidery_item?: Resolver<Given<Models, "DownloadableCartItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly embroidery_items?: Resolver<Given<Models, "DownloadableCartItem">, Readonly<Record<never, never>>, Context, readonly (string)[]>;
  readonly errors?: Resolver<Given<Models, "DownloadableCartItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "CartItemError"> | null)[] | null | undefined>;
  readonly giftcard_option?: Resolver<Given<Models, "DownloadableCartItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly id?: Resolver<Given<Models, "DownloadableCartItem">, Readonly<Record<never, never>>, Context, string>;
  readonly is_available?: Resolver<Given<Models, "DownloadableCartItem">, Readonly<Record<never, never>>, Context, boolean>;
  readonly is_salable?: Resolver<Given<Models, "DownloadableCartItem">, Readonly<Record<never, never>>, Context, boolean>;
  readonly is_saleable?: Resolver<Given<Models, "DownloadableCartItem">, Readonly<Record<never, never>>, Context, boolean>;
  readonly item_id?: Resolver<Given<Models, "DownloadableCartItem">, Readonly<Record<never, never>>, Context, number>;
  readonly links?: Resolver<Given<Models, "DownloadableCartItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "DownloadableProductLinks"> | null)[] | null | undefined>;
  readonly loyalty_message?: Resolver<Given<Models, "DownloadableCartItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly max_qty?: Resolver<Given<Models, "DownloadableCartItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly min_qty?: Resolver<Given<Models, "DownloadableCartItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly name?: Resolver<Given<Models, "DownloadableCartItem">, Readonly<Record<never, never>>, Context, string>;
  readonly next_tier?: Resolver<Given<Models, "DownloadableCartItem">, Readonly<Record<never, never>>, Context, Given<Models, "CartItemNextTier"> | null | undefined>;
  readonly not_available_message?: Resolver<Given<Models, "DownloadableCartItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly options?: Resolver<Given<Models, "DownloadableCartItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "CartItemOption">)[]>;
  readonly overrideCategoryId?: Resolver<Given<Models, "DownloadableCartItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly parts?: Resolver<Given<Models, "DownloadableCartItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "CartItemPart">)[]>;
  readonly picture?: Resolver<Given<Models, "DownloadableCartItem">, Readonly<Record<never, never>>, Context, Given<Models, "CartItemPicture">>;
  readonly prices?: Resolver<Given<Models, "DownloadableCartItem">, Readonly<Record<never, never>>, Context, Given<Models, "CartItemPrices"> | null | undefined>;
  readonly product?: Resolver<Given<Models, "DownloadableCartItem">, Readonly<Record<never, never>>, Context, GivenProductInterface<Models>>;
  readonly product_id?: Resolver<Given<Models, "DownloadableCartItem">, Readonly<Record<never, never>>, Context, number>;
  readonly qty_increment?: Resolver<Given<Models, "DownloadableCartItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly quantity?: Resolver<Given<Models, "DownloadableCartItem">, Readonly<Record<never, never>>, Context, number>;
  readonly sewn_pictures?: Resolver<Given<Models, "DownloadableCartItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "SewnPicture">)[]>;
  readonly simpleProductId?: Resolver<Given<Models, "DownloadableCartItem">, Readonly<Record<never, never>>, Context, number>;
  readonly sku?: Resolver<Given<Models, "DownloadableCartItem">, Readonly<Record<never, never>>, Context, string>;
  readonly uid?: Resolver<Given<Models, "DownloadableCartItem">, Readonly<Record<never, never>>, Context, string>;
  readonly url?: Resolver<Given<Models, "DownloadableCartItem">, Readonly<Record<never, never>>, Context, string>;
  readonly user_can_edit?: Resolver<Given<Models, "DownloadableCartItem">, Readonly<Record<never, never>>, Context, boolean>;
}

export interface DownloadableItemsLinksResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly sort_order?: Resolver<Given<Models, "DownloadableItemsLinks">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly title?: Resolver<Given<Models, "DownloadableItemsLinks">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly uid?: Resolver<Given<Models, "DownloadableItemsLinks">, Readonly<Record<never, never>>, Context, string>;
}

export interface DownloadableOrderItemResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly discounts?: Resolver<Given<Models, "DownloadableOrderItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "Discount"> | null)[] | null | undefined>;
  readonly downloadable_links?: Resolver<Given<Models, "DownloadableOrderItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "DownloadableItemsLinks"> | null)[] | null | undefined>;
  readonly eligible_for_return?: Resolver<Given<Models, "DownloadableOrderItem">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
  readonly entered_options?: Resolver<Given<Models, "DownloadableOrderItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "OrderItemOption"> | null)[] | null | undefined>;
  readonly gift_message?: Resolver<Given<Models, "DownloadableOrderItem">, Readonly<Record<never, never>>, Context, Given<Models, "GiftMessage"> | null | undefined>;
  readonly gift_wrapping?: Resolver<Given<Models, "DownloadableOrderItem">, Readonly<Record<never, never>>, Context, Given<Models, "GiftWrapping"> | null | undefined>;
  readonly id?: Resolver<Given<Models, "DownloadableOrderItem">, Readonly<Record<never, never>>, Context, string>;
  readonly image?: Resolver<Given<Models, "DownloadableOrderItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly prices?: Resolver<Given<Models, "DownloadableOrderItem">, Readonly<Record<never, never>>, Context, Given<Models, "OrderItemPrices"> | null | undefined>;
  readonly product?: Resolver<Given<Models, "DownloadableOrderItem">, Readonly<Record<never, never>>, Context, GivenProductInterface<Models> | null | undefined>;
  readonly product_name?: Resolver<Given<Models, "DownloadableOrderItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly product_sale_price?: Resolver<Given<Models, "DownloadableOrderItem">, Readonly<Record<never, never>>, Context, Given<Models, "Money">>;
  readonly product_sku?: Resolver<Given<Models, "DownloadableOrderItem">, Readonly<Record<never, never>>, Context, string>;
  readonly product_type?: Resolver<Given<Models, "DownloadableOrderItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly product_url_key?: Resolver<Given<Models, "DownloadableOrderItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly quantity_canceled?: Resolver<Given<Models, "DownloadableOrderItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly quantity_exchanged?: Resolver<Given<Models, "DownloadableOrderItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly quantity_invoiced?: Resolver<Given<Models, "DownloadableOrderItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly quantity_ordered?: Resolver<Given<Models, "DownloadableOrderItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly quantity_refunded?: Resolver<Given<Models, "DownloadableOrderItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly quantity_return_requested?: Resolver<Given<Models, "DownloadableOrderItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly quantity_returnable?: Resolver<Given<Models, "DownloadableOrderItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly quantity_returned?: Resolver<Given<Models, "DownloadableOrderItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly quantity_shipped?: Resolver<Given<Models, "DownloadableOrderItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly row_total?: Resolver<Given<Models, "DownloadableOrderItem">, Readonly<Record<never, never>>, Context, Given<Models, "Money">>;
  readonly selected_options?: Resolver<Given<Models, "DownloadableOrderItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "OrderItemOption"> | null)[] | null | undefined>;
  readonly sewn_picture?: Resolver<Given<Models, "DownloadableOrderItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly sewn_pictures?: Resolver<Given<Models, "DownloadableOrderItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "SewnPicture">)[]>;
  readonly status?: Resolver<Given<Models, "DownloadableOrderItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly team?: Resolver<Given<Models, "DownloadableOrderItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
}

export interface DownloadableProductLinksResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly sort_order?: Resolver<Given<Models, "DownloadableProductLinks">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly title?: Resolver<Given<Models, "DownloadableProductLinks">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly uid?: Resolver<Given<Models, "DownloadableProductLinks">, Readonly<Record<never, never>>, Context, string>;
}

export interface DynamicWidgetResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly content?: Resolver<Given<Models, "DynamicWidget">, Readonly<Record<never, never>>, Context, string>;
  readonly id?: Resolver<Given<Models, "DynamicWidget">, Readonly<Record<never, never>>, Context, number>;
  readonly title?: Resolver<Given<Models, "DynamicWidget">, Readonly<Record<never, never>>, Context, string>;
}

export interface ErrorResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly code?: Resolver<Given<Models, "Error">, Readonly<Record<never, never>>, Context, CartUserInputErrorType>;
  readonly message?: Resolver<Given<Models, "Error">, Readonly<Record<never, never>>, Context, string>;
}

export interface EstimateTotalsOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly cart?: Resolver<Given<Models, "EstimateTotalsOutput">, Readonly<Record<never, never>>, Context, Given<Models, "Cart"> | null | undefined>;
}

export interface FixedProductTaxResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly amount?: Resolver<Given<Models, "FixedProductTax">, Readonly<Record<never, never>>, Context, Given<Models, "Money"> | null | undefined>;
  readonly label?: Resolver<Given<Models, "FixedProductTax">, Readonly<Record<never, never>>, Context, string | null | undefined>;
}

export interface FreeShippingProgressResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly missing?: Resolver<Given<Models, "FreeShippingProgress">, Readonly<Record<never, never>>, Context, Given<Models, "Money">>;
  readonly part?: Resolver<Given<Models, "FreeShippingProgress">, Readonly<Record<never, never>>, Context, number>;
  readonly phrase?: Resolver<Given<Models, "FreeShippingProgress">, Readonly<Record<never, never>>, Context, string>;
}

export interface GiftCardAccountResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly balance?: Resolver<Given<Models, "GiftCardAccount">, Readonly<Record<never, never>>, Context, Given<Models, "Money"> | null | undefined>;
  readonly code?: Resolver<Given<Models, "GiftCardAccount">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly expiration_date?: Resolver<Given<Models, "GiftCardAccount">, Readonly<Record<never, never>>, Context, string | null | undefined>;
}

export interface GiftCardAmountsResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly uid?: Resolver<Given<Models, "GiftCardAmounts">, Readonly<Record<never, never>>, Context, string>;
  readonly value?: Resolver<Given<Models, "GiftCardAmounts">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly value_id?: Resolver<Given<Models, "GiftCardAmounts">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly website_id?: Resolver<Given<Models, "GiftCardAmounts">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly website_value?: Resolver<Given<Models, "GiftCardAmounts">, Readonly<Record<never, never>>, Context, number | null | undefined>;
}

export interface GiftCardCartItemResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly amount?: Resolver<Given<Models, "GiftCardCartItem">, Readonly<Record<never, never>>, Context, Given<Models, "Money"> | null | undefined>;
  readonly available_gift_wrapping?: Resolver<Given<Models, "GiftCardCartItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "GiftWrapping"> | null)[]>;
  readonly bundle_uids?: Resolver<Given<Models, "GiftCardCartItem">, Readonly<Record<never, never>>, Context, readonly (string)[]>;
  readonly chosen_options?: Resolver<Given<Models, "GiftCardCartItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly customizable_options?: Resolver<Given<Models, "GiftCardCartItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "SelectedCustomizableOption"> | null)[]>;
  readonly embroidery_item?: Resolver<Given<Models, "GiftCardCartItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly embroidery_items?: Resolver<Given<Models, "GiftCardCartItem">, Readonly<Record<never, never>>, Context, readonly (string)[]>;
  readonly errors?: Resolver<Given<Models, "GiftCardCartItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "CartItemError"> | null)[] | null | undefined>;
  readonly gift_message?: Resolver<Given<Models, "GiftCardCartItem">, Readonly<Record<never, never>>, Context, Given<Models, "GiftMessage"> | null | undefined>;
  readonly gift_wrapping?: Resolver<Given<Models, "GiftCardCartItem">, Readonly<Record<never, never>>, Context, Given<Models, "GiftWrapping"> | null | undefined>;
  readonly giftcard_option?: Resolver<Given<Models, "GiftCardCartItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly id?: Resolver<Given<Models, "GiftCardCartItem">, Readonly<Record<never, never>>, Context, string>;
  readonly is_available?: Resolver<Given<Models, "GiftCardCartItem">, Readonly<Record<never, never>>, Context, boolean>;
  readonly is_salable?: Resolver<Given<Models, "GiftCardCartItem">, Readonly<Record<never, never>>, Context, boolean>;
  readonly is_saleable?: Resolver<Given<Models, "GiftCardCartItem">, Readonly<Record<never, never>>, Context, boolean>;
  readonly item_id?: Resolver<Given<Models, "GiftCardCartItem">, Readonly<Record<never, never>>, Context, number>;
  readonly loyalty_message?: Resolver<Given<Models, "GiftCardCartItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly max_qty?: Resolver<Given<Models, "GiftCardCartItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly message?: Resolver<Given<Models, "GiftCardCartItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly min_qty?: Resolver<Given<Models, "GiftCardCartItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly name?: Resolver<Given<Models, "GiftCardCartItem">, Readonly<Record<never, never>>, Context, string>;
  readonly next_tier?: Resolver<Given<Models, "GiftCardCartItem">, Readonly<Record<never, never>>, Context, Given<Models, "CartItemNextTier"> | null | undefined>;
  readonly not_available_message?: Resolver<Given<Models, "GiftCardCartItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly options?: Resolver<Given<Models, "GiftCardCartItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "CartItemOption">)[]>;
  readonly overrideCategoryId?: Resolver<Given<Models, "GiftCardCartItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly parts?: Resolver<Given<Models, "GiftCardCartItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "CartItemPart">)[]>;
  readonly picture?: Resolver<Given<Models, "GiftCardCartItem">, Readonly<Record<never, never>>, Context, Given<Models, "CartItemPicture">>;
  readonly prices?: Resolver<Given<Models, "GiftCardCartItem">, Readonly<Record<never, never>>, Context, Given<Models, "CartItemPrices"> | null | undefined>;
  readonly product?: Resolver<Given<Models, "GiftCardCartItem">, Readonly<Record<never, never>>, Context, GivenProductInterface<Models>>;
  readonly product_id?: Resolver<Given<Models, "GiftCardCartItem">, Readonly<Record<never, never>>, Context, number>;
  readonly qty_increment?: Resolver<Given<Models, "GiftCardCartItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly quantity?: Resolver<Given<Models, "GiftCardCartItem">, Readonly<Record<never, never>>, Context, number>;
  readonly recipient_email?: Resolver<Given<Models, "GiftCardCartItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly recipient_name?: Resolver<Given<Models, "GiftCardCartItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly send_on?: Resolver<Given<Models, "GiftCardCartItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly sender_email?: Resolver<Given<Models, "GiftCardCartItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly sender_name?: Resolver<Given<Models, "GiftCardCartItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly sewn_pictures?: Resolver<Given<Models, "GiftCardCartItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "SewnPicture">)[]>;
  readonly simpleProductId?: Resolver<Given<Models, "GiftCardCartItem">, Readonly<Record<never, never>>, Context, number>;
  readonly sku?: Resolver<Given<Models, "GiftCardCartItem">, Readonly<Record<never, never>>, Context, string>;
  readonly uid?: Resolver<Given<Models, "GiftCardCartItem">, Readonly<Record<never, never>>, Context, string>;
  readonly url?: Resolver<Given<Models, "GiftCardCartItem">, Readonly<Record<never, never>>, Context, string>;
  readonly user_can_edit?: Resolver<Given<Models, "GiftCardCartItem">, Readonly<Record<never, never>>, Context, boolean>;
}

export interface GiftCardItemResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly message?: Resolver<Given<Models, "GiftCardItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly recipient_email?: Resolver<Given<Models, "GiftCardItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly recipient_name?: Resolver<Given<Models, "GiftCardItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly sender_email?: Resolver<Given<Models, "GiftCardItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly sender_name?: Resolver<Given<Models, "GiftCardItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
}

export interface GiftCardOrderItemResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly discounts?: Resolver<Given<Models, "GiftCardOrderItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "Discount"> | null)[] | null | undefined>;
  readonly eligible_for_return?: Resolver<Given<Models, "GiftCardOrderItem">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
  readonly entered_options?: Resolver<Given<Models, "GiftCardOrderItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "OrderItemOption"> | null)[] | null | undefined>;
  readonly gift_card?: Resolver<Given<Models, "GiftCardOrderItem">, Readonly<Record<never, never>>, Context, Given<Models, "GiftCardItem"> | null | undefined>;
  readonly gift_message?: Resolver<Given<Models, "GiftCardOrderItem">, Readonly<Record<never, never>>, Context, Given<Models, "GiftMessage"> | null | undefined>;
  readonly gift_wrapping?: Resolver<Given<Models, "GiftCardOrderItem">, Readonly<Record<never, never>>, Context, Given<Models, "GiftWrapping"> | null | undefined>;
  readonly id?: Resolver<Given<Models, "GiftCardOrderItem">, Readonly<Record<never, never>>, Context, string>;
  readonly image?: Resolver<Given<Models, "GiftCardOrderItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly prices?: Resolver<Given<Models, "GiftCardOrderItem">, Readonly<Record<never, never>>, Context, Given<Models, "OrderItemPrices"> | null | undefined>;
  readonly product?: Resolver<Given<Models, "GiftCardOrderItem">, Readonly<Record<never, never>>, Context, GivenProductInterface<Models> | null | undefined>;
  readonly product_name?: Resolver<Given<Models, "GiftCardOrderItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly product_sale_price?: Resolver<Given<Models, "GiftCardOrderItem">, Readonly<Record<never, never>>, Context, Given<Models, "Money">>;
  readonly product_sku?: Resolver<Given<Models, "GiftCardOrderItem">, Readonly<Record<never, never>>, Context, string>;
  readonly product_type?: Resolver<Given<Models, "GiftCardOrderItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly product_url_key?: Resolver<Given<Models, "GiftCardOrderItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly quantity_canceled?: Resolver<Given<Models, "GiftCardOrderItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly quantity_exchanged?: Resolver<Given<Models, "GiftCardOrderItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly quantity_invoiced?: Resolver<Given<Models, "GiftCardOrderItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly quantity_ordered?: Resolver<Given<Models, "GiftCardOrderItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly quantity_refunded?: Resolver<Given<Models, "GiftCardOrderItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly quantity_return_requested?: Resolver<Given<Models, "GiftCardOrderItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly quantity_returnable?: Resolver<Given<Models, "GiftCardOrderItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly quantity_returned?: Resolver<Given<Models, "GiftCardOrderItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly quantity_shipped?: Resolver<Given<Models, "GiftCardOrderItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly row_total?: Resolver<Given<Models, "GiftCardOrderItem">, Readonly<Record<never, never>>, Context, Given<Models, "Money">>;
  readonly selected_options?: Resolver<Given<Models, "GiftCardOrderItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "OrderItemOption"> | null)[] | null | undefined>;
  readonly sewn_picture?: Resolver<Given<Models, "GiftCardOrderItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly sewn_pictures?: Resolver<Given<Models, "GiftCardOrderItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "SewnPicture">)[]>;
  readonly status?: Resolver<Given<Models, "GiftCardOrderItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly team?: Resolver<Given<Models, "GiftCardOrderItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
}

export interface GiftCardProductResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly allow_message?: Resolver<Given<Models, "GiftCardProduct">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
  readonly allow_open_amount?: Resolver<Given<Models, "GiftCardProduct">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
  readonly canonical_url?: Resolver<Given<Models, "GiftCardProduct">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly categories?: Resolver<Given<Models, "GiftCardProduct">, Readonly<Record<never, never>>, Context, readonly (GivenCategoryInterface<Models> | null)[] | null | undefined>;
  readonly custom_attributesV2?: Resolver<Given<Models, "GiftCardProduct">, GiftCardProductCustom_attributesV2Args, Context, Given<Models, "ProductCustomAttributes"> | null | undefined>;
  readonly description?: Resolver<Given<Models, "GiftCardProduct">, Readonly<Record<never, never>>, Context, Given<Models, "ComplexTextValue"> | null | undefined>;
  readonly gift_card_options?: Resolver<Given<Models, "GiftCardProduct">, Readonly<Record<never, never>>, Context, readonly (GivenCustomizableOptionInterface<Models> | null)[]>;
  readonly gift_message_available?: Resolver<Given<Models, "GiftCardProduct">, Readonly<Record<never, never>>, Context, boolean>;
  readonly gift_wrapping_available?: Resolver<Given<Models, "GiftCardProduct">, Readonly<Record<never, never>>, Context, boolean>;
  readonly gift_wrapping_price?: Resolver<Given<Models, "GiftCardProduct">, Readonly<Record<never, never>>, Context, Given<Models, "Money"> | null | undefined>;
  readonly giftcard_amounts?: Resolver<Given<Models, "GiftCardProduct">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "GiftCardAmounts"> | null)[] | null | undefined>;
  readonly giftcard_type?: Resolver<Given<Models, "GiftCardProduct">, Readonly<Record<never, never>>, Context, GiftCardTypeEnum | null | undefined>;
  readonly id?: Resolver<Given<Models, "GiftCardProduct">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly image?: Resolver<Given<Models, "GiftCardProduct">, Readonly<Record<never, never>>, Context, Given<Models, "ProductImage"> | null | undefined>;
  readonly is_redeemable?: Resolver<Given<Models, "GiftCardProduct">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
  readonly lifetime?: Resolver<Given<Models, "GiftCardProduct">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly media_gallery?: Resolver<Given<Models, "GiftCardProduct">, Readonly<Record<never, never>>, Context, readonly (GivenMediaGalleryInterface<Models> | null)[] | null | undefined>;
  readonly media_gallery_entries?: Resolver<Given<Models, "GiftCardProduct">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "MediaGalleryEntry"> | null)[] | null | undefined>;
  readonly message_max_length?: Resolver<Given<Models, "GiftCardProduct">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly meta_description?: Resolver<Given<Models, "GiftCardProduct">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly meta_keyword?: Resolver<Given<Models, "GiftCardProduct">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly meta_title?: Resolver<Given<Models, "GiftCardProduct">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly name?: Resolver<Given<Models, "GiftCardProduct">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly only_x_left_in_stock?: Resolver<Given<Models, "GiftCardProduct">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly open_amount_max?: Resolver<Given<Models, "GiftCardProduct">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly open_amount_min?: Resolver<Given<Models, "GiftCardProduct">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly price?: Resolver<Given<Models, "GiftCardProduct">, Readonly<Record<never, never>>, Context, Given<Models, "ProductPrices"> | null | undefined>;
  readonly price_range?: Resolver<Given<Models, "GiftCardProduct">, Readonly<Record<never, never>>, Context, Given<Models, "PriceRange">>;
  readonly price_tiers?: Resolver<Given<Models, "GiftCardProduct">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "TierPrice"> | null)[] | null | undefined>;
  readonly quantity?: Resolver<Given<Models, "GiftCardProduct">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly rating_summary?: Resolver<Given<Models, "GiftCardProduct">, Readonly<Record<never, never>>, Context, number>;
  readonly review_count?: Resolver<Given<Models, "GiftCardProduct">, Readonly<Record<never, never>>, Context, number>;
  readonly reviews?: Resolver<Given<Models, "GiftCardProduct">, GiftCardProductReviewsArgs, Context, Given<Models, "ProductReviews">>;
  readonly short_description?: Resolver<Given<Models, "GiftCardProduct">, Readonly<Record<never, never>>, Context, Given<Models, "ComplexTextValue"> | null | undefined>;
  readonly sku?: Resolver<Given<Models, "GiftCardProduct">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly small_image?: Resolver<Given<Models, "GiftCardProduct">, Readonly<Record<never, never>>, Context, Given<Models, "ProductImage"> | null | undefined>;
  readonly stock_status?: Resolver<Given<Models, "GiftCardProduct">, Readonly<Record<never, never>>, Context, ProductStockStatus | null | undefined>;
  readonly thumbnail?: Resolver<Given<Models, "GiftCardProduct">, Readonly<Record<never, never>>, Context, Given<Models, "ProductImage"> | null | undefined>;
  readonly uid?: Resolver<Given<Models, "GiftCardProduct">, Readonly<Record<never, never>>, Context, string>;
  readonly url_key?: Resolver<Given<Models, "GiftCardProduct">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly url_suffix?: Resolver<Given<Models, "GiftCardProduct">, Readonly<Record<never, never>>, Context, string | null | undefined>;
}

export interface GiftCardWishlistItemResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly added_at?: Resolver<Given<Models, "GiftCardWishlistItem">, Readonly<Record<never, never>>, Context, string>;
  readonly customizable_options?: Resolver<Given<Models, "GiftCardWishlistItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "SelectedCustomizableOption"> | null)[]>;
  readonly description?: Resolver<Given<Models, "GiftCardWishlistItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly id?: Resolver<Given<Models, "GiftCardWishlistItem">, Readonly<Record<never, never>>, Context, string>;
  readonly product?: Resolver<Given<Models, "GiftCardWishlistItem">, Readonly<Record<never, never>>, Context, GivenProductInterface<Models> | null | undefined>;
  readonly quantity?: Resolver<Given<Models, "GiftCardWishlistItem">, Readonly<Record<never, never>>, Context, number>;
}

export interface GiftMessageResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly from?: Resolver<Given<Models, "GiftMessage">, Readonly<Record<never, never>>, Context, string>;
  readonly message?: Resolver<Given<Models, "GiftMessage">, Readonly<Record<never, never>>, Context, string>;
  readonly to?: Resolver<Given<Models, "GiftMessage">, Readonly<Record<never, never>>, Context, string>;
}

export interface GiftOptionsPricesResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly gift_wrapping_for_items?: Resolver<Given<Models, "GiftOptionsPrices">, Readonly<Record<never, never>>, Context, Given<Models, "Money"> | null | undefined>;
  readonly gift_wrapping_for_items_incl_tax?: Resolver<Given<Models, "GiftOptionsPrices">, Readonly<Record<never, never>>, Context, Given<Models, "Money"> | null | undefined>;
  readonly gift_wrapping_for_order?: Resolver<Given<Models, "GiftOptionsPrices">, Readonly<Record<never, never>>, Context, Given<Models, "Money"> | null | undefined>;
  readonly gift_wrapping_for_order_incl_tax?: Resolver<Given<Models, "GiftOptionsPrices">, Readonly<Record<never, never>>, Context, Given<Models, "Money"> | null | undefined>;
  readonly printed_card?: Resolver<Given<Models, "GiftOptionsPrices">, Readonly<Record<never, never>>, Context, Given<Models, "Money"> | null | undefined>;
  readonly printed_card_incl_tax?: Resolver<Given<Models, "GiftOptionsPrices">, Readonly<Record<never, never>>, Context, Given<Models, "Money"> | null | undefined>;
}

export interface GiftWrappingResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly design?: Resolver<Given<Models, "GiftWrapping">, Readonly<Record<never, never>>, Context, string>;
  readonly image?: Resolver<Given<Models, "GiftWrapping">, Readonly<Record<never, never>>, Context, Given<Models, "GiftWrappingImage"> | null | undefined>;
  readonly price?: Resolver<Given<Models, "GiftWrapping">, Readonly<Record<never, never>>, Context, Given<Models, "Money">>;
  readonly uid?: Resolver<Given<Models, "GiftWrapping">, Readonly<Record<never, never>>, Context, string>;
}

export interface GiftWrappingImageResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly label?: Resolver<Given<Models, "GiftWrappingImage">, Readonly<Record<never, never>>, Context, string>;
  readonly url?: Resolver<Given<Models, "GiftWrappingImage">, Readonly<Record<never, never>>, Context, string>;
}

export interface GiveUpPaymentOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly cart?: Resolver<Given<Models, "GiveUpPaymentOutput">, Readonly<Record<never, never>>, Context, Given<Models, "Cart">>;
}

export interface ImageSwatchDataResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly thumbnail?: Resolver<Given<Models, "ImageSwatchData">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly value?: Resolver<Given<Models, "ImageSwatchData">, Readonly<Record<never, never>>, Context, string | null | undefined>;
}

export interface InvoiceResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly comments?: Resolver<Given<Models, "Invoice">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "SalesCommentItem"> | null)[] | null | undefined>;
  readonly date?: Resolver<Given<Models, "Invoice">, Readonly<Record<never, never>>, Context, string>;
  readonly id?: Resolver<Given<Models, "Invoice">, Readonly<Record<never, never>>, Context, string>;
  readonly items?: Resolver<Given<Models, "Invoice">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "MoneyPaperItem"> | null)[] | null | undefined>;
  readonly number?: Resolver<Given<Models, "Invoice">, Readonly<Record<never, never>>, Context, string>;
  readonly total?: Resolver<Given<Models, "Invoice">, Readonly<Record<never, never>>, Context, Given<Models, "MoneyPaperTotal"> | null | undefined>;
}

export interface IsEmailAvailableOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly is_email_available?: Resolver<Given<Models, "IsEmailAvailableOutput">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
}

export interface ItemSelectedBundleOptionResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly label?: Resolver<Given<Models, "ItemSelectedBundleOption">, Readonly<Record<never, never>>, Context, string>;
  readonly uid?: Resolver<Given<Models, "ItemSelectedBundleOption">, Readonly<Record<never, never>>, Context, string>;
  readonly values?: Resolver<Given<Models, "ItemSelectedBundleOption">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "ItemSelectedBundleOptionValue"> | null)[] | null | undefined>;
}

export interface ItemSelectedBundleOptionValueResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly price?: Resolver<Given<Models, "ItemSelectedBundleOptionValue">, Readonly<Record<never, never>>, Context, Given<Models, "Money">>;
  readonly product_name?: Resolver<Given<Models, "ItemSelectedBundleOptionValue">, Readonly<Record<never, never>>, Context, string>;
  readonly product_sku?: Resolver<Given<Models, "ItemSelectedBundleOptionValue">, Readonly<Record<never, never>>, Context, string>;
  readonly quantity?: Resolver<Given<Models, "ItemSelectedBundleOptionValue">, Readonly<Record<never, never>>, Context, number>;
  readonly uid?: Resolver<Given<Models, "ItemSelectedBundleOptionValue">, Readonly<Record<never, never>>, Context, string>;
}

export interface KeyValueResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly name?: Resolver<Given<Models, "KeyValue">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly value?: Resolver<Given<Models, "KeyValue">, Readonly<Record<never, never>>, Context, string | null | undefined>;
}

export interface LayerFilterResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly filter_items?: Resolver<Given<Models, "LayerFilter">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "LayerFilterItem"> | null)[] | null | undefined>;
  readonly filter_items_count?: Resolver<Given<Models, "LayerFilter">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly name?: Resolver<Given<Models, "LayerFilter">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly request_var?: Resolver<Given<Models, "LayerFilter">, Readonly<Record<never, never>>, Context, string | null | undefined>;
}

export interface LayerFilterItemResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly items_count?: Resolver<Given<Models, "LayerFilterItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly label?: Resolver<Given<Models, "LayerFilterItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly value_string?: Resolver<Given<Models, "LayerFilterItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
}

export interface MediaGalleryEntryResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly disabled?: Resolver<Given<Models, "MediaGalleryEntry">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
  readonly file?: Resolver<Given<Models, "MediaGalleryEntry">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly id?: Resolver<Given<Models, "MediaGalleryEntry">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly label?: Resolver<Given<Models, "MediaGalleryEntry">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly position?: Resolver<Given<Models, "MediaGalleryEntry">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly uid?: Resolver<Given<Models, "MediaGalleryEntry">, Readonly<Record<never, never>>, Context, string>;
}

export interface MoneyResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly currency?: Resolver<Given<Models, "Money">, Readonly<Record<never, never>>, Context, string>;
  readonly value?: Resolver<Given<Models, "Money">, Readonly<Record<never, never>>, Context, number>;
}

export interface MoneyPaperItemResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly id?: Resolver<Given<Models, "MoneyPaperItem">, Readonly<Record<never, never>>, Context, string>;
  readonly order_item?: Resolver<Given<Models, "MoneyPaperItem">, Readonly<Record<never, never>>, Context, GivenOrderItemInterface<Models> | null | undefined>;
  readonly product_name?: Resolver<Given<Models, "MoneyPaperItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly product_sale_price?: Resolver<Given<Models, "MoneyPaperItem">, Readonly<Record<never, never>>, Context, Given<Models, "Money">>;
  readonly product_sku?: Resolver<Given<Models, "MoneyPaperItem">, Readonly<Record<never, never>>, Context, string>;
  readonly quantity?: Resolver<Given<Models, "MoneyPaperItem">, Readonly<Record<never, never>>, Context, number>;
  readonly quantity_invoiced?: Resolver<Given<Models, "MoneyPaperItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly quantity_refunded?: Resolver<Given<Models, "MoneyPaperItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly row_total?: Resolver<Given<Models, "MoneyPaperItem">, Readonly<Record<never, never>>, Context, Given<Models, "Money">>;
}

export interface MoneyPaperTotalResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly adjustment?: Resolver<Given<Models, "MoneyPaperTotal">, Readonly<Record<never, never>>, Context, Given<Models, "Money">>;
  readonly grand_total?: Resolver<Given<Models, "MoneyPaperTotal">, Readonly<Record<never, never>>, Context, Given<Models, "Money">>;
  readonly total_shipping?: Resolver<Given<Models, "MoneyPaperTotal">, Readonly<Record<never, never>>, Context, Given<Models, "Money">>;
}

export interface MoveProductsInWishlistOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly destination_wishlist?: Resolver<Given<Models, "MoveProductsInWishlistOutput">, Readonly<Record<never, never>>, Context, Given<Models, "Wishlist">>;
  readonly source_wishlist?: Resolver<Given<Models, "MoveProductsInWishlistOutput">, Readonly<Record<never, never>>, Context, Given<Models, "Wishlist">>;
  readonly user_errors?: Resolver<Given<Models, "MoveProductsInWishlistOutput">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "WishListUserInputError">)[]>;
}

export interface MutationResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly addBundleProductsToCart: Resolver<unknown, MutationAddBundleProductsToCartArgs, Context, Given<Models, "AddBundleProductsToCartOutput"> | null | undefined>;
  readonly addConfigurableProductsToCart: Resolver<unknown, MutationAddConfigurableProductsToCartArgs, Context, Given<Models, "AddConfigurableProductsToCartOutput"> | null | undefined>;
  readonly addProductsToCart: Resolver<unknown, MutationAddProductsToCartArgs, Context, Given<Models, "AddProductsToCartOutput"> | null | undefined>;
  readonly addProductsToCompareList: Resolver<unknown, MutationAddProductsToCompareListArgs, Context, Given<Models, "CompareList"> | null | undefined>;
  readonly addProductsToWishlist: Resolver<unknown, MutationAddProductsToWishlistArgs, Context, Given<Models, "AddProductsToWishlistOutput"> | null | undefined>;
  readonly addSimpleProductsToCart: Resolver<unknown, MutationAddSimpleProductsToCartArgs, Context, Given<Models, "AddSimpleProductsToCartOutput"> | null | undefined>;
  readonly addVirtualProductsToCart: Resolver<unknown, MutationAddVirtualProductsToCartArgs, Context, Given<Models, "AddVirtualProductsToCartOutput"> | null | undefined>;
  readonly addWishlistItemsToCart: Resolver<unknown, MutationAddWishlistItemsToCartArgs, Context, Given<Models, "AddWishlistItemsToCartOutput"> | null | undefined>;
  readonly applyCouponToCart: Resolver<unknown, MutationApplyCouponToCartArgs, Context, Given<Models, "ApplyCouponToCartOutput"> | null | undefined>;
  readonly applyCouponsToCart: Resolver<unknown, MutationApplyCouponsToCartArgs, Context, Given<Models, "ApplyCouponToCartOutput"> | null | undefined>;
  readonly applyGiftCardToCart: Resolver<unknown, MutationApplyGiftCardToCartArgs, Context, Given<Models, "ApplyGiftCardToCartOutput"> | null | undefined>;
  readonly applyRewardPointsToCart: Resolver<unknown, MutationApplyRewardPointsToCartArgs, Context, Given<Models, "ApplyRewardPointsToCartOutput"> | null | undefined>;
  readonly applyStoreCreditToCart: Resolver<unknown, MutationApplyStoreCreditToCartArgs, Context, Given<Models, "ApplyStoreCreditToCartOutput"> | null | undefined>;
  readonly assignCompareListToCustomer: Resolver<unknown, MutationAssignCompareListToCustomerArgs, Context, Given<Models, "AssignCompareListToCustomerOutput"> | null | undefined>;
  readonly assignCustomerToGuestCart: Resolver<unknown, MutationAssignCustomerToGuestCartArgs, Context, Given<Models, "Cart">>;
  readonly cancelGuestOrder: Resolver<unknown, MutationCancelGuestOrderArgs, Context, Given<Models, "CancelOrderOutput"> | null | undefined>;
  readonly cancelOrder: Resolver<unknown, MutationCancelOrderArgs, Context, Given<Models, "CancelOrderOutput"> | null | undefined>;
  readonly changeCustomerPassword: Resolver<unknown, MutationChangeCustomerPasswordArgs, Context, Given<Models, "Customer"> | null | undefined>;
  readonly claimGuestOrder: Resolver<unknown, MutationClaimGuestOrderArgs, Context, Given<Models, "ClaimGuestOrderOutput"> | null | undefined>;
  readonly clearCart: Resolver<unknown, MutationClearCartArgs, Context, Given<Models, "ClearCartOutput">>;
  readonly confirmCancelOrder: Resolver<unknown, MutationConfirmCancelOrderArgs, Context, Given<Models, "CancelOrderOutput"> | null | undefined>;
  readonly confirmNewsletterSubscription: Resolver<unknown, MutationConfirmNewsletterSubscriptionArgs, Context, Given<Models, "SubscribeEmailToNewsletterOutput"> | null | undefined>;
  readonly contactUs: Resolver<unknown, MutationContactUsArgs, Context, Given<Models, "ContactUsOutput"> | null | undefined>;
  readonly copyCartQuote: Resolver<unknown, MutationCopyCartQuoteArgs, Context, Given<Models, "CopyCartQuoteOutput">>;
  readonly copyProductsToWishlist: Resolver<unknown, MutationCopyProductsToWishlistArgs, Context, Given<Models, "CopyProductsToWishlistOutput"> | null | undefined>;
  readonly copySharedCart: Resolver<unknown, MutationCopySharedCartArgs, Context, Given<Models, "CopySharedCartOutput">>;
  readonly createBraintreeClientToken: Resolver<unknown, Readonly<Record<never, never>>, Context, string>;
  readonly createCartQuote: Resolver<unknown, MutationCreateCartQuoteArgs, Context, Given<Models, "CartQuote">>;
  readonly createCompareList: Resolver<unknown, MutationCreateCompareListArgs, Context, Given<Models, "CompareList"> | null | undefined>;
  readonly createCreditKeyCheckout: Resolver<unknown, MutationCreateCreditKeyCheckoutArgs, Context, Given<Models, "CreditKeyCheckoutOutput"> | null | undefined>;
  readonly createCustomer: Resolver<unknown, MutationCreateCustomerArgs, Context, Given<Models, "CustomerOutput"> | null | undefined>;
  readonly createCustomerAddress: Resolver<unknown, MutationCreateCustomerAddressArgs, Context, Given<Models, "CustomerAddress"> | null | undefined>;
  readonly createCustomerFromOrder: Resolver<unknown, MutationCreateCustomerFromOrderArgs, Context, Given<Models, "CustomerOutput"> | null | undefined>;
  readonly createCustomerV2: Resolver<unknown, MutationCreateCustomerV2Args, Context, Given<Models, "CustomerOutput"> | null | undefined>;
  readonly createEmptyCart: Resolver<unknown, MutationCreateEmptyCartArgs, Context, string | null | undefined>;
  readonly createGuestCart: Resolver<unknown, MutationCreateGuestCartArgs, Context, Given<Models, "CreateGuestCartOutput"> | null | undefined>;
  readonly createMetaEvent: Resolver<unknown, MutationCreateMetaEventArgs, Context, Given<Models, "CreateMetaEventOutput"> | null | undefined>;
  readonly createNewReview: Resolver<unknown, MutationCreateNewReviewArgs, Context, Given<Models, "CreateNewReviewOutput">>;
  readonly createPaypalExpressToken: Resolver<unknown, MutationCreatePaypalExpressTokenArgs, Context, Given<Models, "PaypalExpressTokenOutput"> | null | undefined>;
  readonly createProductReview: Resolver<unknown, MutationCreateProductReviewArgs, Context, Given<Models, "CreateProductReviewOutput">>;
  readonly createQuestion: Resolver<unknown, MutationCreateQuestionArgs, Context, Given<Models, "Question">>;
  readonly createStoredCardNonce: Resolver<unknown, MutationCreateStoredCardNonceArgs, Context, Given<Models, "StoredCardNonce"> | null | undefined>;
  readonly createWishlist: Resolver<unknown, MutationCreateWishlistArgs, Context, Given<Models, "CreateWishlistOutput"> | null | undefined>;
  readonly deleteCompareList: Resolver<unknown, MutationDeleteCompareListArgs, Context, Given<Models, "DeleteCompareListOutput"> | null | undefined>;
  readonly deleteCustomerAddress: Resolver<unknown, MutationDeleteCustomerAddressArgs, Context, boolean | null | undefined>;
  readonly deleteCustomerAddressV2: Resolver<unknown, MutationDeleteCustomerAddressV2Args, Context, boolean | null | undefined>;
  readonly deletePaymentToken: Resolver<unknown, MutationDeletePaymentTokenArgs, Context, Given<Models, "DeletePaymentTokenOutput"> | null | undefined>;
  readonly deleteWishlist: Resolver<unknown, MutationDeleteWishlistArgs, Context, Given<Models, "DeleteWishlistOutput"> | null | undefined>;
  readonly endNewsletterSubscription: Resolver<unknown, MutationEndNewsletterSubscriptionArgs, Context, Given<Models, "SubscribeEmailToNewsletterOutput"> | null | undefined>;
  readonly estimateShippingMethods: Resolver<unknown, MutationEstimateShippingMethodsArgs, Context, readonly (Given<Models, "AvailableShippingMethod"> | null)[] | null | undefined>;
  readonly estimateTotals: Resolver<unknown, MutationEstimateTotalsArgs, Context, Given<Models, "EstimateTotalsOutput">>;
  readonly generateCustomerToken: Resolver<unknown, MutationGenerateCustomerTokenArgs, Context, Given<Models, "CustomerToken"> | null | undefined>;
  readonly giveUpPayment: Resolver<unknown, MutationGiveUpPaymentArgs, Context, Given<Models, "GiveUpPaymentOutput"> | null | undefined>;
  readonly mergeCarts: Resolver<unknown, MutationMergeCartsArgs, Context, Given<Models, "Cart">>;
  readonly moveProductsInWishlist: Resolver<unknown, MutationMoveProductsInWishlistArgs, Context, Given<Models, "MoveProductsInWishlistOutput"> | null | undefined>;
  readonly moveSavedCartItemToCart: Resolver<unknown, MutationMoveSavedCartItemToCartArgs, Context, Given<Models, "CartAndSavedItemsOutput">>;
  readonly payForExchange: Resolver<unknown, MutationPayForExchangeArgs, Context, Given<Models, "PlaceOrderOutput"> | null | undefined>;
  readonly placeOrder: Resolver<unknown, MutationPlaceOrderArgs, Context, Given<Models, "PlaceOrderOutput"> | null | undefined>;
  readonly recentViewedProducts: Resolver<unknown, MutationRecentViewedProductsArgs, Context, Given<Models, "RecentViewedProducts"> | null | undefined>;
  readonly removeCouponFromCart: Resolver<unknown, MutationRemoveCouponFromCartArgs, Context, Given<Models, "RemoveCouponFromCartOutput"> | null | undefined>;
  readonly removeCouponsFromCart: Resolver<unknown, MutationRemoveCouponsFromCartArgs, Context, Given<Models, "RemoveCouponFromCartOutput"> | null | undefined>;
  readonly removeGiftCardFromCart: Resolver<unknown, MutationRemoveGiftCardFromCartArgs, Context, Given<Models, "RemoveGiftCardFromCartOutput"> | null | undefined>;
  readonly removeItemFromCart: Resolver<unknown, MutationRemoveItemFromCartArgs, Context, Given<Models, "RemoveItemFromCartOutput"> | null | undefined>;
  readonly removeProductsFromCompareList: Resolver<unknown, MutationRemoveProductsFromCompareListArgs, Context, Given<Models, "CompareList"> | null | undefined>;
  readonly removeProductsFromWishlist: Resolver<unknown, MutationRemoveProductsFromWishlistArgs, Context, Given<Models, "RemoveProductsFromWishlistOutput"> | null | undefined>;
  readonly removeRewardPointsFromCart: Resolver<unknown, MutationRemoveRewardPointsFromCartArgs, Context, Given<Models, "RemoveRewardPointsFromCartOutput"> | null | undefined>;
  readonly removeSavedCartItem: Resolver<unknown, MutationRemoveSavedCartItemArgs, Context, Given<Models, "SavedCartItems">>;
  readonly removeSavedProduct: Resolver<unknown, MutationRemoveSavedProductArgs, Context, string>;
  readonly removeStoreCreditFromCart: Resolver<unknown, MutationRemoveStoreCreditFromCartArgs, Context, Given<Models, "RemoveStoreCreditFromCartOutput"> | null | undefined>;
  readonly renameSavedProduct: Resolver<unknown, MutationRenameSavedProductArgs, Context, Given<Models, "SavedProduct">>;
  readonly reorderItems: Resolver<unknown, MutationReorderItemsArgs, Context, Given<Models, "ReorderItemsOutput"> | null | undefined>;
  readonly requestGuestOrderCancel: Resolver<unknown, MutationRequestGuestOrderCancelArgs, Context, Given<Models, "CancelOrderOutput"> | null | undefined>;
  readonly requestGuestReturn: Resolver<unknown, MutationRequestGuestReturnArgs, Context, Given<Models, "RequestReturnOutput"> | null | undefined>;
  readonly requestPasswordResetEmail: Resolver<unknown, MutationRequestPasswordResetEmailArgs, Context, boolean | null | undefined>;
  readonly requestReturn: Resolver<unknown, MutationRequestReturnArgs, Context, Given<Models, "RequestReturnOutput"> | null | undefined>;
  readonly resetPassword: Resolver<unknown, MutationResetPasswordArgs, Context, boolean | null | undefined>;
  readonly restoreSavedProduct: Resolver<unknown, MutationRestoreSavedProductArgs, Context, Given<Models, "SavedProduct">>;
  readonly revokeCustomerToken: Resolver<unknown, Readonly<Record<never, never>>, Context, Given<Models, "RevokeCustomerTokenOutput"> | null | undefined>;
  readonly revokeSharedCart: Resolver<unknown, MutationRevokeSharedCartArgs, Context, Given<Models, "RevokeSharedCartOutput">>;
  readonly saveCartItemForLater: Resolver<unknown, MutationSaveCartItemForLaterArgs, Context, Given<Models, "CartAndSavedItemsOutput">>;
  readonly saveOrderedItem: Resolver<unknown, MutationSaveOrderedItemArgs, Context, Given<Models, "SavedProduct">>;
  readonly saveProduct: Resolver<unknown, MutationSaveProductArgs, Context, Given<Models, "SavedProduct">>;
  readonly sendCustomerLoginLink: Resolver<unknown, MutationSendCustomerLoginLinkArgs, Context, boolean | null | undefined>;
  readonly setBillingAddressOnCart: Resolver<unknown, MutationSetBillingAddressOnCartArgs, Context, Given<Models, "SetBillingAddressOnCartOutput"> | null | undefined>;
  readonly setGuestEmailOnCart: Resolver<unknown, MutationSetGuestEmailOnCartArgs, Context, Given<Models, "SetGuestEmailOnCartOutput"> | null | undefined>;
  readonly setOrderCommentOnCart: Resolver<unknown, MutationSetOrderCommentOnCartArgs, Context, Given<Models, "SetOrderCommentOnCartOutput"> | null | undefined>;
  readonly setPaymentMethodAndPlaceOrder: Resolver<unknown, MutationSetPaymentMethodAndPlaceOrderArgs, Context, Given<Models, "PlaceOrderOutput"> | null | undefined>;
  readonly setPaymentMethodOnCart: Resolver<unknown, MutationSetPaymentMethodOnCartArgs, Context, Given<Models, "SetPaymentMethodOnCartOutput"> | null | undefined>;
  readonly setShippingAddressesOnCart: Resolver<unknown, MutationSetShippingAddressesOnCartArgs, Context, Given<Models, "SetShippingAddressesOnCartOutput"> | null | undefined>;
  readonly setShippingMethodsOnCart: Resolver<unknown, MutationSetShippingMethodsOnCartArgs, Context, Given<Models, "SetShippingMethodsOnCartOutput"> | null | undefined>;
  readonly shareCart: Resolver<unknown, MutationShareCartArgs, Context, Given<Models, "ShareCartOutput">>;
  readonly subscribeEmailToNewsletter: Resolver<unknown, MutationSubscribeEmailToNewsletterArgs, Context, Given<Models, "SubscribeEmailToNewsletterOutput"> | null | undefined>;
  readonly updateCartItems: Resolver<unknown, MutationUpdateCartItemsArgs, Context, Given<Models, "UpdateCartItemsOutput"> | null | undefined>;
  readonly updateCustomer: Resolver<unknown, MutationUpdateCustomerArgs, Context, Given<Models, "CustomerOutput"> | null | undefined>;
  readonly updateCustomerAddress: Resolver<unknown, MutationUpdateCustomerAddressArgs, Context, Given<Models, "CustomerAddress"> | null | undefined>;
  readonly updateCustomerAddressV2: Resolver<unknown, MutationUpdateCustomerAddressV2Args, Context, Given<Models, "CustomerAddress"> | null | undefined>;
  readonly updateCustomerEmail: Resolver<unknown, MutationUpdateCustomerEmailArgs, Context, Given<Models, "CustomerOutput"> | null | undefined>;
  readonly updateCustomerV2: Resolver<unknown, MutationUpdateCustomerV2Args, Context, Given<Models, "CustomerOutput"> | null | undefined>;
  readonly updateProductsInWishlist: Resolver<unknown, MutationUpdateProductsInWishlistArgs, Context, Given<Models, "UpdateProductsInWishlistOutput"> | null | undefined>;
  readonly updateWishlist: Resolver<unknown, MutationUpdateWishlistArgs, Context, Given<Models, "UpdateWishlistOutput"> | null | undefined>;
}

export interface OpenOrderResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly number?: Resolver<Given<Models, "OpenOrder">, Readonly<Record<never, never>>, Context, string>;
  readonly total?: Resolver<Given<Models, "OpenOrder">, Readonly<Record<never, never>>, Context, Given<Models, "Money">>;
}

export interface OrderResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly order_id?: Resolver<Given<Models, "Order">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly order_number?: Resolver<Given<Models, "Order">, Readonly<Record<never, never>>, Context, string>;
}

export interface OrderAddressResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly city?: Resolver<Given<Models, "OrderAddress">, Readonly<Record<never, never>>, Context, string>;
  readonly company?: Resolver<Given<Models, "OrderAddress">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly country_code?: Resolver<Given<Models, "OrderAddress">, Readonly<Record<never, never>>, Context, CountryCodeEnum | null | undefined>;
  readonly fax?: Resolver<Given<Models, "OrderAddress">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly firstname?: Resolver<Given<Models, "OrderAddress">, Readonly<Record<never, never>>, Context, string>;
  readonly lastname?: Resolver<Given<Models, "OrderAddress">, Readonly<Record<never, never>>, Context, string>;
  readonly middlename?: Resolver<Given<Models, "OrderAddress">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly postcode?: Resolver<Given<Models, "OrderAddress">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly prefix?: Resolver<Given<Models, "OrderAddress">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly region?: Resolver<Given<Models, "OrderAddress">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly region_code?: Resolver<Given<Models, "OrderAddress">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly region_id?: Resolver<Given<Models, "OrderAddress">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly street?: Resolver<Given<Models, "OrderAddress">, Readonly<Record<never, never>>, Context, readonly (string | null)[]>;
  readonly suffix?: Resolver<Given<Models, "OrderAddress">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly telephone?: Resolver<Given<Models, "OrderAddress">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly vat_id?: Resolver<Given<Models, "OrderAddress">, Readonly<Record<never, never>>, Context, string | null | undefined>;
}

export interface OrderCustomerInfoResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly firstname?: Resolver<Given<Models, "OrderCustomerInfo">, Readonly<Record<never, never>>, Context, string>;
  readonly lastname?: Resolver<Given<Models, "OrderCustomerInfo">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly middlename?: Resolver<Given<Models, "OrderCustomerInfo">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly prefix?: Resolver<Given<Models, "OrderCustomerInfo">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly suffix?: Resolver<Given<Models, "OrderCustomerInfo">, Readonly<Record<never, never>>, Context, string | null | undefined>;
}

export interface OrderItemResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly discounts?: Resolver<Given<Models, "OrderItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "Discount"> | null)[] | null | undefined>;
  readonly eligible_for_return?: Resolver<Given<Models, "OrderItem">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
  readonly entered_options?: Resolver<Given<Models, "OrderItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "OrderItemOption"> | null)[] | null | undefined>;
  readonly gift_message?: Resolver<Given<Models, "OrderItem">, Readonly<Record<never, never>>, Context, Given<Models, "GiftMessage"> | null | undefined>;
  readonly gift_wrapping?: Resolver<Given<Models, "OrderItem">, Readonly<Record<never, never>>, Context, Given<Models, "GiftWrapping"> | null | undefined>;
  readonly id?: Resolver<Given<Models, "OrderItem">, Readonly<Record<never, never>>, Context, string>;
  readonly image?: Resolver<Given<Models, "OrderItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly prices?: Resolver<Given<Models, "OrderItem">, Readonly<Record<never, never>>, Context, Given<Models, "OrderItemPrices"> | null | undefined>;
  readonly product?: Resolver<Given<Models, "OrderItem">, Readonly<Record<never, never>>, Context, GivenProductInterface<Models> | null | undefined>;
  readonly product_name?: Resolver<Given<Models, "OrderItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly product_sale_price?: Resolver<Given<Models, "OrderItem">, Readonly<Record<never, never>>, Context, Given<Models, "Money">>;
  readonly product_sku?: Resolver<Given<Models, "OrderItem">, Readonly<Record<never, never>>, Context, string>;
  readonly product_type?: Resolver<Given<Models, "OrderItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly product_url_key?: Resolver<Given<Models, "OrderItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly quantity_canceled?: Resolver<Given<Models, "OrderItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly quantity_exchanged?: Resolver<Given<Models, "OrderItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly quantity_invoiced?: Resolver<Given<Models, "OrderItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly quantity_ordered?: Resolver<Given<Models, "OrderItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly quantity_refunded?: Resolver<Given<Models, "OrderItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly quantity_return_requested?: Resolver<Given<Models, "OrderItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly quantity_returnable?: Resolver<Given<Models, "OrderItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly quantity_returned?: Resolver<Given<Models, "OrderItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly quantity_shipped?: Resolver<Given<Models, "OrderItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly row_total?: Resolver<Given<Models, "OrderItem">, Readonly<Record<never, never>>, Context, Given<Models, "Money">>;
  readonly selected_options?: Resolver<Given<Models, "OrderItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "OrderItemOption"> | null)[] | null | undefined>;
  readonly sewn_picture?: Resolver<Given<Models, "OrderItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly sewn_pictures?: Resolver<Given<Models, "OrderItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "SewnPicture">)[]>;
  readonly status?: Resolver<Given<Models, "OrderItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly team?: Resolver<Given<Models, "OrderItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
}

export interface OrderItemOptionResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly label?: Resolver<Given<Models, "OrderItemOption">, Readonly<Record<never, never>>, Context, string>;
  readonly price?: Resolver<Given<Models, "OrderItemOption">, Readonly<Record<never, never>>, Context, Given<Models, "Money"> | null | undefined>;
  readonly value?: Resolver<Given<Models, "OrderItemOption">, Readonly<Record<never, never>>, Context, string>;
}

export interface OrderItemPricesResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly fixed_product_taxes?: Resolver<Given<Models, "OrderItemPrices">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "FixedProductTax"> | null)[]>;
  readonly original_price?: Resolver<Given<Models, "OrderItemPrices">, Readonly<Record<never, never>>, Context, Given<Models, "Money"> | null | undefined>;
  readonly original_price_including_tax?: Resolver<Given<Models, "OrderItemPrices">, Readonly<Record<never, never>>, Context, Given<Models, "Money"> | null | undefined>;
  readonly price?: Resolver<Given<Models, "OrderItemPrices">, Readonly<Record<never, never>>, Context, Given<Models, "Money">>;
  readonly price_including_tax?: Resolver<Given<Models, "OrderItemPrices">, Readonly<Record<never, never>>, Context, Given<Models, "Money">>;
  readonly row_total?: Resolver<Given<Models, "OrderItemPrices">, Readonly<Record<never, never>>, Context, Given<Models, "Money">>;
  readonly row_total_including_tax?: Resolver<Given<Models, "OrderItemPrices">, Readonly<Record<never, never>>, Context, Given<Models, "Money">>;
  readonly total_item_discount?: Resolver<Given<Models, "OrderItemPrices">, Readonly<Record<never, never>>, Context, Given<Models, "Money">>;
}

export interface OrderItemTodayResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly id?: Resolver<Given<Models, "OrderItemToday">, Readonly<Record<never, never>>, Context, string>;
  readonly message?: Resolver<Given<Models, "OrderItemToday">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly price?: Resolver<Given<Models, "OrderItemToday">, Readonly<Record<never, never>>, Context, Given<Models, "Money"> | null | undefined>;
  readonly quantity?: Resolver<Given<Models, "OrderItemToday">, Readonly<Record<never, never>>, Context, number | null | undefined>;
}

export interface OrderOnAccountResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly due_at?: Resolver<Given<Models, "OrderOnAccount">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly state?: Resolver<Given<Models, "OrderOnAccount">, Readonly<Record<never, never>>, Context, OrderAccountState>;
}

export interface OrderPaymentMethodResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly additional_data?: Resolver<Given<Models, "OrderPaymentMethod">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "KeyValue"> | null)[] | null | undefined>;
  readonly name?: Resolver<Given<Models, "OrderPaymentMethod">, Readonly<Record<never, never>>, Context, string>;
  readonly type?: Resolver<Given<Models, "OrderPaymentMethod">, Readonly<Record<never, never>>, Context, string>;
}

export interface OrderShipmentResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly comments?: Resolver<Given<Models, "OrderShipment">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "SalesCommentItem"> | null)[] | null | undefined>;
  readonly date?: Resolver<Given<Models, "OrderShipment">, Readonly<Record<never, never>>, Context, string>;
  readonly id?: Resolver<Given<Models, "OrderShipment">, Readonly<Record<never, never>>, Context, string>;
  readonly items?: Resolver<Given<Models, "OrderShipment">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "ShipmentItem"> | null)[] | null | undefined>;
  readonly number?: Resolver<Given<Models, "OrderShipment">, Readonly<Record<never, never>>, Context, string>;
  readonly tracking?: Resolver<Given<Models, "OrderShipment">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "ShipmentTracking"> | null)[] | null | undefined>;
}

export interface OrderTotalResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly base_grand_total?: Resolver<Given<Models, "OrderTotal">, Readonly<Record<never, never>>, Context, Given<Models, "Money">>;
  readonly discounts?: Resolver<Given<Models, "OrderTotal">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "Discount"> | null)[] | null | undefined>;
  readonly gift_options?: Resolver<Given<Models, "OrderTotal">, Readonly<Record<never, never>>, Context, Given<Models, "GiftOptionsPrices"> | null | undefined>;
  readonly grand_total?: Resolver<Given<Models, "OrderTotal">, Readonly<Record<never, never>>, Context, Given<Models, "Money">>;
  readonly grand_total_excl_tax?: Resolver<Given<Models, "OrderTotal">, Readonly<Record<never, never>>, Context, Given<Models, "Money">>;
  readonly shipping_handling?: Resolver<Given<Models, "OrderTotal">, Readonly<Record<never, never>>, Context, Given<Models, "ShippingHandling"> | null | undefined>;
  readonly subtotal?: Resolver<Given<Models, "OrderTotal">, Readonly<Record<never, never>>, Context, Given<Models, "Money">>;
  readonly subtotal_excl_tax?: Resolver<Given<Models, "OrderTotal">, Readonly<Record<never, never>>, Context, Given<Models, "Money">>;
  readonly subtotal_incl_tax?: Resolver<Given<Models, "OrderTotal">, Readonly<Record<never, never>>, Context, Given<Models, "Money">>;
  readonly taxes?: Resolver<Given<Models, "OrderTotal">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "TaxItem"> | null)[] | null | undefined>;
  readonly total_giftcard?: Resolver<Given<Models, "OrderTotal">, Readonly<Record<never, never>>, Context, Given<Models, "Money"> | null | undefined>;
  readonly total_shipping?: Resolver<Given<Models, "OrderTotal">, Readonly<Record<never, never>>, Context, Given<Models, "Money">>;
  readonly total_tax?: Resolver<Given<Models, "OrderTotal">, Readonly<Record<never, never>>, Context, Given<Models, "Money">>;
}

export interface PaymentTokenResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly details?: Resolver<Given<Models, "PaymentToken">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly is_expired?: Resolver<Given<Models, "PaymentToken">, Readonly<Record<never, never>>, Context, boolean>;
  readonly payment_method_code?: Resolver<Given<Models, "PaymentToken">, Readonly<Record<never, never>>, Context, string>;
  readonly public_hash?: Resolver<Given<Models, "PaymentToken">, Readonly<Record<never, never>>, Context, string>;
  readonly type?: Resolver<Given<Models, "PaymentToken">, Readonly<Record<never, never>>, Context, PaymentTokenTypeEnum>;
}

export interface PaypalExpressTokenOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly paypal_urls?: Resolver<Given<Models, "PaypalExpressTokenOutput">, Readonly<Record<never, never>>, Context, Given<Models, "PaypalExpressUrlList"> | null | undefined>;
  readonly token?: Resolver<Given<Models, "PaypalExpressTokenOutput">, Readonly<Record<never, never>>, Context, string | null | undefined>;
}

export interface PaypalExpressUrlListResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly edit?: Resolver<Given<Models, "PaypalExpressUrlList">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly start?: Resolver<Given<Models, "PaypalExpressUrlList">, Readonly<Record<never, never>>, Context, string | null | undefined>;
}

export interface PhraseResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly phrase?: Resolver<Given<Models, "Phrase">, Readonly<Record<never, never>>, Context, string>;
  readonly values?: Resolver<Given<Models, "Phrase">, Readonly<Record<never, never>>, Context, readonly (string)[]>;
}

export interface PlaceOrderErrorResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly card?: Resolver<Given<Models, "PlaceOrderError">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly code?: Resolver<Given<Models, "PlaceOrderError">, Readonly<Record<never, never>>, Context, PlaceOrderErrorCodes>;
  readonly field?: Resolver<Given<Models, "PlaceOrderError">, Readonly<Record<never, never>>, Context, string>;
  readonly key?: Resolver<Given<Models, "PlaceOrderError">, Readonly<Record<never, never>>, Context, string>;
  readonly message?: Resolver<Given<Models, "PlaceOrderError">, Readonly<Record<never, never>>, Context, string>;
}

export interface PlaceOrderOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly challenge_url?: Resolver<Given<Models, "PlaceOrderOutput">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly changed_totals?: Resolver<Given<Models, "PlaceOrderOutput">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "ChangedTotal">)[] | null | undefined>;
  readonly errors?: Resolver<Given<Models, "PlaceOrderOutput">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "PlaceOrderError"> | null)[]>;
  readonly open_order?: Resolver<Given<Models, "PlaceOrderOutput">, Readonly<Record<never, never>>, Context, Given<Models, "OpenOrder"> | null | undefined>;
  readonly order?: Resolver<Given<Models, "PlaceOrderOutput">, Readonly<Record<never, never>>, Context, Given<Models, "Order"> | null | undefined>;
  readonly orderV2?: Resolver<Given<Models, "PlaceOrderOutput">, Readonly<Record<never, never>>, Context, Given<Models, "CustomerOrder"> | null | undefined>;
}

export interface PortalConfigResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly can_edit_billing?: Resolver<Given<Models, "PortalConfig">, Readonly<Record<never, never>>, Context, boolean>;
  readonly can_edit_shipping?: Resolver<Given<Models, "PortalConfig">, Readonly<Record<never, never>>, Context, boolean>;
  readonly is_po_number_enabled?: Resolver<Given<Models, "PortalConfig">, Readonly<Record<never, never>>, Context, boolean>;
}

export interface PortalNotificationsResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly aboveLoginDetails?: Resolver<Given<Models, "PortalNotifications">, Readonly<Record<never, never>>, Context, string>;
  readonly belowLoginDetails?: Resolver<Given<Models, "PortalNotifications">, Readonly<Record<never, never>>, Context, string>;
  readonly customerInstructions?: Resolver<Given<Models, "PortalNotifications">, Readonly<Record<never, never>>, Context, string>;
  readonly disclaimer?: Resolver<Given<Models, "PortalNotifications">, Readonly<Record<never, never>>, Context, string>;
  readonly footerNavigation?: Resolver<Given<Models, "PortalNotifications">, Readonly<Record<never, never>>, Context, string>;
}

export interface PriceResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly amount?: Resolver<Given<Models, "Price">, Readonly<Record<never, never>>, Context, Given<Models, "Money"> | null | undefined>;
}

export interface PriceRangeResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly maximum_price?: Resolver<Given<Models, "PriceRange">, Readonly<Record<never, never>>, Context, Given<Models, "ProductPrice"> | null | undefined>;
  readonly minimum_price?: Resolver<Given<Models, "PriceRange">, Readonly<Record<never, never>>, Context, Given<Models, "ProductPrice">>;
}

export interface ProductAttributeResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly code?: Resolver<Given<Models, "ProductAttribute">, Readonly<Record<never, never>>, Context, string>;
  readonly value?: Resolver<Given<Models, "ProductAttribute">, Readonly<Record<never, never>>, Context, string>;
}

export interface ProductCustomAttributesResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly items?: Resolver<Given<Models, "ProductCustomAttributes">, Readonly<Record<never, never>>, Context, readonly (GivenAttributeValueInterface<Models> | null)[]>;
}

export interface ProductDiscountResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly amount_off?: Resolver<Given<Models, "ProductDiscount">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly percent_off?: Resolver<Given<Models, "ProductDiscount">, Readonly<Record<never, never>>, Context, number | null | undefined>;
}

export interface ProductImageResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly disabled?: Resolver<Given<Models, "ProductImage">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
  readonly label?: Resolver<Given<Models, "ProductImage">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly position?: Resolver<Given<Models, "ProductImage">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly url?: Resolver<Given<Models, "ProductImage">, Readonly<Record<never, never>>, Context, string | null | undefined>;
}

export interface ProductPriceResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly discount?: Resolver<Given<Models, "ProductPrice">, Readonly<Record<never, never>>, Context, Given<Models, "ProductDiscount"> | null | undefined>;
  readonly final_price?: Resolver<Given<Models, "ProductPrice">, Readonly<Record<never, never>>, Context, Given<Models, "Money">>;
  readonly regular_price?: Resolver<Given<Models, "ProductPrice">, Readonly<Record<never, never>>, Context, Given<Models, "Money">>;
}

export interface ProductPricesResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly maximalPrice?: Resolver<Given<Models, "ProductPrices">, Readonly<Record<never, never>>, Context, Given<Models, "Price"> | null | undefined>;
  readonly minimalPrice?: Resolver<Given<Models, "ProductPrices">, Readonly<Record<never, never>>, Context, Given<Models, "Price"> | null | undefined>;
  readonly regularPrice?: Resolver<Given<Models, "ProductPrices">, Readonly<Record<never, never>>, Context, Given<Models, "Price"> | null | undefined>;
}

export interface ProductReviewResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly average_rating?: Resolver<Given<Models, "ProductReview">, Readonly<Record<never, never>>, Context, number>;
  readonly created_at?: Resolver<Given<Models, "ProductReview">, Readonly<Record<never, never>>, Context, string>;
  readonly nickname?: Resolver<Given<Models, "ProductReview">, Readonly<Record<never, never>>, Context, string>;
  readonly product?: Resolver<Given<Models, "ProductReview">, Readonly<Record<never, never>>, Context, GivenProductInterface<Models>>;
  readonly ratings_breakdown?: Resolver<Given<Models, "ProductReview">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "ProductReviewRating">)[]>;
  readonly summary?: Resolver<Given<Models, "ProductReview">, Readonly<Record<never, never>>, Context, string>;
  readonly text?: Resolver<Given<Models, "ProductReview">, Readonly<Record<never, never>>, Context, string>;
}

export interface ProductReviewItemResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly answer?: Resolver<Given<Models, "ProductReviewItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly created_at?: Resolver<Given<Models, "ProductReviewItem">, Readonly<Record<never, never>>, Context, string>;
  readonly detail?: Resolver<Given<Models, "ProductReviewItem">, Readonly<Record<never, never>>, Context, string>;
  readonly dislikes?: Resolver<Given<Models, "ProductReviewItem">, Readonly<Record<never, never>>, Context, number>;
  readonly images?: Resolver<Given<Models, "ProductReviewItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "ReviewImage">)[]>;
  readonly likes?: Resolver<Given<Models, "ProductReviewItem">, Readonly<Record<never, never>>, Context, number>;
  readonly location?: Resolver<Given<Models, "ProductReviewItem">, Readonly<Record<never, never>>, Context, string>;
  readonly nickname?: Resolver<Given<Models, "ProductReviewItem">, Readonly<Record<never, never>>, Context, string>;
  readonly product?: Resolver<Given<Models, "ProductReviewItem">, Readonly<Record<never, never>>, Context, Given<Models, "ReviewedProduct"> | null | undefined>;
  readonly rating_votes?: Resolver<Given<Models, "ProductReviewItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "ReviewRatingVote">)[]>;
  readonly recommend?: Resolver<Given<Models, "ProductReviewItem">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
  readonly review_id?: Resolver<Given<Models, "ProductReviewItem">, Readonly<Record<never, never>>, Context, number>;
  readonly sizing?: Resolver<Given<Models, "ProductReviewItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly title?: Resolver<Given<Models, "ProductReviewItem">, Readonly<Record<never, never>>, Context, string>;
  readonly verified_buyer?: Resolver<Given<Models, "ProductReviewItem">, Readonly<Record<never, never>>, Context, boolean>;
  readonly videos?: Resolver<Given<Models, "ProductReviewItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "ReviewVideo">)[]>;
  readonly width?: Resolver<Given<Models, "ProductReviewItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
}

export interface ProductReviewPageResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly items?: Resolver<Given<Models, "ProductReviewPage">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "ProductReviewItem">)[]>;
  readonly page?: Resolver<Given<Models, "ProductReviewPage">, Readonly<Record<never, never>>, Context, number>;
  readonly page_size?: Resolver<Given<Models, "ProductReviewPage">, Readonly<Record<never, never>>, Context, number>;
  readonly total?: Resolver<Given<Models, "ProductReviewPage">, Readonly<Record<never, never>>, Context, number>;
}

export interface ProductReviewRatingResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly name?: Resolver<Given<Models, "ProductReviewRating">, Readonly<Record<never, never>>, Context, string>;
  readonly value?: Resolver<Given<Models, "ProductReviewRating">, Readonly<Record<never, never>>, Context, string>;
}

export interface ProductReviewRatingMetadataResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly id?: Resolver<Given<Models, "ProductReviewRatingMetadata">, Readonly<Record<never, never>>, Context, string>;
  readonly name?: Resolver<Given<Models, "ProductReviewRatingMetadata">, Readonly<Record<never, never>>, Context, string>;
  readonly values?: Resolver<Given<Models, "ProductReviewRatingMetadata">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "ProductReviewRatingValueMetadata"> | null)[]>;
}

export interface ProductReviewRatingValueMetadataResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly value?: Resolver<Given<Models, "ProductReviewRatingValueMetadata">, Readonly<Record<never, never>>, Context, string>;
  readonly value_id?: Resolver<Given<Models, "ProductReviewRatingValueMetadata">, Readonly<Record<never, never>>, Context, string>;
}

export interface ProductReviewRatingsMetadataResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly items?: Resolver<Given<Models, "ProductReviewRatingsMetadata">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "ProductReviewRatingMetadata"> | null)[]>;
}

export interface ProductReviewsResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly items?: Resolver<Given<Models, "ProductReviews">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "ProductReview"> | null)[]>;
  readonly page_info?: Resolver<Given<Models, "ProductReviews">, Readonly<Record<never, never>>, Context, Given<Models, "SearchResultPageInfo">>;
}

export interface ProductsResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly aggregations?: Resolver<Given<Models, "Products">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "Aggregation"> | null)[] | null | undefined>;
  readonly filters?: Resolver<Given<Models, "Products">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "LayerFilter"> | null)[] | null | undefined>;
  readonly items?: Resolver<Given<Models, "Products">, Readonly<Record<never, never>>, Context, readonly (GivenProductInterface<Models> | null)[] | null | undefined>;
  readonly page_info?: Resolver<Given<Models, "Products">, Readonly<Record<never, never>>, Context, Given<Models, "SearchResultPageInfo"> | null | undefined>;
  readonly sort_fields?: Resolver<Given<Models, "Products">, Readonly<Record<never, never>>, Context, Given<Models, "SortFields"> | null | undefined>;
  readonly suggestions?: Resolver<Given<Models, "Products">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "SearchSuggestion"> | null)[] | null | undefined>;
  readonly total_count?: Resolver<Given<Models, "Products">, Readonly<Record<never, never>>, Context, number | null | undefined>;
}

export interface PromotionBannerResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly content?: Resolver<Given<Models, "PromotionBanner">, Readonly<Record<never, never>>, Context, string>;
  readonly current_time_stamp?: Resolver<Given<Models, "PromotionBanner">, Readonly<Record<never, never>>, Context, number>;
  readonly end_time_stamp?: Resolver<Given<Models, "PromotionBanner">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly start_time_stamp?: Resolver<Given<Models, "PromotionBanner">, Readonly<Record<never, never>>, Context, number | null | undefined>;
}

export interface QueryResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly attributesForm: Resolver<unknown, QueryAttributesFormArgs, Context, Given<Models, "AttributesFormOutput">>;
  readonly attributesList: Resolver<unknown, QueryAttributesListArgs, Context, Given<Models, "AttributesMetadataOutput"> | null | undefined>;
  readonly availableStores: Resolver<unknown, QueryAvailableStoresArgs, Context, readonly (Given<Models, "StoreConfig"> | null)[] | null | undefined>;
  readonly cart: Resolver<unknown, QueryCartArgs, Context, Given<Models, "Cart"> | null | undefined>;
  readonly cartQuote: Resolver<unknown, QueryCartQuoteArgs, Context, Given<Models, "QuotedCart">>;
  readonly cartQuotes: Resolver<unknown, QueryCartQuotesArgs, Context, readonly (Given<Models, "CartQuote">)[]>;
  readonly categories: Resolver<unknown, QueryCategoriesArgs, Context, Given<Models, "CategoryResult"> | null | undefined>;
  readonly categoryList: Resolver<unknown, QueryCategoryListArgs, Context, readonly (Given<Models, "CategoryTree"> | null)[] | null | undefined>;
  readonly checkoutAgreements: Resolver<unknown, Readonly<Record<never, never>>, Context, readonly (Given<Models, "CheckoutAgreement"> | null)[] | null | undefined>;
  readonly cmsBlocks: Resolver<unknown, QueryCmsBlocksArgs, Context, Given<Models, "CmsBlocks"> | null | undefined>;
  readonly cmsPage: Resolver<unknown, QueryCmsPageArgs, Context, Given<Models, "CmsPage"> | null | undefined>;
  readonly compareList: Resolver<unknown, QueryCompareListArgs, Context, Given<Models, "CompareList"> | null | undefined>;
  readonly countries: Resolver<unknown, Readonly<Record<never, never>>, Context, readonly (Given<Models, "Country"> | null)[] | null | undefined>;
  readonly country: Resolver<unknown, QueryCountryArgs, Context, Given<Models, "Country"> | null | undefined>;
  readonly creditKeyDisplayed: Resolver<unknown, QueryCreditKeyDisplayedArgs, Context, boolean>;
  readonly currency: Resolver<unknown, Readonly<Record<never, never>>, Context, Given<Models, "Currency"> | null | undefined>;
  readonly customAttributeMetadata: Resolver<unknown, QueryCustomAttributeMetadataArgs, Context, Given<Models, "CustomAttributeMetadata"> | null | undefined>;
  readonly customAttributeMetadataV2: Resolver<unknown, QueryCustomAttributeMetadataV2Args, Context, Given<Models, "AttributesMetadataOutput">>;
  readonly customer: Resolver<unknown, Readonly<Record<never, never>>, Context, Given<Models, "Customer"> | null | undefined>;
  readonly customerCart: Resolver<unknown, Readonly<Record<never, never>>, Context, Given<Models, "Cart">>;
  readonly customerOrders: Resolver<unknown, Readonly<Record<never, never>>, Context, Given<Models, "CustomerOrders"> | null | undefined>;
  readonly customerPaymentTokens: Resolver<unknown, Readonly<Record<never, never>>, Context, Given<Models, "CustomerPaymentTokens"> | null | undefined>;
  readonly getCustomerLogo: Resolver<unknown, QueryGetCustomerLogoArgs, Context, Given<Models, "CustomerLogos">>;
  readonly getDynamicWidgets: Resolver<unknown, QueryGetDynamicWidgetsArgs, Context, readonly (Given<Models, "DynamicWidget">)[]>;
  readonly getPortalNotifications: Resolver<unknown, QueryGetPortalNotificationsArgs, Context, Given<Models, "PortalNotifications">>;
  readonly getPromotionBanner: Resolver<unknown, QueryGetPromotionBannerArgs, Context, Given<Models, "PromotionBanner"> | null | undefined>;
  readonly getQuestions: Resolver<unknown, QueryGetQuestionsArgs, Context, Given<Models, "Questions">>;
  readonly getQuestionsCount: Resolver<unknown, QueryGetQuestionsCountArgs, Context, Given<Models, "QuestionsCount">>;
  readonly giftCardAccount: Resolver<unknown, QueryGiftCardAccountArgs, Context, Given<Models, "GiftCardAccount"> | null | undefined>;
  readonly guestOrder: Resolver<unknown, QueryGuestOrderArgs, Context, Given<Models, "CustomerOrder">>;
  readonly guestOrderByToken: Resolver<unknown, QueryGuestOrderByTokenArgs, Context, Given<Models, "CustomerOrder">>;
  readonly homePageReviews: Resolver<unknown, QueryHomePageReviewsArgs, Context, Given<Models, "ProductReviewPage">>;
  readonly isEmailAvailable: Resolver<unknown, QueryIsEmailAvailableArgs, Context, Given<Models, "IsEmailAvailableOutput"> | null | undefined>;
  readonly mySavedProduct: Resolver<unknown, QueryMySavedProductArgs, Context, Given<Models, "SavedProduct">>;
  readonly mySavedProducts: Resolver<unknown, QueryMySavedProductsArgs, Context, Given<Models, "SavedProducts">>;
  readonly productReviewRatingsMetadata: Resolver<unknown, Readonly<Record<never, never>>, Context, Given<Models, "ProductReviewRatingsMetadata">>;
  readonly productReviews: Resolver<unknown, QueryProductReviewsArgs, Context, Given<Models, "ProductReviewPage">>;
  readonly products: Resolver<unknown, QueryProductsArgs, Context, Given<Models, "Products"> | null | undefined>;
  readonly recentViewedProducts: Resolver<unknown, QueryRecentViewedProductsArgs, Context, Given<Models, "RecentViewedProducts"> | null | undefined>;
  readonly reviewHelpfulness: Resolver<unknown, QueryReviewHelpfulnessArgs, Context, Given<Models, "ReviewHelpfulness"> | null | undefined>;
  readonly reviewMetrics: Resolver<unknown, QueryReviewMetricsArgs, Context, Given<Models, "ReviewMetrics">>;
  readonly route: Resolver<unknown, QueryRouteArgs, Context, GivenRoutableInterface<Models> | null | undefined>;
  readonly savedCartItems: Resolver<unknown, QuerySavedCartItemsArgs, Context, Given<Models, "SavedCartItems">>;
  readonly sharedCart: Resolver<unknown, QuerySharedCartArgs, Context, Given<Models, "SharedCart">>;
  readonly sharedCartLinks: Resolver<unknown, QuerySharedCartLinksArgs, Context, readonly (Given<Models, "SharedCartLink">)[]>;
  readonly sharedWishlist: Resolver<unknown, QuerySharedWishlistArgs, Context, Given<Models, "SharedWishlist"> | null | undefined>;
  readonly standingOrder: Resolver<unknown, QueryStandingOrderArgs, Context, Given<Models, "StandingOrder"> | null | undefined>;
  readonly storeConfig: Resolver<unknown, Readonly<Record<never, never>>, Context, Given<Models, "StoreConfig"> | null | undefined>;
  readonly storeSwitchShareLoginSession: Resolver<unknown, QueryStoreSwitchShareLoginSessionArgs, Context, string | null | undefined>;
}

export interface QuestionResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly author?: Resolver<Given<Models, "Question">, Readonly<Record<never, never>>, Context, string>;
  readonly created_at?: Resolver<Given<Models, "Question">, Readonly<Record<never, never>>, Context, string>;
  readonly customer_id?: Resolver<Given<Models, "Question">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly display_at?: Resolver<Given<Models, "Question">, Readonly<Record<never, never>>, Context, string>;
  readonly email?: Resolver<Given<Models, "Question">, Readonly<Record<never, never>>, Context, string>;
  readonly identifier?: Resolver<Given<Models, "Question">, Readonly<Record<never, never>>, Context, string>;
  readonly page_type?: Resolver<Given<Models, "Question">, Readonly<Record<never, never>>, Context, string>;
  readonly question?: Resolver<Given<Models, "Question">, Readonly<Record<never, never>>, Context, string>;
  readonly question_id?: Resolver<Given<Models, "Question">, Readonly<Record<never, never>>, Context, number>;
}

export interface QuestionsResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly items?: Resolver<Given<Models, "Questions">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "AnsweredQuestion">)[]>;
  readonly page_info?: Resolver<Given<Models, "Questions">, Readonly<Record<never, never>>, Context, Given<Models, "SearchResultPageInfo">>;
  readonly total_count?: Resolver<Given<Models, "Questions">, Readonly<Record<never, never>>, Context, number>;
}

export interface QuestionsCountResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly total_count?: Resolver<Given<Models, "QuestionsCount">, Readonly<Record<never, never>>, Context, number>;
}

export interface QuotedCartResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly lines?: Resolver<Given<Models, "QuotedCart">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "CartQuoteLine">)[]>;
  readonly quote?: Resolver<Given<Models, "QuotedCart">, Readonly<Record<never, never>>, Context, Given<Models, "CartQuote">>;
}

export interface RawTotalResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly amount?: Resolver<Given<Models, "RawTotal">, Readonly<Record<never, never>>, Context, Given<Models, "Money">>;
  readonly code?: Resolver<Given<Models, "RawTotal">, Readonly<Record<never, never>>, Context, string>;
  readonly is_included?: Resolver<Given<Models, "RawTotal">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
  readonly label?: Resolver<Given<Models, "RawTotal">, Readonly<Record<never, never>>, Context, string>;
  readonly phrase?: Resolver<Given<Models, "RawTotal">, Readonly<Record<never, never>>, Context, string>;
  readonly values?: Resolver<Given<Models, "RawTotal">, Readonly<Record<never, never>>, Context, readonly (string)[]>;
}

export interface RecentViewedProductResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly id?: Resolver<Given<Models, "RecentViewedProduct">, Readonly<Record<never, never>>, Context, number>;
  readonly sku?: Resolver<Given<Models, "RecentViewedProduct">, Readonly<Record<never, never>>, Context, string>;
}

export interface RecentViewedProductsResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly items?: Resolver<Given<Models, "RecentViewedProducts">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "RecentViewedProduct">)[]>;
  readonly page_info?: Resolver<Given<Models, "RecentViewedProducts">, Readonly<Record<never, never>>, Context, Given<Models, "SearchResultPageInfo">>;
  readonly total_count?: Resolver<Given<Models, "RecentViewedProducts">, Readonly<Record<never, never>>, Context, number>;
}

export interface RegionResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly code?: Resolver<Given<Models, "Region">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly id?: Resolver<Given<Models, "Region">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly name?: Resolver<Given<Models, "Region">, Readonly<Record<never, never>>, Context, string | null | undefined>;
}

export interface RemoveCouponFromCartOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly cart?: Resolver<Given<Models, "RemoveCouponFromCartOutput">, Readonly<Record<never, never>>, Context, Given<Models, "Cart"> | null | undefined>;
}

export interface RemoveGiftCardFromCartOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly cart?: Resolver<Given<Models, "RemoveGiftCardFromCartOutput">, Readonly<Record<never, never>>, Context, Given<Models, "Cart">>;
}

export interface RemoveItemFromCartOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly cart?: Resolver<Given<Models, "RemoveItemFromCartOutput">, Readonly<Record<never, never>>, Context, Given<Models, "Cart">>;
}

export interface RemoveProductsFromWishlistOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly user_errors?: Resolver<Given<Models, "RemoveProductsFromWishlistOutput">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "WishListUserInputError">)[]>;
  readonly wishlist?: Resolver<Given<Models, "RemoveProductsFromWishlistOutput">, Readonly<Record<never, never>>, Context, Given<Models, "Wishlist">>;
}

export interface RemoveRewardPointsFromCartOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly cart?: Resolver<Given<Models, "RemoveRewardPointsFromCartOutput">, Readonly<Record<never, never>>, Context, Given<Models, "Cart">>;
}

export interface RemoveStoreCreditFromCartOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly cart?: Resolver<Given<Models, "RemoveStoreCreditFromCartOutput">, Readonly<Record<never, never>>, Context, Given<Models, "Cart">>;
}

export interface ReorderItemsOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly cart?: Resolver<Given<Models, "ReorderItemsOutput">, Readonly<Record<never, never>>, Context, Given<Models, "Cart">>;
  readonly userInputErrors?: Resolver<Given<Models, "ReorderItemsOutput">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "CheckoutUserInputError"> | null)[]>;
}

export interface RequestReturnOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly return?: Resolver<Given<Models, "RequestReturnOutput">, Readonly<Record<never, never>>, Context, Given<Models, "Return"> | null | undefined>;
  readonly returns?: Resolver<Given<Models, "RequestReturnOutput">, RequestReturnOutputReturnsArgs, Context, Given<Models, "Returns"> | null | undefined>;
}

export interface ReturnResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly comments?: Resolver<Given<Models, "Return">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "ReturnComment"> | null)[] | null | undefined>;
  readonly created_at?: Resolver<Given<Models, "Return">, Readonly<Record<never, never>>, Context, string>;
  readonly customer?: Resolver<Given<Models, "Return">, Readonly<Record<never, never>>, Context, Given<Models, "ReturnCustomer"> | null | undefined>;
  readonly end_reason?: Resolver<Given<Models, "Return">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly items?: Resolver<Given<Models, "Return">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "ReturnItem"> | null)[] | null | undefined>;
  readonly number?: Resolver<Given<Models, "Return">, Readonly<Record<never, never>>, Context, string>;
  readonly order?: Resolver<Given<Models, "Return">, Readonly<Record<never, never>>, Context, Given<Models, "CustomerOrder"> | null | undefined>;
  readonly send_to?: Resolver<Given<Models, "Return">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly shipping?: Resolver<Given<Models, "Return">, Readonly<Record<never, never>>, Context, Given<Models, "ReturnShipping"> | null | undefined>;
  readonly status?: Resolver<Given<Models, "Return">, Readonly<Record<never, never>>, Context, ReturnStatus>;
  readonly status_label?: Resolver<Given<Models, "Return">, Readonly<Record<never, never>>, Context, string>;
  readonly uid?: Resolver<Given<Models, "Return">, Readonly<Record<never, never>>, Context, string>;
}

export interface ReturnCommentResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly author_name?: Resolver<Given<Models, "ReturnComment">, Readonly<Record<never, never>>, Context, string>;
  readonly created_at?: Resolver<Given<Models, "ReturnComment">, Readonly<Record<never, never>>, Context, string>;
  readonly text?: Resolver<Given<Models, "ReturnComment">, Readonly<Record<never, never>>, Context, string>;
  readonly uid?: Resolver<Given<Models, "ReturnComment">, Readonly<Record<never, never>>, Context, string>;
}

export interface ReturnCustomerResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly email?: Resolver<Given<Models, "ReturnCustomer">, Readonly<Record<never, never>>, Context, string>;
  readonly firstname?: Resolver<Given<Models, "ReturnCustomer">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly lastname?: Resolver<Given<Models, "ReturnCustomer">, Readonly<Record<never, never>>, Context, string | null | undefined>;
}

export interface ReturnItemResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly order_item?: Resolver<Given<Models, "ReturnItem">, Readonly<Record<never, never>>, Context, GivenOrderItemInterface<Models> | null | undefined>;
  readonly product_name?: Resolver<Given<Models, "ReturnItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly product_sku?: Resolver<Given<Models, "ReturnItem">, Readonly<Record<never, never>>, Context, string>;
  readonly quantity?: Resolver<Given<Models, "ReturnItem">, Readonly<Record<never, never>>, Context, number>;
  readonly request_quantity?: Resolver<Given<Models, "ReturnItem">, Readonly<Record<never, never>>, Context, number>;
  readonly status?: Resolver<Given<Models, "ReturnItem">, Readonly<Record<never, never>>, Context, ReturnItemStatus>;
  readonly uid?: Resolver<Given<Models, "ReturnItem">, Readonly<Record<never, never>>, Context, string>;
}

export interface ReturnShippingResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly tracking?: Resolver<Given<Models, "ReturnShipping">, ReturnShippingTrackingArgs, Context, readonly (Given<Models, "ReturnShippingTracking"> | null)[] | null | undefined>;
}

export interface ReturnShippingCarrierResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly label?: Resolver<Given<Models, "ReturnShippingCarrier">, Readonly<Record<never, never>>, Context, string>;
  readonly uid?: Resolver<Given<Models, "ReturnShippingCarrier">, Readonly<Record<never, never>>, Context, string>;
}

export interface ReturnShippingTrackingResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly carrier?: Resolver<Given<Models, "ReturnShippingTracking">, Readonly<Record<never, never>>, Context, Given<Models, "ReturnShippingCarrier">>;
  readonly status?: Resolver<Given<Models, "ReturnShippingTracking">, Readonly<Record<never, never>>, Context, Given<Models, "ReturnShippingTrackingStatus"> | null | undefined>;
  readonly tracking_number?: Resolver<Given<Models, "ReturnShippingTracking">, Readonly<Record<never, never>>, Context, string>;
  readonly uid?: Resolver<Given<Models, "ReturnShippingTracking">, Readonly<Record<never, never>>, Context, string>;
}

export interface ReturnShippingTrackingStatusResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly text?: Resolver<Given<Models, "ReturnShippingTrackingStatus">, Readonly<Record<never, never>>, Context, string>;
  readonly type?: Resolver<Given<Models, "ReturnShippingTrackingStatus">, Readonly<Record<never, never>>, Context, ReturnShippingTrackingStatusType>;
}

export interface ReturnsResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly items?: Resolver<Given<Models, "Returns">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "Return"> | null)[] | null | undefined>;
  readonly page_info?: Resolver<Given<Models, "Returns">, Readonly<Record<never, never>>, Context, Given<Models, "SearchResultPageInfo"> | null | undefined>;
  readonly total_count?: Resolver<Given<Models, "Returns">, Readonly<Record<never, never>>, Context, number | null | undefined>;
}

export interface ReviewHelpfulnessResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly dislikes?: Resolver<Given<Models, "ReviewHelpfulness">, Readonly<Record<never, never>>, Context, number>;
  readonly likes?: Resolver<Given<Models, "ReviewHelpfulness">, Readonly<Record<never, never>>, Context, number>;
  readonly votes?: Resolver<Given<Models, "ReviewHelpfulness">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "ReviewVoteEntry">)[]>;
}

export interface ReviewImageResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly caption?: Resolver<Given<Models, "ReviewImage">, Readonly<Record<never, never>>, Context, string>;
  readonly rotate?: Resolver<Given<Models, "ReviewImage">, Readonly<Record<never, never>>, Context, number>;
  readonly thumbnail?: Resolver<Given<Models, "ReviewImage">, Readonly<Record<never, never>>, Context, string>;
  readonly title?: Resolver<Given<Models, "ReviewImage">, Readonly<Record<never, never>>, Context, string>;
  readonly url?: Resolver<Given<Models, "ReviewImage">, Readonly<Record<never, never>>, Context, string>;
}

export interface ReviewMetricsResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly averageRating?: Resolver<Given<Models, "ReviewMetrics">, Readonly<Record<never, never>>, Context, number>;
  readonly averageRatingRound?: Resolver<Given<Models, "ReviewMetrics">, Readonly<Record<never, never>>, Context, number>;
  readonly averageRecommends?: Resolver<Given<Models, "ReviewMetrics">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly averageSizing?: Resolver<Given<Models, "ReviewMetrics">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly averageWidth?: Resolver<Given<Models, "ReviewMetrics">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly ratingsCount?: Resolver<Given<Models, "ReviewMetrics">, Readonly<Record<never, never>>, Context, Given<Models, "ReviewRatingsCount">>;
  readonly reviewsCount?: Resolver<Given<Models, "ReviewMetrics">, Readonly<Record<never, never>>, Context, number>;
}

export interface ReviewRatingVoteResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly percent?: Resolver<Given<Models, "ReviewRatingVote">, Readonly<Record<never, never>>, Context, number>;
  readonly rating_code?: Resolver<Given<Models, "ReviewRatingVote">, Readonly<Record<never, never>>, Context, string>;
  readonly value?: Resolver<Given<Models, "ReviewRatingVote">, Readonly<Record<never, never>>, Context, number>;
}

export interface ReviewRatingsCountResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly fiveStar?: Resolver<Given<Models, "ReviewRatingsCount">, Readonly<Record<never, never>>, Context, number>;
  readonly fourStar?: Resolver<Given<Models, "ReviewRatingsCount">, Readonly<Record<never, never>>, Context, number>;
  readonly oneStar?: Resolver<Given<Models, "ReviewRatingsCount">, Readonly<Record<never, never>>, Context, number>;
  readonly threeStar?: Resolver<Given<Models, "ReviewRatingsCount">, Readonly<Record<never, never>>, Context, number>;
  readonly twoStar?: Resolver<Given<Models, "ReviewRatingsCount">, Readonly<Record<never, never>>, Context, number>;
}

export interface ReviewVideoResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly caption?: Resolver<Given<Models, "ReviewVideo">, Readonly<Record<never, never>>, Context, string>;
  readonly poster?: Resolver<Given<Models, "ReviewVideo">, Readonly<Record<never, never>>, Context, string>;
  readonly rotate?: Resolver<Given<Models, "ReviewVideo">, Readonly<Record<never, never>>, Context, number>;
  readonly title?: Resolver<Given<Models, "ReviewVideo">, Readonly<Record<never, never>>, Context, string>;
  readonly url?: Resolver<Given<Models, "ReviewVideo">, Readonly<Record<never, never>>, Context, string>;
}

export interface ReviewVoteEntryResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly customer_id?: Resolver<Given<Models, "ReviewVoteEntry">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly vote?: Resolver<Given<Models, "ReviewVoteEntry">, Readonly<Record<never, never>>, Context, number>;
}

export interface ReviewedProductResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly id?: Resolver<Given<Models, "ReviewedProduct">, Readonly<Record<never, never>>, Context, number>;
  readonly image?: Resolver<Given<Models, "ReviewedProduct">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly name?: Resolver<Given<Models, "ReviewedProduct">, Readonly<Record<never, never>>, Context, string>;
  readonly url?: Resolver<Given<Models, "ReviewedProduct">, Readonly<Record<never, never>>, Context, string>;
}

export interface RevokeCustomerTokenOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly result?: Resolver<Given<Models, "RevokeCustomerTokenOutput">, Readonly<Record<never, never>>, Context, boolean>;
}

export interface RevokeSharedCartOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly links?: Resolver<Given<Models, "RevokeSharedCartOutput">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "SharedCartLink">)[]>;
}

export interface RewardPointsResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly balance?: Resolver<Given<Models, "RewardPoints">, Readonly<Record<never, never>>, Context, Given<Models, "RewardPointsAmount"> | null | undefined>;
  readonly balance_history?: Resolver<Given<Models, "RewardPoints">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "RewardPointsBalanceHistoryItem"> | null)[] | null | undefined>;
}

export interface RewardPointsAmountResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly money?: Resolver<Given<Models, "RewardPointsAmount">, Readonly<Record<never, never>>, Context, Given<Models, "Money">>;
  readonly points?: Resolver<Given<Models, "RewardPointsAmount">, Readonly<Record<never, never>>, Context, number>;
}

export interface RewardPointsBalanceHistoryItemResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly balance?: Resolver<Given<Models, "RewardPointsBalanceHistoryItem">, Readonly<Record<never, never>>, Context, Given<Models, "RewardPointsAmount"> | null | undefined>;
  readonly change_reason?: Resolver<Given<Models, "RewardPointsBalanceHistoryItem">, Readonly<Record<never, never>>, Context, string>;
  readonly date?: Resolver<Given<Models, "RewardPointsBalanceHistoryItem">, Readonly<Record<never, never>>, Context, string>;
  readonly points_change?: Resolver<Given<Models, "RewardPointsBalanceHistoryItem">, Readonly<Record<never, never>>, Context, number>;
}

export interface SalesCommentItemResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly code?: Resolver<Given<Models, "SalesCommentItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly message?: Resolver<Given<Models, "SalesCommentItem">, Readonly<Record<never, never>>, Context, string>;
  readonly phrase?: Resolver<Given<Models, "SalesCommentItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly timestamp?: Resolver<Given<Models, "SalesCommentItem">, Readonly<Record<never, never>>, Context, string>;
  readonly values?: Resolver<Given<Models, "SalesCommentItem">, Readonly<Record<never, never>>, Context, readonly (string)[] | null | undefined>;
}

export interface SavedCartItemsResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly items?: Resolver<Given<Models, "SavedCartItems">, Readonly<Record<never, never>>, Context, readonly (GivenCartItemInterface<Models>)[]>;
  readonly total_count?: Resolver<Given<Models, "SavedCartItems">, Readonly<Record<never, never>>, Context, number>;
}

export interface SavedProductResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly entity_id?: Resolver<Given<Models, "SavedProduct">, Readonly<Record<never, never>>, Context, number>;
  readonly item?: Resolver<Given<Models, "SavedProduct">, Readonly<Record<never, never>>, Context, GivenCartItemInterface<Models>>;
  readonly messages?: Resolver<Given<Models, "SavedProduct">, Readonly<Record<never, never>>, Context, readonly (string)[]>;
  readonly name?: Resolver<Given<Models, "SavedProduct">, Readonly<Record<never, never>>, Context, string>;
  readonly saved_at?: Resolver<Given<Models, "SavedProduct">, Readonly<Record<never, never>>, Context, string>;
  readonly sewn_picture?: Resolver<Given<Models, "SavedProduct">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly uid?: Resolver<Given<Models, "SavedProduct">, Readonly<Record<never, never>>, Context, string>;
}

export interface SavedProductsResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly items?: Resolver<Given<Models, "SavedProducts">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "SavedProduct">)[]>;
  readonly page_info?: Resolver<Given<Models, "SavedProducts">, Readonly<Record<never, never>>, Context, Given<Models, "SearchResultPageInfo">>;
  readonly total_count?: Resolver<Given<Models, "SavedProducts">, Readonly<Record<never, never>>, Context, number>;
}

export interface SearchResultPageInfoResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly current_page?: Resolver<Given<Models, "SearchResultPageInfo">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly page_size?: Resolver<Given<Models, "SearchResultPageInfo">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly total_pages?: Resolver<Given<Models, "SearchResultPageInfo">, Readonly<Record<never, never>>, Context, number | null | undefined>;
}

export interface SearchSuggestionResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly search?: Resolver<Given<Models, "SearchSuggestion">, Readonly<Record<never, never>>, Context, string>;
}

export interface SelectedBundleOptionResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly id?: Resolver<Given<Models, "SelectedBundleOption">, Readonly<Record<never, never>>, Context, number>;
  readonly label?: Resolver<Given<Models, "SelectedBundleOption">, Readonly<Record<never, never>>, Context, string>;
  readonly type?: Resolver<Given<Models, "SelectedBundleOption">, Readonly<Record<never, never>>, Context, string>;
  readonly uid?: Resolver<Given<Models, "SelectedBundleOption">, Readonly<Record<never, never>>, Context, string>;
  readonly values?: Resolver<Given<Models, "SelectedBundleOption">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "SelectedBundleOptionValue"> | null)[]>;
}

export interface SelectedBundleOptionValueResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly id?: Resolver<Given<Models, "SelectedBundleOptionValue">, Readonly<Record<never, never>>, Context, number>;
  readonly label?: Resolver<Given<Models, "SelectedBundleOptionValue">, Readonly<Record<never, never>>, Context, string>;
  readonly priceV2?: Resolver<Given<Models, "SelectedBundleOptionValue">, Readonly<Record<never, never>>, Context, Given<Models, "Money"> | null | undefined>;
  readonly quantity?: Resolver<Given<Models, "SelectedBundleOptionValue">, Readonly<Record<never, never>>, Context, number>;
  readonly sku?: Resolver<Given<Models, "SelectedBundleOptionValue">, Readonly<Record<never, never>>, Context, string>;
  readonly uid?: Resolver<Given<Models, "SelectedBundleOptionValue">, Readonly<Record<never, never>>, Context, string>;
}

export interface SelectedConfigurableOptionResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly configurable_product_option_uid?: Resolver<Given<Models, "SelectedConfigurableOption">, Readonly<Record<never, never>>, Context, string>;
  readonly configurable_product_option_value_uid?: Resolver<Given<Models, "SelectedConfigurableOption">, Readonly<Record<never, never>>, Context, string>;
  readonly id?: Resolver<Given<Models, "SelectedConfigurableOption">, Readonly<Record<never, never>>, Context, number>;
  readonly option_label?: Resolver<Given<Models, "SelectedConfigurableOption">, Readonly<Record<never, never>>, Context, string>;
  readonly value_id?: Resolver<Given<Models, "SelectedConfigurableOption">, Readonly<Record<never, never>>, Context, number>;
  readonly value_label?: Resolver<Given<Models, "SelectedConfigurableOption">, Readonly<Record<never, never>>, Context, string>;
}

export interface SelectedCustomizableOptionResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly customizable_option_uid?: Resolver<Given<Models, "SelectedCustomizableOption">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly id?: Resolver<Given<Models, "SelectedCustomizableOption">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly is_required?: Resolver<Given<Models, "SelectedCustomizableOption">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
  readonly label?: Resolver<Given<Models, "SelectedCustomizableOption">, Readonly<Record<never, never>>, Context, string>;
  readonly sort_order?: Resolver<Given<Models, "SelectedCustomizableOption">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly type?: Resolver<Given<Models, "SelectedCustomizableOption">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly values?: Resolver<Given<Models, "SelectedCustomizableOption">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "SelectedCustomizableOptionValue">)[]>;
}

export interface SelectedCustomizableOptionValueResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly customizable_option_value_uid?: Resolver<Given<Models, "SelectedCustomizableOptionValue">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly id?: Resolver<Given<Models, "SelectedCustomizableOptionValue">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly label?: Resolver<Given<Models, "SelectedCustomizableOptionValue">, Readonly<Record<never, never>>, Context, string>;
  readonly price?: Resolver<Given<Models, "SelectedCustomizableOptionValue">, Readonly<Record<never, never>>, Context, Given<Models, "CartItemSelectedOptionValuePrice"> | null | undefined>;
  readonly value?: Resolver<Given<Models, "SelectedCustomizableOptionValue">, Readonly<Record<never, never>>, Context, string>;
}

export interface SelectedPaymentMethodResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly code?: Resolver<Given<Models, "SelectedPaymentMethod">, Readonly<Record<never, never>>, Context, string>;
  readonly purchase_order_number?: Resolver<Given<Models, "SelectedPaymentMethod">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly title?: Resolver<Given<Models, "SelectedPaymentMethod">, Readonly<Record<never, never>>, Context, string>;
}

export interface SelectedShippingMethodResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly amount?: Resolver<Given<Models, "SelectedShippingMethod">, Readonly<Record<never, never>>, Context, Given<Models, "Money">>;
  readonly arrival?: Resolver<Given<Models, "SelectedShippingMethod">, Readonly<Record<never, never>>, Context, Given<Models, "Arrival"> | null | undefined>;
  readonly carrier_code?: Resolver<Given<Models, "SelectedShippingMethod">, Readonly<Record<never, never>>, Context, string>;
  readonly carrier_title?: Resolver<Given<Models, "SelectedShippingMethod">, Readonly<Record<never, never>>, Context, string>;
  readonly method_code?: Resolver<Given<Models, "SelectedShippingMethod">, Readonly<Record<never, never>>, Context, string>;
  readonly method_title?: Resolver<Given<Models, "SelectedShippingMethod">, Readonly<Record<never, never>>, Context, string>;
  readonly price_excl_tax?: Resolver<Given<Models, "SelectedShippingMethod">, Readonly<Record<never, never>>, Context, Given<Models, "Money"> | null | undefined>;
  readonly price_incl_tax?: Resolver<Given<Models, "SelectedShippingMethod">, Readonly<Record<never, never>>, Context, Given<Models, "Money"> | null | undefined>;
}

export interface SetBillingAddressOnCartOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly cart?: Resolver<Given<Models, "SetBillingAddressOnCartOutput">, Readonly<Record<never, never>>, Context, Given<Models, "Cart">>;
}

export interface SetGuestEmailOnCartOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly cart?: Resolver<Given<Models, "SetGuestEmailOnCartOutput">, Readonly<Record<never, never>>, Context, Given<Models, "Cart">>;
}

export interface SetOrderCommentOnCartOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly cart?: Resolver<Given<Models, "SetOrderCommentOnCartOutput">, Readonly<Record<never, never>>, Context, Given<Models, "Cart">>;
}

export interface SetPaymentMethodOnCartOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly cart?: Resolver<Given<Models, "SetPaymentMethodOnCartOutput">, Readonly<Record<never, never>>, Context, Given<Models, "Cart">>;
}

export interface SetShippingAddressesOnCartOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly cart?: Resolver<Given<Models, "SetShippingAddressesOnCartOutput">, Readonly<Record<never, never>>, Context, Given<Models, "Cart">>;
}

export interface SetShippingMethodsOnCartOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly cart?: Resolver<Given<Models, "SetShippingMethodsOnCartOutput">, Readonly<Record<never, never>>, Context, Given<Models, "Cart">>;
}

export interface SewnPictureResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly label?: Resolver<Given<Models, "SewnPicture">, Readonly<Record<never, never>>, Context, string>;
  readonly url?: Resolver<Given<Models, "SewnPicture">, Readonly<Record<never, never>>, Context, string>;
}

export interface ShareCartOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly link?: Resolver<Given<Models, "ShareCartOutput">, Readonly<Record<never, never>>, Context, Given<Models, "SharedCartLink">>;
  readonly token?: Resolver<Given<Models, "ShareCartOutput">, Readonly<Record<never, never>>, Context, string>;
}

export interface SharedCartResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly expires_at?: Resolver<Given<Models, "SharedCart">, Readonly<Record<never, never>>, Context, string>;
  readonly items?: Resolver<Given<Models, "SharedCart">, Readonly<Record<never, never>>, Context, readonly (GivenCartItemInterface<Models>)[]>;
  readonly prices?: Resolver<Given<Models, "SharedCart">, Readonly<Record<never, never>>, Context, Given<Models, "CartPrices"> | null | undefined>;
}

export interface SharedCartLinkResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly created_at?: Resolver<Given<Models, "SharedCartLink">, Readonly<Record<never, never>>, Context, string>;
  readonly expires_at?: Resolver<Given<Models, "SharedCartLink">, Readonly<Record<never, never>>, Context, string>;
  readonly uid?: Resolver<Given<Models, "SharedCartLink">, Readonly<Record<never, never>>, Context, string>;
}

export interface SharedWishlistResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly first_name?: Resolver<Given<Models, "SharedWishlist">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly items?: Resolver<Given<Models, "SharedWishlist">, Readonly<Record<never, never>>, Context, readonly (GivenWishlistItemInterface<Models>)[]>;
  readonly name?: Resolver<Given<Models, "SharedWishlist">, Readonly<Record<never, never>>, Context, string>;
}

export interface ShipmentItemResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly id?: Resolver<Given<Models, "ShipmentItem">, Readonly<Record<never, never>>, Context, string>;
  readonly order_item?: Resolver<Given<Models, "ShipmentItem">, Readonly<Record<never, never>>, Context, GivenOrderItemInterface<Models> | null | undefined>;
  readonly product_name?: Resolver<Given<Models, "ShipmentItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly product_sale_price?: Resolver<Given<Models, "ShipmentItem">, Readonly<Record<never, never>>, Context, Given<Models, "Money">>;
  readonly product_sku?: Resolver<Given<Models, "ShipmentItem">, Readonly<Record<never, never>>, Context, string>;
  readonly quantity_shipped?: Resolver<Given<Models, "ShipmentItem">, Readonly<Record<never, never>>, Context, number>;
}

export interface ShipmentTrackingResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly carrier?: Resolver<Given<Models, "ShipmentTracking">, Readonly<Record<never, never>>, Context, string>;
  readonly number?: Resolver<Given<Models, "ShipmentTracking">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly title?: Resolver<Given<Models, "ShipmentTracking">, Readonly<Record<never, never>>, Context, string>;
  readonly url?: Resolver<Given<Models, "ShipmentTracking">, Readonly<Record<never, never>>, Context, string | null | undefined>;
}

export interface ShippingCartAddressResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly available_shipping_methods?: Resolver<Given<Models, "ShippingCartAddress">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "AvailableShippingMethod"> | null)[] | null | undefined>;
  readonly city?: Resolver<Given<Models, "ShippingCartAddress">, Readonly<Record<never, never>>, Context, string>;
  readonly company?: Resolver<Given<Models, "ShippingCartAddress">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly country?: Resolver<Given<Models, "ShippingCartAddress">, Readonly<Record<never, never>>, Context, Given<Models, "CartAddressCountry">>;
  readonly custom_attributes?: Resolver<Given<Models, "ShippingCartAddress">, Readonly<Record<never, never>>, Context, readonly (GivenAttributeValueInterface<Models> | null)[]>;
  readonly fax?: Resolver<Given<Models, "ShippingCartAddress">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly firstname?: Resolver<Given<Models, "ShippingCartAddress">, Readonly<Record<never, never>>, Context, string>;
  readonly id?: Resolver<Given<Models, "ShippingCartAddress">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly lastname?: Resolver<Given<Models, "ShippingCartAddress">, Readonly<Record<never, never>>, Context, string>;
  readonly middlename?: Resolver<Given<Models, "ShippingCartAddress">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly postcode?: Resolver<Given<Models, "ShippingCartAddress">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly prefix?: Resolver<Given<Models, "ShippingCartAddress">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly region?: Resolver<Given<Models, "ShippingCartAddress">, Readonly<Record<never, never>>, Context, Given<Models, "CartAddressRegion"> | null | undefined>;
  readonly same_as_billing?: Resolver<Given<Models, "ShippingCartAddress">, Readonly<Record<never, never>>, Context, boolean>;
  readonly save_in_address_book?: Resolver<Given<Models, "ShippingCartAddress">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
  readonly selected_shipping_method?: Resolver<Given<Models, "ShippingCartAddress">, Readonly<Record<never, never>>, Context, Given<Models, "SelectedShippingMethod"> | null | undefined>;
  readonly street?: Resolver<Given<Models, "ShippingCartAddress">, Readonly<Record<never, never>>, Context, readonly (string | null)[]>;
  readonly suffix?: Resolver<Given<Models, "ShippingCartAddress">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly telephone?: Resolver<Given<Models, "ShippingCartAddress">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly uid?: Resolver<Given<Models, "ShippingCartAddress">, Readonly<Record<never, never>>, Context, string>;
  readonly vat_id?: Resolver<Given<Models, "ShippingCartAddress">, Readonly<Record<never, never>>, Context, string | null | undefined>;
}

export interface ShippingHandlingResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly amount_excluding_tax?: Resolver<Given<Models, "ShippingHandling">, Readonly<Record<never, never>>, Context, Given<Models, "Money"> | null | undefined>;
  readonly amount_including_tax?: Resolver<Given<Models, "ShippingHandling">, Readonly<Record<never, never>>, Context, Given<Models, "Money"> | null | undefined>;
  readonly total_amount?: Resolver<Given<Models, "ShippingHandling">, Readonly<Record<never, never>>, Context, Given<Models, "Money">>;
}

export interface ShownOrderResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly arrival?: Resolver<Given<Models, "ShownOrder">, Readonly<Record<never, never>>, Context, Given<Models, "Arrival"> | null | undefined>;
  readonly billing_address?: Resolver<Given<Models, "ShownOrder">, Readonly<Record<never, never>>, Context, readonly (string)[]>;
  readonly email?: Resolver<Given<Models, "ShownOrder">, Readonly<Record<never, never>>, Context, string>;
  readonly history?: Resolver<Given<Models, "ShownOrder">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "ShownOrderNote">)[]>;
  readonly is_exchange?: Resolver<Given<Models, "ShownOrder">, Readonly<Record<never, never>>, Context, boolean>;
  readonly items?: Resolver<Given<Models, "ShownOrder">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "ShownOrderItem">)[]>;
  readonly number?: Resolver<Given<Models, "ShownOrder">, Readonly<Record<never, never>>, Context, string>;
  readonly payment?: Resolver<Given<Models, "ShownOrder">, Readonly<Record<never, never>>, Context, string>;
  readonly placed_at?: Resolver<Given<Models, "ShownOrder">, Readonly<Record<never, never>>, Context, string>;
  readonly shipping_address?: Resolver<Given<Models, "ShownOrder">, Readonly<Record<never, never>>, Context, readonly (string)[]>;
  readonly shipping_method?: Resolver<Given<Models, "ShownOrder">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly status?: Resolver<Given<Models, "ShownOrder">, Readonly<Record<never, never>>, Context, string>;
  readonly totals?: Resolver<Given<Models, "ShownOrder">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "RawTotal">)[]>;
}

export interface ShownOrderItemResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly image?: Resolver<Given<Models, "ShownOrderItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly name?: Resolver<Given<Models, "ShownOrderItem">, Readonly<Record<never, never>>, Context, string>;
  readonly options?: Resolver<Given<Models, "ShownOrderItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "ShownOrderOption">)[]>;
  readonly price?: Resolver<Given<Models, "ShownOrderItem">, Readonly<Record<never, never>>, Context, Given<Models, "Money">>;
  readonly quantity?: Resolver<Given<Models, "ShownOrderItem">, Readonly<Record<never, never>>, Context, number>;
  readonly row_total?: Resolver<Given<Models, "ShownOrderItem">, Readonly<Record<never, never>>, Context, Given<Models, "Money">>;
  readonly sewn_picture?: Resolver<Given<Models, "ShownOrderItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly sewn_pictures?: Resolver<Given<Models, "ShownOrderItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "SewnPicture">)[]>;
  readonly sku?: Resolver<Given<Models, "ShownOrderItem">, Readonly<Record<never, never>>, Context, string>;
  readonly team?: Resolver<Given<Models, "ShownOrderItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly url?: Resolver<Given<Models, "ShownOrderItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
}

export interface ShownOrderNoteResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly code?: Resolver<Given<Models, "ShownOrderNote">, Readonly<Record<never, never>>, Context, string>;
  readonly created_at?: Resolver<Given<Models, "ShownOrderNote">, Readonly<Record<never, never>>, Context, string>;
  readonly phrase?: Resolver<Given<Models, "ShownOrderNote">, Readonly<Record<never, never>>, Context, string>;
  readonly text?: Resolver<Given<Models, "ShownOrderNote">, Readonly<Record<never, never>>, Context, string>;
  readonly values?: Resolver<Given<Models, "ShownOrderNote">, Readonly<Record<never, never>>, Context, readonly (string)[]>;
}

export interface ShownOrderOptionResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly label?: Resolver<Given<Models, "ShownOrderOption">, Readonly<Record<never, never>>, Context, string>;
  readonly price?: Resolver<Given<Models, "ShownOrderOption">, Readonly<Record<never, never>>, Context, Given<Models, "Money"> | null | undefined>;
  readonly value?: Resolver<Given<Models, "ShownOrderOption">, Readonly<Record<never, never>>, Context, string>;
}

export interface SimpleCartItemResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly available_gift_wrapping?: Resolver<Given<Models, "SimpleCartItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "GiftWrapping"> | null)[]>;
  readonly bundle_uids?: Resolver<Given<Models, "SimpleCartItem">, Readonly<Record<never, never>>, Context, readonly (string)[]>;
  readonly chosen_options?: Resolver<Given<Models, "SimpleCartItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly customizable_options?: Resolver<Given<Models, "SimpleCartItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "SelectedCustomizableOption"> | null)[]>;
  readonly embroidery_item?: Resolver<Given<Models, "SimpleCartItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly embroidery_items?: Resolver<Given<Models, "SimpleCartItem">, Readonly<Record<never, never>>, Context, readonly (string)[]>;
  readonly errors?: Resolver<Given<Models, "SimpleCartItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "CartItemError"> | null)[] | null | undefined>;
  readonly gift_message?: Resolver<Given<Models, "SimpleCartItem">, Readonly<Record<never, never>>, Context, Given<Models, "GiftMessage"> | null | undefined>;
  readonly gift_wrapping?: Resolver<Given<Models, "SimpleCartItem">, Readonly<Record<never, never>>, Context, Given<Models, "GiftWrapping"> | null | undefined>;
  readonly giftcard_option?: Resolver<Given<Models, "SimpleCartItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly id?: Resolver<Given<Models, "SimpleCartItem">, Readonly<Record<never, never>>, Context, string>;
  readonly is_available?: Resolver<Given<Models, "SimpleCartItem">, Readonly<Record<never, never>>, Context, boolean>;
  readonly is_salable?: Resolver<Given<Models, "SimpleCartItem">, Readonly<Record<never, never>>, Context, boolean>;
  readonly is_saleable?: Resolver<Given<Models, "SimpleCartItem">, Readonly<Record<never, never>>, Context, boolean>;
  readonly item_id?: Resolver<Given<Models, "SimpleCartItem">, Readonly<Record<never, never>>, Context, number>;
  readonly loyalty_message?: Resolver<Given<Models, "SimpleCartItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly max_qty?: Resolver<Given<Models, "SimpleCartItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly min_qty?: Resolver<Given<Models, "SimpleCartItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly name?: Resolver<Given<Models, "SimpleCartItem">, Readonly<Record<never, never>>, Context, string>;
  readonly next_tier?: Resolver<Given<Models, "SimpleCartItem">, Readonly<Record<never, never>>, Context, Given<Models, "CartItemNextTier"> | null | undefined>;
  readonly not_available_message?: Resolver<Given<Models, "SimpleCartItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly options?: Resolver<Given<Models, "SimpleCartItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "CartItemOption">)[]>;
  readonly overrideCategoryId?: Resolver<Given<Models, "SimpleCartItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly parts?: Resolver<Given<Models, "SimpleCartItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "CartItemPart">)[]>;
  readonly picture?: Resolver<Given<Models, "SimpleCartItem">, Readonly<Record<never, never>>, Context, Given<Models, "CartItemPicture">>;
  readonly prices?: Resolver<Given<Models, "SimpleCartItem">, Readonly<Record<never, never>>, Context, Given<Models, "CartItemPrices"> | null | undefined>;
  readonly product?: Resolver<Given<Models, "SimpleCartItem">, Readonly<Record<never, never>>, Context, GivenProductInterface<Models>>;
  readonly product_id?: Resolver<Given<Models, "SimpleCartItem">, Readonly<Record<never, never>>, Context, number>;
  readonly qty_increment?: Resolver<Given<Models, "SimpleCartItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly quantity?: Resolver<Given<Models, "SimpleCartItem">, Readonly<Record<never, never>>, Context, number>;
  readonly sewn_pictures?: Resolver<Given<Models, "SimpleCartItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "SewnPicture">)[]>;
  readonly simpleProductId?: Resolver<Given<Models, "SimpleCartItem">, Readonly<Record<never, never>>, Context, number>;
  readonly sku?: Resolver<Given<Models, "SimpleCartItem">, Readonly<Record<never, never>>, Context, string>;
  readonly uid?: Resolver<Given<Models, "SimpleCartItem">, Readonly<Record<never, never>>, Context, string>;
  readonly url?: Resolver<Given<Models, "SimpleCartItem">, Readonly<Record<never, never>>, Context, string>;
  readonly user_can_edit?: Resolver<Given<Models, "SimpleCartItem">, Readonly<Record<never, never>>, Context, boolean>;
}

export interface SimpleProductResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly canonical_url?: Resolver<Given<Models, "SimpleProduct">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly categories?: Resolver<Given<Models, "SimpleProduct">, Readonly<Record<never, never>>, Context, readonly (GivenCategoryInterface<Models> | null)[] | null | undefined>;
  readonly custom_attributesV2?: Resolver<Given<Models, "SimpleProduct">, SimpleProductCustom_attributesV2Args, Context, Given<Models, "ProductCustomAttributes"> | null | undefined>;
  readonly description?: Resolver<Given<Models, "SimpleProduct">, Readonly<Record<never, never>>, Context, Given<Models, "ComplexTextValue"> | null | undefined>;
  readonly gift_message_available?: Resolver<Given<Models, "SimpleProduct">, Readonly<Record<never, never>>, Context, boolean>;
  readonly gift_wrapping_available?: Resolver<Given<Models, "SimpleProduct">, Readonly<Record<never, never>>, Context, boolean>;
  readonly gift_wrapping_price?: Resolver<Given<Models, "SimpleProduct">, Readonly<Record<never, never>>, Context, Given<Models, "Money"> | null | undefined>;
  readonly id?: Resolver<Given<Models, "SimpleProduct">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly image?: Resolver<Given<Models, "SimpleProduct">, Readonly<Record<never, never>>, Context, Given<Models, "ProductImage"> | null | undefined>;
  readonly media_gallery?: Resolver<Given<Models, "SimpleProduct">, Readonly<Record<never, never>>, Context, readonly (GivenMediaGalleryInterface<Models> | null)[] | null | undefined>;
  readonly media_gallery_entries?: Resolver<Given<Models, "SimpleProduct">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "MediaGalleryEntry"> | null)[] | null | undefined>;
  readonly meta_description?: Resolver<Given<Models, "SimpleProduct">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly meta_keyword?: Resolver<Given<Models, "SimpleProduct">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly meta_title?: Resolver<Given<Models, "SimpleProduct">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly name?: Resolver<Given<Models, "SimpleProduct">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly only_x_left_in_stock?: Resolver<Given<Models, "SimpleProduct">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly options?: Resolver<Given<Models, "SimpleProduct">, Readonly<Record<never, never>>, Context, readonly (GivenCustomizableOptionInterface<Models> | null)[] | null | undefined>;
  readonly price?: Resolver<Given<Models, "SimpleProduct">, Readonly<Record<never, never>>, Context, Given<Models, "ProductPrices"> | null | undefined>;
  readonly price_range?: Resolver<Given<Models, "SimpleProduct">, Readonly<Record<never, never>>, Context, Given<Models, "PriceRange">>;
  readonly price_tiers?: Resolver<Given<Models, "SimpleProduct">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "TierPrice"> | null)[] | null | undefined>;
  readonly quantity?: Resolver<Given<Models, "SimpleProduct">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly rating_summary?: Resolver<Given<Models, "SimpleProduct">, Readonly<Record<never, never>>, Context, number>;
  readonly redirect_code?: Resolver<Given<Models, "SimpleProduct">, Readonly<Record<never, never>>, Context, number>;
  readonly relative_url?: Resolver<Given<Models, "SimpleProduct">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly review_count?: Resolver<Given<Models, "SimpleProduct">, Readonly<Record<never, never>>, Context, number>;
  readonly reviews?: Resolver<Given<Models, "SimpleProduct">, SimpleProductReviewsArgs, Context, Given<Models, "ProductReviews">>;
  readonly short_description?: Resolver<Given<Models, "SimpleProduct">, Readonly<Record<never, never>>, Context, Given<Models, "ComplexTextValue"> | null | undefined>;
  readonly sku?: Resolver<Given<Models, "SimpleProduct">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly small_image?: Resolver<Given<Models, "SimpleProduct">, Readonly<Record<never, never>>, Context, Given<Models, "ProductImage"> | null | undefined>;
  readonly stock_status?: Resolver<Given<Models, "SimpleProduct">, Readonly<Record<never, never>>, Context, ProductStockStatus | null | undefined>;
  readonly thumbnail?: Resolver<Given<Models, "SimpleProduct">, Readonly<Record<never, never>>, Context, Given<Models, "ProductImage"> | null | undefined>;
  readonly type?: Resolver<Given<Models, "SimpleProduct">, Readonly<Record<never, never>>, Context, UrlRewriteEntityTypeEnum | null | undefined>;
  readonly uid?: Resolver<Given<Models, "SimpleProduct">, Readonly<Record<never, never>>, Context, string>;
  readonly url_key?: Resolver<Given<Models, "SimpleProduct">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly url_suffix?: Resolver<Given<Models, "SimpleProduct">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly weight?: Resolver<Given<Models, "SimpleProduct">, Readonly<Record<never, never>>, Context, number | null | undefined>;
}

export interface SimpleWishlistItemResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly added_at?: Resolver<Given<Models, "SimpleWishlistItem">, Readonly<Record<never, never>>, Context, string>;
  readonly customizable_options?: Resolver<Given<Models, "SimpleWishlistItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "SelectedCustomizableOption"> | null)[]>;
  readonly description?: Resolver<Given<Models, "SimpleWishlistItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly id?: Resolver<Given<Models, "SimpleWishlistItem">, Readonly<Record<never, never>>, Context, string>;
  readonly product?: Resolver<Given<Models, "SimpleWishlistItem">, Readonly<Record<never, never>>, Context, GivenProductInterface<Models> | null | undefined>;
  readonly quantity?: Resolver<Given<Models, "SimpleWishlistItem">, Readonly<Record<never, never>>, Context, number>;
}

export interface SortFieldResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly label?: Resolver<Given<Models, "SortField">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly value?: Resolver<Given<Models, "SortField">, Readonly<Record<never, never>>, Context, string | null | undefined>;
}

export interface SortFieldsResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly default?: Resolver<Given<Models, "SortFields">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly options?: Resolver<Given<Models, "SortFields">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "SortField"> | null)[] | null | undefined>;
}

export interface StandingOrderResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly number?: Resolver<Given<Models, "StandingOrder">, Readonly<Record<never, never>>, Context, string>;
  readonly state?: Resolver<Given<Models, "StandingOrder">, Readonly<Record<never, never>>, Context, StandingOrderState>;
  readonly token?: Resolver<Given<Models, "StandingOrder">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly total?: Resolver<Given<Models, "StandingOrder">, Readonly<Record<never, never>>, Context, Given<Models, "Money">>;
}

export interface StoreConfigResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly address_autocompletion_enabled?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, boolean>;
  readonly address_autocompletion_key?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly agreements?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "CheckoutAgreement">)[]>;
  readonly allow_gift_receipt?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly allow_gift_wrapping_on_order?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly allow_gift_wrapping_on_order_items?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly allow_guest_to_question?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
  readonly allow_items?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly allow_order?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly allow_printed_card?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly allow_remote_shopping_assistance?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
  readonly autocomplete_on_storefront?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
  readonly base_currency_code?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly base_link_url?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly base_media_url?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly base_url?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly business_credit_config?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, Given<Models, "BusinessCreditConfig"> | null | undefined>;
  readonly cart_expires_in_days?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly cart_summary_display_quantity?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly category_fixed_product_tax_display_setting?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, FixedProductTaxDisplaySettings | null | undefined>;
  readonly category_url_suffix?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly checkout_expand_steps?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, boolean>;
  readonly checkout_required_fields?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, readonly (string)[]>;
  readonly checkout_validation?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, Given<Models, "CheckoutValidation">>;
  readonly configurable_thumbnail_source?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly contact_enabled?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, boolean>;
  readonly countries_with_required_region?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly create_account_confirmation?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
  readonly create_account_heading?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, string>;
  readonly create_account_label?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, string>;
  readonly customer_access_token_lifetime?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly customer_login_link_enabled?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, boolean>;
  readonly cw_reviews_video_rotate_enabled?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
  readonly default_country?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly default_display_currency_code?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly display_state_if_optional?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
  readonly email_pattern?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, string>;
  readonly form_recaptcha_actions?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, readonly (string)[] | null | undefined>;
  readonly form_recaptcha_type?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly grid_per_page?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly is_checkout_agreements_enabled?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
  readonly is_guest_checkout_enabled?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
  readonly is_one_page_checkout_enabled?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
  readonly is_portal?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, boolean>;
  readonly locale?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly loyalty_create_account_heading?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, string>;
  readonly loyalty_create_account_label?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, string>;
  readonly loyalty_enabled?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, boolean>;
  readonly loyalty_paid_tier_sku?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, string>;
  readonly loyalty_rewards_discount_label?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, string>;
  readonly loyalty_you_earn_label?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, string>;
  readonly loyalty_you_spend_label?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, string>;
  readonly marketing_popup_config_bottom_content_line1?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, string>;
  readonly marketing_popup_config_bottom_content_line2?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, string>;
  readonly marketing_popup_config_coupon_code?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly marketing_popup_config_discount?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, string>;
  readonly marketing_popup_config_enable?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, boolean>;
  readonly marketing_popup_config_term_content?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, string>;
  readonly max_items_in_order_summary?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly minicart_display?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
  readonly minicart_max_items?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly minimum_password_length?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly newsletter_enabled?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
  readonly newsletter_form_consent_text?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, string>;
  readonly newsletter_form_enabled?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, boolean>;
  readonly newsletter_form_need_consent?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, boolean>;
  readonly optional_zip_countries?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly order_cancellation_enabled?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
  readonly order_cancellation_reasons?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "CancellationReason"> | null)[] | null | undefined>;
  readonly orders_invoices_credit_memos_display_full_summary?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
  readonly orders_invoices_credit_memos_display_grandtotal?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
  readonly orders_invoices_credit_memos_display_price?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly orders_invoices_credit_memos_display_shipping_amount?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly orders_invoices_credit_memos_display_subtotal?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly orders_invoices_credit_memos_display_zero_tax?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
  readonly paypal_express_active?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
  readonly place_order_recaptcha_type?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly portal_config?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, Given<Models, "PortalConfig">>;
  readonly printed_card_priceV2?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, Given<Models, "Money"> | null | undefined>;
  readonly product_fixed_product_tax_display_setting?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, FixedProductTaxDisplaySettings | null | undefined>;
  readonly product_url_suffix?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly recaptcha_site_key?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly required_character_classes_number?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly returns_enabled?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly root_category_uid?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly sales_fixed_product_tax_display_setting?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, FixedProductTaxDisplaySettings | null | undefined>;
  readonly secure_base_media_url?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly secure_base_url?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly shopping_cart_display_full_summary?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
  readonly shopping_cart_display_grand_total?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
  readonly shopping_cart_display_price?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly shopping_cart_display_shipping?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly shopping_cart_display_subtotal?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly shopping_cart_display_tax_gift_wrapping?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, TaxWrappingEnum | null | undefined>;
  readonly shopping_cart_display_zero_tax?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
  readonly store_code?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly store_group_code?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly store_name?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly terms_and_conditions_status?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, boolean>;
  readonly website_code?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly weight_unit?: Resolver<Given<Models, "StoreConfig">, Readonly<Record<never, never>>, Context, string | null | undefined>;
}

export interface StoredCardNonceResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly bin?: Resolver<Given<Models, "StoredCardNonce">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly nonce?: Resolver<Given<Models, "StoredCardNonce">, Readonly<Record<never, never>>, Context, string>;
}

export interface StorefrontPropertiesResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly position?: Resolver<Given<Models, "StorefrontProperties">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly use_in_product_listing?: Resolver<Given<Models, "StorefrontProperties">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
  readonly use_in_search_results_filter?: Resolver<Given<Models, "StorefrontProperties">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
  readonly visible_on_catalog_pages?: Resolver<Given<Models, "StorefrontProperties">, Readonly<Record<never, never>>, Context, boolean | null | undefined>;
}

export interface SubscribeEmailToNewsletterOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly status?: Resolver<Given<Models, "SubscribeEmailToNewsletterOutput">, Readonly<Record<never, never>>, Context, SubscriptionStatusesEnum | null | undefined>;
}

export interface TaxItemResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly amount?: Resolver<Given<Models, "TaxItem">, Readonly<Record<never, never>>, Context, Given<Models, "Money">>;
  readonly rate?: Resolver<Given<Models, "TaxItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly title?: Resolver<Given<Models, "TaxItem">, Readonly<Record<never, never>>, Context, string>;
}

export interface TextSwatchDataResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly value?: Resolver<Given<Models, "TextSwatchData">, Readonly<Record<never, never>>, Context, string | null | undefined>;
}

export interface TierPriceResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly discount?: Resolver<Given<Models, "TierPrice">, Readonly<Record<never, never>>, Context, Given<Models, "ProductDiscount"> | null | undefined>;
  readonly final_price?: Resolver<Given<Models, "TierPrice">, Readonly<Record<never, never>>, Context, Given<Models, "Money"> | null | undefined>;
  readonly quantity?: Resolver<Given<Models, "TierPrice">, Readonly<Record<never, never>>, Context, number | null | undefined>;
}

export interface UpdateCartItemsOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly cart?: Resolver<Given<Models, "UpdateCartItemsOutput">, Readonly<Record<never, never>>, Context, Given<Models, "Cart">>;
  readonly errors?: Resolver<Given<Models, "UpdateCartItemsOutput">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "Error"> | null)[]>;
}

export interface UpdateProductsInWishlistOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly user_errors?: Resolver<Given<Models, "UpdateProductsInWishlistOutput">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "WishListUserInputError">)[]>;
  readonly wishlist?: Resolver<Given<Models, "UpdateProductsInWishlistOutput">, Readonly<Record<never, never>>, Context, Given<Models, "Wishlist">>;
}

export interface UpdateWishlistOutputResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly name?: Resolver<Given<Models, "UpdateWishlistOutput">, Readonly<Record<never, never>>, Context, string>;
  readonly uid?: Resolver<Given<Models, "UpdateWishlistOutput">, Readonly<Record<never, never>>, Context, string>;
  readonly visibility?: Resolver<Given<Models, "UpdateWishlistOutput">, Readonly<Record<never, never>>, Context, WishlistVisibilityEnum>;
  readonly wishlist?: Resolver<Given<Models, "UpdateWishlistOutput">, Readonly<Record<never, never>>, Context, Given<Models, "Wishlist">>;
}

export interface ValidationRuleResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly name?: Resolver<Given<Models, "ValidationRule">, Readonly<Record<never, never>>, Context, ValidationRuleEnum | null | undefined>;
  readonly value?: Resolver<Given<Models, "ValidationRule">, Readonly<Record<never, never>>, Context, string | null | undefined>;
}

export interface VirtualCartItemResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly bundle_uids?: Resolver<Given<Models, "VirtualCartItem">, Readonly<Record<never, never>>, Context, readonly (string)[]>;
  readonly chosen_options?: Resolver<Given<Models, "VirtualCartItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly customizable_options?: Resolver<Given<Models, "VirtualCartItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "SelectedCustomizableOption"> | null)[]>;
  readonly embroidery_item?: Resolver<Given<Models, "VirtualCartItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly embroidery_items?: Resolver<Given<Models, "VirtualCartItem">, Readonly<Record<never, never>>, Context, readonly (string)[]>;
  readonly errors?: Resolver<Given<Models, "VirtualCartItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "CartItemError"> | null)[] | null | undefined>;
  readonly giftcard_option?: Resolver<Given<Models, "VirtualCartItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly id?: Resolver<Given<Models, "VirtualCartItem">, Readonly<Record<never, never>>, Context, string>;
  readonly is_available?: Resolver<Given<Models, "VirtualCartItem">, Readonly<Record<never, never>>, Context, boolean>;
  readonly is_salable?: Resolver<Given<Models, "VirtualCartItem">, Readonly<Record<never, never>>, Context, boolean>;
  readonly is_saleable?: Resolver<Given<Models, "VirtualCartItem">, Readonly<Record<never, never>>, Context, boolean>;
  readonly item_id?: Resolver<Given<Models, "VirtualCartItem">, Readonly<Record<never, never>>, Context, number>;
  readonly loyalty_message?: Resolver<Given<Models, "VirtualCartItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly max_qty?: Resolver<Given<Models, "VirtualCartItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly min_qty?: Resolver<Given<Models, "VirtualCartItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly name?: Resolver<Given<Models, "VirtualCartItem">, Readonly<Record<never, never>>, Context, string>;
  readonly next_tier?: Resolver<Given<Models, "VirtualCartItem">, Readonly<Record<never, never>>, Context, Given<Models, "CartItemNextTier"> | null | undefined>;
  readonly not_available_message?: Resolver<Given<Models, "VirtualCartItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly options?: Resolver<Given<Models, "VirtualCartItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "CartItemOption">)[]>;
  readonly overrideCategoryId?: Resolver<Given<Models, "VirtualCartItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly parts?: Resolver<Given<Models, "VirtualCartItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "CartItemPart">)[]>;
  readonly picture?: Resolver<Given<Models, "VirtualCartItem">, Readonly<Record<never, never>>, Context, Given<Models, "CartItemPicture">>;
  readonly prices?: Resolver<Given<Models, "VirtualCartItem">, Readonly<Record<never, never>>, Context, Given<Models, "CartItemPrices"> | null | undefined>;
  readonly product?: Resolver<Given<Models, "VirtualCartItem">, Readonly<Record<never, never>>, Context, GivenProductInterface<Models>>;
  readonly product_id?: Resolver<Given<Models, "VirtualCartItem">, Readonly<Record<never, never>>, Context, number>;
  readonly qty_increment?: Resolver<Given<Models, "VirtualCartItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly quantity?: Resolver<Given<Models, "VirtualCartItem">, Readonly<Record<never, never>>, Context, number>;
  readonly sewn_pictures?: Resolver<Given<Models, "VirtualCartItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "SewnPicture">)[]>;
  readonly simpleProductId?: Resolver<Given<Models, "VirtualCartItem">, Readonly<Record<never, never>>, Context, number>;
  readonly sku?: Resolver<Given<Models, "VirtualCartItem">, Readonly<Record<never, never>>, Context, string>;
  readonly uid?: Resolver<Given<Models, "VirtualCartItem">, Readonly<Record<never, never>>, Context, string>;
  readonly url?: Resolver<Given<Models, "VirtualCartItem">, Readonly<Record<never, never>>, Context, string>;
  readonly user_can_edit?: Resolver<Given<Models, "VirtualCartItem">, Readonly<Record<never, never>>, Context, boolean>;
}

export interface VirtualProductResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly canonical_url?: Resolver<Given<Models, "VirtualProduct">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly categories?: Resolver<Given<Models, "VirtualProduct">, Readonly<Record<never, never>>, Context, readonly (GivenCategoryInterface<Models> | null)[] | null | undefined>;
  readonly custom_attributesV2?: Resolver<Given<Models, "VirtualProduct">, VirtualProductCustom_attributesV2Args, Context, Given<Models, "ProductCustomAttributes"> | null | undefined>;
  readonly description?: Resolver<Given<Models, "VirtualProduct">, Readonly<Record<never, never>>, Context, Given<Models, "ComplexTextValue"> | null | undefined>;
  readonly gift_message_available?: Resolver<Given<Models, "VirtualProduct">, Readonly<Record<never, never>>, Context, boolean>;
  readonly gift_wrapping_available?: Resolver<Given<Models, "VirtualProduct">, Readonly<Record<never, never>>, Context, boolean>;
  readonly gift_wrapping_price?: Resolver<Given<Models, "VirtualProduct">, Readonly<Record<never, never>>, Context, Given<Models, "Money"> | null | undefined>;
  readonly id?: Resolver<Given<Models, "VirtualProduct">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly image?: Resolver<Given<Models, "VirtualProduct">, Readonly<Record<never, never>>, Context, Given<Models, "ProductImage"> | null | undefined>;
  readonly media_gallery?: Resolver<Given<Models, "VirtualProduct">, Readonly<Record<never, never>>, Context, readonly (GivenMediaGalleryInterface<Models> | null)[] | null | undefined>;
  readonly media_gallery_entries?: Resolver<Given<Models, "VirtualProduct">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "MediaGalleryEntry"> | null)[] | null | undefined>;
  readonly meta_description?: Resolver<Given<Models, "VirtualProduct">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly meta_keyword?: Resolver<Given<Models, "VirtualProduct">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly meta_title?: Resolver<Given<Models, "VirtualProduct">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly name?: Resolver<Given<Models, "VirtualProduct">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly only_x_left_in_stock?: Resolver<Given<Models, "VirtualProduct">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly options?: Resolver<Given<Models, "VirtualProduct">, Readonly<Record<never, never>>, Context, readonly (GivenCustomizableOptionInterface<Models> | null)[] | null | undefined>;
  readonly price?: Resolver<Given<Models, "VirtualProduct">, Readonly<Record<never, never>>, Context, Given<Models, "ProductPrices"> | null | undefined>;
  readonly price_range?: Resolver<Given<Models, "VirtualProduct">, Readonly<Record<never, never>>, Context, Given<Models, "PriceRange">>;
  readonly price_tiers?: Resolver<Given<Models, "VirtualProduct">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "TierPrice"> | null)[] | null | undefined>;
  readonly quantity?: Resolver<Given<Models, "VirtualProduct">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly rating_summary?: Resolver<Given<Models, "VirtualProduct">, Readonly<Record<never, never>>, Context, number>;
  readonly redirect_code?: Resolver<Given<Models, "VirtualProduct">, Readonly<Record<never, never>>, Context, number>;
  readonly relative_url?: Resolver<Given<Models, "VirtualProduct">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly review_count?: Resolver<Given<Models, "VirtualProduct">, Readonly<Record<never, never>>, Context, number>;
  readonly reviews?: Resolver<Given<Models, "VirtualProduct">, VirtualProductReviewsArgs, Context, Given<Models, "ProductReviews">>;
  readonly short_description?: Resolver<Given<Models, "VirtualProduct">, Readonly<Record<never, never>>, Context, Given<Models, "ComplexTextValue"> | null | undefined>;
  readonly sku?: Resolver<Given<Models, "VirtualProduct">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly small_image?: Resolver<Given<Models, "VirtualProduct">, Readonly<Record<never, never>>, Context, Given<Models, "ProductImage"> | null | undefined>;
  readonly stock_status?: Resolver<Given<Models, "VirtualProduct">, Readonly<Record<never, never>>, Context, ProductStockStatus | null | undefined>;
  readonly thumbnail?: Resolver<Given<Models, "VirtualProduct">, Readonly<Record<never, never>>, Context, Given<Models, "ProductImage"> | null | undefined>;
  readonly type?: Resolver<Given<Models, "VirtualProduct">, Readonly<Record<never, never>>, Context, UrlRewriteEntityTypeEnum | null | undefined>;
  readonly uid?: Resolver<Given<Models, "VirtualProduct">, Readonly<Record<never, never>>, Context, string>;
  readonly url_key?: Resolver<Given<Models, "VirtualProduct">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly url_suffix?: Resolver<Given<Models, "VirtualProduct">, Readonly<Record<never, never>>, Context, string | null | undefined>;
}

export interface VirtualWishlistItemResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly added_at?: Resolver<Given<Models, "VirtualWishlistItem">, Readonly<Record<never, never>>, Context, string>;
  readonly customizable_options?: Resolver<Given<Models, "VirtualWishlistItem">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "SelectedCustomizableOption"> | null)[]>;
  readonly description?: Resolver<Given<Models, "VirtualWishlistItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly id?: Resolver<Given<Models, "VirtualWishlistItem">, Readonly<Record<never, never>>, Context, string>;
  readonly product?: Resolver<Given<Models, "VirtualWishlistItem">, Readonly<Record<never, never>>, Context, GivenProductInterface<Models> | null | undefined>;
  readonly quantity?: Resolver<Given<Models, "VirtualWishlistItem">, Readonly<Record<never, never>>, Context, number>;
}

export interface WishListUserInputErrorResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly code?: Resolver<Given<Models, "WishListUserInputError">, Readonly<Record<never, never>>, Context, WishListUserInputErrorType>;
  readonly message?: Resolver<Given<Models, "WishListUserInputError">, Readonly<Record<never, never>>, Context, string>;
}

export interface WishlistResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly id?: Resolver<Given<Models, "Wishlist">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly is_default?: Resolver<Given<Models, "Wishlist">, Readonly<Record<never, never>>, Context, boolean>;
  readonly items?: Resolver<Given<Models, "Wishlist">, Readonly<Record<never, never>>, Context, readonly (Given<Models, "WishlistItem"> | null)[] | null | undefined>;
  readonly items_count?: Resolver<Given<Models, "Wishlist">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly items_v2?: Resolver<Given<Models, "Wishlist">, WishlistItems_v2Args, Context, Given<Models, "WishlistItems"> | null | undefined>;
  readonly name?: Resolver<Given<Models, "Wishlist">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly sharing_code?: Resolver<Given<Models, "Wishlist">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly tells_first_name?: Resolver<Given<Models, "Wishlist">, Readonly<Record<never, never>>, Context, boolean>;
  readonly updated_at?: Resolver<Given<Models, "Wishlist">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly visibility?: Resolver<Given<Models, "Wishlist">, Readonly<Record<never, never>>, Context, WishlistVisibilityEnum>;
}

export interface WishlistCartUserInputErrorResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly code?: Resolver<Given<Models, "WishlistCartUserInputError">, Readonly<Record<never, never>>, Context, WishlistCartUserInputErrorType>;
  readonly message?: Resolver<Given<Models, "WishlistCartUserInputError">, Readonly<Record<never, never>>, Context, string>;
  readonly wishlistId?: Resolver<Given<Models, "WishlistCartUserInputError">, Readonly<Record<never, never>>, Context, string>;
  readonly wishlistItemId?: Resolver<Given<Models, "WishlistCartUserInputError">, Readonly<Record<never, never>>, Context, string>;
}

export interface WishlistItemResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly added_at?: Resolver<Given<Models, "WishlistItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly description?: Resolver<Given<Models, "WishlistItem">, Readonly<Record<never, never>>, Context, string | null | undefined>;
  readonly id?: Resolver<Given<Models, "WishlistItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
  readonly product?: Resolver<Given<Models, "WishlistItem">, Readonly<Record<never, never>>, Context, GivenProductInterface<Models> | null | undefined>;
  readonly qty?: Resolver<Given<Models, "WishlistItem">, Readonly<Record<never, never>>, Context, number | null | undefined>;
}

export interface WishlistItemsResolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly items?: Resolver<Given<Models, "WishlistItems">, Readonly<Record<never, never>>, Context, readonly (GivenWishlistItemInterface<Models> | null)[]>;
  readonly page_info?: Resolver<Given<Models, "WishlistItems">, Readonly<Record<never, never>>, Context, Given<Models, "SearchResultPageInfo"> | null | undefined>;
}

/** All resolvers of the schema: a query without one does not compile. */
export interface Resolvers<Context, Models = Readonly<Record<never, never>>> {
  readonly AddBundleProductsToCartOutput?: AddBundleProductsToCartOutputResolvers<Context, Models>;
  readonly AddConfigurableProductsToCartOutput?: AddConfigurableProductsToCartOutputResolvers<Context, Models>;
  readonly AddProductsToCartOutput?: AddProductsToCartOutputResolvers<Context, Models>;
  readonly AddProductsToWishlistOutput?: AddProductsToWishlistOutputResolvers<Context, Models>;
  readonly AddSimpleProductsToCartOutput?: AddSimpleProductsToCartOutputResolvers<Context, Models>;
  readonly AddVirtualProductsToCartOutput?: AddVirtualProductsToCartOutputResolvers<Context, Models>;
  readonly AddWishlistItemsToCartOutput?: AddWishlistItemsToCartOutputResolvers<Context, Models>;
  readonly Aggregation?: AggregationResolvers<Context, Models>;
  readonly AggregationOption?: AggregationOptionResolvers<Context, Models>;
  readonly AnsweredQuestion?: AnsweredQuestionResolvers<Context, Models>;
  readonly AppliedCoupon?: AppliedCouponResolvers<Context, Models>;
  readonly AppliedGiftCard?: AppliedGiftCardResolvers<Context, Models>;
  readonly AppliedStoreCredit?: AppliedStoreCreditResolvers<Context, Models>;
  readonly ApplyCouponToCartOutput?: ApplyCouponToCartOutputResolvers<Context, Models>;
  readonly ApplyGiftCardToCartOutput?: ApplyGiftCardToCartOutputResolvers<Context, Models>;
  readonly ApplyGiftCardToOrder?: ApplyGiftCardToOrderResolvers<Context, Models>;
  readonly ApplyRewardPointsToCartOutput?: ApplyRewardPointsToCartOutputResolvers<Context, Models>;
  readonly ApplyStoreCreditToCartOutput?: ApplyStoreCreditToCartOutputResolvers<Context, Models>;
  readonly Arrival?: ArrivalResolvers<Context, Models>;
  readonly AssignCompareListToCustomerOutput?: AssignCompareListToCustomerOutputResolvers<Context, Models>;
  readonly Attribute?: AttributeResolvers<Context, Models>;
  readonly AttributeMetadataError?: AttributeMetadataErrorResolvers<Context, Models>;
  readonly AttributeOption?: AttributeOptionResolvers<Context, Models>;
  readonly AttributeOptionMetadata?: AttributeOptionMetadataResolvers<Context, Models>;
  readonly AttributeSelectedOption?: AttributeSelectedOptionResolvers<Context, Models>;
  readonly AttributeSelectedOptions?: AttributeSelectedOptionsResolvers<Context, Models>;
  readonly AttributeValue?: AttributeValueResolvers<Context, Models>;
  readonly AttributesFormOutput?: AttributesFormOutputResolvers<Context, Models>;
  readonly AttributesMetadataOutput?: AttributesMetadataOutputResolvers<Context, Models>;
  readonly AvailablePaymentMethod?: AvailablePaymentMethodResolvers<Context, Models>;
  readonly AvailableShippingMethod?: AvailableShippingMethodResolvers<Context, Models>;
  readonly BillingCartAddress?: BillingCartAddressResolvers<Context, Models>;
  readonly Breadcrumb?: BreadcrumbResolvers<Context, Models>;
  readonly BundleCartItem?: BundleCartItemResolvers<Context, Models>;
  readonly BundleItem?: BundleItemResolvers<Context, Models>;
  readonly BundleItemOption?: BundleItemOptionResolvers<Context, Models>;
  readonly BundleOrderItem?: BundleOrderItemResolvers<Context, Models>;
  readonly BundleProduct?: BundleProductResolvers<Context, Models>;
  readonly BundleWishlistItem?: BundleWishlistItemResolvers<Context, Models>;
  readonly BusinessCreditConfig?: BusinessCreditConfigResolvers<Context, Models>;
  readonly CancelOrderError?: CancelOrderErrorResolvers<Context, Models>;
  readonly CancelOrderOutput?: CancelOrderOutputResolvers<Context, Models>;
  readonly CancellationReason?: CancellationReasonResolvers<Context, Models>;
  readonly Cart?: CartResolvers<Context, Models>;
  readonly CartAddressCountry?: CartAddressCountryResolvers<Context, Models>;
  readonly CartAddressRegion?: CartAddressRegionResolvers<Context, Models>;
  readonly CartAndSavedItemsOutput?: CartAndSavedItemsOutputResolvers<Context, Models>;
  readonly CartItemError?: CartItemErrorResolvers<Context, Models>;
  readonly CartItemNextTier?: CartItemNextTierResolvers<Context, Models>;
  readonly CartItemOption?: CartItemOptionResolvers<Context, Models>;
  readonly CartItemPart?: CartItemPartResolvers<Context, Models>;
  readonly CartItemPicture?: CartItemPictureResolvers<Context, Models>;
  readonly CartItemPrices?: CartItemPricesResolvers<Context, Models>;
  readonly CartItemSelectedOptionValuePrice?: CartItemSelectedOptionValuePriceResolvers<Context, Models>;
  readonly CartItems?: CartItemsResolvers<Context, Models>;
  readonly CartPrices?: CartPricesResolvers<Context, Models>;
  readonly CartQuote?: CartQuoteResolvers<Context, Models>;
  readonly CartQuoteLine?: CartQuoteLineResolvers<Context, Models>;
  readonly CartTaxItem?: CartTaxItemResolvers<Context, Models>;
  readonly CategoryProducts?: CategoryProductsResolvers<Context, Models>;
  readonly CategoryResult?: CategoryResultResolvers<Context, Models>;
  readonly CategoryTree?: CategoryTreeResolvers<Context, Models>;
  readonly ChangedTotal?: ChangedTotalResolvers<Context, Models>;
  readonly CheckoutAgreement?: CheckoutAgreementResolvers<Context, Models>;
  readonly CheckoutUserInputError?: CheckoutUserInputErrorResolvers<Context, Models>;
  readonly CheckoutValidation?: CheckoutValidationResolvers<Context, Models>;
  readonly ClaimGuestOrderOutput?: ClaimGuestOrderOutputResolvers<Context, Models>;
  readonly ClearCartError?: ClearCartErrorResolvers<Context, Models>;
  readonly ClearCartOutput?: ClearCartOutputResolvers<Context, Models>;
  readonly CmsBlock?: CmsBlockResolvers<Context, Models>;
  readonly CmsBlocks?: CmsBlocksResolvers<Context, Models>;
  readonly CmsPage?: CmsPageResolvers<Context, Models>;
  readonly ColorSwatchData?: ColorSwatchDataResolvers<Context, Models>;
  readonly ComparableAttribute?: ComparableAttributeResolvers<Context, Models>;
  readonly ComparableItem?: ComparableItemResolvers<Context, Models>;
  readonly CompareList?: CompareListResolvers<Context, Models>;
  readonly ComplexTextValue?: ComplexTextValueResolvers<Context, Models>;
  readonly ConfigurableAttributeOption?: ConfigurableAttributeOptionResolvers<Context, Models>;
  readonly ConfigurableCartItem?: ConfigurableCartItemResolvers<Context, Models>;
  readonly ConfigurableProduct?: ConfigurableProductResolvers<Context, Models>;
  readonly ConfigurableProductOptions?: ConfigurableProductOptionsResolvers<Context, Models>;
  readonly ConfigurableProductOptionsValues?: ConfigurableProductOptionsValuesResolvers<Context, Models>;
  readonly ConfigurableVariant?: ConfigurableVariantResolvers<Context, Models>;
  readonly ConfigurableWishlistItem?: ConfigurableWishlistItemResolvers<Context, Models>;
  readonly ContactUsOutput?: ContactUsOutputResolvers<Context, Models>;
  readonly CopyCartQuoteOutput?: CopyCartQuoteOutputResolvers<Context, Models>;
  readonly CopyProductsToWishlistOutput?: CopyProductsToWishlistOutputResolvers<Context, Models>;
  readonly CopySharedCartOutput?: CopySharedCartOutputResolvers<Context, Models>;
  readonly Country?: CountryResolvers<Context, Models>;
  readonly CreateGuestCartOutput?: CreateGuestCartOutputResolvers<Context, Models>;
  readonly CreateMetaEventOutput?: CreateMetaEventOutputResolvers<Context, Models>;
  readonly CreateNewReviewOutput?: CreateNewReviewOutputResolvers<Context, Models>;
  readonly CreateProductReviewOutput?: CreateProductReviewOutputResolvers<Context, Models>;
  readonly CreateWishlistOutput?: CreateWishlistOutputResolvers<Context, Models>;
  readonly CreditKeyCheckoutOutput?: CreditKeyCheckoutOutputResolvers<Context, Models>;
  readonly CreditMemo?: CreditMemoResolvers<Context, Models>;
  readonly Currency?: CurrencyResolvers<Context, Models>;
  readonly CustomAttributeMetadata?: CustomAttributeMetadataResolvers<Context, Models>;
  readonly Customer?: CustomerResolvers<Context, Models>;
  readonly CustomerAddress?: CustomerAddressResolvers<Context, Models>;
  readonly CustomerAddressRegion?: CustomerAddressRegionResolvers<Context, Models>;
  readonly CustomerAddresses?: CustomerAddressesResolvers<Context, Models>;
  readonly CustomerAttributeMetadata?: CustomerAttributeMetadataResolvers<Context, Models>;
  readonly CustomerGroupStorefront?: CustomerGroupStorefrontResolvers<Context, Models>;
  readonly CustomerLogo?: CustomerLogoResolvers<Context, Models>;
  readonly CustomerLogoColor?: CustomerLogoColorResolvers<Context, Models>;
  readonly CustomerLogos?: CustomerLogosResolvers<Context, Models>;
  readonly CustomerOrder?: CustomerOrderResolvers<Context, Models>;
  readonly CustomerOrders?: CustomerOrdersResolvers<Context, Models>;
  readonly CustomerOutput?: CustomerOutputResolvers<Context, Models>;
  readonly CustomerPaymentTokens?: CustomerPaymentTokensResolvers<Context, Models>;
  readonly CustomerPortal?: CustomerPortalResolvers<Context, Models>;
  readonly CustomerStoreCredit?: CustomerStoreCreditResolvers<Context, Models>;
  readonly CustomerStoreCreditHistory?: CustomerStoreCreditHistoryResolvers<Context, Models>;
  readonly CustomerStoreCreditHistoryItem?: CustomerStoreCreditHistoryItemResolvers<Context, Models>;
  readonly CustomerToken?: CustomerTokenResolvers<Context, Models>;
  readonly CustomizableAreaOption?: CustomizableAreaOptionResolvers<Context, Models>;
  readonly CustomizableAreaValue?: CustomizableAreaValueResolvers<Context, Models>;
  readonly CustomizableCheckboxOption?: CustomizableCheckboxOptionResolvers<Context, Models>;
  readonly CustomizableCheckboxValue?: CustomizableCheckboxValueResolvers<Context, Models>;
  readonly CustomizableDateOption?: CustomizableDateOptionResolvers<Context, Models>;
  readonly CustomizableDateValue?: CustomizableDateValueResolvers<Context, Models>;
  readonly CustomizableDropDownOption?: CustomizableDropDownOptionResolvers<Context, Models>;
  readonly CustomizableDropDownValue?: CustomizableDropDownValueResolvers<Context, Models>;
  readonly CustomizableFieldOption?: CustomizableFieldOptionResolvers<Context, Models>;
  readonly CustomizableFieldValue?: CustomizableFieldValueResolvers<Context, Models>;
  readonly CustomizableMultipleOption?: CustomizableMultipleOptionResolvers<Context, Models>;
  readonly CustomizableMultipleValue?: CustomizableMultipleValueResolvers<Context, Models>;
  readonly CustomizableRadioOption?: CustomizableRadioOptionResolvers<Context, Models>;
  readonly CustomizableRadioValue?: CustomizableRadioValueResolvers<Context, Models>;
  readonly DeleteCompareListOutput?: DeleteCompareListOutputResolvers<Context, Models>;
  readonly DeletePaymentTokenOutput?: DeletePaymentTokenOutputResolvers<Context, Models>;
  readonly DeleteWishlistOutput?: DeleteWishlistOutputResolvers<Context, Models>;
  readonly Discount?: DiscountResolvers<Context, Models>;
  readonly DownloadableCartItem?: DownloadableCartItemResolvers<Context, Models>;
  readonly DownloadableItemsLinks?: DownloadableItemsLinksResolvers<Context, Models>;
  readonly DownloadableOrderItem?: DownloadableOrderItemResolvers<Context, Models>;
  readonly DownloadableProductLinks?: DownloadableProductLinksResolvers<Context, Models>;
  readonly DynamicWidget?: DynamicWidgetResolvers<Context, Models>;
  readonly Error?: ErrorResolvers<Context, Models>;
  readonly EstimateTotalsOutput?: EstimateTotalsOutputResolvers<Context, Models>;
  readonly FixedProductTax?: FixedProductTaxResolvers<Context, Models>;
  readonly FreeShippingProgress?: FreeShippingProgressResolvers<Context, Models>;
  readonly GiftCardAccount?: GiftCardAccountResolvers<Context, Models>;
  readonly GiftCardAmounts?: GiftCardAmountsResolvers<Context, Models>;
  readonly GiftCardCartItem?: GiftCardCartItemResolvers<Context, Models>;
  readonly GiftCardItem?: GiftCardItemResolvers<Context, Models>;
  readonly GiftCardOrderItem?: GiftCardOrderItemResolvers<Context, Models>;
  readonly GiftCardProduct?: GiftCardProductResolvers<Context, Models>;
  readonly GiftCardWishlistItem?: GiftCardWishlistItemResolvers<Context, Models>;
  readonly GiftMessage?: GiftMessageResolvers<Context, Models>;
  readonly GiftOptionsPrices?: GiftOptionsPricesResolvers<Context, Models>;
  readonly GiftWrapping?: GiftWrappingResolvers<Context, Models>;
  readonly GiftWrappingImage?: GiftWrappingImageResolvers<Context, Models>;
  readonly GiveUpPaymentOutput?: GiveUpPaymentOutputResolvers<Context, Models>;
  readonly ImageSwatchData?: ImageSwatchDataResolvers<Context, Models>;
  readonly Invoice?: InvoiceResolvers<Context, Models>;
  readonly IsEmailAvailableOutput?: IsEmailAvailableOutputResolvers<Context, Models>;
  readonly ItemSelectedBundleOption?: ItemSelectedBundleOptionResolvers<Context, Models>;
  readonly ItemSelectedBundleOptionValue?: ItemSelectedBundleOptionValueResolvers<Context, Models>;
  readonly KeyValue?: KeyValueResolvers<Context, Models>;
  readonly LayerFilter?: LayerFilterResolvers<Context, Models>;
  readonly LayerFilterItem?: LayerFilterItemResolvers<Context, Models>;
  readonly MediaGalleryEntry?: MediaGalleryEntryResolvers<Context, Models>;
  readonly Money?: MoneyResolvers<Context, Models>;
  readonly MoneyPaperItem?: MoneyPaperItemResolvers<Context, Models>;
  readonly MoneyPaperTotal?: MoneyPaperTotalResolvers<Context, Models>;
  readonly MoveProductsInWishlistOutput?: MoveProductsInWishlistOutputResolvers<Context, Models>;
  readonly Mutation: MutationResolvers<Context, Models>;
  readonly OpenOrder?: OpenOrderResolvers<Context, Models>;
  readonly Order?: OrderResolvers<Context, Models>;
  readonly OrderAddress?: OrderAddressResolvers<Context, Models>;
  readonly OrderCustomerInfo?: OrderCustomerInfoResolvers<Context, Models>;
  readonly OrderItem?: OrderItemResolvers<Context, Models>;
  readonly OrderItemOption?: OrderItemOptionResolvers<Context, Models>;
  readonly OrderItemPrices?: OrderItemPricesResolvers<Context, Models>;
  readonly OrderItemToday?: OrderItemTodayResolvers<Context, Models>;
  readonly OrderOnAccount?: OrderOnAccountResolvers<Context, Models>;
  readonly OrderPaymentMethod?: OrderPaymentMethodResolvers<Context, Models>;
  readonly OrderShipment?: OrderShipmentResolvers<Context, Models>;
  readonly OrderTotal?: OrderTotalResolvers<Context, Models>;
  readonly PaymentToken?: PaymentTokenResolvers<Context, Models>;
  readonly PaypalExpressTokenOutput?: PaypalExpressTokenOutputResolvers<Context, Models>;
  readonly PaypalExpressUrlList?: PaypalExpressUrlListResolvers<Context, Models>;
  readonly Phrase?: PhraseResolvers<Context, Models>;
  readonly PlaceOrderError?: PlaceOrderErrorResolvers<Context, Models>;
  readonly PlaceOrderOutput?: PlaceOrderOutputResolvers<Context, Models>;
  readonly PortalConfig?: PortalConfigResolvers<Context, Models>;
  readonly PortalNotifications?: PortalNotificationsResolvers<Context, Models>;
  readonly Price?: PriceResolvers<Context, Models>;
  readonly PriceRange?: PriceRangeResolvers<Context, Models>;
  readonly ProductAttribute?: ProductAttributeResolvers<Context, Models>;
  readonly ProductCustomAttributes?: ProductCustomAttributesResolvers<Context, Models>;
  readonly ProductDiscount?: ProductDiscountResolvers<Context, Models>;
  readonly ProductImage?: ProductImageResolvers<Context, Models>;
  readonly ProductPrice?: ProductPriceResolvers<Context, Models>;
  readonly ProductPrices?: ProductPricesResolvers<Context, Models>;
  readonly ProductReview?: ProductReviewResolvers<Context, Models>;
  readonly ProductReviewItem?: ProductReviewItemResolvers<Context, Models>;
  readonly ProductReviewPage?: ProductReviewPageResolvers<Context, Models>;
  readonly ProductReviewRating?: ProductReviewRatingResolvers<Context, Models>;
  readonly ProductReviewRatingMetadata?: ProductReviewRatingMetadataResolvers<Context, Models>;
  readonly ProductReviewRatingValueMetadata?: ProductReviewRatingValueMetadataResolvers<Context, Models>;
  readonly ProductReviewRatingsMetadata?: ProductReviewRatingsMetadataResolvers<Context, Models>;
  readonly ProductReviews?: ProductReviewsResolvers<Context, Models>;
  readonly Products?: ProductsResolvers<Context, Models>;
  readonly PromotionBanner?: PromotionBannerResolvers<Context, Models>;
  readonly Query: QueryResolvers<Context, Models>;
  readonly Question?: QuestionResolvers<Context, Models>;
  readonly Questions?: QuestionsResolvers<Context, Models>;
  readonly QuestionsCount?: QuestionsCountResolvers<Context, Models>;
  readonly QuotedCart?: QuotedCartResolvers<Context, Models>;
  readonly RawTotal?: RawTotalResolvers<Context, Models>;
  readonly RecentViewedProduct?: RecentViewedProductResolvers<Context, Models>;
  readonly RecentViewedProducts?: RecentViewedProductsResolvers<Context, Models>;
  readonly Region?: RegionResolvers<Context, Models>;
  readonly RemoveCouponFromCartOutput?: RemoveCouponFromCartOutputResolvers<Context, Models>;
  readonly RemoveGiftCardFromCartOutput?: RemoveGiftCardFromCartOutputResolvers<Context, Models>;
  readonly RemoveItemFromCartOutput?: RemoveItemFromCartOutputResolvers<Context, Models>;
  readonly RemoveProductsFromWishlistOutput?: RemoveProductsFromWishlistOutputResolvers<Context, Models>;
  readonly RemoveRewardPointsFromCartOutput?: RemoveRewardPointsFromCartOutputResolvers<Context, Models>;
  readonly RemoveStoreCreditFromCartOutput?: RemoveStoreCreditFromCartOutputResolvers<Context, Models>;
  readonly ReorderItemsOutput?: ReorderItemsOutputResolvers<Context, Models>;
  readonly RequestReturnOutput?: RequestReturnOutputResolvers<Context, Models>;
  readonly Return?: ReturnResolvers<Context, Models>;
  readonly ReturnComment?: ReturnCommentResolvers<Context, Models>;
  readonly ReturnCustomer?: ReturnCustomerResolvers<Context, Models>;
  readonly ReturnItem?: ReturnItemResolvers<Context, Models>;
  readonly ReturnShipping?: ReturnShippingResolvers<Context, Models>;
  readonly ReturnShippingCarrier?: ReturnShippingCarrierResolvers<Context, Models>;
  readonly ReturnShippingTracking?: ReturnShippingTrackingResolvers<Context, Models>;
  readonly ReturnShippingTrackingStatus?: ReturnShippingTrackingStatusResolvers<Context, Models>;
  readonly Returns?: ReturnsResolvers<Context, Models>;
  readonly ReviewHelpfulness?: ReviewHelpfulnessResolvers<Context, Models>;
  readonly ReviewImage?: ReviewImageResolvers<Context, Models>;
  readonly ReviewMetrics?: ReviewMetricsResolvers<Context, Models>;
  readonly ReviewRatingVote?: ReviewRatingVoteResolvers<Context, Models>;
  readonly ReviewRatingsCount?: ReviewRatingsCountResolvers<Context, Models>;
  readonly ReviewVideo?: ReviewVideoResolvers<Context, Models>;
  readonly ReviewVoteEntry?: ReviewVoteEntryResolvers<Context, Models>;
  readonly ReviewedProduct?: ReviewedProductResolvers<Context, Models>;
  readonly RevokeCustomerTokenOutput?: RevokeCustomerTokenOutputResolvers<Context, Models>;
  readonly RevokeSharedCartOutput?: RevokeSharedCartOutputResolvers<Context, Models>;
  readonly RewardPoints?: RewardPointsResolvers<Context, Models>;
  readonly RewardPointsAmount?: RewardPointsAmountResolvers<Context, Models>;
  readonly RewardPointsBalanceHistoryItem?: RewardPointsBalanceHistoryItemResolvers<Context, Models>;
  readonly SalesCommentItem?: SalesCommentItemResolvers<Context, Models>;
  readonly SavedCartItems?: SavedCartItemsResolvers<Context, Models>;
  readonly SavedProduct?: SavedProductResolvers<Context, Models>;
  readonly SavedProducts?: SavedProductsResolvers<Context, Models>;
  readonly SearchResultPageInfo?: SearchResultPageInfoResolvers<Context, Models>;
  readonly SearchSuggestion?: SearchSuggestionResolvers<Context, Models>;
  readonly SelectedBundleOption?: SelectedBundleOptionResolvers<Context, Models>;
  readonly SelectedBundleOptionValue?: SelectedBundleOptionValueResolvers<Context, Models>;
  readonly SelectedConfigurableOption?: SelectedConfigurableOptionResolvers<Context, Models>;
  readonly SelectedCustomizableOption?: SelectedCustomizableOptionResolvers<Context, Models>;
  readonly SelectedCustomizableOptionValue?: SelectedCustomizableOptionValueResolvers<Context, Models>;
  readonly SelectedPaymentMethod?: SelectedPaymentMethodResolvers<Context, Models>;
  readonly SelectedShippingMethod?: SelectedShippingMethodResolvers<Context, Models>;
  readonly SetBillingAddressOnCartOutput?: SetBillingAddressOnCartOutputResolvers<Context, Models>;
  readonly SetGuestEmailOnCartOutput?: SetGuestEmailOnCartOutputResolvers<Context, Models>;
  readonly SetOrderCommentOnCartOutput?: SetOrderCommentOnCartOutputResolvers<Context, Models>;
  readonly SetPaymentMethodOnCartOutput?: SetPaymentMethodOnCartOutputResolvers<Context, Models>;
  readonly SetShippingAddressesOnCartOutput?: SetShippingAddressesOnCartOutputResolvers<Context, Models>;
  readonly SetShippingMethodsOnCartOutput?: SetShippingMethodsOnCartOutputResolvers<Context, Models>;
  readonly SewnPicture?: SewnPictureResolvers<Context, Models>;
  readonly ShareCartOutput?: ShareCartOutputResolvers<Context, Models>;
  readonly SharedCart?: SharedCartResolvers<Context, Models>;
  readonly SharedCartLink?: SharedCartLinkResolvers<Context, Models>;
  readonly SharedWishlist?: SharedWishlistResolvers<Context, Models>;
  readonly ShipmentItem?: ShipmentItemResolvers<Context, Models>;
  readonly ShipmentTracking?: ShipmentTrackingResolvers<Context, Models>;
  readonly ShippingCartAddress?: ShippingCartAddressResolvers<Context, Models>;
  readonly ShippingHandling?: ShippingHandlingResolvers<Context, Models>;
  readonly ShownOrder?: ShownOrderResolvers<Context, Models>;
  readonly ShownOrderItem?: ShownOrderItemResolvers<Context, Models>;
  readonly ShownOrderNote?: ShownOrderNoteResolvers<Context, Models>;
  readonly ShownOrderOption?: ShownOrderOptionResolvers<Context, Models>;
  readonly SimpleCartItem?: SimpleCartItemResolvers<Context, Models>;
  readonly SimpleProduct?: SimpleProductResolvers<Context, Models>;
  readonly SimpleWishlistItem?: SimpleWishlistItemResolvers<Context, Models>;
  readonly SortField?: SortFieldResolvers<Context, Models>;
  readonly SortFields?: SortFieldsResolvers<Context, Models>;
  readonly StandingOrder?: StandingOrderResolvers<Context, Models>;
  readonly StoreConfig?: StoreConfigResolvers<Context, Models>;
  readonly StoredCardNonce?: StoredCardNonceResolvers<Context, Models>;
  readonly StorefrontProperties?: StorefrontPropertiesResolvers<Context, Models>;
  readonly SubscribeEmailToNewsletterOutput?: SubscribeEmailToNewsletterOutputResolvers<Context, Models>;
  readonly TaxItem?: TaxItemResolvers<Context, Models>;
  readonly TextSwatchData?: TextSwatchDataResolvers<Context, Models>;
  readonly TierPrice?: TierPriceResolvers<Context, Models>;
  readonly UpdateCartItemsOutput?: UpdateCartItemsOutputResolvers<Context, Models>;
  readonly UpdateProductsInWishlistOutput?: UpdateProductsInWishlistOutputResolvers<Context, Models>;
  readonly UpdateWishlistOutput?: UpdateWishlistOutputResolvers<Context, Models>;
  readonly ValidationRule?: ValidationRuleResolvers<Context, Models>;
  readonly VirtualCartItem?: VirtualCartItemResolvers<Context, Models>;
  readonly VirtualProduct?: VirtualProductResolvers<Context, Models>;
  readonly VirtualWishlistItem?: VirtualWishlistItemResolvers<Context, Models>;
  readonly WishListUserInputError?: WishListUserInputErrorResolvers<Context, Models>;
  readonly Wishlist?: WishlistResolvers<Context, Models>;
  readonly WishlistCartUserInputError?: WishlistCartUserInputErrorResolvers<Context, Models>;
  readonly WishlistItem?: WishlistItemResolvers<Context, Models>;
  readonly WishlistItems?: WishlistItemsResolvers<Context, Models>;
  readonly AttributeValueInterface?: { readonly resolveType: (value: GivenAttributeValueInterface<Models>) => AttributeValueInterface["__typename"] };
  readonly CartAddressInterface?: { readonly resolveType: (value: GivenCartAddressInterface<Models>) => CartAddressInterface["__typename"] };
  readonly CartItemInterface?: { readonly resolveType: (value: GivenCartItemInterface<Models>) => CartItemInterface["__typename"] };
  readonly CategoryInterface?: { readonly resolveType: (value: GivenCategoryInterface<Models>) => CategoryInterface["__typename"] };
  readonly CustomAttributeMetadataInterface?: { readonly resolveType: (value: GivenCustomAttributeMetadataInterface<Models>) => CustomAttributeMetadataInterface["__typename"] };
  readonly CustomAttributeOptionInterface?: { readonly resolveType: (value: GivenCustomAttributeOptionInterface<Models>) => CustomAttributeOptionInterface["__typename"] };
  readonly CustomizableOptionInterface?: { readonly resolveType: (value: GivenCustomizableOptionInterface<Models>) => CustomizableOptionInterface["__typename"] };
  readonly CustomizableProductInterface?: { readonly resolveType: (value: GivenCustomizableProductInterface<Models>) => CustomizableProductInterface["__typename"] };
  readonly MediaGalleryInterface?: { readonly resolveType: (value: GivenMediaGalleryInterface<Models>) => MediaGalleryInterface["__typename"] };
  readonly OrderItemInterface?: { readonly resolveType: (value: GivenOrderItemInterface<Models>) => OrderItemInterface["__typename"] };
  readonly PhysicalProductInterface?: { readonly resolveType: (value: GivenPhysicalProductInterface<Models>) => PhysicalProductInterface["__typename"] };
  readonly ProductInterface?: { readonly resolveType: (value: GivenProductInterface<Models>) => ProductInterface["__typename"] };
  readonly RoutableInterface?: { readonly resolveType: (value: GivenRoutableInterface<Models>) => RoutableInterface["__typename"] };
  readonly SwatchDataInterface?: { readonly resolveType: (value: GivenSwatchDataInterface<Models>) => SwatchDataInterface["__typename"] };
  readonly WishlistItemInterface?: { readonly resolveType: (value: GivenWishlistItemInterface<Models>) => WishlistItemInterface["__typename"] };
}
