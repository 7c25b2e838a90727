import type { QueryClient } from "./query/query-client.ts";
import type { Shop } from "./api/shop.ts";
import type { PageTable } from "./page/page.ts";
import type { Router } from "./routing/router.ts";
import type { Filling } from "@placket/web/slot/slot";

/**
 * What a room brings to the storefront: its `<room>.room.ts`, named in `rooms.ts`. Whatever is in here is drawn
 * and begun; nothing else has to know of the room.
 */
export interface Room {
  /** Its pages, by page type; each has a type in `routing/page-type.ts`. */
  readonly pages?: PageTable;
  /** What it puts into the slots of pages and frame: `slots.productBelow.filledWith(late(…))`. */
  readonly fills?: readonly Filling[];
  /** Work that begins once the page is drawn: loading the cart, counting views. */
  readonly starters?: readonly (() => Promise<{ start(running: Running): void }>)[];
}

/** What a starter may use. */
export interface Running {
  readonly client: QueryClient;
  readonly shop: Shop;
  readonly router: Router;
}
