import type { AccountState } from "@placket/domain/order/on-account";
import type { PiecesDone } from "@placket/domain/order/step/line-words";
import type { Address } from "@placket/domain/directory/address";
import type { Arrival } from "@placket/domain/shipping/arrival";
import { addressLines } from "@placket/domain/directory/address-lines";
import { countryName } from "@placket/domain/store/country-name";
import type { SewnPicture } from "../embroidery/sewn-picture.ts";
import { itemName } from "./item-name.codec.ts";
import { undoneAs, type ShownOrder, type TotalWire } from "./order.codec.ts";

interface MoneyWire {
  readonly value: number | null;
  readonly currency: string | null;
}

interface OptionWire {
  readonly label: string;
  readonly value: string;
  readonly price: MoneyWire | null;
}

interface ItemWire {
  readonly id: string;
  readonly product_name: string | null;
  readonly product_sku: string;
  readonly product_url_key: string | null;
  readonly product_sale_price: MoneyWire;
  readonly quantity_ordered: number | null;
  readonly quantity_shipped: number | null;
  readonly quantity_canceled: number | null;
  readonly quantity_exchanged: number | null;
  readonly quantity_refunded: number | null;
  readonly selected_options: readonly (OptionWire | null)[] | null;
  readonly row_total: MoneyWire;
  readonly image: string | null;
  readonly sewn_pictures: readonly SewnPicture[];
  readonly team: string | null;
}

interface AddressWire {
  readonly firstname: string;
  readonly lastname: string;
  readonly company: string | null;
  readonly street: readonly (string | null)[];
  readonly city: string;
  readonly region: string | null;
  readonly region_code: string | null;
  readonly postcode: string | null;
  readonly country_code: string | null;
}

interface CommentWire {
  readonly message: string;
  readonly timestamp: string;
  /** `null` where the message is the shopper's own. */
  readonly code: string | null;
  readonly phrase: string | null;
  readonly values: readonly string[] | null;
}

interface ShipmentWire {
  readonly number: string;
  readonly date: string;
  readonly items:
    | readonly ({
        readonly id: string;
        readonly product_name: string | null;
        readonly quantity_shipped: number;
      } | null)[]
    | null;
  readonly tracking:
    | readonly ({
        readonly title: string;
        readonly number: string | null;
        readonly url: string | null;
      } | null)[]
    | null;
}

interface PaperWire {
  readonly number: string;
  readonly date: string;
  readonly total: { readonly grand_total: MoneyWire } | null;
}

/** An order of a customer or a known guest, as pages ask for it. */
interface OwnOrderWire {
  readonly id: string;
  readonly status_code: string;
  readonly is_exchange: boolean;
  readonly shipments: readonly (ShipmentWire | null)[] | null;
  readonly invoices: readonly (PaperWire | null)[];
  readonly credit_memos: readonly (PaperWire | null)[] | null;
  readonly number: string;
  readonly order_date: string;
  readonly status: string;
  readonly email: string | null;
  readonly token: string;
  readonly items: readonly (ItemWire | null)[] | null;
  readonly raw_totals: readonly TotalWire[];
  readonly billing_address: AddressWire | null;
  readonly shipping_address: AddressWire | null;
  readonly shipping_method: string | null;
  readonly arrival: Arrival | null;
  readonly payment_methods: readonly ({ readonly name: string } | null)[] | null;
  readonly on_account: { readonly due_at: string | null; readonly state: AccountState } | null;
  readonly comments: readonly (CommentWire | null)[] | null;
}

/** An order as whoever it is of sees it afterwards: what its confirmation shows, and how it stands. */
export interface OwnOrder extends ShownOrder {
  readonly id: string;
  /** For programs. */
  readonly statusCode: string;
  /** It is sent for a return: what its items cost is what they cost more than what came back. */
  readonly isExchange: boolean;
  readonly shipments: readonly OwnShipment[];
  /** What was taken and paid back. */
  readonly papers: readonly OwnPaper[];
  /** In words. */
  readonly status: string;
  /** Of an order on account: by when it is to be paid, and whether it is. */
  readonly onAccount: { readonly dueAt: string | null; readonly state: AccountState } | null;
  /** Opens its confirmation page. */
  readonly token: string;
  readonly items: readonly (ShownOrder["items"][number] & {
    readonly id: string;
    /** What became of its pieces. */
    readonly done: PiecesDone;
  })[];
  readonly comment: string | null;
  /** What became of it, first to last. */
  readonly history: readonly OwnOrderEvent[];
}

interface OwnShipment {
  readonly number: string;
  readonly at: string;
  readonly pieces: readonly {
    readonly id: string;
    readonly name: string;
    readonly count: number;
  }[];
  readonly parcels: readonly {
    readonly title: string;
    readonly number: string;
    /** Where it is followed; `null` where nobody knows. */
    readonly url: string | null;
  }[];
}

