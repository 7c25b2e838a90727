import { useState } from "react";
import { useBrowser } from "../../api/use-browser.ts";
import { useShop } from "../../api/shop.ts";
import { useQuery } from "../../query/use-query.ts";
import { storageKeys } from "../../storage/keys.ts";
import { readStored, writeStored } from "../../storage/stored.ts";
import { bannerQuery } from "./banner.queries.ts";

/** What the cookie of a closed banner says. */
const CLOSED = "1";

/** The banner of the promotions bar until it is closed, which this browser remembers (PROMO-04). */
export function useBanner() {
  const isHere = useBrowser();
  const [isClosed, setClosed] = useState(false);
  const wasClosed = isHere && readStored(storageKeys.promotionClosed) === CLOSED;
  const isOpen = isHere && !isClosed && !wasClosed;
  const { data } = useQuery({ ...bannerQuery(useShop()), enabled: isOpen });
  return {
    banner: isOpen ? data : undefined,
    close: () => {
      writeStored(storageKeys.promotionClosed, CLOSED);
      setClosed(true);
    },
  };
}
