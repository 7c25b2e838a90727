import type { z } from "zod";
import type { routingEndpoints } from "./routing.rest.ts";

/** What an address leads to. */
export interface Lookup {
  /** A page type, or what only a newer server knows (ROUTE-27). */
  readonly type: string;
  readonly id: number;
  /** Where the page stands now, with the query of the address. */
  readonly movedTo?: string | undefined;
  readonly isForGood: boolean;
}

/** The reply of `app-check-url`. */
export function lookupOf(wire: z.infer<typeof routingEndpoints.checkUrl.reply>): Lookup {
  const { type, id, redirect_url: movedTo, redirect_code: code } = wire;
  return { type, id, movedTo: movedTo || undefined, isForGood: code === 301 };
}
