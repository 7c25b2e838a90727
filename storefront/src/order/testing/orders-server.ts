import { CARDS_ORIGIN } from "../../checkout/testing/checkout-server.ts";
import type { CallError } from "@placket/web/call/call-error";
import type { ErrorKey } from "@placket/domain/errors";
import type { Operations } from "../../api/operations.gen.ts";
import type { Shop } from "../../api/shop.ts";
import { aCart, onTheWire } from "../../testing/cart.ts";
import { aRefusal, aShop } from "../../testing/shop.ts";
import type { aStoredCard } from "../../testing/stored-card.ts";

type ListedWire = NonNullable<
  NonNullable<NonNullable<Operations["OwnOrders"]["data"]["customer"]>["orders"]>["items"][number]
>;
type OrderWire = Pick<ListedWire, "awaited_payment"> &
  NonNullable<
    NonNullable<NonNullable<Operations["OwnOrder"]["data"]["customer"]>["orders"]>["items"][number]
  >;
type ChangesWire = Operations["OrderChanges"]["data"]["guestOrderByToken"];
type ItemWire = NonNullable<NonNullable<OrderWire["items"]>[number]>;
type TodayWire = NonNullable<
  NonNullable<NonNullable<Operations["OrderToday"]["data"]["customer"]>["orders"]>["items"][number]
>["items_today"][number];

const usd = (value: number) => ({ value, currency: "USD" as const });

/** Two aprons, unless changed. */
export const anItem = (change: Partial<ItemWire> = {}): ItemWire => ({
  id: "item-1",
  product_name: "Harbor apron",
  product_sku: "APRON-DENIM",
  product_url_key: "harbor-apron",
  product_sale_price: usd(20),
  quantity_ordered: 2,
  quantity_shipped: 0,
  quantity_canceled: 0,
  quantity_exchanged: 0,
  quantity_refunded: 0,
  selected_options: [{ label: "Color", value: "Denim", price: null }],
  row_total: usd(40),
  image: null,
  sewn_pictures: [],
  team: null,
  ...change,
});

type CommentWire = NonNullable<NonNullable<OrderWire["comments"]>[number]>;

/** What the shopper wrote, or what happened. */
export const aComment = (change: Partial<CommentWire>): CommentWire => ({
  message: change.phrase ?? "",
  timestamp: "2026-03-02T10:00:00.000Z",
  code: null,
  phrase: null,
  values: [],
  ...change,
});

/** An order of two aprons that is being packed, unless changed. */
export const anOrder = (change: Partial<OrderWire> = {}): OrderWire => ({
  id: "MQ==",
  number: "100000001",
  status_code: "processing",
  is_exchange: false,
  awaited_payment: null,
  shipments: [],
  invoices: [],
  credit_memos: [],
  order_date: "2026-03-02T10:00:00.000Z",
  status: "Processing",
  email: "marta@example.com",
  token: "order-token",
  items: [anItem()],
  raw_totals: [
    { code: "subtotal", phrase: "Subtotal", values: [], amount: usd(40) },
    { code: "grand_total", phrase: "Grand Total", values: [], amount: usd(40) },
  ],
  billing_address: ADDRESS,
  shipping_address: ADDRESS,
  shipping_method: "Flat Rate - Ground",
  arrival: { from: "2026-03-05", to: "2026-03-09" },
  payment_methods: [{ name: "Visa ending in 1111" }],
  on_account: null,
  comments: [aComment({ code: "placed", phrase: "Your order was placed." })],
  ...change,
});

const ADDRESS = {
  firstname: "Marta",
  lastname: "Kowal",
  company: "Harbour House",
  street: ["12 Pier Street"],
  city: "Margate",
  region: "Florida",
  region_code: "FL",
  postcode: "33063",
  country_code: "US" as const,
};

/** What the card fields of a payment provider need. */
const CARD_FIELDS = {
  provider: "sandbox",
  frameUrl: `${CARDS_ORIGIN}/frame?key=pk`,
  frameOrigin: CARDS_ORIGIN,
};

/** A server that keeps somebody's orders, and answers as the contract says. */
export class OrdersServer {
  /** Why it is not said what can be done with an order. */
  refused: CallError | undefined;
  orders: OrderWire[] = [anOrder()];
  /** How many there are on all pages. */
  total: number | undefined;
  /** What would come of reordering each item; as it was ordered unless told. */
  today: Readonly<Record<string, Partial<TodayWire>>> = {};
  /** What reordering could not add. */
  missing: string[] = [];
  /** What may be done with the order that a token opens, and what is sent back of it. */
  changes: ChangesWire = { available_actions: [], items: [], returns: null, total: null };
  /** Why the next canceling is not done, in words. */
  notCanceled: string | undefined;
  /** Why the next payment comes to nothing, in words; where its bank asks before it does. */
  notPaid: string | undefined;
  challengeUrl: string | null = null;
  /** The cards of whoever is logged in. */
  storedCards: readonly ReturnType<typeof aStoredCard>[] = [];
  /** What the next call of a name is refused with. */
  readonly refusals: Record<string, ErrorKey> = {};
  readonly asked: { readonly name: string; readonly what: unknown }[] = [];