export interface OwnPaper {
  readonly kind: "invoice" | "refund";
  readonly number: string;
  readonly at: string;
  readonly total: { readonly value: number; readonly currency: string };
}

interface OwnOrderEvent {
  readonly at: string;
  readonly phrase: string;
  readonly values: readonly string[];
}

/** @param locale in whose language countries are named */
export function ownOrderFromWire(wire: OwnOrderWire, locale: string): OwnOrder {
  const comments = (wire.comments ?? []).filter((comment) => comment !== null);
  const linesOf = (address: AddressWire | null) => (address ? linesIn(address, locale) : []);
  const items = (wire.items ?? []).filter((item) => item !== null);
  const names = new Map(items.map((item) => [item.id, itemName(item)]));
  return {
    id: wire.id,
    statusCode: wire.status_code,
    isExchange: wire.is_exchange,
    undone: undoneAs(wire.status_code),
    shipments: (wire.shipments ?? [])
      .filter((one) => one !== null)
      .map((one) => shipmentFromWire(one, names)),
    papers: [
      ...papersFromWire(wire.invoices, "invoice"),
      ...papersFromWire(wire.credit_memos ?? [], "refund"),
    ],
    number: wire.number,
    status: wire.status,
    token: wire.token,
    email: wire.email ?? "",
    placedAt: wire.order_date,
    items: items.map(itemFromWire),
    totals: wire.raw_totals,
    billingAddress: linesOf(wire.billing_address),
    shippingAddress: linesOf(wire.shipping_address),
    shippingMethod: wire.shipping_method,
    arrival: wire.arrival,
    payment: wire.payment_methods?.[0]?.name ?? "",
    onAccount: wire.on_account && {
      dueAt: wire.on_account.due_at,
      state: wire.on_account.state,
    },
    comment: comments.find(({ code }) => code === null)?.message ?? null,
    history: comments.filter(({ code }) => code !== null).map(eventFromWire),
  };
}

const shipmentFromWire = (
  { number, date, items, tracking }: ShipmentWire,
  names: ReadonlyMap<string, string>,
): OwnShipment => ({
  number,
  at: date,
  pieces: (items ?? [])
    .filter((item) => item !== null)
    .map((item) => ({
      id: item.id,
      name: names.get(item.id) ?? item.product_name ?? "",
      count: item.quantity_shipped,
    })),
  parcels: (tracking ?? [])
    .filter((track) => track !== null)
    .map((track) => ({ ...track, number: track.number ?? "" })),
});

const papersFromWire = (
  papers: readonly (PaperWire | null)[],
  kind: OwnPaper["kind"],
): readonly OwnPaper[] =>
  papers.flatMap((paper) =>
    paper?.total
      ? [
          {
            kind,
            number: paper.number,
            at: paper.date,
            total: amountFromWire(paper.total.grand_total),
          },
        ]
      : [],
  );

const eventFromWire = ({ message, timestamp, phrase, values }: CommentWire): OwnOrderEvent => ({
  at: timestamp,
  phrase: phrase ?? message,
  values: values ?? [],
});

function itemFromWire(wire: ItemWire): OwnOrder["items"][number] {
  return {
    id: wire.id,
    sku: wire.product_sku,
    name: wire.product_name ?? wire.product_sku,
    quantity: wire.quantity_ordered ?? 0,
    done: {
      ordered: wire.quantity_ordered ?? 0,
      shipped: wire.quantity_shipped ?? 0,
      canceled: wire.quantity_canceled ?? 0,
      exchanged: wire.quantity_exchanged ?? 0,
      refunded: wire.quantity_refunded ?? 0,
    },
    options: (wire.selected_options ?? [])
      .filter((option) => option !== null)
      .map(({ price, ...option }) => ({ ...option, price: price && amountFromWire(price) })),
    price: amountFromWire(wire.product_sale_price),
    rowTotal: amountFromWire(wire.row_total),
    image: wire.image,
    sewn: wire.sewn_pictures,
    team: wire.team,
    url: wire.product_url_key === null ? null : `/${wire.product_url_key}`,
  };
}

const amountFromWire = ({ value, currency }: MoneyWire) => ({
  value: value ?? 0,
  currency: currency ?? "",
});

function linesIn(wire: AddressWire, locale: string): string[] {
  const address: Address = {
    firstname: wire.firstname,
    lastname: wire.lastname,
    company: wire.company ?? "",
    street: wire.street.filter((line) => line !== null),
    city: wire.city,
    regionCode: wire.region_code ?? "",
    region: wire.region ?? "",
    postcode: wire.postcode ?? "",
    countryCode: wire.country_code ?? "",
    telephone: "",
    saveInAddressBook: false,
  };
  return addressLines(address, countryName(address.countryCode, locale));
}
