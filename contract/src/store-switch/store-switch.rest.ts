import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { text } from "../shapes.ts";

/** Longer addresses are no pages of the store. */
const PATH_MAX = 2_048;

/** Going over to another store of the shop (STORE-05). */
export const storeSwitchEndpoints = {
  switchStore: endpoint({
    method: "POST",
    path: "app-switch-store",
    summary:
      "Goes over to another store on this host, by a form of a page: to the same page where that store has it, with the cart as far as that store sells what is in it.",
    source: "STORE-05, chrome §4, reading 66",
    can: "cart.change",
    takes: ["form"],
    gives: "redirect",
    body: z.object({
      /** The same as in the cookie `form_key`: a page of another site knows none. */
      form_key: text(64),
      /** The code of the store view to go over to. */
      store: text(64),
      /** Where the shopper is: path and query. */
      path: text(PATH_MAX),
    }),
    errors: ["access.forbidden", "access.noSuchStore"],
  }),
} as const satisfies EndpointTable;
