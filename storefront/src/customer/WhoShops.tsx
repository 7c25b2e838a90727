import { useEffect } from "react";
import { useShop } from "../api/shop.ts";
import { useQueryClient } from "../query/use-query.ts";
import { onSignInElsewhere } from "./kept-sign-in.ts";
import { refreshAccount } from "./sign-in.ts";

/**
 * Finds out who is shopping once the page is drawn and the browser idle, and again when somebody signs in or out
 * in another tab. There is nothing to see of it.
 */
export default function WhoShops() {
  const shop = useShop();
  const client = useQueryClient();
  useEffect(() => {
    const refresh = () => void refreshAccount({ client, shop });
    refresh();
    return onSignInElsewhere(refresh);
  }, [shop, client]);
  return null;
}
