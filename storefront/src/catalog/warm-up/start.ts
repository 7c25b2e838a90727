import type { WarmUp } from "@placket/contract/store/config.codec";
import type { Shop } from "../../api/shop.ts";
import type { QueryClient } from "../../query/query-client.ts";
import { savesData, whenIdle } from "../../routing/idle.ts";
import { isText } from "../../storage/kept-shape.ts";
import { cookie } from "../../storage/keys.ts";
import { isAllowed, readStored, writeStored } from "../../storage/stored.ts";
import { warmCategories, warmPages } from "./warm-up.ts";

/** PERSIST-12, OPEN-44: that this browser has fetched ahead, for as long as the shop says. */
const warmedUp = cookie("categories-warmed-up", isText, { category: "functional" });

interface Start {
  readonly client: QueryClient;
  readonly shop: Shop;
  readonly plan: WarmUp;
  /** Whoever was signed in leaves. */
  readonly signal: AbortSignal;
}

/** Begins to fetch ahead, unless this browser has done so lately, saves data, or may not keep that it has. */
export function start({ client, shop, plan, signal }: Start): void {
  if (readStored(warmedUp) !== undefined || savesData() || !isAllowed("functional")) return;
  const warming = {
    client,
    shop,
    isFree: () => !signal.aborted && navigator.onLine && document.visibilityState === "visible",
    untilIdle: whenIdle,
  };
  const later = (ms: number, run: () => void) => {
    const timer = setTimeout(run, ms);
    signal.addEventListener("abort", () => clearTimeout(timer));
  };
  later(plan.categoriesMs, () => {
    // Its lifetime in days is the seconds through 86,400: a cookie is told the seconds themselves.
    writeStored({ ...warmedUp, seconds: plan.seconds }, "1");
    void warmCategories(warming);
  });
  if (plan.pagesMs !== null) later(plan.pagesMs, () => void warmPages(warming, location.pathname));
}