  /** The proof that came with the last payment. */
  paidWith: string | undefined;
  /** Which recaptcha the shop wants of whoever pays. */
  recaptcha: string | null = null;

  /** What a call was asked with last. */
  last(name: string): unknown {
    return this.asked.findLast((one) => one.name === name)?.what;
  }

  shop(): Shop {
    const graphql: Shop["graphql"] = async (operation, variables, headers = {}) => {
      const { name } = operation;
      if (name === "PayForExchange") this.paidWith = headers["X-ReCaptcha"];
      this.asked.push({ name, what: variables });
      const refusal = this.refusals[name];
      delete this.refusals[name];
      if (refusal) {
        throw aRefusal(400, { problems: [{ error: refusal, field: "", params: [] }] });
      }
      const answer = this.#answers[name];
      if (!answer) throw new Error(`The test answers no "${name}"`);
      return answer(variables as { number?: string }) as never;
    };
    const call = (() => Promise.resolve(CARD_FIELDS)) as unknown as Shop["call"];
    return { ...aShop(), graphql, call };
  }

  readonly #answers: Readonly<Record<string, (asked: { number?: string }) => unknown>> = {
    OwnOrders: () => ({ customer: { orders: this.#page() } }),
    OwnOrder: ({ number }) => ({
      customer: { orders: { items: this.orders.filter((order) => order.number === number) } },
    }),
    GuestOrder: () => ({ guestOrder: this.orders[0] }),
    OrderChanges: () => {
      if (this.refused) throw this.refused;
      return {
        guestOrderByToken: this.changes,
        storeConfig: {
          order_cancellation_reasons: [
            { description: "Placed by mistake" },
            { description: "Other" },
          ],
        },
      };
    },
    GET_STORE_CONFIG: () => ({
      storeConfig: {
        terms_and_conditions_status: false,
        agreements: [],
        recaptcha_site_key: "site-key",
        place_order_recaptcha_type: this.recaptcha,
        address_autocompletion_enabled: false,
        address_autocompletion_key: null,
      },
    }),
    OrderAfter: () => ({ guestOrderByToken: this.orders[0] }),
    CancelOrder: () => {
      const message = this.notCanceled;
      if (message !== undefined) return { cancelGuestOrder: { errorV2: { message } } };
      this.orders = [anOrder({ status: "Canceled" })];
      this.changes = { ...this.changes, available_actions: [] };
      return { cancelGuestOrder: { errorV2: null } };
    },
    StoredCards: () => ({ customerPaymentTokens: { items: this.storedCards } }),
    PayForExchange: () => {
      const { notPaid: message, challengeUrl } = this;
      const isPaid = message === undefined && challengeUrl === null;
      if (isPaid) this.changes = { ...this.changes, available_actions: [] };
      const errors = message === undefined ? [] : [{ message }];
      return { payForExchange: { errors, challengeUrl } };
    },
    RequestReturn: () => {
      const items = [
        { uid: "item-1", product_name: "Harbor apron", request_quantity: 1, quantity: 0 },
      ];
      this.changes = {
        ...this.changes,
        returns: {
          items: [
            {
              number: "100000007",
              status: "PENDING",
              status_label: "Asked for",
              end_reason: null,
              send_to: null,
              items,
            },
          ],
        },
      };
      return { requestGuestReturn: { return: { number: "100000007" } } };
    },
    OrderToday: ({ number }) => ({ customer: { orders: { items: this.#today(number) } } }),
    SaveOrderedItem: () => ({ saveOrderedItem: { entity_id: 5, name: "Anna Berg, coat" } }),
    ReorderItems: () => ({
      reorderItems: {
        cart: onTheWire(aCart()),
        userInputErrors: this.missing.map((message) => ({ message })),
      },
    }),
  };

  #page() {
    const total = this.total ?? this.orders.length;
    return {
      items: this.orders.map((order) => ({
        ...order,
        status_code: order.status.toLowerCase(),
        total: { grand_total: order.raw_totals.at(-1)?.amount ?? usd(0) },
      })),
      total_count: total,
      page_info: { total_pages: Math.ceil(total / 10) },
    };
  }

  #today(number: string | undefined) {
    const found = this.orders.find((order) => order.number === number);
    const items_today = (found?.items ?? []).flatMap((item) =>
      item === null
        ? []
        : {
            id: item.id,
            quantity: item.quantity_ordered,
            price: item.product_sale_price,
            message: null,
            ...this.today[item.id],
          },
    );
    return found ? [{ items_today }] : [];
  }
}
