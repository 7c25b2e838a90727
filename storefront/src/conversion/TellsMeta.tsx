import { useEffect } from "react";
import { useShop } from "../api/shop.ts";
import { useQueryClient } from "../query/use-query.ts";
import { useRouter } from "../routing/RouterContext.tsx";
import { tellEvents } from "./tell-events.ts";

/** Has the store told what is done here, for Meta (ANALYTICS-05), on every page; there is nothing to see of it. */
export default function TellsMeta() {
  const shop = useShop();
  const client = useQueryClient();
  const router = useRouter();
  useEffect(() => tellEvents({ shop, client, router }), [shop, client, router]);
  return null;
}
