import { SAVED_PAGE_MAX } from "@placket/domain/saved-product/saved-product";
import { z } from "zod";
import { additionErrors, LETTERING_REFUSALS } from "../cart/addition-errors.ts";
import { cartItemShape } from "../cart/cart.shapes.ts";
import { embroideredShape } from "../cart/cart.rest.ts";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { asNumber, id, inForm, maybeInData, text } from "../shapes.ts";

const takes = ["json", "form"] as const;

/** Length here only protects the server; what a name may be is the domain's. */
const name = text(400);

/** A saved product with the price and the offer of today. */
const savedProduct = z.object({
  entity_id: z.number(),
  name: z.string(),
  saved_at: z.string(),
  /** The garment with what is sewn on it; `null` where nothing is. */
  sewn_picture: z.string().nullable(),
  /** What of it is not offered any more, in words; it can be ordered again while there is none. */
  messages: z.array(z.string()),
  /** As an item of a cart; `item_id` is the saved product's. */
  item: cartItemShape,
});

export type SavedProductWire = z.infer<typeof savedProduct>;

const entity = maybeInData(z.object({ entity_id: id }));

/** What a customer has saved (EMB-33, EMB-45, ACCT-32). Guests are asked to sign in. */
export const savedProductEndpoints = {
  saveEmbroideryToMyProducts: endpoint({
    method: "POST",
    path: "save-embroidery-to-my-products",
    summary:
      "Saves a product with what is to be done to it, under a name, or without one under its own; `entity_id` says in the place of which saved one, whose name stays where none is given.",
    source: "EMB-45, EMB-33, OPEN-15",
    can: "account.change",
    takes: ["json", "form"],
    body: z.object({
      data: inForm(embroideredShape.extend({ name: name.optional(), entity_id: id.optional() })),
    }),
    reply: savedProduct,
    errors: [
      ...additionErrors,
      ...LETTERING_REFUSALS,
      "savedProduct.nameMissing",
      "savedProduct.nameInvalid",
      "savedProduct.tooMany",
      "savedProduct.noSuchProduct",
    ],
  }),
  myProducts: endpoint({
    method: "GET",
    path: "app-my-products",
    summary: "What a customer has saved, the last first, as it is offered today.",
    source: "ACCT-32",
    can: "account.read",
    query: z.object({
      search: text(100).default(""),
      currentPage: asNumber(z.int().min(1).max(1000)).default(1),
      pageSize: asNumber(z.int().min(1).max(SAVED_PAGE_MAX)).default(20),
    }),
    reply: z.object({
      items: z.array(savedProduct),
      total_count: z.number(),
      page_info: z.object({
        current_page: z.number(),
        page_size: z.number(),
        total_pages: z.number(),
      }),
    }),
    errors: ["access.loginRequired"],
  }),
  myProduct: endpoint({
    method: "GET",
    path: "app-my-product",
    summary: "One of the products that a customer has saved, as it is offered today.",
    source: "ACCT-32, ROUTE-15",
    can: "account.read",
    query: z.object({ entity_id: id }),
    reply: savedProduct,
    errors: ["access.loginRequired", "savedProduct.noSuchProduct"],
  }),
  renameSavedProduct: endpoint({
    method: "POST",
    path: "app-rename-my-product",
    summary: "Gives a saved product another name.",
    source: "ACCT-32",
    can: "account.change",
    takes,
    body: maybeInData(z.object({ entity_id: id, name })),
    reply: savedProduct,
    errors: [
      "access.loginRequired",
      "savedProduct.nameMissing",
      "embroidery.textControl",
      "savedProduct.nameInvalid",
      "savedProduct.noSuchProduct",
    ],
  }),
  removeSavedProduct: endpoint({
    method: "POST",
    path: "app-remove-my-product",
    summary: "Takes a saved product away; for an hour it can be put back.",
    source: "ACCT-32",
    can: "account.change",
    takes,
    body: entity,
    reply: z.object({ entity_id: z.number() }),
    errors: ["access.loginRequired", "savedProduct.noSuchProduct"],
  }),
  restoreSavedProduct: endpoint({
    method: "POST",
    path: "app-restore-my-product",
    summary: "Puts back a saved product that was taken away within the hour.",
    source: "ACCT-32",
    can: "account.change",
    takes,
    body: entity,
    reply: savedProduct,
    errors: ["access.loginRequired", "savedProduct.noSuchProduct", "savedProduct.tooMany"],
  }),
} as const satisfies EndpointTable;
