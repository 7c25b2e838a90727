import { portalDataToWire } from "@placket/contract/store/portal-data.codec";
import type { Tools } from "@placket/contract/customer/tools.codec";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, vi } from "vitest";
import { account } from "../../customer/account.ts";
import { renderInShop } from "../../testing/render.tsx";
import { aShop, type Handlers } from "../../testing/shop.ts";
import { aWindow } from "../../testing/window-width.ts";
import ToolsBar from "../ToolsBar.tsx";

const LONG = "Demo Bistro Group of the Northern and Southern Shores";

export const REPRESENTATIVE: Tools = {
  isRepresentative: true,
  isSuperUser: false,
  actsFor: null,
  number: null,
};
export const CONNECTED: Tools = {
  ...REPRESENTATIVE,
  number: { custid: "100001", company: LONG, website: "US English" },
};
export const SUPER_USER: Tools = { ...REPRESENTATIVE, isRepresentative: false, isSuperUser: true };
const ANN = {
  id: 12,
  email: "hotel#ann@example.com",
  name: "Ann Weaver",
  customer_number: "100002",
  company_name: LONG,
};
export const ACTING: Tools = {
  ...SUPER_USER,
  actsFor: { id: 12, email: ANN.email, name: ANN.name, customerNumber: "", company: "" },
};

/** What was sent, in order, and how often the page was loaded anew. */
export const seen = { sent: [] as object[], reloaded: 0 };

beforeEach(() => {
  seen.sent = [];
  seen.reloaded = 0;
  aWindow(1200);
  vi.stubGlobal("fetch", (_: string, { method }: RequestInit) => {
    if (method === "HEAD") seen.reloaded += 1;
    return new Promise(() => undefined);
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The banner of somebody with these tools, and a server that answers so. */
export function open(tools: Tools | undefined, handlers: Partial<Handlers> = {}) {
  account.set({
    id: 1,
    email: "demo@example.com",
    firstName: "Demo",
    lastName: "User",
    actedBy: null,
    tools,
  });
  renderInShop(<ToolsBar />, {
    shop: aShop({
      searchCustomerNumbers: (input) => {
        seen.sent.push(input?.query ?? {});
        return { list: { items: [{ custid: "100002", company_name: LONG }] } };
      },
      searchCustomers: (input) => {
        seen.sent.push(input?.query ?? {});
        return { items: [ANN, { ...ANN, id: 13, email: "bob@example.com", name: "Bob" }] };
      },
      changeCustomerNumber: ({ body }) => {
        seen.sent.push(body ?? {});
        return true as const;
      },
      actForCustomer: ({ body }) => {
        seen.sent.push(body ?? {});
        return { login_result: true as const, token: "token-12" };
      },
      ...handlers,
    }),
  });
}

export const bar = () => screen.queryByRole("complementary", { name: "Whom you shop as" });
export const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
export const field = () => screen.findByRole<HTMLInputElement>("searchbox");

/** The account of a super user who is back. */
export const SUPER = {
  id: 1,
  email: "super@example.com",
  username: "super@example.com",
  firstName: "Demo",
  lastName: "Super",
  group: { customer_group_code: "General" },
  isLoggedIn: true,
  isSalesRepresentative: false,
  customerNumber: "",
  extensionAttributes: {
    customer_number_info: { custid: "", company_name: "", website_name: "" },
    is_active_super_user: true,
    is_logged_in_as_assigned_super_user_customer: false,
    assigned_su_customer_info: null,
    customer_group_hash: "",
    acted_by: null,
    portal_data: portalDataToWire(undefined),
  },
};
