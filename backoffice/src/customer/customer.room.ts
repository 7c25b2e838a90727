import { lateModule } from "@placket/web/late/late-module";
import { late } from "../page/late/late.ts";
import { slots } from "../page/slots.ts";
import { page, type Room } from "../room.ts";
import {
  customerAt,
  customersAt,
  groupsAt,
  newCustomerAt,
  quoteAt,
  quotesAt,
} from "./customer.addresses.ts";

export const customerRoom: Room = {
  pages: [
    page(customersAt, {
      title: "Customers",
      can: "customers.read",
      nav: { title: "Customers", group: "customers", place: 10 },
      load: lateModule(() => import("./CustomersPage.tsx")),
    }),
    page(groupsAt, {
      title: "Customer Groups",
      can: "customers.read",
      load: lateModule(() => import("./group/GroupsPage.tsx")),
    }),
    page(newCustomerAt, {
      title: "New Customer",
      can: "customers.change",
      load: lateModule(() => import("./account/NewCustomerPage.tsx")),
    }),
    page(customerAt, {
      title: "Customer",
      can: "customers.read",
      load: lateModule(() => import("./account/CustomerPage.tsx")),
    }),
    page(quotesAt, {
      title: "Quotes",
      can: "quotes.read",
      nav: { title: "Quotes", group: "sales", place: 30 },
      load: lateModule(() => import("./quote/QuotesPage.tsx")),
    }),
    page(quoteAt, {
      title: "Quote",
      can: "quotes.read",
      load: lateModule(() => import("./quote/QuotePage.tsx")),
    }),
  ],
  fills: [slots.customerNumber.filledWith(late(lateModule(() => import("./CustomerNumber.tsx"))))],
};
