import { ALERT_KINDS } from "@placket/domain/stock-alert/stock-alert";
import { z } from "zod";
import { listedProduct } from "../catalog/listed-product.shape.ts";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { id, maybeInData, price, text } from "../shapes.ts";

/** Something that a customer waits for. */
const alert = z.object({
  id: z.number(),
  kind: z.enum(ALERT_KINDS),
  /** What has its page; `null` while nobody sees it. */
  product: listedProduct.nullable(),
  /** What is chosen of it: `Color: White`. */
  chosen: z.array(z.string()),
  /** At which it was asked for; `null` of stock. */
  asked_price: price.nullable(),
  asked_at: z.string(),
});

const REFUSALS = [
  "access.loginRequired",
  "stockAlert.noSuchProduct",
  "stockAlert.tooMany",
] as const;

/** Customers are told when something is at hand again, or costs less. */
export const stockAlertEndpoints = {
  subscribeProductAlert: endpoint({
    method: "POST",
    path: "inventory/subscribe-product-alert/:id",
    summary:
      "Asks for a letter when the product, or the variant, is in stock again. Asked again while it waits, it waits on. The reply is what is shown.",
    source: "WISH-13, WISH-14, WISH-15",
    can: "account.change",
    params: z.object({ id }),
    reply: z.string(),
    errors: [...REFUSALS, "stockAlert.atHand"],
  }),
  subscribePriceAlert: endpoint({
    method: "POST",
    path: "inventory/subscribe-price-alert/:id",
    summary:
      "Asks for a letter when the product, or the variant, costs less than now. Asked again, it is by the price of then.",
    source: "issue 11.5",
    can: "account.change",
    params: z.object({ id }),
    reply: z.string(),
    errors: [...REFUSALS, "stockAlert.noPrice"],
  }),
  ownAlerts: endpoint({
    method: "GET",
    path: "app-my-alerts",
    summary: "What the customer waits for in this website, the last asked for first.",
    source: "issue 11.5",
    can: "account.read",
    reply: z.object({ items: z.array(alert) }),
    errors: ["access.loginRequired"],
  }),
  removeAlert: endpoint({
    method: "POST",
    path: "app-remove-alert",
    summary: "Waits no more for something.",
    source: "issue 11.5",
    can: "account.change",
    takes: ["json", "form"],
    body: maybeInData(z.object({ id })),
    reply: z.object({ id: z.number() }),
    errors: ["access.loginRequired", "stockAlert.noSuchAlert"],
  }),
  endAlerts: endpoint({
    method: "POST",
    path: "app-end-alerts",
    summary:
      "Ends everything that the reader of a letter waits for in its website, by the letter's link. Nobody has to sign in.",
    source: "issue 11.5",
    can: "shop.browse",
    body: z.object({ token: text(100) }),
    reply: z.object({ ended: z.number() }),
    errors: ["stockAlert.linkOver"],
  }),
} as const satisfies EndpointTable;
