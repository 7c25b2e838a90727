/** Points of a field itself, where it is more than a plain one: what the server does before it can answer. */
export const FIELD_POINTS: Readonly<Record<string, number>> = {
  "Query.products": 300,
  "Query.categories": 20,
  "Query.categoryList": 20,
  "Query.route": 50,
  "Query.guestOrder": 300,
  "Query.guestOrderByToken": 300,
  "Query.customerOrders": 300,
  "Customer.addresses": 20,
  "Customer.orders": 300,
  "Customer.is_subscribed": 20,
  "Customer.newsletter_status": 20,
  "Query.cart": 300,
  "Query.customerCart": 300,
  "Query.creditKeyDisplayed": 300,
  "Query.savedCartItems": 300,
  "Query.sharedCart": 300,
  "Query.cartQuotes": 50,
  "Query.cartQuote": 300,
  "Query.productReviews": 100,
  "Query.homePageReviews": 100,
  "Query.reviewMetrics": 5,
  "Query.reviewHelpfulness": 20,
  "Customer.reviews": 100,
  "Query.cmsBlocks": 300,
  "Query.cmsPage": 100,
  "Query.getDynamicWidgets": 100,
  "Query.getPromotionBanner": 100,
  "Query.storeSwitchShareLoginSession": 300,
  "Query.__schema": 100,
  "Query.sharedWishlist": 100,
  "Query.compareList": 100,
  "Query.recentViewedProducts": 50,
  "Query.getQuestions": 50,
  "Query.getQuestionsCount": 20,
  "Customer.wishlists": 100,
  "Customer.wishlist": 100,
  "Customer.wishlist_v2": 100,
  "Customer.compare_list": 100,
  "CategoryTree.products": 300,
  "CategoryTree.breadcrumbs": 5,
  "Products.aggregations": 50,
  "Products.filters": 50,
  "CustomerOrder.shown": 50,
  "Query.standingOrder": 50,
  "Customer.returns": 300,
  "Customer.return": 50,
  "CustomerOrder.returns": 20,
  "CustomerOrder.available_actions": 20,
  "CustomerOrder.items_eligible_for_return": 20,
  "CustomerOrder.order_status_change_date": 10,
  "CustomerOrders.date_of_first_order": 20,
  "OrderItemInterface.quantity_invoiced": 5,
  "RequestReturnOutput.return": 20,
  "RequestReturnOutput.returns": 20,
  "CustomerOrder.shipments": 20,
  "CustomerOrder.invoices": 20,
  "CustomerOrder.credit_memos": 20,
};

/** Points of fields that every type of product has. */
export const PRODUCT_POINTS: Readonly<Record<string, number>> = {
  categories: 10,
  dynamic_price: 10,
  dynamic_sku: 10,
  dynamic_weight: 10,
  items: 20,
  price_view: 10,
  ship_bundle_items: 10,
  configurable_options: 20,
  description: 5,
  media_gallery: 10,
  media_gallery_entries: 10,
  price: 10,
  price_range: 10,
  price_tiers: 15,
  reviews: 50,
  short_description: 5,
  variants: 20,
};

/**
 * Points of each entry of a list, where the whole of it is read however little of it is asked for: an order comes with
 * its lines, which may be hundreds.
 */
export const WHOLE_ENTRY_POINTS: Readonly<Record<string, number>> = {
  "CustomerOrders.items": 250,
};

/** A change locks, checks, prices and writes a cart. */
export const MUTATION_POINTS = 500;

/** Each entry of a list that is sent with a change, at whatever depth: looked up, checked and written. */
export const ENTRY_POINTS = 20;

/** Lists of what this store has not: they are there for documents that name them. */
const ALWAYS_EMPTY: Readonly<Record<string, number>> = {
  "AttributeSelectedOptions.selected_options": 0,
  "BundleCartItem.available_gift_wrapping": 0,
  "Cart.available_gift_wrappings": 0,
  "CartItemPrices.fixed_product_taxes": 0,
  "ConfigurableCartItem.available_gift_wrapping": 0,
  "DownloadableCartItem.links": 0,
  "DownloadableOrderItem.downloadable_links": 0,
  "GiftCardCartItem.available_gift_wrapping": 0,
  "ReturnShipping.tracking": 0,
  "SimpleCartItem.available_gift_wrapping": 0,
};

/** How many entries a list without a page size is taken to have; generous, yet not the most there may be. */
export const LIST_SIZES: Readonly<Record<string, number>> = {
  ...ALWAYS_EMPTY,
  "Aggregation.options": 12,
  "BundleCartItem.bundle_options": 2,
  "BundleItem.options": 10,
  "BundleOrderItem.bundle_options": 2,
  "SelectedBundleOption.values": 1,
  "ItemSelectedBundleOption.values": 1,
  "BundleProduct.items": 4,
  "CustomizableProductInterface.options": 3,
  "CustomizableDropDownOption.value": 6,
  "CustomizableRadioOption.value": 6,
  "CustomizableCheckboxOption.value": 6,
  "CustomizableMultipleOption.value": 6,
  "GiftCardProduct.giftcard_amounts": 4,
  "GiftCardProduct.gift_card_options": 8,
  // Up to 500; what is shown of each is drawn anew for each field that asks for them.
  "Cart.items": 20,
  "CartItemInterface.errors": 1,
  "CartItemPrices.discounts": 2,
  "CategoryTree.children": 8,
  "ComparableItem.attributes": 20,
  "CompareList.attributes": 20,
  "CompareList.items": 10,
  "ConfigurableCartItem.configurable_options": 2,
  "ConfigurableCartItem.customizable_options": 2,
  "ConfigurableProduct.configurable_options": 2,
  "ConfigurableProduct.variants": 16,
  "ConfigurableProductOptions.values": 8,
  "ConfigurableVariant.attributes": 2,
  "Country.available_regions": 30,
  // Of `customerOrders`, which takes no page size.
  "CustomerOrders.items": 20,
  "LayerFilter.filter_items": 12,
  "ProductInterface.categories": 3,
  "ProductInterface.price_tiers": 3,
  "Products.aggregations": 14,
  "Products.filters": 14,
  "AttributesFormOutput.items": 9,
  "AttributesMetadataOutput.items": 9,
  "CustomAttributeMetadataInterface.options": 2,
  "CustomerAttributeMetadata.options": 2,
  "ProductReview.ratings_breakdown": 1,
  "ProductReviewItem.images": 2,
  "ProductReviewItem.rating_votes": 1,
  "ProductReviewItem.videos": 1,
  "ProductReviewPage.items": 10,
  "ReviewHelpfulness.votes": 1,
  "Query.availableStores": 4,
  "Query.checkoutAgreements": 3,
  "Query.countries": 12,
  "Return.items": 3,
  "SelectedCustomizableOption.values": 1,
  // Up to 200.
  "SharedWishlist.items": 50,
  "SimpleCartItem.customizable_options": 2,
  "Wishlist.items": 50,
  "WishlistItemInterface.customizable_options": 0,
};

/** Lists of the schema's own description: what they hold on average, of which all are asked for at once. */
export const DESCRIPTION_SIZES: Readonly<Record<string, number>> = {
  "__Directive.args": 1,
  "__Directive.locations": 2,
  "__Field.args": 0.3,
  "__Schema.types": 130,
  "__Type.enumValues": 0.5,
  "__Type.fields": 5,
  "__Type.inputFields": 1,
  "__Type.interfaces": 0.3,
  "__Type.possibleTypes": 0.3,
};

/** Any other list. */
export const LIST_SIZE = 5;
