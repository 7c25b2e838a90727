import { addressFromWire } from "@placket/contract/directory/address.codec";
import type {
  BillingAddressInput,
  CartAddressInput,
  PaymentMethodInput,
  ShippingMethodInput,
} from "@placket/contract/graphql.gen";
import type { PaymentClientSetup } from "@placket/domain/payment/client-setup";
import type { Cart } from "@placket/domain/cart/cart";
import type { ErrorKey } from "@placket/domain/errors";
import type { PaymentMethod } from "@placket/domain/payment/methods";
import type { Problem } from "@placket/domain/problem";
import { CallError, offlineError } from "@placket/web/call/call-error";
import type { Shop } from "../../api/shop.ts";
import type { Amount } from "../../money/Price.tsx";
import { aShop, type Handlers } from "../../testing/shop.ts";
import { aCart, MASK_ID, onTheWire } from "../../testing/cart.ts";

/** Whose frame the card fields stand in. */
export const CARDS_ORIGIN = "https://cards.test";

/** An answer to `placeOrder`, as the wire has it. */
interface PlaceAnswer {
  readonly orderV2?: {
    readonly number: string;
    readonly token: string;
    readonly shown?: object;
  };
  readonly errors?: readonly {
    readonly key: ErrorKey;
    readonly field: string;
    readonly message: string;
    readonly card?: string;
  }[];
  readonly challengeUrl?: string;
  readonly openOrder?: { readonly number: string; readonly total: Amount };
  readonly changedTotals?: readonly object[];
}

/** A server of one cart: it keeps what it is told and answers as the contract says. */
export class CheckoutServer {
  cart: Cart;
  /** An order is being placed: the cart is not found any more. */
  isClosed = false;
  isDown = false;
  /** No change is answered before this is through. */
  until: Promise<void> | undefined;
  /** The same for one operation alone. */
  held: Readonly<Record<string, Promise<void>>> = {};
  methods: readonly PaymentMethod[] | undefined;
  /** Who charges cards. */
  setup: PaymentClientSetup = {
    provider: "sandbox",
    frameUrl: `${CARDS_ORIGIN}/frame?key=pk`,
    frameOrigin: CARDS_ORIGIN,
  };
  agreements: readonly object[] = [];
  /** The customer's stored cards, as they are on the wire. */
  storedCards: readonly object[] = [];
  /** Site key and type of the recaptcha that an order wants. */
  recaptcha: { readonly key: string; readonly type: string } | undefined;
  /** Answers of `placeOrder` in their order; the last one repeats. */
  answers: PlaceAnswer[] = [{ orderV2: { number: "100000001", token: "token-1" } }];
  /** How the order stands that the cart was closed for. */
  standing: {
    readonly number: string;
    readonly state: string;
    readonly token: string | null;
    readonly total: Amount;
  } | null = null;
  /** The same by cart, where carts differ. */
  standings: Readonly<Record<string, CheckoutServer["standing"]>> = {};
  /** What the next change is refused with. */
  refusal: readonly Problem[] = [];
  /** What it fails with, where no row of the error table is the reason. */
  fault: CallError | undefined;
  /** Where a payment is approved. */
  paypalUrl = "#at-paypal";
  creditUrl = "#on-credit";
  /** How business credit is asked for, and whether it is shown for the cart. */
  credit = {
    mode: "redirect",
    returnUrl: "/checkout?creditkey=approved&key=%CKKEY%",
    isDisplayed: true,
  };
  isCreditShown = true;
  /** The key for completing addresses. */
  placesKey: string | null = null;
  /** The purchase order that whoever asks orders on. */
  standingPoNumber: string | null = null;
  readonly asked: Asked[] = [];
  /** How often the cart was asked for. */
  carts = 0;

  constructor(draft: Partial<Cart> = {}) {
    this.cart = aCart(draft);
  }

  /** How often an operation was asked for. */
  count(name: string): number {
    return this.asked.filter((one) => one.name === name).length;
  }

  shop(handlers: Handlers = {}): Shop {
    const rest = aShop({
      getCart: ({ query }) => {
        this.#wake();
        this.carts += 1;
        const { cartId: maskId = MASK_ID } = query ?? {};
        if (maskId !== MASK_ID) return onTheWire(aCart({ maskId }), this.methods);
        if (this.isClosed) throw refusedWith([aProblem("cart.alreadyOrdered")]);
        return onTheWire(this.cart, this.methods);
      },
      checkoutSession: () => ({
        data: { cart_id: null, customer_token: null, customer_email: this.cart.email },
      }),
      paymentSetup: () => this.setup,
      ...handlers,
    });
    return {
      ...rest,
      graphql: async (operation, variables, headers = {}) => {
        if (this.until) await this.until;
        await this.held[nameOf(operation.text)];
        const answer = this.#answer(operation.text, { variables: variables as Variables, headers });
        const refusal = operation.refusalIn?.(answer as never);
        if (refusal) throw refusal;
        return answer as never;
      },
    };
  }

