import { lateModule } from "@placket/web/late/late-module";
import { useQueryClient } from "../../query/use-query.ts";
import { useEffect } from "react";
import { useShop } from "../../api/shop.ts";
import type { Place } from "../../page/page.ts";
import { savesData, whenIdle } from "../../routing/idle.ts";
import { useConfig } from "../../store/config.queries.ts";
import { useCategories } from "../category.queries.ts";
import type { Listing } from "./listing.queries.ts";

const aheadScript = lateModule(() => import("./listings-ahead.ts"));

/**
 * Fetches other listings ahead while the shopper looks at this one (PLP-15). Nothing is asked, not even
 * the code for it, before the page has loaded; readers who save data are spared.
 */
export function useListingsAhead(place: Place, listing: Listing | undefined): void {
  const shop = useShop();
  const client = useQueryClient();
  const config = useConfig();
  const tree = useCategories();
  useEffect(() => {
    if (!listing || savesData()) return undefined;
    let isHere = true;
    const isWanted = () => isHere;
    const ahead = async () => {
      await whenIdle();
      if (!isHere) return;
      const { fetchAhead, questionsAhead } = await aheadScript();
      const categories = tree.top.flatMap((one) => [one, ...tree.childrenOf(one)]);
      const questions = questionsAhead({ place, listing, categories, shop, config });
      await fetchAhead(questions, { client, rest: whenIdle, isWanted });
    };
    void ahead();
    return () => {
      isHere = false;
    };
  }, [place, listing, tree, shop, client, config]);
}
