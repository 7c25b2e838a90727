import { ORDER_STEP_NAMES } from "@placket/domain/order/step/order-steps";
import { permissionsOf } from "@placket/domain/access/permissions";
import type { CallReply } from "../api/call.ts";

type StaffMember = NonNullable<CallReply<"session">["staff"]>;
type OrderRow = CallReply<"orders">["rows"][number];
type Order = CallReply<"order">;
type Letter = CallReply<"letter">;
type Customer = CallReply<"customer">;

/** Somebody who is signed in and may do everything. */
export const anOwner = (draft: Partial<StaffMember> = {}): StaffMember => ({
  id: 1,
  email: "mira@example.com",
  name: "Mira Kowal",
  role: "owner",
  permissions: [...permissionsOf(["owner"], "web")],
  hasTwoFactor: false,
  ...draft,
});

/** Somebody is signed in, and keeps no views. */
export const SIGNED_IN = {
  proofComments: () => ({ count: 0 }),
  session: () => ({ staff: anOwner() }),
  savedViews: () => ({ views: [] }),
};

const usd = (value: number) => ({ value, currency: "USD" });
const AT = "2026-03-02T10:00:00.000Z";

export const anOrderRow = (draft: Partial<OrderRow> = {}): OrderRow => ({
  number: "100000001",
  status: "processing",
  stage: "toPack",
  createdAt: AT,
  email: "buyer@example.com",
  name: "Demo Buyer",
  fault: null,
  storeView: "US English",
  pieces: 3,
  isAwaited: false,
  hasShipped: false,
  total: usd(1234.5),
  paymentState: "authorized",
  attempts: 1,
  purchaseOrder: null,
  canLookAfter: false,
  steps: ["pack", "ship", "capture"],
  ...draft,
});

export const anOrder = (draft: Partial<Order> = {}): Order => ({
  number: "100000001",
  status: "processing",
  stage: "toPack",
  email: "buyer@example.com",
  storeName: "Placket",
  storePhone: "1-800-555-0100",
  storeView: "US English",
  createdAt: AT,
  placedAt: AT,
  items: [
    {
      id: 11,
      sku: "COAT-M",
      name: "Chef Coat",
      quantity: 2,
      options: [{ label: "Size", value: "M", price: null }],
      image: null,
      sewnPicture: null,
      price: usd(61.5),
      priceRules: [],
      designs: [],
      discounts: [],
      rowTotal: usd(123),
      paid: usd(123),
      advance: usd(0),
      progress: {
        canceled: 0,
        shipped: 0,
        refunded: 0,
        dropped: 0,
        returned: 0,
        inReturn: 0,
        exchanged: 0,
        toShip: 2,
        toLeaveOut: 2,
        toRefund: 2,
        toReturn: 0,
      },
    },
  ],
  digitizing: [],
  totals: [
    { code: "subtotal", label: "Subtotal", amount: usd(123) },
    { code: "grand_total", label: "Grand Total", amount: usd(130.95) },
  ],
  billingAddress: ["Demo Buyer", "12 Pier Street", "Margate, FL 33063"],
  shippingAddress: ["Demo Buyer", "12 Pier Street", "Margate, FL 33063"],
  addresses: { billing: ADDRESS_FIELDS, shipping: ADDRESS_FIELDS },
  telephone: "555 0100",
  shippingMethod: "Flat Rate - Ground",
  arrival: null,
  comment: null,
  purchaseOrder: null,
  payments: [aPayment()],
  awaited: null,
  events: [
    {
      status: "processing",
      code: "authorized",
      phrase: "The processor authorized the payment: the money is reserved.",
      values: [],
      text: "The processor authorized the payment: the money is reserved.",
      isShownToCustomer: true,
      by: null,
      createdAt: AT,
    },
  ],
  shipments: [],
  money: {
    asked: usd(130.95),
    captured: usd(0),
    refunded: usd(0),
    shipping: usd(7.95),
    shippingRefunded: usd(0),
    sources: [],
    hasAccount: false,
    trouble: null,
    isMoving: false,
  },
  papers: [],
  returns: [],
  returnsTo: "7 Back Gate",
  exchanges: [],
  packedAt: null,
  heldMoney: usd(130.95),
  steps: { ...NOTHING_TO_DO },
  canLookAfter: false,
  isGuests: true,
  faults: [],
  unfinished: 0,
  isWorkBegun: false,
  ...draft,
});

const ADDRESS_FIELDS = {
  firstname: "Demo",
  lastname: "Buyer",
  company: "",
  street: ["12 Pier Street"],
  city: "Margate",
  region: "FL",
  postcode: "33063",
  country_code: "US",
  telephone: "555 0100",
};

/** No step is offered. */
const NOTHING_TO_DO = Object.fromEntries(
  ORDER_STEP_NAMES.map((step) => [step, "This cannot be done with the order as it stands now."]),
) as Order["steps"];

export const aPayment = (
  draft: Partial<Order["payments"][number]> = {},
): Order["payments"][number] => ({
  attempt: 1,
  method: "Credit Card",
  provider: "sandbox",
  state: "authorized",
  amount: usd(130.95),
  card: "Visa ending 1111",
  declineReason: null,
  idempotencyKey: "100000001-1-abcdef",
  reference: "auth_1",
  trouble: null,
  createdAt: AT,
  updatedAt: AT,
  ...draft,
});

export const aLetter = (draft: Partial<Letter> = {}): Letter => ({
  id: 7,
  recipient: "buyer@example.com",
  subject: "Your Placket order 100000001",
  writtenAt: AT,
  sentAt: null,
  text: "Thank you for your order.",
  ...draft,
});

export const aCustomer = (draft: Partial<Customer> = {}): Customer => ({
  id: 7,
  email: "ann@example.com",
  firstName: "Ann",
  lastName: "Weaver",
  suffix: "",
  groupId: 1,
  group: "General",
  portal: null,
  poNumber: "",
  isRepresentative: false,
  isSuperUser: false,
  spendsForOthers: false,
  customerNumber: null,
  website: "base",
  storeView: "US English",
  createdAt: AT,
  isActive: true,
  hasPassword: true,
  version: 3,
  newsletter: null,
  addresses: [],
  orders: { count: 0, spent: [], lastAt: null, latest: [] },
  carts: [],
  sessions: [],
  notes: [],
  acts: [],
  ...draft,
});

/** What the parts of other rooms ask on the page of a customer. */
export const NOTHING_KEPT = {
  customerLogos: (): CallReply<"customerLogos"> => ({ logos: [] }),
  customerSavedProducts: (): CallReply<"customerSavedProducts"> => ({ products: [] }),
  customerWishLists: (): CallReply<"customerWishLists"> => ({ lists: [] }),
  customerAlerts: (): CallReply<"customerAlerts"> => ({ alerts: [] }),
  balance: (): CallReply<"balance"> => ({
    customerId: 7,
    email: "ann@example.com",
    name: "Ann Weaver",
    currencies: ["USD"],
    accounts: [],
  }),
  paymentTerms: (): CallReply<"paymentTerms"> => ({
    id: 7,
    email: "ann@example.com",
    currencies: ["USD"],
    accounts: [],
  }),
};
