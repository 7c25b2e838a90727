import { useEffect } from "react";
import { useShop } from "../api/shop.ts";
import { useQueryClient } from "../query/use-query.ts";
import { useRouter } from "../routing/RouterContext.tsx";
import { countVisit } from "./count-visit.ts";

/** Counts how far a visit comes, on every page; there is nothing to see of it. */
export default function CountsVisit() {
  const shop = useShop();
  const client = useQueryClient();
  const router = useRouter();
  useEffect(() => countVisit({ shop, client, router }), [shop, client, router]);
  return null;
}
