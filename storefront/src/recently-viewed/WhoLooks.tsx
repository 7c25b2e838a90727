import { useEffect } from "react";
import { useShop } from "../api/shop.ts";
import { followAccount } from "./follow-account.ts";

/** Keeps what was looked at with whoever looks, on every page; there is nothing to see of it. */
export default function WhoLooks() {
  const shop = useShop();
  useEffect(() => followAccount(shop), [shop]);
  return null;
}
