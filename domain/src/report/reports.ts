/** What a report counts and sums: a column of it. */
const MEASURES = {
  orders: { title: "Orders", as: "count" },
  pieces: { title: "Pieces", as: "count" },
  /** At the price they were sold for, less their discount; with tax where prices hold it. */
  goods: { title: "Goods", as: "amount" },
  discount: { title: "Discount", as: "amount" },
  tax: { title: "Tax", as: "amount" },
  paidBack: { title: "Paid Back", as: "amount" },
  sentBack: { title: "Sent Back", as: "count" },
  returns: { title: "Returns", as: "count" },
  foundGood: { title: "Found Good", as: "count" },
  open: { title: "Amount", as: "amount" },
  visits: { title: "Visits", as: "count" },
  sawProduct: { title: "Saw a Product", as: "count" },
  filledCart: { title: "Filled the Cart", as: "count" },
  beganCheckout: { title: "Began the Checkout", as: "count" },
  reached: { title: "Came So Far", as: "count" },
  seen: { title: "Seen", as: "count" },
  intoCart: { title: "Put into Carts", as: "count" },
} as const satisfies Readonly<Record<string, { title: string; as: "count" | "amount" }>>;

export type Measure = keyof typeof MEASURES;

/** Every measure of the table, in its order. */
export const MEASURE_NAMES = Object.keys(MEASURES) as [Measure, ...Measure[]];

export const measure = (name: Measure): (typeof MEASURES)[Measure] => MEASURES[name];

/** One report: what its rows are, what is counted of each, and what its picture shows. */
interface ReportRow {
  readonly title: string;
  /** What is counted, and by which day it belongs to the period. */
  readonly about: string;
  /** What a row is. */
  readonly of: string;
  /** What is said of a row besides; `null` for nothing. */
  readonly beside: string | null;
  readonly measures: readonly Measure[];
  /** Of them, those of which one row holds what another one holds too: they have no sum. */
  readonly unsummed: readonly Measure[];
  /** Drawn as a bar for each row, for each of what is said besides, or as days one beside the other. */
  readonly picture: { readonly as: "days" | "rows" | "beside"; readonly shows: Measure };
}

const SALES_ABOUT =
  "Orders by the day they were placed, without canceled ones and exchanges; pieces without those that were canceled.";

const VISITS_ABOUT =
  "Visits are counted without cookies, once for a browser and a day, and nobody is kept; machines that say what they are do not count.";

/** Every report that staff can read. A new one is a row here, and its statement on the server. */
export const REPORTS = {
  "sales-by-day": {
    title: "Sales by Day",
    about: `${SALES_ABOUT} What was paid back stands at the day it went back.`,
    of: "Day",
    beside: null,
    measures: ["orders", "pieces", "goods", "discount", "tax", "paidBack"],
    unsummed: [],
    picture: { as: "days", shows: "goods" },
  },
  "sales-by-style": {
    title: "Sales by Style",
    about: `${SALES_ABOUT} A style is a garment in all its sizes and colors.`,
    of: "Style",
    beside: "SKU",
    measures: ["pieces", "sentBack", "goods", "discount", "tax"],
    unsummed: [],
    picture: { as: "rows", shows: "goods" },
  },
  "sales-by-size": {
    title: "Sales by Size",
    about: `${SALES_ABOUT} The size is the one that was ordered.`,
    of: "Size",
    beside: null,
    measures: ["pieces", "sentBack", "goods", "discount", "tax"],
    unsummed: [],
    picture: { as: "rows", shows: "pieces" },
  },
  "sales-by-group": {
    title: "Sales by Customer Group",
    about: `${SALES_ABOUT} The group is the one that the customer is in today.`,
    of: "Customer Group",
    beside: null,
    measures: ["orders", "pieces", "goods", "discount", "tax"],
    unsummed: [],
    picture: { as: "rows", shows: "goods" },
  },
  "sales-by-coupon": {
    title: "Sales by Coupon",
    about: `${SALES_ABOUT} The discount is what the coupon took off; an order with two coupons stands at both.`,
    of: "Coupon",
    beside: null,
    measures: ["orders", "goods", "discount"],
    unsummed: ["orders", "goods"],
    picture: { as: "rows", shows: "discount" },
  },
  "returns-by-reason": {
    title: "Returns by Reason",
    about:
      "Returns by the day they were asked for, whatever became of them; goods are what was paid for the pieces.",
    of: "Reason",
    beside: null,
    measures: ["returns", "pieces", "foundGood", "goods"],
    unsummed: [],
    picture: { as: "rows", shows: "pieces" },
  },
  "open-money": {
    title: "Open Money",
    about:
      "Money as it stands now, of orders by the day they were written: invoices that nobody has paid, money that is reserved and not taken, money that has not gone back.",
    of: "Order",
    beside: "What Is Open",
    measures: ["open"],
    unsummed: [],
    picture: { as: "beside", shows: "open" },
  },
  "visits-by-day": {
    title: "Visits by Day",
    about: `${VISITS_ABOUT} Orders are all that were placed, also those of another visit or of a program.`,
    of: "Day",
    beside: null,
    measures: ["visits", "sawProduct", "filledCart", "beganCheckout", "orders"],
    unsummed: [],
    picture: { as: "days", shows: "visits" },
  },
  "visit-to-order": {
    title: "From Visit to Order",
    about: `${VISITS_ABOUT} The last step are the orders that were placed in these days.`,
    of: "Step",
    beside: "Of All Visits",
    measures: ["reached"],
    unsummed: ["reached"],
    picture: { as: "rows", shows: "reached" },
  },
  "styles-seen": {
    title: "Styles Seen and Bought",
    about: `${VISITS_ABOUT} A style is a garment in all its sizes and colors; pieces are those of the orders of these days.`,
    of: "Style",
    beside: "SKU",
    measures: ["seen", "intoCart", "pieces"],
    unsummed: [],
    picture: { as: "rows", shows: "seen" },
  },
} as const satisfies Readonly<Record<string, ReportRow>>;

export type ReportName = keyof typeof REPORTS;

/** Every report of the table, in its order. */
export const REPORT_NAMES = Object.keys(REPORTS) as [ReportName, ...ReportName[]];

export const report = (name: ReportName): ReportRow => REPORTS[name];

/** Why money is open, as staff read it. */
export const OPEN_MONEY = {
  invoice: "Invoice not paid",
  reserved: "Reserved, not taken",
  back: "Not paid back",
} as const;

/** What the step after all stages of a visit is called. */
export const ORDERED = "Orders";

export type OpenMoney = keyof typeof OPEN_MONEY;
