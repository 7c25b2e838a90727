import type { BuyerBehavior } from "./paypal-order.ts";

/** Who can confirm on the sandbox's page. None of them is anybody. */
export const BUYERS: Readonly<Record<BuyerBehavior, string>> = {
  approve: "Pays",
  decline: "Is declined: the funding source says no",
  pending: "Pays later: the money is not decided yet",
  answer_lost: "Pays, and the answer gets lost",
};

/** The account that confirms, as PayPal tells of it. */
export const PAYER = {
  payer_id: "QYR5Z8XDVJNXQ",
  email_address: "buyer@paypal.example",
  name: { given_name: "Demo", surname: "Buyer" },
  phone: { phone_number: { national_number: "5550100" } },
} as const;

/** Where its parcels go, unless the shop knows already. */
export const PAYER_ADDRESS = {
  name: { full_name: "Demo Buyer" },
  address: {
    address_line_1: "12 Pier Street",
    admin_area_2: "Margate",
    admin_area_1: "FL",
    postal_code: "33063",
    country_code: "US",
  },
} as const;