  #wake(): void {
    if (this.isDown) throw offlineError(new TypeError("Failed to fetch"));
  }

  #answer(text: string, { variables, headers }: Omit<Asked, "name">): unknown {
    const name = nameOf(text);
    this.asked.push({ name, variables, headers });
    this.#wake();
    const answer = this.#answers[name];
    if (!answer) throw new Error(`The test answers no "${name}"`);
    const { refusal, fault } = this;
    this.refusal = [];
    this.fault = undefined;
    if (fault) throw fault;
    if (refusal.length > 0) throw refusedWith(refusal);
    return answer(variables);
  }

  readonly #change = (draft: Partial<Cart>) => {
    const { totals: _, ...kept } = this.cart;
    this.cart = aCart({ ...kept, ...draft });
    return { changed: { cart: onTheWire(this.cart, this.methods) } };
  };

  readonly #answers: Readonly<Record<string, (variables: Variables) => unknown>> = {
    GET_AVAILABLE_COUNTRIES: () => ({ countries: COUNTRIES }),
    GET_STORE_CONFIG: () => ({
      storeConfig: {
        terms_and_conditions_status: true,
        agreements: this.agreements,
        recaptcha_site_key: this.recaptcha?.key ?? null,
        place_order_recaptcha_type: this.recaptcha?.type ?? null,
        address_autocompletion_enabled: this.placesKey !== null,
        address_autocompletion_key: this.placesKey,
      },
    }),
    StandingPoNumber: () => ({ customer: { cw_po_number: this.standingPoNumber } }),
    StoredCards: () => ({ customerPaymentTokens: { items: this.storedCards } }),
    SetEmail: ({ email }) => this.#change({ email: email ?? null }),
    SetShippingAddress: ({ address }) => this.#change({ shippingAddress: addressOf(address) }),
    SetShippingMethod: ({ method }) =>
      this.#change({
        chosenShippingMethod:
          this.cart.shippingMethods.find((one) => one.carrierCode === method?.carrier_code) ?? null,
      }),
    SetBillingAddress: ({ billing }) => this.#change(billingOf(this.cart, billing)),
    SetOrderComment: ({ comment }) => this.#change({ orderComment: comment || null }),
    PreparePayment: ({ comment, payment }) =>
      this.#change({
        orderComment: comment || null,
        paymentMethodCode: payment?.code ?? null,
      }),
    CreditConfig: () => ({ storeConfig: { credit: this.credit } }),
    CreditShown: () => ({ shown: this.isCreditShown }),
    BeginOnCredit: () => ({ begun: { url: this.creditUrl } }),
    BeginAtPaypal: () => ({ begun: { urls: { start: this.paypalUrl } } }),
    PayByApproval: ({ payment }) => this.#change({ paymentMethodCode: payment?.code ?? null }),
    GiveUpPayment: () => {
      this.isClosed = false;
      return this.#change({});
    },
    StandingOrder: ({ cartId = "" }) => ({
      standingOrder: this.standings[cartId] ?? this.standing,
    }),
    PlaceOrder: () => {
      const [answer = {}, ...rest] = this.answers;
      if (rest.length > 0) this.answers = rest;
      return {
        placeOrder: {
          orderV2: null,
          challengeUrl: null,
          openOrder: null,
          changedTotals: null,
          ...answer,
          errors: (answer.errors ?? []).map((error) => ({ card: null, ...error })),
        },
      };
    },
  };
}

const nameOf = (text: string): string => /^\s*\w+\s+(\w+)/.exec(text)?.[1] ?? "";

interface Asked {
  readonly name: string;
  readonly variables: Variables;
  readonly headers: Readonly<Record<string, string>>;
}

interface Variables {
  readonly cartId?: string;
  readonly email?: string;
  readonly comment?: string;
  readonly address?: CartAddressInput;
  readonly method?: ShippingMethodInput;
  readonly billing?: BillingAddressInput;
  readonly payment?: PaymentMethodInput;
  readonly approved?: string;
  readonly canceled?: string;
}

export const aProblem = (
  error: ErrorKey,
  field = "",
  ...params: readonly (string | number)[]
): Problem => ({ error, field, params });

export function refusedWith(problems: readonly Problem[]): CallError {
  return new CallError("refused", { kind: "bad_request", status: 400, problems });
}

function addressOf(wire: CartAddressInput | null | undefined): Cart["shippingAddress"] {
  if (!wire) return null;
  const street = [...wire.street];
  return addressFromWire({ ...wire, street }, ({ text }) =>
    text === "FL" ? { code: "FL", name: "Florida" } : undefined,
  );
}

function billingOf(cart: Cart, billing: BillingAddressInput | undefined): Partial<Cart> {
  const isSame = billing?.same_as_shipping === true;
  return {
    billingSameAsShipping: isSame,
    billingAddress: isSame ? cart.shippingAddress : addressOf(billing?.address),
  };
}

const COUNTRIES = [
  {
    id: "US",
    localName: "United States",
    englishName: "United States",
    regions: [
      { code: "FL", name: "Florida" },
      { code: "NY", name: "New York" },
      { code: "OR", name: "Oregon" },
    ],
  },
  {
    id: "GB",
    localName: "United Kingdom",
    englishName: "United Kingdom",
    regions: null,
  },
];
