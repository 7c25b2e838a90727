import { z } from "zod";
import { tile } from "../catalog/catalog.shapes.ts";
import { listedProduct } from "../catalog/listed-product.shape.ts";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { id, maybeInData } from "../shapes.ts";

/** What is compared (WISH-02), the last added first. */
const compared = z.object({
  items: z.array(z.object({ productId: z.number(), product: listedProduct })),
  count: z.number(),
});

const takes = ["json", "form"] as const;
const body = maybeInData(z.object({ productId: id }));

/** A guest's list is their browser's, known by its cookie; a customer has theirs on every device. */
export const compareEndpoints = {
  compared: endpoint({
    method: "GET",
    path: "app-get-compare",
    summary: "What this shopper compares.",
    source: "WISH-02, WISH-04, WISH-11",
    can: "shop.browse",
    reply: compared,
    errors: [],
  }),
  comparedTable: endpoint({
    method: "GET",
    path: "app-compare-table",
    summary:
      "What this shopper compares, side by side: the products, and what each property is of every one.",
    source: "ROUTE-19, issue 11.5",
    can: "shop.browse",
    reply: z.object({
      items: z.array(tile),
      rows: z.array(
        z.object({ code: z.string(), label: z.string(), values: z.array(z.string().nullable()) }),
      ),
    }),
    errors: [],
  }),
  addToCompare: endpoint({
    method: "POST",
    path: "app-add-to-compare",
    summary: "Puts a product beside those that are compared; one that is there stays where it is.",
    source: "WISH-03, WISH-11",
    can: "shop.browse",
    takes,
    body,
    reply: compared,
    errors: ["compare.noSuchProduct", "compare.tooMany"],
  }),
  removeFromCompare: endpoint({
    method: "POST",
    path: "app-remove-compare",
    summary: "Takes a product out of the comparison; one that is not there is no fault.",
    source: "WISH-03, WISH-11",
    can: "shop.browse",
    takes,
    body,
    reply: compared,
    errors: [],
  }),
  cleanCompare: endpoint({
    method: "POST",
    path: "app-clean-compare",
    summary: "Takes everything out of the comparison.",
    source: "WISH-11",
    can: "shop.browse",
    takes,
    reply: compared,
    errors: [],
  }),
} as const satisfies EndpointTable;
