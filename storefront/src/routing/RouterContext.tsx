import { createContext, useContext } from "react";
import { useObservable } from "../events/observable.ts";
import type { Address } from "./address.ts";
import type { Router, Shown } from "./router.ts";

export const RouterContext = createContext<Router | null>(null);

/** The store's router. @throws outside of the app's frame. */
export function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error("useRouter stands outside of RouterContext");
  return router;
}

/** The address that is shown; the browser's may already be the next one. */
export function useAddress(): Address {
  return addressOfShown(useObservable(useRouter().navigation).shown);
}

export function addressOfShown(shown: Shown): Address {
  return shown.kind === "page" ? shown.place.address : shown.address;
}
