// Generated from the documents of this workspace and the contract's SDL by `npm run generate`.

import type { BillingAddressInput, CancelGuestOrderInput, CartAddressInput, CartItemErrorType, ConfirmCancelOrderInput, CountryCodeEnum, CreateMetaEventInput, CreateNewReviewInput, CustomerAddressInput, CustomerCreateInput, CustomerFromOrderInput, CustomerLogoOrderEnum, CustomerOrdersFilterInput, CustomerUpdateInput, OrderAccountState, OrderActionType, OrderInformationInput, OrderTokenInput, PayForExchangeInput, PaymentMethodInput, ProductStockStatus, RequestGuestReturnInput, ReturnStatus, SeenTotalInput, ShippingMethodInput, StandingOrderState, SubscriptionStatusesEnum, WishlistVisibilityEnum } from "@placket/contract/graphql.gen";

/** Every operation by its name. */
export interface Operations {
  readonly AccountRules: {
    readonly data: {
      readonly storeConfig: {
        readonly minimum_password_length: string | null;
        readonly required_character_classes_number: string | null;
        readonly create_account_heading: string;
        readonly create_account_label: string;
        readonly loyalty_enabled: boolean;
        readonly loyalty_create_account_heading: string;
        readonly loyalty_create_account_label: string;
        readonly customer_login_link_enabled: boolean;
        readonly recaptcha_site_key: string | null;
        readonly form_recaptcha_type: string | null;
        readonly form_recaptcha_actions: readonly (string)[] | null;
      } | null;
    };
    readonly variables: Readonly<Record<never, never>>;
  };
  readonly AddressBook: {
    readonly data: {
      readonly customer: {
        readonly addresses: readonly ({
          readonly id: number | null;
          readonly firstname: string | null;
          readonly lastname: string | null;
          readonly company: string | null;
          readonly street: readonly (string | null)[] | null;
          readonly city: string | null;
          readonly region: {
            readonly region: string | null;
            readonly region_code: string | null;
            readonly region_id: number | null;
          } | null;
          readonly postcode: string | null;
          readonly country_code: CountryCodeEnum | null;
          readonly telephone: string | null;
          readonly default_shipping: boolean | null;
          readonly default_billing: boolean | null;
        } | null)[] | null;
      } | null;
    };
    readonly variables: Readonly<Record<never, never>>;
  };
  readonly ApplyCoupon: {
    readonly data: {
      readonly changed: {
        readonly cart: {
          readonly id: string;
          readonly email: string | null;
          readonly total_quantity: number;
          readonly is_virtual: boolean;
          readonly hasCustomer: boolean;
          readonly checkoutDisabled: boolean;
          readonly order_comment: string | null;
          readonly items: readonly ({
            readonly item_id: number;
            readonly product_id: number;
            readonly simpleProductId: number;
            readonly overrideCategoryId: number | null;
            readonly name: string;
            readonly sku: string;
            readonly url: string;
            readonly picture: {
              readonly url: string | null;
              readonly label: string;
            };
            readonly sewn_pictures: readonly ({
              readonly url: string;
              readonly label: string;
            })[];
            readonly options: readonly ({
              readonly label: string;
              readonly value: string;
              readonly price: {
                readonly value: number;
                readonly currency: string;
              } | null;
            })[];
            readonly parts: readonly ({
              readonly type: string;
              readonly text: string;
              readonly sku: string | null;
            })[];
            readonly bundle_uids: readonly (string)[];
            readonly giftcard_option: string | null;
            readonly chosen_options: string | null;
            readonly quantity: number;
            readonly min_qty: number | null;
            readonly max_qty: number | null;
            readonly qty_increment: number | null;
            readonly prices: {
              readonly price: {
                readonly value: number;
                readonly currency: string;
              };
              readonly original_item_price: {
                readonly value: number;
                readonly currency: string;
              };
              readonly price_rules: readonly (string)[];
              readonly row_total: {
                readonly value: number;
                readonly currency: string;
              };
              readonly discounts: readonly ({
                readonly label: string;
                readonly amount: {
                  readonly value: number;
                  readonly currency: string;
                };
              } | null)[] | null;
            } | null;
            readonly next_tier: {
              readonly pieces: number;
              readonly price: {
                readonly value: number;
                readonly currency: string;
              };
            } | null;
            readonly is_saleable: boolean;
            readonly errors: readonly ({
              readonly code: CartItemErrorType;
              readonly message: string;
            } | null)[] | null;
            readonly user_can_edit: boolean;
            readonly embroidery_item: string | null;
            readonly embroidery_items: readonly (string)[];
            readonly loyalty_message: string | null;
          } | null)[] | null;
          readonly prices: {
            readonly grand_total: {
              readonly value: number;
              readonly currency: string;
            } | null;
            readonly raw_totals: readonly ({
              readonly code: string;
              readonly phrase: string;
              readonly values: readonly (string)[];
              readonly is_included: boolean | null;
              readonly amount: {
                readonly value: number;
                readonly currency: string;
              };
            })[];
          } | null;
          readonly applied_coupons: readonly ({
            readonly code: string;
            readonly note: {
              readonly phrase: string;
              readonly values: readonly (string)[];
            } | null;
          } | null)[] | null;
          readonly applied_store_credit: {
            readonly enabled: boolean | null;
            readonly applied_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
            readonly current_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
          } | null;
          readonly applied_reward_points: {
            readonly points: number;
            readonly money: {
              readonly value: number;
              readonly currency: string;
            };
          } | null;
          readonly applied_gift_cards: readonly ({
            readonly code: string | null;
            readonly applied_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
            readonly current_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
          } | null)[] | null;
          readonly lapsed_coupons: readonly (string)[];
          readonly takes_more_coupons: boolean;
          readonly billing_address: {
            readonly firstname: string;
            readonly lastname: string;
            readonly company: string | null;
            readonly street: readonly (string | null)[];
            readonly city: string;
            readonly region: {
              readonly code: string | null;
              readonly label: string | null;
            } | null;
            readonly postcode: string | null;
            readonly country: {
              readonly code: string;
              readonly label: string;
            };
            readonly telephone: string | null;
          } | null;
          readonly billing_same_as_shipping: boolean;
          readonly shipping_addresses: readonly ({
            readonly firstname: string;
            readonly lastname: string;
            readonly company: string | null;
            readonly street: readonly (string | null)[];
            readonly city: string;
            readonly region: {
              readonly code: string | null;
              readonly label: string | null;
            } | null;
            readonly postcode: string | null;
            readonly country: {
              readonly code: string;
              readonly label: string;
            };
            readonly telephone: string | null;
            readonly available_shipping_methods: readonly ({
              readonly available: boolean;
              readonly carrier_code: string;
              readonly carrier_title: string;
              readonly method_code: string | null;
              readonly method_title: string | null;
              readonly arrival: {
                readonly from: string;
                readonly to: string;
              } | null;
              readonly amount: {
                readonly value: number;
                readonly currency: string;
              };
            } | null)[] | null;
            readonly selected_shipping_method: {
              readonly carrier_code: string;
              readonly carrier_title: string;
              readonly method_code: string;
              readonly method_title: string;
              readonly arrival: {
                readonly from: string;
                readonly to: string;
              } | null;
              readonly amount: {
                readonly value: number;
                readonly currency: string;
              };
            } | null;
          } | null)[];
          readonly available_payment_methods: readonly ({
            readonly code: string;
            readonly title: string;
          } | null)[] | null;
          readonly selected_payment_method: {
            readonly code: string;
          } | null;
          readonly free_shipping_progress: {
            readonly phrase: string;
            readonly missing: {
              readonly value: number;
              readonly currency: string;
            };
            readonly part: number;
          } | null;
        };
      } | null;
    };
    readonly variables: { readonly cartId: string; readonly code: string };
  };
  readonly ApplyGiftCard: {
    readonly data: {
      readonly changed: {
        readonly cart: {
          readonly id: string;
          readonly email: string | null;
          readonly total_quantity: number;
          readonly is_virtual: boolean;
          readonly hasCustomer: boolean;
          readonly checkoutDisabled: boolean;
          readonly order_comment: string | null;
          readonly items: readonly ({
            readonly item_id: number;
            readonly product_id: number;
            readonly simpleProductId: number;
            readonly overrideCategoryId: number | null;
            readonly name: string;
            readonly sku: string;
            readonly url: string;
            readonly picture: {
              readonly url: string | null;
              readonly label: string;
            };
            readonly sewn_pictures: readonly ({
              readonly url: string;
              readonly label: string;
            })[];
            readonly options: readonly ({
              readonly label: string;
              readonly value: string;
              readonly price: {
                readonly value: number;
                readonly currency: string;
              } | null;
            })[];
            readonly parts: readonly ({
              readonly type: string;
              readonly text: string;
              readonly sku: string | null;
            })[];
            readonly bundle_uids: readonly (string)[];
            readonly giftcard_option: string | null;
            readonly chosen_options: string | null;
            readonly quantity: number;
            readonly min_qty: number | null;
            readonly max_qty: number | null;
            readonly qty_increment: number | null;
            readonly prices: {
              readonly price: {
                readonly value: number;
                readonly currency: string;
              };
              readonly original_item_price: {
                readonly value: number;
                readonly currency: string;
              };
              readonly price_rules: readonly (string)[];
              readonly row_total: {
                readonly value: number;
                readonly currency: string;
              };
              readonly discounts: readonly ({
                readonly label: string;
                readonly amount: {
                  readonly value: number;
                  readonly currency: string;
                };
              } | null)[] | null;
            } | null;
            readonly next_tier: {
              readonly pieces: number;
              readonly price: {
                readonly value: number;
                readonly currency: string;
              };
            } | null;
            readonly is_saleable: boolean;
            readonly errors: readonly ({
              readonly code: CartItemErrorType;
              readonly message: string;
            } | null)[] | null;
            readonly user_can_edit: boolean;
            readonly embroidery_item: string | null;
            readonly embroidery_items: readonly (string)[];
            readonly loyalty_message: string | null;
          } | null)[] | null;
          readonly prices: {
            readonly grand_total: {
              readonly value: number;
              readonly currency: string;
            } | null;
            readonly raw_totals: readonly ({
              readonly code: string;
              readonly phrase: string;
              readonly values: readonly (string)[];
              readonly is_included: boolean | null;
              readonly amount: {
                readonly value: number;
                readonly currency: string;
              };
            })[];
          } | null;
          readonly applied_coupons: readonly ({
            readonly code: string;
            readonly note: {
              readonly phrase: string;
              readonly values: readonly (string)[];
            } | null;
          } | null)[] | null;
          readonly applied_store_credit: {
            readonly enabled: boolean | null;
            readonly applied_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
            readonly current_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
          } | null;
          readonly applied_reward_points: {
            readonly points: number;
            readonly money: {
              readonly value: number;
              readonly currency: string;
            };
          } | null;
          readonly applied_gift_cards: readonly ({
            readonly code: string | null;
            readonly applied_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
            readonly current_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
          } | null)[] | null;
          readonly lapsed_coupons: readonly (string)[];
          readonly takes_more_coupons: boolean;
          readonly billing_address: {
            readonly firstname: string;
            readonly lastname: string;
            readonly company: string | null;
            readonly street: readonly (string | null)[];
            readonly city: string;
            readonly region: {
              readonly code: string | null;
              readonly label: string | null;
            } | null;
            readonly postcode: string | null;
            readonly country: {
              readonly code: string;
              readonly label: string;
            };
            readonly telephone: string | null;
          } | null;
          readonly billing_same_as_shipping: boolean;
          readonly shipping_addresses: readonly ({
            readonly firstname: string;
            readonly lastname: string;
            readonly company: string | null;
            readonly street: readonly (string | null)[];
            readonly city: string;
            readonly region: {
              readonly code: string | null;
              readonly label: string | null;
            } | null;
            readonly postcode: string | null;
            readonly country: {
              readonly code: string;
              readonly label: string;
            };
            readonly telephone: string | null;
            readonly available_shipping_methods: readonly ({
              readonly available: boolean;
              readonly carrier_code: string;
              readonly carrier_title: string;
              readonly method_code: string | null;
              readonly method_title: string | null;
              readonly arrival: {
                readonly from: string;
                readonly to: string;
              } | null;
              readonly amount: {
                readonly value: number;
                readonly currency: string;
              };
            } | null)[] | null;
            readonly selected_shipping_method: {
              readonly carrier_code: string;
              readonly carrier_title: string;
              readonly method_code: string;
              readonly method_title: string;
              readonly arrival: {
                readonly from: string;
                readonly to: string;
              } | null;
              readonly amount: {
                readonly value: number;
                readonly currency: string;
              };
            } | null;
          } | null)[];
          readonly available_payment_methods: readonly ({
            readonly code: string;
            readonly title: string;
          } | null)[] | null;
          readonly selected_payment_method: {
            readonly code: string;
          } | null;
          readonly free_shipping_progress: {
            readonly phrase: string;
            readonly missing: {
              readonly value: number;
              readonly currency: string;
            };
            readonly part: number;
          } | null;
        };
      } | null;
    };
    readonly variables: { readonly cartId: string; readonly code: string };
  };
  readonly ApplyStoreCredit: {
    readonly data: {
      readonly changed: {
        readonly cart: {
          readonly id: string;
          readonly email: string | null;
          readonly total_quantity: number;
          readonly is_virtual: boolean;
          readonly hasCustomer: boolean;
          readonly checkoutDisabled: boolean;
          readonly order_comment: string | null;
          readonly items: readonly ({
            readonly item_id: number;
            readonly product_id: number;
            readonly simpleProductId: number;
            readonly overrideCategoryId: number | null;
            readonly name: string;
            readonly sku: string;
            readonly url: string;
            readonly picture: {
              readonly url: string | null;
              readonly label: string;
            };
            readonly sewn_pictures: readonly ({
              readonly url: string;
              readonly label: string;
            })[];
            readonly options: readonly ({
              readonly label: string;
              readonly value: string;
              readonly price: {
                readonly value: number;
                readonly currency: string;
              } | null;
            })[];
            readonly parts: readonly ({
              readonly type: string;
              readonly text: string;
              readonly sku: string | null;
            })[];
            readonly bundle_uids: readonly (string)[];
            readonly giftcard_option: string | null;
            readonly chosen_options: string | null;
            readonly quantity: number;
            readonly min_qty: number | null;
            readonly max_qty: number | null;
            readonly qty_increment: number | null;
            readonly prices: {
              readonly price: {
                readonly value: number;
                readonly currency: string;
              };
              readonly original_item_price: {
                readonly value: number;
                readonly currency: string;
              };
              readonly price_rules: readonly (string)[];
              readonly row_total: {
                readonly value: number;
                readonly currency: string;
              };
              readonly discounts: readonly ({
                readonly label: string;
                readonly amount: {
                  readonly value: number;
                  readonly currency: string;
                };
              } | null)[] | null;
            } | null;
            readonly next_tier: {
              readonly pieces: number;
              readonly price: {
                readonly value: number;
                readonly currency: string;
              };
            } | null;
            readonly is_saleable: boolean;
            readonly errors: readonly ({
              readonly code: CartItemErrorType;
              readonly message: string;
            } | null)[] | null;
            readonly user_can_edit: boolean;
            readonly embroidery_item: string | null;
            readonly embroidery_items: readonly (string)[];
            readonly loyalty_message: string | null;
          } | null)[] | null;
          readonly prices: {
            readonly grand_total: {
              readonly value: number;
              readonly currency: string;
            } | null;
            readonly raw_totals: readonly ({
              readonly code: string;
              readonly phrase: string;
              readonly values: readonly (string)[];
              readonly is_included: boolean | null;
              readonly amount: {
                readonly value: number;
                readonly currency: string;
              };
            })[];
          } | null;
          readonly applied_coupons: readonly ({
            readonly code: string;
            readonly note: {
              readonly phrase: string;
              readonly values: readonly (string)[];
            } | null;
          } | null)[] | null;
          readonly applied_store_credit: {
            readonly enabled: boolean | null;
            readonly applied_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
            readonly current_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
          } | null;
          readonly applied_reward_points: {
            readonly points: number;
            readonly money: {
              readonly value: number;
              readonly currency: string;
            };
          } | null;
          readonly applied_gift_cards: readonly ({
            readonly code: string | null;
            readonly applied_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
            readonly current_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
          } | null)[] | null;
          readonly lapsed_coupons: readonly (string)[];
          readonly takes_more_coupons: boolean;
          readonly billing_address: {
            readonly firstname: string;
            readonly lastname: string;
            readonly company: string | null;
            readonly street: readonly (string | null)[];
            readonly city: string;
            readonly region: {
              readonly code: string | null;
              readonly label: string | null;
            } | null;
            readonly postcode: string | null;
            readonly country: {
              readonly code: string;
              readonly label: string;
            };
            readonly telephone: string | null;
          } | null;
          readonly billing_same_as_shipping: boolean;
          readonly shipping_addresses: readonly ({
            readonly firstname: string;
            readonly lastname: string;
            readonly company: string | null;
            readonly street: readonly (string | null)[];
            readonly city: string;
            readonly region: {
              readonly code: string | null;
              readonly label: string | null;
            } | null;
            readonly postcode: string | null;
            readonly country: {
              readonly code: string;
              readonly label: string;
            };
            readonly telephone: string | null;
            readonly available_shipping_methods: readonly ({
              readonly available: boolean;
              readonly carrier_code: string;
              readonly carrier_title: string;
              readonly method_code: string | null;
              readonly method_title: string | null;
              readonly arrival: {
                readonly from: string;
                readonly to: string;
              } | null;
              readonly amount: {
                readonly value: number;
                readonly currency: string;
              };
            } | null)[] | null;
            readonly selected_shipping_method: {
              readonly carrier_code: string;
              readonly carrier_title: string;
              readonly method_code: string;
              readonly method_title: string;
              readonly arrival: {
                readonly from: string;
                readonly to: string;
              } | null;
              readonly amount: {
                readonly value: number;
                readonly currency: string;
              };
            } | null;
          } | null)[];
          readonly available_payment_methods: readonly ({
            readonly code: string;
            readonly title: string;
          } | null)[] | null;
          readonly selected_payment_method: {
            readonly code: string;
          } | null;
          readonly free_shipping_progress: {
            readonly phrase: string;
            readonly missing: {
              readonly value: number;
              readonly currency: string;
            };
            readonly part: number;
          } | null;
        };
      } | null;
    };
    readonly variables: { readonly cartId: string };
  };
  readonly BeginAtPaypal: {
    readonly data: {
      readonly begun: {
        readonly urls: {
          readonly start: string | null;
        } | null;
      } | null;
    };
    readonly variables: { readonly cartId: string; readonly approved: string; readonly canceled: string };
  };
  readonly BeginOnCredit: {
    readonly data: {
      readonly begun: {
        readonly url: string;
      } | null;
    };
    readonly variables: { readonly cartId: string; readonly approved: string; readonly canceled: string };
  };
  readonly BuyWishes: {
    readonly data: {
      readonly addWishlistItemsToCart: {
        readonly status: boolean;
        readonly add_wishlist_items_to_cart_user_errors: readonly ({
          readonly message: string;
          readonly wishlistItemId: string;
        } | null)[];
      } | null;
    };
    readonly variables: { readonly id: string; readonly items?: readonly (string)[] | null | undefined };
  };
  readonly CancelOrder: {
    readonly data: {
      readonly cancelGuestOrder: {
        readonly errorV2: {
          readonly message: string;
        } | null;
      } | null;
    };
    readonly variables: { readonly input: CancelGuestOrderInput };
  };
  readonly ChangePassword: {
    readonly data: {
      readonly changeCustomerPassword: {
        readonly email: string | null;
      } | null;
    };
    readonly variables: { readonly current: string; readonly next: string };
  };
  readonly ChangeWish: {
    readonly data: {
      readonly updateProductsInWishlist: {
        readonly wishlist: {
          readonly id: string | null;
        };
      } | null;
    };
    readonly variables: { readonly id: string; readonly item: string; readonly quantity: number; readonly note: string };
  };
  readonly ConfirmCancel: {
    readonly data: {
      readonly confirmCancelOrder: {
        readonly errorV2: {
          readonly message: string;
        } | null;
        readonly order: {
          readonly number: string;
        } | null;
      } | null;
    };
    readonly variables: { readonly input: ConfirmCancelOrderInput };
  };
  readonly ConfirmNewsletter: {
    readonly data: {
      readonly confirmNewsletterSubscription: {
        readonly status: SubscriptionStatusesEnum | null;
      } | null;
    };
    readonly variables: { readonly token: string };
  };
  readonly ContactForm: {
    readonly data: {
      readonly storeConfig: {
        readonly contact_enabled: boolean;
        readonly recaptcha_site_key: string | null;
        readonly form_recaptcha_type: string | null;
        readonly form_recaptcha_actions: readonly (string)[] | null;
      } | null;
    };
    readonly variables: Readonly<Record<never, never>>;
  };
  readonly CreateAddress: {
    readonly data: {
      readonly createCustomerAddress: {
        readonly id: number | null;
      } | null;
    };
    readonly variables: { readonly input: CustomerAddressInput };
  };
  readonly CreateCustomer: {
    readonly data: {
      readonly createCustomerV2: {
        readonly customer: {
          readonly email: string | null;
        };
      } | null;
    };
    readonly variables: { readonly input: CustomerCreateInput };
  };
  readonly CreateFromOrder: {
    readonly data: {
      readonly createCustomerFromOrder: {
        readonly customer: {
          readonly email: string | null;
        };
      } | null;
    };
    readonly variables: { readonly input: CustomerFromOrderInput };
  };
  readonly CreateMetaEvent: {
    readonly data: {
      readonly createMetaEvent: {
        readonly success: boolean;
        readonly message: string;
      } | null;
    };
    readonly variables: { readonly input: CreateMetaEventInput };
  };
  readonly CreateNewReview: {
    readonly data: {
      readonly createNewReview: {
        readonly success: boolean;
        readonly message: string;
      };
    };
    readonly variables: { readonly input: CreateNewReviewInput };
  };
  readonly CreateQuestion: {
    readonly data: {
      readonly createQuestion: {
        readonly question_id: number;
      };
    };
    readonly variables: { readonly author?: string | null | undefined; readonly email?: string | null | undefined; readonly page_type?: string | null | undefined; readonly question: string; readonly display_at?: string | null | undefined; readonly identifier: string; readonly customer_id?: number | null | undefined };
  };
  readonly CreateStoredCardNonce: {
    readonly data: {
      readonly made: {
        readonly nonce: string;
        readonly bin: string | null;
      } | null;
    };
    readonly variables: { readonly publicHash: string };
  };
  readonly CreateWishList: {
    readonly data: {
      readonly createWishlist: {
        readonly wishlist: {
          readonly id: string | null;
        };
      } | null;
    };
    readonly variables: { readonly name: string };
  };
  readonly CreditConfig: {
    readonly data: {
      readonly storeConfig: {
        readonly credit: {
          readonly mode: string;
          readonly returnUrl: string;
          readonly isDisplayed: boolean;
        } | null;
      } | null;
    };
    readonly variables: Readonly<Record<never, never>>;
  };
  readonly CreditShown: {
    readonly data: {
      readonly shown: boolean;
    };
    readonly variables: { readonly cartId: string };
  };
  readonly DeleteAddress: {
    readonly data: {
      readonly deleteCustomerAddress: boolean | null;
    };
    readonly variables: { readonly id: number };
  };
  readonly DeleteStoredCard: {
    readonly data: {
      readonly deletePaymentToken: {
        readonly result: boolean;
      } | null;
    };
    readonly variables: { readonly publicHash: string };
  };
  readonly DeleteWishList: {
    readonly data: {
      readonly deleteWishlist: {
        readonly status: boolean;
      } | null;
    };
    readonly variables: { readonly id: string };
  };
  readonly EndNewsletter: {
    readonly data: {
      readonly endNewsletterSubscription: {
        readonly status: SubscriptionStatusesEnum | null;
      } | null;
    };
    readonly variables: { readonly token: string };
  };
  readonly GET_AVAILABLE_COUNTRIES: {
    readonly data: {
      readonly countries: readonly ({
        readonly id: string | null;
        readonly localName: string | null;
        readonly englishName: string | null;
        readonly regions: readonly ({
          readonly code: string | null;
          readonly name: string | null;
        } | null)[] | null;
      } | null)[] | null;
    };
    readonly variables: Readonly<Record<never, never>>;
  };
  readonly GET_PROMOTION_BANNER: {
    readonly data: {
      readonly getPromotionBanner: {
        readonly content: string;
        readonly current_time_stamp: number;
        readonly start_time_stamp: number | null;
        readonly end_time_stamp: number | null;
      } | null;
    };
    readonly variables: { readonly storeId?: number | null | undefined };
  };
  readonly GET_STORE_CONFIG: {
    readonly data: {
      readonly storeConfig: {
        readonly terms_and_conditions_status: boolean;
        readonly agreements: readonly ({
          readonly agreement_id: number;
          readonly name: string;
          readonly checkbox_text: string;
          readonly content: string;
          readonly is_html: boolean;
        })[];
        readonly recaptcha_site_key: string | null;
        readonly place_order_recaptcha_type: string | null;
        readonly address_autocompletion_enabled: boolean;
        readonly address_autocompletion_key: string | null;
      } | null;
    };
    readonly variables: Readonly<Record<never, never>>;
  };
  readonly GetNewsletterPopupConfig: {
    readonly data: {
      readonly storeConfig: {
        readonly marketing_popup_config_enable: boolean;
        readonly marketing_popup_config_discount: string;
        readonly marketing_popup_config_coupon_code: string | null;
        readonly marketing_popup_config_bottom_content_line1: string;
        readonly marketing_popup_config_bottom_content_line2: string;
        readonly marketing_popup_config_term_content: string;
        readonly newsletter_form_need_consent: boolean;
        readonly newsletter_form_consent_text: string;
      } | null;
    };
    readonly variables: Readonly<Record<never, never>>;
  };
  readonly GiftCard: {
    readonly data: {
      readonly giftCardAccount: {
        readonly code: string | null;
        readonly balance: {
          readonly value: number;
          readonly currency: string;
        } | null;
        readonly expiration_date: string | null;
      } | null;
    };
    readonly variables: { readonly code: string };
  };
  readonly GiveUpPayment: {
    readonly data: {
      readonly changed: {
        readonly cart: {
          readonly id: string;
          readonly email: string | null;
          readonly total_quantity: number;
          readonly is_virtual: boolean;
          readonly hasCustomer: boolean;
          readonly checkoutDisabled: boolean;
          readonly order_comment: string | null;
          readonly items: readonly ({
            readonly item_id: number;
            readonly product_id: number;
            readonly simpleProductId: number;
            readonly overrideCategoryId: number | null;
            readonly name: string;
            readonly sku: string;
            readonly url: string;
            readonly picture: {
              readonly url: string | null;
              readonly label: string;
            };
            readonly sewn_pictures: readonly ({
              readonly url: string;
              readonly label: string;
            })[];
            readonly options: readonly ({
              readonly label: string;
              readonly value: string;
              readonly price: {
                readonly value: number;
                readonly currency: string;
              } | null;
            })[];
            readonly parts: readonly ({
              readonly type: string;
              readonly text: string;
              readonly sku: string | null;
            })[];
            readonly bundle_uids: readonly (string)[];
            readonly giftcard_option: string | null;
            readonly chosen_options: string | null;
            readonly quantity: number;
            readonly min_qty: number | null;
            readonly max_qty: number | null;
            readonly qty_increment: number | null;
            readonly prices: {
              readonly price: {
                readonly value: number;
                readonly currency: string;
              };
              readonly original_item_price: {
                readonly value: number;
                readonly currency: string;
              };
              readonly price_rules: readonly (string)[];
              readonly row_total: {
                readonly value: number;
                readonly currency: string;
              };
              readonly discounts: readonly ({
                readonly label: string;
                readonly amount: {
                  readonly value: number;
                  readonly currency: string;
                };
              } | null)[] | null;
            } | null;
            readonly next_tier: {
              readonly pieces: number;
              readonly price: {
                readonly value: number;
                readonly currency: string;
              };
            } | null;
            readonly is_saleable: boolean;
            readonly errors: readonly ({
              readonly code: CartItemErrorType;
              readonly message: string;
            } | null)[] | null;
            readonly user_can_edit: boolean;
            readonly embroidery_item: string | null;
            readonly embroidery_items: readonly (string)[];
            readonly loyalty_message: string | null;
          } | null)[] | null;
          readonly prices: {
            readonly grand_total: {
              readonly value: number;
              readonly currency: string;
            } | null;
            readonly raw_totals: readonly ({
              readonly code: string;
              readonly phrase: string;
              readonly values: readonly (string)[];
              readonly is_included: boolean | null;
              readonly amount: {
                readonly value: number;
                readonly currency: string;
              };
            })[];
          } | null;
          readonly applied_coupons: readonly ({
            readonly code: string;
            readonly note: {
              readonly phrase: string;
              readonly values: readonly (string)[];
            } | null;
          } | null)[] | null;
          readonly applied_store_credit: {
            readonly enabled: boolean | null;
            readonly applied_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
            readonly current_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
          } | null;
          readonly applied_reward_points: {
            readonly points: number;
            readonly money: {
              readonly value: number;
              readonly currency: string;
            };
          } | null;
          readonly applied_gift_cards: readonly ({
            readonly code: string | null;
            readonly applied_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
            readonly current_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
          } | null)[] | null;
          readonly lapsed_coupons: readonly (string)[];
          readonly takes_more_coupons: boolean;
          readonly billing_address: {
            readonly firstname: string;
            readonly lastname: string;
            readonly company: string | null;
            readonly street: readonly (string | null)[];
            readonly city: string;
            readonly region: {
              readonly code: string | null;
              readonly label: string | null;
            } | null;
            readonly postcode: string | null;
            readonly country: {
              readonly code: string;
              readonly label: string;
            };
            readonly telephone: string | null;
          } | null;
          readonly billing_same_as_shipping: boolean;
          readonly shipping_addresses: readonly ({
            readonly firstname: string;
            readonly lastname: string;
            readonly company: string | null;
            readonly street: readonly (string | null)[];
            readonly city: string;
            readonly region: {
              readonly code: string | null;
              readonly label: string | null;
            } | null;
            readonly postcode: string | null;
            readonly country: {
              readonly code: string;
              readonly label: string;
            };
            readonly telephone: string | null;
            readonly available_shipping_methods: readonly ({
              readonly available: boolean;
              readonly carrier_code: string;
              readonly carrier_title: string;
              readonly method_code: string | null;
              readonly method_title: string | null;
              readonly arrival: {
                readonly from: string;
                readonly to: string;
              } | null;
              readonly amount: {
                readonly value: number;
                readonly currency: string;
              };
            } | null)[] | null;
            readonly selected_shipping_method: {
              readonly carrier_code: string;
              readonly carrier_title: string;
              readonly method_code: string;
              readonly method_title: string;
              readonly arrival: {
                readonly from: string;
                readonly to: string;
              } | null;
              readonly amount: {
                readonly value: number;
                readonly currency: string;
              };
            } | null;
          } | null)[];
          readonly available_payment_methods: readonly ({
            readonly code: string;
            readonly title: string;
          } | null)[] | null;
          readonly selected_payment_method: {
            readonly code: string;
          } | null;
          readonly free_shipping_progress: {
            readonly phrase: string;
            readonly missing: {
              readonly value: number;
              readonly currency: string;
            };
            readonly part: number;
          } | null;
        };
      } | null;
    };
    readonly variables: { readonly cartId: string };
  };
  readonly GuestOrder: {
    readonly data: {
      readonly guestOrder: {
        readonly id: string;
        readonly number: string;
        readonly order_date: string;
        readonly status: string;
        readonly status_code: string;
        readonly is_exchange: boolean;
        readonly email: string | null;
        readonly token: string;
        readonly items: readonly ({
          readonly id: string;
          readonly product_name: string | null;
          readonly product_sku: string;
          readonly product_url_key: string | null;
          readonly product_sale_price: {
            readonly value: number;
            readonly currency: string;
          };
          readonly quantity_ordered: number | null;
          readonly quantity_shipped: number | null;
          readonly quantity_canceled: number | null;
          readonly quantity_exchanged: number | null;
          readonly quantity_refunded: number | null;
          readonly selected_options: readonly ({
            readonly label: string;
            readonly value: string;
            readonly price: {
              readonly value: number;
              readonly currency: string;
            } | null;
          } | null)[] | null;
          readonly row_total: {
            readonly value: number;
            readonly currency: string;
          };
          readonly image: string | null;
          readonly sewn_pictures: readonly ({
            readonly url: string;
            readonly label: string;
          })[];
          readonly team: string | null;
        } | null)[] | null;
        readonly raw_totals: readonly ({
          readonly code: string;
          readonly phrase: string;
          readonly values: readonly (string)[];
          readonly amount: {
            readonly value: number;
            readonly currency: string;
          };
        })[];
        readonly billing_address: {
          readonly firstname: string;
          readonly lastname: string;
          readonly company: string | null;
          readonly street: readonly (string | null)[];
          readonly city: string;
          readonly region: string | null;
          readonly region_code: string | null;
          readonly postcode: string | null;
          readonly country_code: CountryCodeEnum | null;
        } | null;
        readonly shipping_address: {
          readonly firstname: string;
          readonly lastname: string;
          readonly company: string | null;
          readonly street: readonly (string | null)[];
          readonly city: string;
          readonly region: string | null;
          readonly region_code: string | null;
          readonly postcode: string | null;
          readonly country_code: CountryCodeEnum | null;
        } | null;
        readonly shipping_method: string | null;
        readonly arrival: {
          readonly from: string;
          readonly to: string;
        } | null;
        readonly payment_methods: readonly ({
          readonly name: string;
        } | null)[] | null;
        readonly on_account: {
          readonly due_at: string | null;
          readonly state: OrderAccountState;
        } | null;
        readonly comments: readonly ({
          readonly message: string;
          readonly timestamp: string;
          readonly code: string | null;
          readonly phrase: string | null;
          readonly values: readonly (string)[] | null;
        } | null)[] | null;
        readonly shipments: readonly ({
          readonly number: string;
          readonly date: string;
          readonly items: readonly ({
            readonly id: string;
            readonly product_name: string | null;
            readonly quantity_shipped: number;
          } | null)[] | null;
          readonly tracking: readonly ({
            readonly title: string;
            readonly number: string | null;
            readonly url: string | null;
          } | null)[] | null;
        } | null)[] | null;
        readonly invoices: readonly ({
          readonly number: string;
          readonly date: string;
          readonly total: {
            readonly grand_total: {
              readonly value: number;
              readonly currency: string;
            };
          } | null;
        } | null)[];
        readonly credit_memos: readonly ({
          readonly number: string;
          readonly date: string;
          readonly total: {
            readonly grand_total: {
              readonly value: number;
              readonly currency: string;
            };
          } | null;
        } | null)[] | null;
      };
    };
    readonly variables: { readonly input: OrderInformationInput };
  };
  readonly HomePageReviews: {
    readonly data: {
      readonly homePageReviews: {
        readonly total: number;
        readonly page: number;
        readonly page_size: number;
        readonly items: readonly ({
          readonly review_id: number;
          readonly title: string;
          readonly detail: string;
          readonly nickname: string;
          readonly location: string;
          readonly verified_buyer: boolean;
          readonly rating_votes: readonly ({
            readonly value: number;
          })[];
          readonly product: {
            readonly name: string;
            readonly url: string;
          } | null;
        })[];
      };
    };
    readonly variables: { readonly page: number };
  };
  readonly MoveWish: {
    readonly data: {
      readonly moveProductsInWishlist: {
        readonly source_wishlist: {
          readonly id: string | null;
        };
      } | null;
    };
    readonly variables: { readonly from: string; readonly to: string; readonly item: string };
  };
  readonly Newsletter: {
    readonly data: {
      readonly customer: {
        readonly newsletter_status: SubscriptionStatusesEnum;
      } | null;
    };
    readonly variables: Readonly<Record<never, never>>;
  };
  readonly NewsletterCheck: {
    readonly data: {
      readonly storeConfig: {
        readonly recaptcha_site_key: string | null;
        readonly form_recaptcha_type: string | null;
        readonly form_recaptcha_actions: readonly (string)[] | null;
      } | null;
    };
    readonly variables: Readonly<Record<never, never>>;
  };
  readonly NoteViewed: {
    readonly data: {
      readonly recentViewedProducts: {
        readonly items: readonly ({
          readonly id: number;
        })[];
      } | null;
    };
    readonly variables: { readonly ids: readonly (number)[] };
  };
  readonly OrderAfter: {
    readonly data: {
      readonly guestOrderByToken: {
        readonly id: string;
        readonly number: string;
        readonly order_date: string;
        readonly status: string;
        readonly status_code: string;
        readonly is_exchange: boolean;
        readonly email: string | null;
        readonly token: string;
        readonly items: readonly ({
          readonly id: string;
          readonly product_name: string | null;
          readonly product_sku: string;
          readonly product_url_key: string | null;
          readonly product_sale_price: {
            readonly value: number;
            readonly currency: string;
          };
          readonly quantity_ordered: number | null;
          readonly quantity_shipped: number | null;
          readonly quantity_canceled: number | null;
          readonly quantity_exchanged: number | null;
          readonly quantity_refunded: number | null;
          readonly selected_options: readonly ({
            readonly label: string;
            readonly value: string;
            readonly price: {
              readonly value: number;
              readonly currency: string;
            } | null;
          } | null)[] | null;
          readonly row_total: {
            readonly value: number;
            readonly currency: string;
          };
          readonly image: string | null;
          readonly sewn_pictures: readonly ({
            readonly url: string;
            readonly label: string;
          })[];
          readonly team: string | null;
        } | null)[] | null;
        readonly raw_totals: readonly ({
          readonly code: string;
          readonly phrase: string;
          readonly values: readonly (string)[];
          readonly amount: {
            readonly value: number;
            readonly currency: string;
          };
        })[];
        readonly billing_address: {
          readonly firstname: string;
          readonly lastname: string;
          readonly company: string | null;
          readonly street: readonly (string | null)[];
          readonly city: string;
          readonly region: string | null;
          readonly region_code: string | null;
          readonly postcode: string | null;
          readonly country_code: CountryCodeEnum | null;
        } | null;
        readonly shipping_address: {
          readonly firstname: string;
          readonly lastname: string;
          readonly company: string | null;
          readonly street: readonly (string | null)[];
          readonly city: string;
          readonly region: string | null;
          readonly region_code: string | null;
          readonly postcode: string | null;
          readonly country_code: CountryCodeEnum | null;
        } | null;
        readonly shipping_method: string | null;
        readonly arrival: {
          readonly from: string;
          readonly to: string;
        } | null;
        readonly payment_methods: readonly ({
          readonly name: string;
        } | null)[] | null;
        readonly on_account: {
          readonly due_at: string | null;
          readonly state: OrderAccountState;
        } | null;
        readonly comments: readonly ({
          readonly message: string;
          readonly timestamp: string;
          readonly code: string | null;
          readonly phrase: string | null;
          readonly values: readonly (string)[] | null;
        } | null)[] | null;
        readonly shipments: readonly ({
          readonly number: string;
          readonly date: string;
          readonly items: readonly ({
            readonly id: string;
            readonly product_name: string | null;
            readonly quantity_shipped: number;
          } | null)[] | null;
          readonly tracking: readonly ({
            readonly title: string;
            readonly number: string | null;
            readonly url: string | null;
          } | null)[] | null;
        } | null)[] | null;
        readonly invoices: readonly ({
          readonly number: string;
          readonly date: string;
          readonly total: {
            readonly grand_total: {
              readonly value: number;
              readonly currency: string;
            };
          } | null;
        } | null)[];
        readonly credit_memos: readonly ({
          readonly number: string;
          readonly date: string;
          readonly total: {
            readonly grand_total: {
              readonly value: number;
              readonly currency: string;
            };
          } | null;
        } | null)[] | null;
      };
    };
    readonly variables: { readonly input: OrderTokenInput };
  };
  readonly OrderChanges: {
    readonly data: {
      readonly guestOrderByToken: {
        readonly available_actions: readonly (OrderActionType)[];
        readonly total: {
          readonly grand_total: {
            readonly value: number;
            readonly currency: string;
          };
        } | null;
        readonly items: readonly ({
          readonly id: string;
          readonly product_name: string | null;
          readonly selected_options: readonly ({
            readonly value: string;
          } | null)[] | null;
          readonly quantity_returnable: number | null;
        } | null)[] | null;
        readonly returns: {
          readonly items: readonly ({
            readonly number: string;
            readonly status: ReturnStatus;
            readonly status_label: string;
            readonly end_reason: string | null;
            readonly send_to: string | null;
            readonly items: readonly ({
              readonly uid: string;
              readonly product_name: string | null;
              readonly request_quantity: number;
              readonly quantity: number;
            } | null)[] | null;
          } | null)[] | null;
        } | null;
      };
      readonly storeConfig: {
        readonly order_cancellation_reasons: readonly ({
          readonly description: string;
        } | null)[] | null;
      } | null;
    };
    readonly variables: { readonly input: OrderTokenInput };
  };
  readonly OrderToday: {
    readonly data: {
      readonly customer: {
        readonly orders: {
          readonly items: readonly ({
            readonly items_today: readonly ({
              readonly id: string;
              readonly quantity: number | null;
              readonly price: {
                readonly value: number;
                readonly currency: string;
              } | null;
              readonly message: string | null;
            })[];
          } | null)[];
        } | null;
      } | null;
    };
    readonly variables: { readonly number: string };
  };
  readonly OwnLogos: {
    readonly data: {
      readonly getCustomerLogo: {
        readonly logo: readonly ({
          readonly logo_number: string;
          readonly image_thumb: string | null;
          readonly title: string;
          readonly state: string;
          readonly design_description: string;
          readonly stitch_count: number | null;
          readonly height: number | null;
          readonly width: number | null;
          readonly colors: readonly ({
            readonly color: string;
            readonly hash_code: string;
          })[];
        })[];
        readonly total_count: number;
        readonly page_info: {
          readonly total_pages: number | null;
        };
      };
    };
    readonly variables: { readonly search: string; readonly order: CustomerLogoOrderEnum; readonly page: number; readonly size: number };
  };
  readonly OwnOrder: {
    readonly data: {
      readonly customer: {
        readonly orders: {
          readonly items: readonly ({
            readonly id: string;
            readonly number: string;
            readonly order_date: string;
            readonly status: string;
            readonly status_code: string;
            readonly is_exchange: boolean;
            readonly email: string | null;
            readonly token: string;
            readonly items: readonly ({
              readonly id: string;
              readonly product_name: string | null;
              readonly product_sku: string;
              readonly product_url_key: string | null;
              readonly product_sale_price: {
                readonly value: number;
                readonly currency: string;
              };
              readonly quantity_ordered: number | null;
              readonly quantity_shipped: number | null;
              readonly quantity_canceled: number | null;
              readonly quantity_exchanged: number | null;
              readonly quantity_refunded: number | null;
              readonly selected_options: readonly ({
                readonly label: string;
                readonly value: string;
                readonly price: {
                  readonly value: number;
                  readonly currency: string;
                } | null;
              } | null)[] | null;
              readonly row_total: {
                readonly value: number;
                readonly currency: string;
              };
              readonly image: string | null;
              readonly sewn_pictures: readonly ({
                readonly url: string;
                readonly label: string;
              })[];
              readonly team: string | null;
            } | null)[] | null;
            readonly raw_totals: readonly ({
              readonly code: string;
              readonly phrase: string;
              readonly values: readonly (string)[];
              readonly amount: {
                readonly value: number;
                readonly currency: string;
              };
            })[];
            readonly billing_address: {
              readonly firstname: string;
              readonly lastname: string;
              readonly company: string | null;
              readonly street: readonly (string | null)[];
              readonly city: string;
              readonly region: string | null;
              readonly region_code: string | null;
              readonly postcode: string | null;
              readonly country_code: CountryCodeEnum | null;
            } | null;
            readonly shipping_address: {
              readonly firstname: string;
              readonly lastname: string;
              readonly company: string | null;
              readonly street: readonly (string | null)[];
              readonly city: string;
              readonly region: string | null;
              readonly region_code: string | null;
              readonly postcode: string | null;
              readonly country_code: CountryCodeEnum | null;
            } | null;
            readonly shipping_method: string | null;
            readonly arrival: {
              readonly from: string;
              readonly to: string;
            } | null;
            readonly payment_methods: readonly ({
              readonly name: string;
            } | null)[] | null;
            readonly on_account: {
              readonly due_at: string | null;
              readonly state: OrderAccountState;
            } | null;
            readonly comments: readonly ({
              readonly message: string;
              readonly timestamp: string;
              readonly code: string | null;
              readonly phrase: string | null;
              readonly values: readonly (string)[] | null;
            } | null)[] | null;
            readonly shipments: readonly ({
              readonly number: string;
              readonly date: string;
              readonly items: readonly ({
                readonly id: string;
                readonly product_name: string | null;
                readonly quantity_shipped: number;
              } | null)[] | null;
              readonly tracking: readonly ({
                readonly title: string;
                readonly number: string | null;
                readonly url: string | null;
              } | null)[] | null;
            } | null)[] | null;
            readonly invoices: readonly ({
              readonly number: string;
              readonly date: string;
              readonly total: {
                readonly grand_total: {
                  readonly value: number;
                  readonly currency: string;
                };
              } | null;
            } | null)[];
            readonly credit_memos: readonly ({
              readonly number: string;
              readonly date: string;
              readonly total: {
                readonly grand_total: {
                  readonly value: number;
                  readonly currency: string;
                };
              } | null;
            } | null)[] | null;
          } | null)[];
        } | null;
      } | null;
    };
    readonly variables: { readonly number: string };
  };
  readonly OwnOrders: {
    readonly data: {
      readonly customer: {
        readonly orders: {
          readonly items: readonly ({
            readonly number: string;
            readonly order_date: string;
            readonly status: string;
            readonly awaited_payment: {
              readonly value: number;
              readonly currency: string;
            } | null;
            readonly total: {
              readonly grand_total: {
                readonly value: number;
                readonly currency: string;
              };
            } | null;
            readonly items: readonly ({
              readonly id: string;
              readonly product_name: string | null;
              readonly quantity_ordered: number | null;
              readonly image: string | null;
            } | null)[] | null;
          } | null)[];
          readonly total_count: number | null;
          readonly page_info: {
            readonly total_pages: number | null;
          } | null;
        } | null;
      } | null;
    };
    readonly variables: { readonly filter?: CustomerOrdersFilterInput | null | undefined; readonly page: number; readonly size: number };
  };
  readonly OwnStoreCredit: {
    readonly data: {
      readonly customer: {
        readonly store_credit: {
          readonly enabled: boolean | null;
          readonly current_balance: {
            readonly value: number;
            readonly currency: string;
          } | null;
          readonly balance_history: {
            readonly items: readonly ({
              readonly action: string | null;
              readonly actual_balance: {
                readonly value: number;
                readonly currency: string;
              } | null;
              readonly balance_change: {
                readonly value: number;
                readonly currency: string;
              } | null;
              readonly date_time_changed: string | null;
            } | null)[] | null;
            readonly page_info: {
              readonly total_pages: number | null;
            } | null;
          } | null;
        } | null;
      } | null;
    };
    readonly variables: { readonly page: number };
  };
  readonly OwnViewed: {
    readonly data: {
      readonly recentViewedProducts: {
        readonly items: readonly ({
          readonly id: number;
        })[];
      } | null;
    };
    readonly variables: { readonly size: number };
  };
  readonly PayByApproval: {
    readonly data: {
      readonly changed: {
        readonly cart: {
          readonly id: string;
          readonly email: string | null;
          readonly total_quantity: number;
          readonly is_virtual: boolean;
          readonly hasCustomer: boolean;
          readonly checkoutDisabled: boolean;
          readonly order_comment: string | null;
          readonly items: readonly ({
            readonly item_id: number;
            readonly product_id: number;
            readonly simpleProductId: number;
            readonly overrideCategoryId: number | null;
            readonly name: string;
            readonly sku: string;
            readonly url: string;
            readonly picture: {
              readonly url: string | null;
              readonly label: string;
            };
            readonly sewn_pictures: readonly ({
              readonly url: string;
              readonly label: string;
            })[];
            readonly options: readonly ({
              readonly label: string;
              readonly value: string;
              readonly price: {
                readonly value: number;
                readonly currency: string;
              } | null;
            })[];
            readonly parts: readonly ({
              readonly type: string;
              readonly text: string;
              readonly sku: string | null;
            })[];
            readonly bundle_uids: readonly (string)[];
            readonly giftcard_option: string | null;
            readonly chosen_options: string | null;
            readonly quantity: number;
            readonly min_qty: number | null;
            readonly max_qty: number | null;
            readonly qty_increment: number | null;
            readonly prices: {
              readonly price: {
                readonly value: number;
                readonly currency: string;
              };
              readonly original_item_price: {
                readonly value: number;
                readonly currency: string;
              };
              readonly price_rules: readonly (string)[];
              readonly row_total: {
                readonly value: number;
                readonly currency: string;
              };
              readonly discounts: readonly ({
                readonly label: string;
                readonly amount: {
                  readonly value: number;
                  readonly currency: string;
                };
              } | null)[] | null;
            } | null;
            readonly next_tier: {
              readonly pieces: number;
              readonly price: {
                readonly value: number;
                readonly currency: string;
              };
            } | null;
            readonly is_saleable: boolean;
            readonly errors: readonly ({
              readonly code: CartItemErrorType;
              readonly message: string;
            } | null)[] | null;
            readonly user_can_edit: boolean;
            readonly embroidery_item: string | null;
            readonly embroidery_items: readonly (string)[];
            readonly loyalty_message: string | null;
          } | null)[] | null;
          readonly prices: {
            readonly grand_total: {
              readonly value: number;
              readonly currency: string;
            } | null;
            readonly raw_totals: readonly ({
              readonly code: string;
              readonly phrase: string;
              readonly values: readonly (string)[];
              readonly is_included: boolean | null;
              readonly amount: {
                readonly value: number;
                readonly currency: string;
              };
            })[];
          } | null;
          readonly applied_coupons: readonly ({
            readonly code: string;
            readonly note: {
              readonly phrase: string;
              readonly values: readonly (string)[];
            } | null;
          } | null)[] | null;
          readonly applied_store_credit: {
            readonly enabled: boolean | null;
            readonly applied_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
            readonly current_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
          } | null;
          readonly applied_reward_points: {
            readonly points: number;
            readonly money: {
              readonly value: number;
              readonly currency: string;
            };
          } | null;
          readonly applied_gift_cards: readonly ({
            readonly code: string | null;
            readonly applied_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
            readonly current_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
          } | null)[] | null;
          readonly lapsed_coupons: readonly (string)[];
          readonly takes_more_coupons: boolean;
          readonly billing_address: {
            readonly firstname: string;
            readonly lastname: string;
            readonly company: string | null;
            readonly street: readonly (string | null)[];
            readonly city: string;
            readonly region: {
              readonly code: string | null;
              readonly label: string | null;
            } | null;
            readonly postcode: string | null;
            readonly country: {
              readonly code: string;
              readonly label: string;
            };
            readonly telephone: string | null;
          } | null;
          readonly billing_same_as_shipping: boolean;
          readonly shipping_addresses: readonly ({
            readonly firstname: string;
            readonly lastname: string;
            readonly company: string | null;
            readonly street: readonly (string | null)[];
            readonly city: string;
            readonly region: {
              readonly code: string | null;
              readonly label: string | null;
            } | null;
            readonly postcode: string | null;
            readonly country: {
              readonly code: string;
              readonly label: string;
            };
            readonly telephone: string | null;
            readonly available_shipping_methods: readonly ({
              readonly available: boolean;
              readonly carrier_code: string;
              readonly carrier_title: string;
              readonly method_code: string | null;
              readonly method_title: string | null;
              readonly arrival: {
                readonly from: string;
                readonly to: string;
              } | null;
              readonly amount: {
                readonly value: number;
                readonly currency: string;
              };
            } | null)[] | null;
            readonly selected_shipping_method: {
              readonly carrier_code: string;
              readonly carrier_title: string;
              readonly method_code: string;
              readonly method_title: string;
              readonly arrival: {
                readonly from: string;
                readonly to: string;
              } | null;
              readonly amount: {
                readonly value: number;
                readonly currency: string;
              };
            } | null;
          } | null)[];
          readonly available_payment_methods: readonly ({
            readonly code: string;
            readonly title: string;
          } | null)[] | null;
          readonly selected_payment_method: {
            readonly code: string;
          } | null;
          readonly free_shipping_progress: {
            readonly phrase: string;
            readonly missing: {
              readonly value: number;
              readonly currency: string;
            };
            readonly part: number;
          } | null;
        };
      } | null;
    };
    readonly variables: { readonly cartId: string; readonly payment: PaymentMethodInput };
  };
  readonly PayForExchange: {
    readonly data: {
      readonly payForExchange: {
        readonly errors: readonly ({
          readonly message: string;
        } | null)[];
        readonly challengeUrl: string | null;
      } | null;
    };
    readonly variables: { readonly input: PayForExchangeInput };
  };
  readonly PlaceOrder: {
    readonly data: {
      readonly placeOrder: {
        readonly order: {
          readonly order_number: string;
        } | null;
        readonly orderV2: {
          readonly number: string;
          readonly token: string;
          readonly shown: {
            readonly number: string;
            readonly email: string;
            readonly placed_at: string;
            readonly billing_address: readonly (string)[];
            readonly shipping_address: readonly (string)[];
            readonly shipping_method: string | null;
            readonly payment: string;
            readonly items: readonly ({
              readonly sku: string;
              readonly name: string;
              readonly quantity: number;
              readonly image: string | null;
              readonly team: string | null;
              readonly url: string | null;
              readonly sewn_pictures: readonly ({
                readonly url: string;
                readonly label: string;
              })[];
              readonly options: readonly ({
                readonly label: string;
                readonly value: string;
                readonly price: {
                  readonly value: number;
                  readonly currency: string;
                } | null;
              })[];
              readonly price: {
                readonly value: number;
                readonly currency: string;
              };
              readonly row_total: {
                readonly value: number;
                readonly currency: string;
              };
            })[];
            readonly totals: readonly ({
              readonly code: string;
              readonly phrase: string;
              readonly values: readonly (string)[];
              readonly amount: {
                readonly value: number;
                readonly currency: string;
              };
            })[];
            readonly arrival: {
              readonly from: string;
              readonly to: string;
            } | null;
          } | null;
        } | null;
        readonly errors: readonly ({
          readonly key: string;
          readonly field: string;
          readonly message: string;
          readonly card: string | null;
        } | null)[];
        readonly challengeUrl: string | null;
        readonly openOrder: {
          readonly number: string;
          readonly total: {
            readonly value: number;
            readonly currency: string;
          };
        } | null;
        readonly changedTotals: readonly ({
          readonly code: string;
          readonly phrase: string;
          readonly values: readonly (string)[];
          readonly before: {
            readonly value: number;
            readonly currency: string;
          } | null;
          readonly after: {
            readonly value: number;
            readonly currency: string;
          } | null;
        })[] | null;
      } | null;
    };
    readonly variables: { readonly cartId: string; readonly seen?: readonly (SeenTotalInput)[] | null | undefined; readonly agreements?: readonly (number)[] | null | undefined; readonly embroidery?: boolean | null | undefined };
  };
  readonly PreparePayment: {
    readonly data: {
      readonly setOrderCommentOnCart: {
        readonly cart: {
          readonly id: string;
        };
      } | null;
      readonly setPaymentMethodOnCart: {
        readonly cart: {
          readonly id: string;
        };
      } | null;
    };
    readonly variables: { readonly cartId: string; readonly comment: string; readonly payment: PaymentMethodInput };
  };
  readonly ProductQuestions: {
    readonly data: {
      readonly getQuestions: {
        readonly items: readonly ({
          readonly question_id: number;
          readonly author: string;
          readonly question: string;
          readonly answer: string;
        })[];
        readonly total_count: number;
        readonly page_info: {
          readonly total_pages: number | null;
        };
      };
      readonly storeConfig: {
        readonly allow_guest_to_question: boolean | null;
        readonly recaptcha_site_key: string | null;
        readonly form_recaptcha_type: string | null;
        readonly form_recaptcha_actions: readonly (string)[] | null;
      } | null;
    };
    readonly variables: { readonly identifier: string; readonly search?: string | null | undefined; readonly size?: number | null | undefined; readonly page?: number | null | undefined };
  };
  readonly ProductReviews: {
    readonly data: {
      readonly productReviews: {
        readonly total: number;
        readonly page: number;
        readonly page_size: number;
        readonly items: readonly ({
          readonly review_id: number;
          readonly title: string;
          readonly detail: string;
          readonly nickname: string;
          readonly location: string;
          readonly created_at: string;
          readonly verified_buyer: boolean;
          readonly likes: number;
          readonly dislikes: number;
          readonly answer: string | null;
          readonly recommend: boolean | null;
          readonly rating_votes: readonly ({
            readonly value: number;
          })[];
          readonly images: readonly ({
            readonly url: string;
            readonly thumbnail: string;
            readonly caption: string;
            readonly rotate: number;
          })[];
          readonly videos: readonly ({
            readonly url: string;
            readonly poster: string;
            readonly caption: string;
            readonly rotate: number;
          })[];
        })[];
      };
    };
    readonly variables: { readonly productId: number; readonly page: number; readonly sort: string; readonly searchTerm: string; readonly starFilter?: number | null | undefined };
  };
  readonly RemoveCoupon: {
    readonly data: {
      readonly changed: {
        readonly cart: {
          readonly id: string;
          readonly email: string | null;
          readonly total_quantity: number;
          readonly is_virtual: boolean;
          readonly hasCustomer: boolean;
          readonly checkoutDisabled: boolean;
          readonly order_comment: string | null;
          readonly items: readonly ({
            readonly item_id: number;
            readonly product_id: number;
            readonly simpleProductId: number;
            readonly overrideCategoryId: number | null;
            readonly name: string;
            readonly sku: string;
            readonly url: string;
            readonly picture: {
              readonly url: string | null;
              readonly label: string;
            };
            readonly sewn_pictures: readonly ({
              readonly url: string;
              readonly label: string;
            })[];
            readonly options: readonly ({
              readonly label: string;
              readonly value: string;
              readonly price: {
                readonly value: number;
                readonly currency: string;
              } | null;
            })[];
            readonly parts: readonly ({
              readonly type: string;
              readonly text: string;
              readonly sku: string | null;
            })[];
            readonly bundle_uids: readonly (string)[];
            readonly giftcard_option: string | null;
            readonly chosen_options: string | null;
            readonly quantity: number;
            readonly min_qty: number | null;
            readonly max_qty: number | null;
            readonly qty_increment: number | null;
            readonly prices: {
              readonly price: {
                readonly value: number;
                readonly currency: string;
              };
              readonly original_item_price: {
                readonly value: number;
                readonly currency: string;
              };
              readonly price_rules: readonly (string)[];
              readonly row_total: {
                readonly value: number;
                readonly currency: string;
              };
              readonly discounts: readonly ({
                readonly label: string;
                readonly amount: {
                  readonly value: number;
                  readonly currency: string;
                };
              } | null)[] | null;
            } | null;
            readonly next_tier: {
              readonly pieces: number;
              readonly price: {
                readonly value: number;
                readonly currency: string;
              };
            } | null;
            readonly is_saleable: boolean;
            readonly errors: readonly ({
              readonly code: CartItemErrorType;
              readonly message: string;
            } | null)[] | null;
            readonly user_can_edit: boolean;
            readonly embroidery_item: string | null;
            readonly embroidery_items: readonly (string)[];
            readonly loyalty_message: string | null;
          } | null)[] | null;
          readonly prices: {
            readonly grand_total: {
              readonly value: number;
              readonly currency: string;
            } | null;
            readonly raw_totals: readonly ({
              readonly code: string;
              readonly phrase: string;
              readonly values: readonly (string)[];
              readonly is_included: boolean | null;
              readonly amount: {
                readonly value: number;
                readonly currency: string;
              };
            })[];
          } | null;
          readonly applied_coupons: readonly ({
            readonly code: string;
            readonly note: {
              readonly phrase: string;
              readonly values: readonly (string)[];
            } | null;
          } | null)[] | null;
          readonly applied_store_credit: {
            readonly enabled: boolean | null;
            readonly applied_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
            readonly current_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
          } | null;
          readonly applied_reward_points: {
            readonly points: number;
            readonly money: {
              readonly value: number;
              readonly currency: string;
            };
          } | null;
          readonly applied_gift_cards: readonly ({
            readonly code: string | null;
            readonly applied_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
            readonly current_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
          } | null)[] | null;
          readonly lapsed_coupons: readonly (string)[];
          readonly takes_more_coupons: boolean;
          readonly billing_address: {
            readonly firstname: string;
            readonly lastname: string;
            readonly company: string | null;
            readonly street: readonly (string | null)[];
            readonly city: string;
            readonly region: {
              readonly code: string | null;
              readonly label: string | null;
            } | null;
            readonly postcode: string | null;
            readonly country: {
              readonly code: string;
              readonly label: string;
            };
            readonly telephone: string | null;
          } | null;
          readonly billing_same_as_shipping: boolean;
          readonly shipping_addresses: readonly ({
            readonly firstname: string;
            readonly lastname: string;
            readonly company: string | null;
            readonly street: readonly (string | null)[];
            readonly city: string;
            readonly region: {
              readonly code: string | null;
              readonly label: string | null;
            } | null;
            readonly postcode: string | null;
            readonly country: {
              readonly code: string;
              readonly label: string;
            };
            readonly telephone: string | null;
            readonly available_shipping_methods: readonly ({
              readonly available: boolean;
              readonly carrier_code: string;
              readonly carrier_title: string;
              readonly method_code: string | null;
              readonly method_title: string | null;
              readonly arrival: {
                readonly from: string;
                readonly to: string;
              } | null;
              readonly amount: {
                readonly value: number;
                readonly currency: string;
              };
            } | null)[] | null;
            readonly selected_shipping_method: {
              readonly carrier_code: string;
              readonly carrier_title: string;
              readonly method_code: string;
              readonly method_title: string;
              readonly arrival: {
                readonly from: string;
                readonly to: string;
              } | null;
              readonly amount: {
                readonly value: number;
                readonly currency: string;
              };
            } | null;
          } | null)[];
          readonly available_payment_methods: readonly ({
            readonly code: string;
            readonly title: string;
          } | null)[] | null;
          readonly selected_payment_method: {
            readonly code: string;
          } | null;
          readonly free_shipping_progress: {
            readonly phrase: string;
            readonly missing: {
              readonly value: number;
              readonly currency: string;
            };
            readonly part: number;
          } | null;
        } | null;
      } | null;
    };
    readonly variables: { readonly cartId: string; readonly code: string };
  };
  readonly RemoveGiftCard: {
    readonly data: {
      readonly changed: {
        readonly cart: {
          readonly id: string;
          readonly email: string | null;
          readonly total_quantity: number;
          readonly is_virtual: boolean;
          readonly hasCustomer: boolean;
          readonly checkoutDisabled: boolean;
          readonly order_comment: string | null;
          readonly items: readonly ({
            readonly item_id: number;
            readonly product_id: number;
            readonly simpleProductId: number;
            readonly overrideCategoryId: number | null;
            readonly name: string;
            readonly sku: string;
            readonly url: string;
            readonly picture: {
              readonly url: string | null;
              readonly label: string;
            };
            readonly sewn_pictures: readonly ({
              readonly url: string;
              readonly label: string;
            })[];
            readonly options: readonly ({
              readonly label: string;
              readonly value: string;
              readonly price: {
                readonly value: number;
                readonly currency: string;
              } | null;
            })[];
            readonly parts: readonly ({
              readonly type: string;
              readonly text: string;
              readonly sku: string | null;
            })[];
            readonly bundle_uids: readonly (string)[];
            readonly giftcard_option: string | null;
            readonly chosen_options: string | null;
            readonly quantity: number;
            readonly min_qty: number | null;
            readonly max_qty: number | null;
            readonly qty_increment: number | null;
            readonly prices: {
              readonly price: {
                readonly value: number;
                readonly currency: string;
              };
              readonly original_item_price: {
                readonly value: number;
                readonly currency: string;
              };
              readonly price_rules: readonly (string)[];
              readonly row_total: {
                readonly value: number;
                readonly currency: string;
              };
              readonly discounts: readonly ({
                readonly label: string;
                readonly amount: {
                  readonly value: number;
                  readonly currency: string;
                };
              } | null)[] | null;
            } | null;
            readonly next_tier: {
              readonly pieces: number;
              readonly price: {
                readonly value: number;
                readonly currency: string;
              };
            } | null;
            readonly is_saleable: boolean;
            readonly errors: readonly ({
              readonly code: CartItemErrorType;
              readonly message: string;
            } | null)[] | null;
            readonly user_can_edit: boolean;
            readonly embroidery_item: string | null;
            readonly embroidery_items: readonly (string)[];
            readonly loyalty_message: string | null;
          } | null)[] | null;
          readonly prices: {
            readonly grand_total: {
              readonly value: number;
              readonly currency: string;
            } | null;
            readonly raw_totals: readonly ({
              readonly code: string;
              readonly phrase: string;
              readonly values: readonly (string)[];
              readonly is_included: boolean | null;
              readonly amount: {
                readonly value: number;
                readonly currency: string;
              };
            })[];
          } | null;
          readonly applied_coupons: readonly ({
            readonly code: string;
            readonly note: {
              readonly phrase: string;
              readonly values: readonly (string)[];
            } | null;
          } | null)[] | null;
          readonly applied_store_credit: {
            readonly enabled: boolean | null;
            readonly applied_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
            readonly current_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
          } | null;
          readonly applied_reward_points: {
            readonly points: number;
            readonly money: {
              readonly value: number;
              readonly currency: string;
            };
          } | null;
          readonly applied_gift_cards: readonly ({
            readonly code: string | null;
            readonly applied_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
            readonly current_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
          } | null)[] | null;
          readonly lapsed_coupons: readonly (string)[];
          readonly takes_more_coupons: boolean;
          readonly billing_address: {
            readonly firstname: string;
            readonly lastname: string;
            readonly company: string | null;
            readonly street: readonly (string | null)[];
            readonly city: string;
            readonly region: {
              readonly code: string | null;
              readonly label: string | null;
            } | null;
            readonly postcode: string | null;
            readonly country: {
              readonly code: string;
              readonly label: string;
            };
            readonly telephone: string | null;
          } | null;
          readonly billing_same_as_shipping: boolean;
          readonly shipping_addresses: readonly ({
            readonly firstname: string;
            readonly lastname: string;
            readonly company: string | null;
            readonly street: readonly (string | null)[];
            readonly city: string;
            readonly region: {
              readonly code: string | null;
              readonly label: string | null;
            } | null;
            readonly postcode: string | null;
            readonly country: {
              readonly code: string;
              readonly label: string;
            };
            readonly telephone: string | null;
            readonly available_shipping_methods: readonly ({
              readonly available: boolean;
              readonly carrier_code: string;
              readonly carrier_title: string;
              readonly method_code: string | null;
              readonly method_title: string | null;
              readonly arrival: {
                readonly from: string;
                readonly to: string;
              } | null;
              readonly amount: {
                readonly value: number;
                readonly currency: string;
              };
            } | null)[] | null;
            readonly selected_shipping_method: {
              readonly carrier_code: string;
              readonly carrier_title: string;
              readonly method_code: string;
              readonly method_title: string;
              readonly arrival: {
                readonly from: string;
                readonly to: string;
              } | null;
              readonly amount: {
                readonly value: number;
                readonly currency: string;
              };
            } | null;
          } | null)[];
          readonly available_payment_methods: readonly ({
            readonly code: string;
            readonly title: string;
          } | null)[] | null;
          readonly selected_payment_method: {
            readonly code: string;
          } | null;
          readonly free_shipping_progress: {
            readonly phrase: string;
            readonly missing: {
              readonly value: number;
              readonly currency: string;
            };
            readonly part: number;
          } | null;
        };
      } | null;
    };
    readonly variables: { readonly cartId: string; readonly code: string };
  };
  readonly RemovePoints: {
    readonly data: {
      readonly changed: {
        readonly cart: {
          readonly id: string;
          readonly email: string | null;
          readonly total_quantity: number;
          readonly is_virtual: boolean;
          readonly hasCustomer: boolean;
          readonly checkoutDisabled: boolean;
          readonly order_comment: string | null;
          readonly items: readonly ({
            readonly item_id: number;
            readonly product_id: number;
            readonly simpleProductId: number;
            readonly overrideCategoryId: number | null;
            readonly name: string;
            readonly sku: string;
            readonly url: string;
            readonly picture: {
              readonly url: string | null;
              readonly label: string;
            };
            readonly sewn_pictures: readonly ({
              readonly url: string;
              readonly label: string;
            })[];
            readonly options: readonly ({
              readonly label: string;
              readonly value: string;
              readonly price: {
                readonly value: number;
                readonly currency: string;
              } | null;
            })[];
            readonly parts: readonly ({
              readonly type: string;
              readonly text: string;
              readonly sku: string | null;
            })[];
            readonly bundle_uids: readonly (string)[];
            readonly giftcard_option: string | null;
            readonly chosen_options: string | null;
            readonly quantity: number;
            readonly min_qty: number | null;
            readonly max_qty: number | null;
            readonly qty_increment: number | null;
            readonly prices: {
              readonly price: {
                readonly value: number;
                readonly currency: string;
              };
              readonly original_item_price: {
                readonly value: number;
                readonly currency: string;
              };
              readonly price_rules: readonly (string)[];
              readonly row_total: {
                readonly value: number;
                readonly currency: string;
              };
              readonly discounts: readonly ({
                readonly label: string;
                readonly amount: {
                  readonly value: number;
                  readonly currency: string;
                };
              } | null)[] | null;
            } | null;
            readonly next_tier: {
              readonly pieces: number;
              readonly price: {
                readonly value: number;
                readonly currency: string;
              };
            } | null;
            readonly is_saleable: boolean;
            readonly errors: readonly ({
              readonly code: CartItemErrorType;
              readonly message: string;
            } | null)[] | null;
            readonly user_can_edit: boolean;
            readonly embroidery_item: string | null;
            readonly embroidery_items: readonly (string)[];
            readonly loyalty_message: string | null;
          } | null)[] | null;
          readonly prices: {
            readonly grand_total: {
              readonly value: number;
              readonly currency: string;
            } | null;
            readonly raw_totals: readonly ({
              readonly code: string;
              readonly phrase: string;
              readonly values: readonly (string)[];
              readonly is_included: boolean | null;
              readonly amount: {
                readonly value: number;
                readonly currency: string;
              };
            })[];
          } | null;
          readonly applied_coupons: readonly ({
            readonly code: string;
            readonly note: {
              readonly phrase: string;
              readonly values: readonly (string)[];
            } | null;
          } | null)[] | null;
          readonly applied_store_credit: {
            readonly enabled: boolean | null;
            readonly applied_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
            readonly current_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
          } | null;
          readonly applied_reward_points: {
            readonly points: number;
            readonly money: {
              readonly value: number;
              readonly currency: string;
            };
          } | null;
          readonly applied_gift_cards: readonly ({
            readonly code: string | null;
            readonly applied_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
            readonly current_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
          } | null)[] | null;
          readonly lapsed_coupons: readonly (string)[];
          readonly takes_more_coupons: boolean;
          readonly billing_address: {
            readonly firstname: string;
            readonly lastname: string;
            readonly company: string | null;
            readonly street: readonly (string | null)[];
            readonly city: string;
            readonly region: {
              readonly code: string | null;
              readonly label: string | null;
            } | null;
            readonly postcode: string | null;
            readonly country: {
              readonly code: string;
              readonly label: string;
            };
            readonly telephone: string | null;
          } | null;
          readonly billing_same_as_shipping: boolean;
          readonly shipping_addresses: readonly ({
            readonly firstname: string;
            readonly lastname: string;
            readonly company: string | null;
            readonly street: readonly (string | null)[];
            readonly city: string;
            readonly region: {
              readonly code: string | null;
              readonly label: string | null;
            } | null;
            readonly postcode: string | null;
            readonly country: {
              readonly code: string;
              readonly label: string;
            };
            readonly telephone: string | null;
            readonly available_shipping_methods: readonly ({
              readonly available: boolean;
              readonly carrier_code: string;
              readonly carrier_title: string;
              readonly method_code: string | null;
              readonly method_title: string | null;
              readonly arrival: {
                readonly from: string;
                readonly to: string;
              } | null;
              readonly amount: {
                readonly value: number;
                readonly currency: string;
              };
            } | null)[] | null;
            readonly selected_shipping_method: {
              readonly carrier_code: string;
              readonly carrier_title: string;
              readonly method_code: string;
              readonly method_title: string;
              readonly arrival: {
                readonly from: string;
                readonly to: string;
              } | null;
              readonly amount: {
                readonly value: number;
                readonly currency: string;
              };
            } | null;
          } | null)[];
          readonly available_payment_methods: readonly ({
            readonly code: string;
            readonly title: string;
          } | null)[] | null;
          readonly selected_payment_method: {
            readonly code: string;
          } | null;
          readonly free_shipping_progress: {
            readonly phrase: string;
            readonly missing: {
              readonly value: number;
              readonly currency: string;
            };
            readonly part: number;
          } | null;
        };
      } | null;
    };
    readonly variables: { readonly cartId: string };
  };
  readonly RemoveSavedProduct: {
    readonly data: {
      readonly removeSavedProduct: string;
    };
    readonly variables: { readonly uid: string };
  };
  readonly RemoveStoreCredit: {
    readonly data: {
      readonly changed: {
        readonly cart: {
          readonly id: string;
          readonly email: string | null;
          readonly total_quantity: number;
          readonly is_virtual: boolean;
          readonly hasCustomer: boolean;
          readonly checkoutDisabled: boolean;
          readonly order_comment: string | null;
          readonly items: readonly ({
            readonly item_id: number;
            readonly product_id: number;
            readonly simpleProductId: number;
            readonly overrideCategoryId: number | null;
            readonly name: string;
            readonly sku: string;
            readonly url: string;
            readonly picture: {
              readonly url: string | null;
              readonly label: string;
            };
            readonly sewn_pictures: readonly ({
              readonly url: string;
              readonly label: string;
            })[];
            readonly options: readonly ({
              readonly label: string;
              readonly value: string;
              readonly price: {
                readonly value: number;
                readonly currency: string;
              } | null;
            })[];
            readonly parts: readonly ({
              readonly type: string;
              readonly text: string;
              readonly sku: string | null;
            })[];
            readonly bundle_uids: readonly (string)[];
            readonly giftcard_option: string | null;
            readonly chosen_options: string | null;
            readonly quantity: number;
            readonly min_qty: number | null;
            readonly max_qty: number | null;
            readonly qty_increment: number | null;
            readonly prices: {
              readonly price: {
                readonly value: number;
                readonly currency: string;
              };
              readonly original_item_price: {
                readonly value: number;
                readonly currency: string;
              };
              readonly price_rules: readonly (string)[];
              readonly row_total: {
                readonly value: number;
                readonly currency: string;
              };
              readonly discounts: readonly ({
                readonly label: string;
                readonly amount: {
                  readonly value: number;
                  readonly currency: string;
                };
              } | null)[] | null;
            } | null;
            readonly next_tier: {
              readonly pieces: number;
              readonly price: {
                readonly value: number;
                readonly currency: string;
              };
            } | null;
            readonly is_saleable: boolean;
            readonly errors: readonly ({
              readonly code: CartItemErrorType;
              readonly message: string;
            } | null)[] | null;
            readonly user_can_edit: boolean;
            readonly embroidery_item: string | null;
            readonly embroidery_items: readonly (string)[];
            readonly loyalty_message: string | null;
          } | null)[] | null;
          readonly prices: {
            readonly grand_total: {
              readonly value: number;
              readonly currency: string;
            } | null;
            readonly raw_totals: readonly ({
              readonly code: string;
              readonly phrase: string;
              readonly values: readonly (string)[];
              readonly is_included: boolean | null;
              readonly amount: {
                readonly value: number;
                readonly currency: string;
              };
            })[];
          } | null;
          readonly applied_coupons: readonly ({
            readonly code: string;
            readonly note: {
              readonly phrase: string;
              readonly values: readonly (string)[];
            } | null;
          } | null)[] | null;
          readonly applied_store_credit: {
            readonly enabled: boolean | null;
            readonly applied_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
            readonly current_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
          } | null;
          readonly applied_reward_points: {
            readonly points: number;
            readonly money: {
              readonly value: number;
              readonly currency: string;
            };
          } | null;
          readonly applied_gift_cards: readonly ({
            readonly code: string | null;
            readonly applied_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
            readonly current_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
          } | null)[] | null;
          readonly lapsed_coupons: readonly (string)[];
          readonly takes_more_coupons: boolean;
          readonly billing_address: {
            readonly firstname: string;
            readonly lastname: string;
            readonly company: string | null;
            readonly street: readonly (string | null)[];
            readonly city: string;
            readonly region: {
              readonly code: string | null;
              readonly label: string | null;
            } | null;
            readonly postcode: string | null;
            readonly country: {
              readonly code: string;
              readonly label: string;
            };
            readonly telephone: string | null;
          } | null;
          readonly billing_same_as_shipping: boolean;
          readonly shipping_addresses: readonly ({
            readonly firstname: string;
            readonly lastname: string;
            readonly company: string | null;
            readonly street: readonly (string | null)[];
            readonly city: string;
            readonly region: {
              readonly code: string | null;
              readonly label: string | null;
            } | null;
            readonly postcode: string | null;
            readonly country: {
              readonly code: string;
              readonly label: string;
            };
            readonly telephone: string | null;
            readonly available_shipping_methods: readonly ({
              readonly available: boolean;
              readonly carrier_code: string;
              readonly carrier_title: string;
              readonly method_code: string | null;
              readonly method_title: string | null;
              readonly arrival: {
                readonly from: string;
                readonly to: string;
              } | null;
              readonly amount: {
                readonly value: number;
                readonly currency: string;
              };
            } | null)[] | null;
            readonly selected_shipping_method: {
              readonly carrier_code: string;
              readonly carrier_title: string;
              readonly method_code: string;
              readonly method_title: string;
              readonly arrival: {
                readonly from: string;
                readonly to: string;
              } | null;
              readonly amount: {
                readonly value: number;
                readonly currency: string;
              };
            } | null;
          } | null)[];
          readonly available_payment_methods: readonly ({
            readonly code: string;
            readonly title: string;
          } | null)[] | null;
          readonly selected_payment_method: {
            readonly code: string;
          } | null;
          readonly free_shipping_progress: {
            readonly phrase: string;
            readonly missing: {
              readonly value: number;
              readonly currency: string;
            };
            readonly part: number;
          } | null;
        };
      } | null;
    };
    readonly variables: { readonly cartId: string };
  };
  readonly RenameSavedProduct: {
    readonly data: {
      readonly renameSavedProduct: {
        readonly uid: string;
        readonly entity_id: number;
        readonly name: string;
        readonly saved_at: string;
        readonly sewn_picture: string | null;
        readonly messages: readonly (string)[];
        readonly item: {
          readonly item_id: number;
          readonly product_id: number;
          readonly simpleProductId: number;
          readonly overrideCategoryId: number | null;
          readonly name: string;
          readonly sku: string;
          readonly url: string;
          readonly picture: {
            readonly url: string | null;
            readonly label: string;
          };
          readonly sewn_pictures: readonly ({
            readonly url: string;
            readonly label: string;
          })[];
          readonly options: readonly ({
            readonly label: string;
            readonly value: string;
            readonly price: {
              readonly value: number;
              readonly currency: string;
            } | null;
          })[];
          readonly parts: readonly ({
            readonly type: string;
            readonly text: string;
            readonly sku: string | null;
          })[];
          readonly bundle_uids: readonly (string)[];
          readonly giftcard_option: string | null;
          readonly chosen_options: string | null;
          readonly quantity: number;
          readonly min_qty: number | null;
          readonly max_qty: number | null;
          readonly qty_increment: number | null;
          readonly prices: {
            readonly price: {
              readonly value: number;
              readonly currency: string;
            };
            readonly original_item_price: {
              readonly value: number;
              readonly currency: string;
            };
            readonly price_rules: readonly (string)[];
            readonly row_total: {
              readonly value: number;
              readonly currency: string;
            };
            readonly discounts: readonly ({
              readonly label: string;
              readonly amount: {
                readonly value: number;
                readonly currency: string;
              };
            } | null)[] | null;
          } | null;
          readonly next_tier: {
            readonly pieces: number;
            readonly price: {
              readonly value: number;
              readonly currency: string;
            };
          } | null;
          readonly is_saleable: boolean;
          readonly errors: readonly ({
            readonly code: CartItemErrorType;
            readonly message: string;
          } | null)[] | null;
          readonly user_can_edit: boolean;
          readonly embroidery_item: string | null;
          readonly embroidery_items: readonly (string)[];
        };
      };
    };
    readonly variables: { readonly uid: string; readonly name: string };
  };
  readonly RenameWishList: {
    readonly data: {
      readonly updateWishlist: {
        readonly name: string;
      } | null;
    };
    readonly variables: { readonly id: string; readonly name: string };
  };
  readonly ReorderItems: {
    readonly data: {
      readonly reorderItems: {
        readonly cart: {
          readonly id: string;
          readonly email: string | null;
          readonly total_quantity: number;
          readonly is_virtual: boolean;
          readonly hasCustomer: boolean;
          readonly checkoutDisabled: boolean;
          readonly order_comment: string | null;
          readonly items: readonly ({
            readonly item_id: number;
            readonly product_id: number;
            readonly simpleProductId: number;
            readonly overrideCategoryId: number | null;
            readonly name: string;
            readonly sku: string;
            readonly url: string;
            readonly picture: {
              readonly url: string | null;
              readonly label: string;
            };
            readonly sewn_pictures: readonly ({
              readonly url: string;
              readonly label: string;
            })[];
            readonly options: readonly ({
              readonly label: string;
              readonly value: string;
              readonly price: {
                readonly value: number;
                readonly currency: string;
              } | null;
            })[];
            readonly parts: readonly ({
              readonly type: string;
              readonly text: string;
              readonly sku: string | null;
            })[];
            readonly bundle_uids: readonly (string)[];
            readonly giftcard_option: string | null;
            readonly chosen_options: string | null;
            readonly quantity: number;
            readonly min_qty: number | null;
            readonly max_qty: number | null;
            readonly qty_increment: number | null;
            readonly prices: {
              readonly price: {
                readonly value: number;
                readonly currency: string;
              };
              readonly original_item_price: {
                readonly value: number;
                readonly currency: string;
              };
              readonly price_rules: readonly (string)[];
              readonly row_total: {
                readonly value: number;
                readonly currency: string;
              };
              readonly discounts: readonly ({
                readonly label: string;
                readonly amount: {
                  readonly value: number;
                  readonly currency: string;
                };
              } | null)[] | null;
            } | null;
            readonly next_tier: {
              readonly pieces: number;
              readonly price: {
                readonly value: number;
                readonly currency: string;
              };
            } | null;
            readonly is_saleable: boolean;
            readonly errors: readonly ({
              readonly code: CartItemErrorType;
              readonly message: string;
            } | null)[] | null;
            readonly user_can_edit: boolean;
            readonly embroidery_item: string | null;
            readonly embroidery_items: readonly (string)[];
            readonly loyalty_message: string | null;
          } | null)[] | null;
          readonly prices: {
            readonly grand_total: {
              readonly value: number;
              readonly currency: string;
            } | null;
            readonly raw_totals: readonly ({
              readonly code: string;
              readonly phrase: string;
              readonly values: readonly (string)[];
              readonly is_included: boolean | null;
              readonly amount: {
                readonly value: number;
                readonly currency: string;
              };
            })[];
          } | null;
          readonly applied_coupons: readonly ({
            readonly code: string;
            readonly note: {
              readonly phrase: string;
              readonly values: readonly (string)[];
            } | null;
          } | null)[] | null;
          readonly applied_store_credit: {
            readonly enabled: boolean | null;
            readonly applied_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
            readonly current_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
          } | null;
          readonly applied_reward_points: {
            readonly points: number;
            readonly money: {
              readonly value: number;
              readonly currency: string;
            };
          } | null;
          readonly applied_gift_cards: readonly ({
            readonly code: string | null;
            readonly applied_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
            readonly current_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
          } | null)[] | null;
          readonly lapsed_coupons: readonly (string)[];
          readonly takes_more_coupons: boolean;
          readonly billing_address: {
            readonly firstname: string;
            readonly lastname: string;
            readonly company: string | null;
            readonly street: readonly (string | null)[];
            readonly city: string;
            readonly region: {
              readonly code: string | null;
              readonly label: string | null;
            } | null;
            readonly postcode: string | null;
            readonly country: {
              readonly code: string;
              readonly label: string;
            };
            readonly telephone: string | null;
          } | null;
          readonly billing_same_as_shipping: boolean;
          readonly shipping_addresses: readonly ({
            readonly firstname: string;
            readonly lastname: string;
            readonly company: string | null;
            readonly street: readonly (string | null)[];
            readonly city: string;
            readonly region: {
              readonly code: string | null;
              readonly label: string | null;
            } | null;
            readonly postcode: string | null;
            readonly country: {
              readonly code: string;
              readonly label: string;
            };
            readonly telephone: string | null;
            readonly available_shipping_methods: readonly ({
              readonly available: boolean;
              readonly carrier_code: string;
              readonly carrier_title: string;
              readonly method_code: string | null;
              readonly method_title: string | null;
              readonly arrival: {
                readonly from: string;
                readonly to: string;
              } | null;
              readonly amount: {
                readonly value: number;
                readonly currency: string;
              };
            } | null)[] | null;
            readonly selected_shipping_method: {
              readonly carrier_code: string;
              readonly carrier_title: string;
              readonly method_code: string;
              readonly method_title: string;
              readonly arrival: {
                readonly from: string;
                readonly to: string;
              } | null;
              readonly amount: {
                readonly value: number;
                readonly currency: string;
              };
            } | null;
          } | null)[];
          readonly available_payment_methods: readonly ({
            readonly code: string;
            readonly title: string;
          } | null)[] | null;
          readonly selected_payment_method: {
            readonly code: string;
          } | null;
          readonly free_shipping_progress: {
            readonly phrase: string;
            readonly missing: {
              readonly value: number;
              readonly currency: string;
            };
            readonly part: number;
          } | null;
        };
        readonly userInputErrors: readonly ({
          readonly message: string;
        } | null)[];
      } | null;
    };
    readonly variables: { readonly number: string; readonly items: readonly (string)[] };
  };
  readonly RequestPasswordReset: {
    readonly data: {
      readonly requestPasswordResetEmail: boolean | null;
    };
    readonly variables: { readonly email: string };
  };
  readonly RequestReturn: {
    readonly data: {
      readonly requestGuestReturn: {
        readonly return: {
          readonly number: string;
        } | null;
      } | null;
    };
    readonly variables: { readonly input: RequestGuestReturnInput };
  };
  readonly ResetPassword: {
    readonly data: {
      readonly resetPassword: boolean | null;
    };
    readonly variables: { readonly email: string; readonly token: string; readonly password: string };
  };
  readonly RestoreSavedProduct: {
    readonly data: {
      readonly restoreSavedProduct: {
        readonly uid: string;
      };
    };
    readonly variables: { readonly uid: string };
  };
  readonly ReviewCheck: {
    readonly data: {
      readonly storeConfig: {
        readonly recaptcha_site_key: string | null;
        readonly form_recaptcha_type: string | null;
        readonly form_recaptcha_actions: readonly (string)[] | null;
        readonly cw_reviews_video_rotate_enabled: boolean | null;
      } | null;
    };
    readonly variables: Readonly<Record<never, never>>;
  };
  readonly ReviewMetrics: {
    readonly data: {
      readonly reviewMetrics: {
        readonly reviewsCount: number;
        readonly averageRating: number;
        readonly averageRecommends: number | null;
        readonly averageSizing: number | null;
        readonly averageWidth: number | null;
      };
    };
    readonly variables: { readonly productId: number };
  };
  readonly SaveOrderedItem: {
    readonly data: {
      readonly saveOrderedItem: {
        readonly entity_id: number;
        readonly name: string;
      };
    };
    readonly variables: { readonly number: string; readonly item: string };
  };
  readonly SavedProduct: {
    readonly data: {
      readonly mySavedProduct: {
        readonly uid: string;
        readonly entity_id: number;
        readonly name: string;
        readonly saved_at: string;
        readonly sewn_picture: string | null;
        readonly messages: readonly (string)[];
        readonly item: {
          readonly item_id: number;
          readonly product_id: number;
          readonly simpleProductId: number;
          readonly overrideCategoryId: number | null;
          readonly name: string;
          readonly sku: string;
          readonly url: string;
          readonly picture: {
            readonly url: string | null;
            readonly label: string;
          };
          readonly sewn_pictures: readonly ({
            readonly url: string;
            readonly label: string;
          })[];
          readonly options: readonly ({
            readonly label: string;
            readonly value: string;
            readonly price: {
              readonly value: number;
              readonly currency: string;
            } | null;
          })[];
          readonly parts: readonly ({
            readonly type: string;
            readonly text: string;
            readonly sku: string | null;
          })[];
          readonly bundle_uids: readonly (string)[];
          readonly giftcard_option: string | null;
          readonly chosen_options: string | null;
          readonly quantity: number;
          readonly min_qty: number | null;
          readonly max_qty: number | null;
          readonly qty_increment: number | null;
          readonly prices: {
            readonly price: {
              readonly value: number;
              readonly currency: string;
            };
            readonly original_item_price: {
              readonly value: number;
              readonly currency: string;
            };
            readonly price_rules: readonly (string)[];
            readonly row_total: {
              readonly value: number;
              readonly currency: string;
            };
            readonly discounts: readonly ({
              readonly label: string;
              readonly amount: {
                readonly value: number;
                readonly currency: string;
              };
            } | null)[] | null;
          } | null;
          readonly next_tier: {
            readonly pieces: number;
            readonly price: {
              readonly value: number;
              readonly currency: string;
            };
          } | null;
          readonly is_saleable: boolean;
          readonly errors: readonly ({
            readonly code: CartItemErrorType;
            readonly message: string;
          } | null)[] | null;
          readonly user_can_edit: boolean;
          readonly embroidery_item: string | null;
          readonly embroidery_items: readonly (string)[];
        };
      };
    };
    readonly variables: { readonly uid: string };
  };
  readonly SavedProducts: {
    readonly data: {
      readonly mySavedProducts: {
        readonly items: readonly ({
          readonly uid: string;
          readonly entity_id: number;
          readonly name: string;
          readonly saved_at: string;
          readonly sewn_picture: string | null;
          readonly messages: readonly (string)[];
          readonly item: {
            readonly item_id: number;
            readonly product_id: number;
            readonly simpleProductId: number;
            readonly overrideCategoryId: number | null;
            readonly name: string;
            readonly sku: string;
            readonly url: string;
            readonly picture: {
              readonly url: string | null;
              readonly label: string;
            };
            readonly sewn_pictures: readonly ({
              readonly url: string;
              readonly label: string;
            })[];
            readonly options: readonly ({
              readonly label: string;
              readonly value: string;
              readonly price: {
                readonly value: number;
                readonly currency: string;
              } | null;
            })[];
            readonly parts: readonly ({
              readonly type: string;
              readonly text: string;
              readonly sku: string | null;
            })[];
            readonly bundle_uids: readonly (string)[];
            readonly giftcard_option: string | null;
            readonly chosen_options: string | null;
            readonly quantity: number;
            readonly min_qty: number | null;
            readonly max_qty: number | null;
            readonly qty_increment: number | null;
            readonly prices: {
              readonly price: {
                readonly value: number;
                readonly currency: string;
              };
              readonly original_item_price: {
                readonly value: number;
                readonly currency: string;
              };
              readonly price_rules: readonly (string)[];
              readonly row_total: {
                readonly value: number;
                readonly currency: string;
              };
              readonly discounts: readonly ({
                readonly label: string;
                readonly amount: {
                  readonly value: number;
                  readonly currency: string;
                };
              } | null)[] | null;
            } | null;
            readonly next_tier: {
              readonly pieces: number;
              readonly price: {
                readonly value: number;
                readonly currency: string;
              };
            } | null;
            readonly is_saleable: boolean;
            readonly errors: readonly ({
              readonly code: CartItemErrorType;
              readonly message: string;
            } | null)[] | null;
            readonly user_can_edit: boolean;
            readonly embroidery_item: string | null;
            readonly embroidery_items: readonly (string)[];
          };
        })[];
        readonly total_count: number;
        readonly page_info: {
          readonly total_pages: number | null;
        };
      };
    };
    readonly variables: { readonly search: string; readonly page: number; readonly size: number };
  };
  readonly SendLoginLink: {
    readonly data: {
      readonly sendCustomerLoginLink: boolean | null;
    };
    readonly variables: { readonly email: string; readonly redirect?: string | null | undefined; readonly cartId?: string | null | undefined };
  };
  readonly SetBillingAddress: {
    readonly data: {
      readonly changed: {
        readonly cart: {
          readonly id: string;
          readonly email: string | null;
          readonly total_quantity: number;
          readonly is_virtual: boolean;
          readonly hasCustomer: boolean;
          readonly checkoutDisabled: boolean;
          readonly order_comment: string | null;
          readonly items: readonly ({
            readonly item_id: number;
            readonly product_id: number;
            readonly simpleProductId: number;
            readonly overrideCategoryId: number | null;
            readonly name: string;
            readonly sku: string;
            readonly url: string;
            readonly picture: {
              readonly url: string | null;
              readonly label: string;
            };
            readonly sewn_pictures: readonly ({
              readonly url: string;
              readonly label: string;
            })[];
            readonly options: readonly ({
              readonly label: string;
              readonly value: string;
              readonly price: {
                readonly value: number;
                readonly currency: string;
              } | null;
            })[];
            readonly parts: readonly ({
              readonly type: string;
              readonly text: string;
              readonly sku: string | null;
            })[];
            readonly bundle_uids: readonly (string)[];
            readonly giftcard_option: string | null;
            readonly chosen_options: string | null;
            readonly quantity: number;
            readonly min_qty: number | null;
            readonly max_qty: number | null;
            readonly qty_increment: number | null;
            readonly prices: {
              readonly price: {
                readonly value: number;
                readonly currency: string;
              };
              readonly original_item_price: {
                readonly value: number;
                readonly currency: string;
              };
              readonly price_rules: readonly (string)[];
              readonly row_total: {
                readonly value: number;
                readonly currency: string;
              };
              readonly discounts: readonly ({
                readonly label: string;
                readonly amount: {
                  readonly value: number;
                  readonly currency: string;
                };
              } | null)[] | null;
            } | null;
            readonly next_tier: {
              readonly pieces: number;
              readonly price: {
                readonly value: number;
                readonly currency: string;
              };
            } | null;
            readonly is_saleable: boolean;
            readonly errors: readonly ({
              readonly code: CartItemErrorType;
              readonly message: string;
            } | null)[] | null;
            readonly user_can_edit: boolean;
            readonly embroidery_item: string | null;
            readonly embroidery_items: readonly (string)[];
            readonly loyalty_message: string | null;
          } | null)[] | null;
          readonly prices: {
            readonly grand_total: {
              readonly value: number;
              readonly currency: string;
            } | null;
            readonly raw_totals: readonly ({
              readonly code: string;
              readonly phrase: string;
              readonly values: readonly (string)[];
              readonly is_included: boolean | null;
              readonly amount: {
                readonly value: number;
                readonly currency: string;
              };
            })[];
          } | null;
          readonly applied_coupons: readonly ({
            readonly code: string;
            readonly note: {
              readonly phrase: string;
              readonly values: readonly (string)[];
            } | null;
          } | null)[] | null;
          readonly applied_store_credit: {
            readonly enabled: boolean | null;
            readonly applied_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
            readonly current_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
          } | null;
          readonly applied_reward_points: {
            readonly points: number;
            readonly money: {
              readonly value: number;
              readonly currency: string;
            };
          } | null;
          readonly applied_gift_cards: readonly ({
            readonly code: string | null;
            readonly applied_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
            readonly current_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
          } | null)[] | null;
          readonly lapsed_coupons: readonly (string)[];
          readonly takes_more_coupons: boolean;
          readonly billing_address: {
            readonly firstname: string;
            readonly lastname: string;
            readonly company: string | null;
            readonly street: readonly (string | null)[];
            readonly city: string;
            readonly region: {
              readonly code: string | null;
              readonly label: string | null;
            } | null;
            readonly postcode: string | null;
            readonly country: {
              readonly code: string;
              readonly label: string;
            };
            readonly telephone: string | null;
          } | null;
          readonly billing_same_as_shipping: boolean;
          readonly shipping_addresses: readonly ({
            readonly firstname: string;
            readonly lastname: string;
            readonly company: string | null;
            readonly street: readonly (string | null)[];
            readonly city: string;
            readonly region: {
              readonly code: string | null;
              readonly label: string | null;
            } | null;
            readonly postcode: string | null;
            readonly country: {
              readonly code: string;
              readonly label: string;
            };
            readonly telephone: string | null;
            readonly available_shipping_methods: readonly ({
              readonly available: boolean;
              readonly carrier_code: string;
              readonly carrier_title: string;
              readonly method_code: string | null;
              readonly method_title: string | null;
              readonly arrival: {
                readonly from: string;
                readonly to: string;
              } | null;
              readonly amount: {
                readonly value: number;
                readonly currency: string;
              };
            } | null)[] | null;
            readonly selected_shipping_method: {
              readonly carrier_code: string;
              readonly carrier_title: string;
              readonly method_code: string;
              readonly method_title: string;
              readonly arrival: {
                readonly from: string;
                readonly to: string;
              } | null;
              readonly amount: {
                readonly value: number;
                readonly currency: string;
              };
            } | null;
          } | null)[];
          readonly available_payment_methods: readonly ({
            readonly code: string;
            readonly title: string;
          } | null)[] | null;
          readonly selected_payment_method: {
            readonly code: string;
          } | null;
          readonly free_shipping_progress: {
            readonly phrase: string;
            readonly missing: {
              readonly value: number;
              readonly currency: string;
            };
            readonly part: number;
          } | null;
        };
      } | null;
    };
    readonly variables: { readonly cartId: string; readonly billing: BillingAddressInput };
  };
  readonly SetEmail: {
    readonly data: {
      readonly changed: {
        readonly cart: {
          readonly id: string;
          readonly email: string | null;
          readonly total_quantity: number;
          readonly is_virtual: boolean;
          readonly hasCustomer: boolean;
          readonly checkoutDisabled: boolean;
          readonly order_comment: string | null;
          readonly items: readonly ({
            readonly item_id: number;
            readonly product_id: number;
            readonly simpleProductId: number;
            readonly overrideCategoryId: number | null;
            readonly name: string;
            readonly sku: string;
            readonly url: string;
            readonly picture: {
              readonly url: string | null;
              readonly label: string;
            };
            readonly sewn_pictures: readonly ({
              readonly url: string;
              readonly label: string;
            })[];
            readonly options: readonly ({
              readonly label: string;
              readonly value: string;
              readonly price: {
                readonly value: number;
                readonly currency: string;
              } | null;
            })[];
            readonly parts: readonly ({
              readonly type: string;
              readonly text: string;
              readonly sku: string | null;
            })[];
            readonly bundle_uids: readonly (string)[];
            readonly giftcard_option: string | null;
            readonly chosen_options: string | null;
            readonly quantity: number;
            readonly min_qty: number | null;
            readonly max_qty: number | null;
            readonly qty_increment: number | null;
            readonly prices: {
              readonly price: {
                readonly value: number;
                readonly currency: string;
              };
              readonly original_item_price: {
                readonly value: number;
                readonly currency: string;
              };
              readonly price_rules: readonly (string)[];
              readonly row_total: {
                readonly value: number;
                readonly currency: string;
              };
              readonly discounts: readonly ({
                readonly label: string;
                readonly amount: {
                  readonly value: number;
                  readonly currency: string;
                };
              } | null)[] | null;
            } | null;
            readonly next_tier: {
              readonly pieces: number;
              readonly price: {
                readonly value: number;
                readonly currency: string;
              };
            } | null;
            readonly is_saleable: boolean;
            readonly errors: readonly ({
              readonly code: CartItemErrorType;
              readonly message: string;
            } | null)[] | null;
            readonly user_can_edit: boolean;
            readonly embroidery_item: string | null;
            readonly embroidery_items: readonly (string)[];
            readonly loyalty_message: string | null;
          } | null)[] | null;
          readonly prices: {
            readonly grand_total: {
              readonly value: number;
              readonly currency: string;
            } | null;
            readonly raw_totals: readonly ({
              readonly code: string;
              readonly phrase: string;
              readonly values: readonly (string)[];
              readonly is_included: boolean | null;
              readonly amount: {
                readonly value: number;
                readonly currency: string;
              };
            })[];
          } | null;
          readonly applied_coupons: readonly ({
            readonly code: string;
            readonly note: {
              readonly phrase: string;
              readonly values: readonly (string)[];
            } | null;
          } | null)[] | null;
          readonly applied_store_credit: {
            readonly enabled: boolean | null;
            readonly applied_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
            readonly current_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
          } | null;
          readonly applied_reward_points: {
            readonly points: number;
            readonly money: {
              readonly value: number;
              readonly currency: string;
            };
          } | null;
          readonly applied_gift_cards: readonly ({
            readonly code: string | null;
            readonly applied_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
            readonly current_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
          } | null)[] | null;
          readonly lapsed_coupons: readonly (string)[];
          readonly takes_more_coupons: boolean;
          readonly billing_address: {
            readonly firstname: string;
            readonly lastname: string;
            readonly company: string | null;
            readonly street: readonly (string | null)[];
            readonly city: string;
            readonly region: {
              readonly code: string | null;
              readonly label: string | null;
            } | null;
            readonly postcode: string | null;
            readonly country: {
              readonly code: string;
              readonly label: string;
            };
            readonly telephone: string | null;
          } | null;
          readonly billing_same_as_shipping: boolean;
          readonly shipping_addresses: readonly ({
            readonly firstname: string;
            readonly lastname: string;
            readonly company: string | null;
            readonly street: readonly (string | null)[];
            readonly city: string;
            readonly region: {
              readonly code: string | null;
              readonly label: string | null;
            } | null;
            readonly postcode: string | null;
            readonly country: {
              readonly code: string;
              readonly label: string;
            };
            readonly telephone: string | null;
            readonly available_shipping_methods: readonly ({
              readonly available: boolean;
              readonly carrier_code: string;
              readonly carrier_title: string;
              readonly method_code: string | null;
              readonly method_title: string | null;
              readonly arrival: {
                readonly from: string;
                readonly to: string;
              } | null;
              readonly amount: {
                readonly value: number;
                readonly currency: string;
              };
            } | null)[] | null;
            readonly selected_shipping_method: {
              readonly carrier_code: string;
              readonly carrier_title: string;
              readonly method_code: string;
              readonly method_title: string;
              readonly arrival: {
                readonly from: string;
                readonly to: string;
              } | null;
              readonly amount: {
                readonly value: number;
                readonly currency: string;
              };
            } | null;
          } | null)[];
          readonly available_payment_methods: readonly ({
            readonly code: string;
            readonly title: string;
          } | null)[] | null;
          readonly selected_payment_method: {
            readonly code: string;
          } | null;
          readonly free_shipping_progress: {
            readonly phrase: string;
            readonly missing: {
              readonly value: number;
              readonly currency: string;
            };
            readonly part: number;
          } | null;
        };
      } | null;
    };
    readonly variables: { readonly cartId: string; readonly email: string };
  };
  readonly SetOrderComment: {
    readonly data: {
      readonly changed: {
        readonly cart: {
          readonly id: string;
          readonly email: string | null;
          readonly total_quantity: number;
          readonly is_virtual: boolean;
          readonly hasCustomer: boolean;
          readonly checkoutDisabled: boolean;
          readonly order_comment: string | null;
          readonly items: readonly ({
            readonly item_id: number;
            readonly product_id: number;
            readonly simpleProductId: number;
            readonly overrideCategoryId: number | null;
            readonly name: string;
            readonly sku: string;
            readonly url: string;
            readonly picture: {
              readonly url: string | null;
              readonly label: string;
            };
            readonly sewn_pictures: readonly ({
              readonly url: string;
              readonly label: string;
            })[];
            readonly options: readonly ({
              readonly label: string;
              readonly value: string;
              readonly price: {
                readonly value: number;
                readonly currency: string;
              } | null;
            })[];
            readonly parts: readonly ({
              readonly type: string;
              readonly text: string;
              readonly sku: string | null;
            })[];
            readonly bundle_uids: readonly (string)[];
            readonly giftcard_option: string | null;
            readonly chosen_options: string | null;
            readonly quantity: number;
            readonly min_qty: number | null;
            readonly max_qty: number | null;
            readonly qty_increment: number | null;
            readonly prices: {
              readonly price: {
                readonly value: number;
                readonly currency: string;
              };
              readonly original_item_price: {
                readonly value: number;
                readonly currency: string;
              };
              readonly price_rules: readonly (string)[];
              readonly row_total: {
                readonly value: number;
                readonly currency: string;
              };
              readonly discounts: readonly ({
                readonly label: string;
                readonly amount: {
                  readonly value: number;
                  readonly currency: string;
                };
              } | null)[] | null;
            } | null;
            readonly next_tier: {
              readonly pieces: number;
              readonly price: {
                readonly value: number;
                readonly currency: string;
              };
            } | null;
            readonly is_saleable: boolean;
            readonly errors: readonly ({
              readonly code: CartItemErrorType;
              readonly message: string;
            } | null)[] | null;
            readonly user_can_edit: boolean;
            readonly embroidery_item: string | null;
            readonly embroidery_items: readonly (string)[];
            readonly loyalty_message: string | null;
          } | null)[] | null;
          readonly prices: {
            readonly grand_total: {
              readonly value: number;
              readonly currency: string;
            } | null;
            readonly raw_totals: readonly ({
              readonly code: string;
              readonly phrase: string;
              readonly values: readonly (string)[];
              readonly is_included: boolean | null;
              readonly amount: {
                readonly value: number;
                readonly currency: string;
              };
            })[];
          } | null;
          readonly applied_coupons: readonly ({
            readonly code: string;
            readonly note: {
              readonly phrase: string;
              readonly values: readonly (string)[];
            } | null;
          } | null)[] | null;
          readonly applied_store_credit: {
            readonly enabled: boolean | null;
            readonly applied_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
            readonly current_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
          } | null;
          readonly applied_reward_points: {
            readonly points: number;
            readonly money: {
              readonly value: number;
              readonly currency: string;
            };
          } | null;
          readonly applied_gift_cards: readonly ({
            readonly code: string | null;
            readonly applied_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
            readonly current_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
          } | null)[] | null;
          readonly lapsed_coupons: readonly (string)[];
          readonly takes_more_coupons: boolean;
          readonly billing_address: {
            readonly firstname: string;
            readonly lastname: string;
            readonly company: string | null;
            readonly street: readonly (string | null)[];
            readonly city: string;
            readonly region: {
              readonly code: string | null;
              readonly label: string | null;
            } | null;
            readonly postcode: string | null;
            readonly country: {
              readonly code: string;
              readonly label: string;
            };
            readonly telephone: string | null;
          } | null;
          readonly billing_same_as_shipping: boolean;
          readonly shipping_addresses: readonly ({
            readonly firstname: string;
            readonly lastname: string;
            readonly company: string | null;
            readonly street: readonly (string | null)[];
            readonly city: string;
            readonly region: {
              readonly code: string | null;
              readonly label: string | null;
            } | null;
            readonly postcode: string | null;
            readonly country: {
              readonly code: string;
              readonly label: string;
            };
            readonly telephone: string | null;
            readonly available_shipping_methods: readonly ({
              readonly available: boolean;
              readonly carrier_code: string;
              readonly carrier_title: string;
              readonly method_code: string | null;
              readonly method_title: string | null;
              readonly arrival: {
                readonly from: string;
                readonly to: string;
              } | null;
              readonly amount: {
                readonly value: number;
                readonly currency: string;
              };
            } | null)[] | null;
            readonly selected_shipping_method: {
              readonly carrier_code: string;
              readonly carrier_title: string;
              readonly method_code: string;
              readonly method_title: string;
              readonly arrival: {
                readonly from: string;
                readonly to: string;
              } | null;
              readonly amount: {
                readonly value: number;
                readonly currency: string;
              };
            } | null;
          } | null)[];
          readonly available_payment_methods: readonly ({
            readonly code: string;
            readonly title: string;
          } | null)[] | null;
          readonly selected_payment_method: {
            readonly code: string;
          } | null;
          readonly free_shipping_progress: {
            readonly phrase: string;
            readonly missing: {
              readonly value: number;
              readonly currency: string;
            };
            readonly part: number;
          } | null;
        };
      } | null;
    };
    readonly variables: { readonly cartId: string; readonly comment: string };
  };
  readonly SetShippingAddress: {
    readonly data: {
      readonly changed: {
        readonly cart: {
          readonly id: string;
          readonly email: string | null;
          readonly total_quantity: number;
          readonly is_virtual: boolean;
          readonly hasCustomer: boolean;
          readonly checkoutDisabled: boolean;
          readonly order_comment: string | null;
          readonly items: readonly ({
            readonly item_id: number;
            readonly product_id: number;
            readonly simpleProductId: number;
            readonly overrideCategoryId: number | null;
            readonly name: string;
            readonly sku: string;
            readonly url: string;
            readonly picture: {
              readonly url: string | null;
              readonly label: string;
            };
            readonly sewn_pictures: readonly ({
              readonly url: string;
              readonly label: string;
            })[];
            readonly options: readonly ({
              readonly label: string;
              readonly value: string;
              readonly price: {
                readonly value: number;
                readonly currency: string;
              } | null;
            })[];
            readonly parts: readonly ({
              readonly type: string;
              readonly text: string;
              readonly sku: string | null;
            })[];
            readonly bundle_uids: readonly (string)[];
            readonly giftcard_option: string | null;
            readonly chosen_options: string | null;
            readonly quantity: number;
            readonly min_qty: number | null;
            readonly max_qty: number | null;
            readonly qty_increment: number | null;
            readonly prices: {
              readonly price: {
                readonly value: number;
                readonly currency: string;
              };
              readonly original_item_price: {
                readonly value: number;
                readonly currency: string;
              };
              readonly price_rules: readonly (string)[];
              readonly row_total: {
                readonly value: number;
                readonly currency: string;
              };
              readonly discounts: readonly ({
                readonly label: string;
                readonly amount: {
                  readonly value: number;
                  readonly currency: string;
                };
              } | null)[] | null;
            } | null;
            readonly next_tier: {
              readonly pieces: number;
              readonly price: {
                readonly value: number;
                readonly currency: string;
              };
            } | null;
            readonly is_saleable: boolean;
            readonly errors: readonly ({
              readonly code: CartItemErrorType;
              readonly message: string;
            } | null)[] | null;
            readonly user_can_edit: boolean;
            readonly embroidery_item: string | null;
            readonly embroidery_items: readonly (string)[];
            readonly loyalty_message: string | null;
          } | null)[] | null;
          readonly prices: {
            readonly grand_total: {
              readonly value: number;
              readonly currency: string;
            } | null;
            readonly raw_totals: readonly ({
              readonly code: string;
              readonly phrase: string;
              readonly values: readonly (string)[];
              readonly is_included: boolean | null;
              readonly amount: {
                readonly value: number;
                readonly currency: string;
              };
            })[];
          } | null;
          readonly applied_coupons: readonly ({
            readonly code: string;
            readonly note: {
              readonly phrase: string;
              readonly values: readonly (string)[];
            } | null;
          } | null)[] | null;
          readonly applied_store_credit: {
            readonly enabled: boolean | null;
            readonly applied_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
            readonly current_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
          } | null;
          readonly applied_reward_points: {
            readonly points: number;
            readonly money: {
              readonly value: number;
              readonly currency: string;
            };
          } | null;
          readonly applied_gift_cards: readonly ({
            readonly code: string | null;
            readonly applied_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
            readonly current_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
          } | null)[] | null;
          readonly lapsed_coupons: readonly (string)[];
          readonly takes_more_coupons: boolean;
          readonly billing_address: {
            readonly firstname: string;
            readonly lastname: string;
            readonly company: string | null;
            readonly street: readonly (string | null)[];
            readonly city: string;
            readonly region: {
              readonly code: string | null;
              readonly label: string | null;
            } | null;
            readonly postcode: string | null;
            readonly country: {
              readonly code: string;
              readonly label: string;
            };
            readonly telephone: string | null;
          } | null;
          readonly billing_same_as_shipping: boolean;
          readonly shipping_addresses: readonly ({
            readonly firstname: string;
            readonly lastname: string;
            readonly company: string | null;
            readonly street: readonly (string | null)[];
            readonly city: string;
            readonly region: {
              readonly code: string | null;
              readonly label: string | null;
            } | null;
            readonly postcode: string | null;
            readonly country: {
              readonly code: string;
              readonly label: string;
            };
            readonly telephone: string | null;
            readonly available_shipping_methods: readonly ({
              readonly available: boolean;
              readonly carrier_code: string;
              readonly carrier_title: string;
              readonly method_code: string | null;
              readonly method_title: string | null;
              readonly arrival: {
                readonly from: string;
                readonly to: string;
              } | null;
              readonly amount: {
                readonly value: number;
                readonly currency: string;
              };
            } | null)[] | null;
            readonly selected_shipping_method: {
              readonly carrier_code: string;
              readonly carrier_title: string;
              readonly method_code: string;
              readonly method_title: string;
              readonly arrival: {
                readonly from: string;
                readonly to: string;
              } | null;
              readonly amount: {
                readonly value: number;
                readonly currency: string;
              };
            } | null;
          } | null)[];
          readonly available_payment_methods: readonly ({
            readonly code: string;
            readonly title: string;
          } | null)[] | null;
          readonly selected_payment_method: {
            readonly code: string;
          } | null;
          readonly free_shipping_progress: {
            readonly phrase: string;
            readonly missing: {
              readonly value: number;
              readonly currency: string;
            };
            readonly part: number;
          } | null;
        };
      } | null;
    };
    readonly variables: { readonly cartId: string; readonly address: CartAddressInput };
  };
  readonly SetShippingMethod: {
    readonly data: {
      readonly changed: {
        readonly cart: {
          readonly id: string;
          readonly email: string | null;
          readonly total_quantity: number;
          readonly is_virtual: boolean;
          readonly hasCustomer: boolean;
          readonly checkoutDisabled: boolean;
          readonly order_comment: string | null;
          readonly items: readonly ({
            readonly item_id: number;
            readonly product_id: number;
            readonly simpleProductId: number;
            readonly overrideCategoryId: number | null;
            readonly name: string;
            readonly sku: string;
            readonly url: string;
            readonly picture: {
              readonly url: string | null;
              readonly label: string;
            };
            readonly sewn_pictures: readonly ({
              readonly url: string;
              readonly label: string;
            })[];
            readonly options: readonly ({
              readonly label: string;
              readonly value: string;
              readonly price: {
                readonly value: number;
                readonly currency: string;
              } | null;
            })[];
            readonly parts: readonly ({
              readonly type: string;
              readonly text: string;
              readonly sku: string | null;
            })[];
            readonly bundle_uids: readonly (string)[];
            readonly giftcard_option: string | null;
            readonly chosen_options: string | null;
            readonly quantity: number;
            readonly min_qty: number | null;
            readonly max_qty: number | null;
            readonly qty_increment: number | null;
            readonly prices: {
              readonly price: {
                readonly value: number;
                readonly currency: string;
              };
              readonly original_item_price: {
                readonly value: number;
                readonly currency: string;
              };
              readonly price_rules: readonly (string)[];
              readonly row_total: {
                readonly value: number;
                readonly currency: string;
              };
              readonly discounts: readonly ({
                readonly label: string;
                readonly amount: {
                  readonly value: number;
                  readonly currency: string;
                };
              } | null)[] | null;
            } | null;
            readonly next_tier: {
              readonly pieces: number;
              readonly price: {
                readonly value: number;
                readonly currency: string;
              };
            } | null;
            readonly is_saleable: boolean;
            readonly errors: readonly ({
              readonly code: CartItemErrorType;
              readonly message: string;
            } | null)[] | null;
            readonly user_can_edit: boolean;
            readonly embroidery_item: string | null;
            readonly embroidery_items: readonly (string)[];
            readonly loyalty_message: string | null;
          } | null)[] | null;
          readonly prices: {
            readonly grand_total: {
              readonly value: number;
              readonly currency: string;
            } | null;
            readonly raw_totals: readonly ({
              readonly code: string;
              readonly phrase: string;
              readonly values: readonly (string)[];
              readonly is_included: boolean | null;
              readonly amount: {
                readonly value: number;
                readonly currency: string;
              };
            })[];
          } | null;
          readonly applied_coupons: readonly ({
            readonly code: string;
            readonly note: {
              readonly phrase: string;
              readonly values: readonly (string)[];
            } | null;
          } | null)[] | null;
          readonly applied_store_credit: {
            readonly enabled: boolean | null;
            readonly applied_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
            readonly current_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
          } | null;
          readonly applied_reward_points: {
            readonly points: number;
            readonly money: {
              readonly value: number;
              readonly currency: string;
            };
          } | null;
          readonly applied_gift_cards: readonly ({
            readonly code: string | null;
            readonly applied_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
            readonly current_balance: {
              readonly value: number;
              readonly currency: string;
            } | null;
          } | null)[] | null;
          readonly lapsed_coupons: readonly (string)[];
          readonly takes_more_coupons: boolean;
          readonly billing_address: {
            readonly firstname: string;
            readonly lastname: string;
            readonly company: string | null;
            readonly street: readonly (string | null)[];
            readonly city: string;
            readonly region: {
              readonly code: string | null;
              readonly label: string | null;
            } | null;
            readonly postcode: string | null;
            readonly country: {
              readonly code: string;
              readonly label: string;
            };
            readonly telephone: string | null;
          } | null;
          readonly billing_same_as_shipping: boolean;
          readonly shipping_addresses: readonly ({
            readonly firstname: string;
            readonly lastname: string;
            readonly company: string | null;
            readonly street: readonly (string | null)[];
            readonly city: string;
            readonly region: {
              readonly code: string | null;
              readonly label: string | null;
            } | null;
            readonly postcode: string | null;
            readonly country: {
              readonly code: string;
              readonly label: string;
            };
            readonly telephone: string | null;
            readonly available_shipping_methods: readonly ({
              readonly available: boolean;
              readonly carrier_code: string;
              readonly carrier_title: string;
              readonly method_code: string | null;
              readonly method_title: string | null;
              readonly arrival: {
                readonly from: string;
                readonly to: string;
              } | null;
              readonly amount: {
                readonly value: number;
                readonly currency: string;
              };
            } | null)[] | null;
            readonly selected_shipping_method: {
              readonly carrier_code: string;
              readonly carrier_title: string;
              readonly method_code: string;
              readonly method_title: string;
              readonly arrival: {
                readonly from: string;
                readonly to: string;
              } | null;
              readonly amount: {
                readonly value: number;
                readonly currency: string;
              };
            } | null;
          } | null)[];
          readonly available_payment_methods: readonly ({
            readonly code: string;
            readonly title: string;
          } | null)[] | null;
          readonly selected_payment_method: {
            readonly code: string;
          } | null;
          readonly free_shipping_progress: {
            readonly phrase: string;
            readonly missing: {
              readonly value: number;
              readonly currency: string;
            };
            readonly part: number;
          } | null;
        };
      } | null;
    };
    readonly variables: { readonly cartId: string; readonly method: ShippingMethodInput };
  };
  readonly ShareWishList: {
    readonly data: {
      readonly updateWishlist: {
        readonly visibility: WishlistVisibilityEnum;
      } | null;
    };
    readonly variables: { readonly id: string; readonly visibility: WishlistVisibilityEnum; readonly tellsFirstName: boolean };
  };
  readonly SharedWishList: {
    readonly data: {
      readonly sharedWishlist: {
        readonly name: string;
        readonly first_name: string | null;
        readonly items: readonly ({
          readonly __typename: "BundleWishlistItem" | "ConfigurableWishlistItem" | "GiftCardWishlistItem" | "SimpleWishlistItem" | "VirtualWishlistItem";
          readonly id: string;
          readonly quantity: number;
          readonly description: string | null;
          readonly product: {
            readonly id: number | null;
            readonly name: string | null;
            readonly sku: string | null;
            readonly canonical_url: string | null;
            readonly stock_status: ProductStockStatus | null;
            readonly small_image: {
              readonly url: string | null;
            } | null;
            readonly price_range: {
              readonly minimum_price: {
                readonly final_price: {
                  readonly value: number;
                  readonly currency: string;
                };
                readonly regular_price: {
                  readonly value: number;
                  readonly currency: string;
                };
              };
            };
          } | null;
        })[];
      } | null;
    };
    readonly variables: { readonly code: string };
  };
  readonly StandingOrder: {
    readonly data: {
      readonly standingOrder: {
        readonly number: string;
        readonly state: StandingOrderState;
        readonly token: string | null;
        readonly total: {
          readonly value: number;
          readonly currency: string;
        };
      } | null;
    };
    readonly variables: { readonly cartId: string };
  };
  readonly StandingPoNumber: {
    readonly data: {
      readonly customer: {
        readonly cw_po_number: string | null;
      } | null;
    };
    readonly variables: Readonly<Record<never, never>>;
  };
  readonly StoreSwitchShareLoginSession: {
    readonly data: {
      readonly storeSwitchShareLoginSession: string | null;
    };
    readonly variables: { readonly cart?: string | null | undefined; readonly store: number };
  };
  readonly StoredCards: {
    readonly data: {
      readonly customerPaymentTokens: {
        readonly items: readonly ({
          readonly public_hash: string;
          readonly payment_method_code: string;
          readonly details: string | null;
          readonly is_expired: boolean;
        } | null)[];
      } | null;
    };
    readonly variables: Readonly<Record<never, never>>;
  };
  readonly TakeOffWish: {
    readonly data: {
      readonly removeProductsFromWishlist: {
        readonly wishlist: {
          readonly id: string | null;
        };
      } | null;
    };
    readonly variables: { readonly id: string; readonly item: string };
  };
  readonly UpdateAddress: {
    readonly data: {
      readonly updateCustomerAddress: {
        readonly id: number | null;
      } | null;
    };
    readonly variables: { readonly id: number; readonly input: CustomerAddressInput };
  };
  readonly UpdateEmail: {
    readonly data: {
      readonly updateCustomerEmail: {
        readonly customer: {
          readonly email: string | null;
        };
      } | null;
    };
    readonly variables: { readonly email: string; readonly password: string };
  };
  readonly UpdateName: {
    readonly data: {
      readonly updateCustomerV2: {
        readonly customer: {
          readonly firstname: string | null;
          readonly lastname: string | null;
        };
      } | null;
    };
    readonly variables: { readonly input: CustomerUpdateInput };
  };
  readonly WantNewsletter: {
    readonly data: {
      readonly updateCustomerV2: {
        readonly customer: {
          readonly newsletter_status: SubscriptionStatusesEnum;
        };
      } | null;
    };
    readonly variables: { readonly input: CustomerUpdateInput };
  };
  readonly WishListItems: {
    readonly data: {
      readonly customer: {
        readonly wishlist_v2: {
          readonly items_v2: {
            readonly items: readonly ({
              readonly __typename: "BundleWishlistItem" | "ConfigurableWishlistItem" | "GiftCardWishlistItem" | "SimpleWishlistItem" | "VirtualWishlistItem";
              readonly id: string;
              readonly quantity: number;
              readonly description: string | null;
              readonly product: {
                readonly id: number | null;
                readonly name: string | null;
                readonly sku: string | null;
                readonly canonical_url: string | null;
                readonly stock_status: ProductStockStatus | null;
                readonly small_image: {
                  readonly url: string | null;
                } | null;
                readonly price_range: {
                  readonly minimum_price: {
                    readonly final_price: {
                      readonly value: number;
                      readonly currency: string;
                    };
                    readonly regular_price: {
                      readonly value: number;
                      readonly currency: string;
                    };
                  };
                };
              } | null;
            } | null)[];
          } | null;
        } | null;
      } | null;
    };
    readonly variables: { readonly id: string };
  };
  readonly WishLists: {
    readonly data: {
      readonly customer: {
        readonly wishlists: readonly ({
          readonly id: string | null;
          readonly name: string | null;
          readonly is_default: boolean;
          readonly items_count: number | null;
          readonly sharing_code: string | null;
          readonly tells_first_name: boolean;
        })[];
      } | null;
    };
    readonly variables: Readonly<Record<never, never>>;
  };
}
