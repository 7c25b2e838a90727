import type { QueryClient } from "@tanstack/react-query";
import { createContext, useContext, type ComponentType } from "react";
import type { Shop } from "../api/shop.ts";
import type { Router } from "../routing/router.ts";

/** What a starter may use. */
export interface Running {
  readonly client: QueryClient;
  readonly shop: Shop;
  readonly router: Router;
}

/** What other rooms hang into the frame of every page; `parts.ts` lists it. */
export interface FrameParts {
  /** The mini-cart, a lazy component drawn from its first opening on; it watches `miniCartOpen` itself. */
  readonly miniCart?: ComponentType;
  /** Quick view, a lazy component drawn from its first opening on; it watches `quickViewed` itself. */
  readonly quickView?: ComponentType;
  /** Work of rooms that begins once the page is drawn: loading the cart, counting views. */
  readonly starters: readonly (() => Promise<{ start(running: Running): void }>)[];
}

export const FramePartsContext = createContext<FrameParts>({ starters: [] });

export function useFrameParts(): FrameParts {
  return useContext(FramePartsContext);
}
