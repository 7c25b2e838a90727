import type { Address } from "@placket/domain/directory/address";
import type { ChosenShippingMethod } from "@placket/domain/shipping/shipping-method";
import type {
  BillingAddressInput,
  CartAddressInput,
  PaymentMethodInput,
  ShippingMethodInput,
} from "../graphql.gen.ts";

/** An address as the mutations take it. */
export function addressToInput(address: Address): CartAddressInput {
  const { firstname, lastname, company, street, city, postcode, telephone } = address;
  return {
    firstname,
    lastname,
    company,
    street,
    city,
    postcode,
    telephone,
    region: address.regionCode || address.region,
    country_code: address.countryCode,
    save_in_address_book: address.saveInAddressBook,
  };
}

/** Where the bill goes; `null` is where the goods go. */
export function billingToInput(address: Address | null): BillingAddressInput {
  return address === null
    ? { same_as_shipping: true }
    : { address: addressToInput(address), same_as_shipping: false };
}

export function methodToInput(method: ChosenShippingMethod): ShippingMethodInput {
  return { carrier_code: method.carrierCode, method_code: method.methodCode };
}

/** How an order is paid: by its method alone, by a purchase order, by a card's one-time token, a stored one or a wallet. */
export type PaymentChoice =
  | { readonly code: string }
  | { readonly code: string; readonly purchaseOrderNumber: string }
  | {
      readonly code: string;
      readonly token: string;
      /** What the provider's browser library collected to judge fraud. */
      readonly verification: string | undefined;
      /** It is kept for its customer once it has paid. */
      readonly keepsCard?: boolean | undefined;
    }
  | {
      readonly code: string;
      readonly publicHash: string;
      /** What came of its bank confirming it, and what the library knows of the device. */
      readonly confirmed?: { readonly nonce: string; readonly verification: string | undefined };
    }
  /** What was approved at PayPal, and by whom. */
  | { readonly code: string; readonly token: string; readonly payerId: string }
  /** What was confirmed on credit. */
  | { readonly code: string; readonly creditId: string };

export function paymentToInput(choice: PaymentChoice): PaymentMethodInput {
  const { code } = choice;
  if ("purchaseOrderNumber" in choice)
    return { code, purchase_order_number: choice.purchaseOrderNumber };
  if ("publicHash" in choice) return { code, braintree_cc_vault: storedToInput(choice) };
  if ("creditId" in choice) return { code, creditkey_gateway: { id: choice.creditId } };
  if ("payerId" in choice)
    return { code, paypal_express: { token: choice.token, payer_id: choice.payerId } };
  if (!("token" in choice)) return { code };
  const { token, verification, keepsCard = false } = choice;
  return {
    code,
    braintree: {
      payment_method_nonce: token,
      is_active_payment_token_enabler: keepsCard,
      ...(verification === undefined ? {} : { device_data: verification }),
    },
  };
}

function storedToInput({ publicHash, confirmed }: Extract<PaymentChoice, { publicHash: string }>) {
  if (!confirmed) return { public_hash: publicHash };
  const { nonce, verification } = confirmed;
  return {
    public_hash: publicHash,
    payment_method_nonce: nonce,
    ...(verification !== undefined && { device_data: verification }),
  };
}

/** Terms to be agreed to before an order is placed (CHECK-25). */
export interface Agreement {
  readonly id: number;
  readonly name: string;
  readonly checkboxText: string;
  readonly content: string;
  readonly isHtml: boolean;
}

interface AgreementWire {
  readonly agreement_id: number;
  readonly name: string;
  readonly checkbox_text: string;
  readonly content: string;
  readonly is_html: boolean;
}

/** As much of the store's configuration as only the checkout needs (CONF-04). */
interface CheckoutConfigWire {
  readonly terms_and_conditions_status: boolean | null;
  readonly agreements: readonly AgreementWire[];
  readonly recaptcha_site_key: string | null;
  readonly place_order_recaptcha_type: string | null;
  readonly address_autocompletion_enabled: boolean | null;
  readonly address_autocompletion_key: string | null;
}

/** The same in the store's own spelling; what is switched off is not there. */
export function checkoutConfigOf(wire: CheckoutConfigWire) {
  return {
    agreements: wire.terms_and_conditions_status ? wire.agreements.map(agreementOf) : [],
    recaptcha: { siteKey: wire.recaptcha_site_key ?? "", type: wire.place_order_recaptcha_type },
    placesKey: (wire.address_autocompletion_enabled && wire.address_autocompletion_key) || null,
  };
}

const agreementOf = (wire: AgreementWire): Agreement => ({
  id: wire.agreement_id,
  name: wire.name,
  checkboxText: wire.checkbox_text,
  content: wire.content,
  isHtml: wire.is_html,
});

/** The server's session of the checkout (CHECK-08). */
export function sessionOf({ data }: SessionWire) {
  return {
    cartId: data.cart_id,
    customerToken: data.customer_token,
    customerEmail: data.customer_email,
  };
}

interface SessionWire {
  readonly data: {
    readonly cart_id: string | null;
    readonly customer_token: string | null;
    readonly customer_email: string | null;
  };
}
