import { readPageAnalytics } from "@placket/contract/analytics/page-analytics.codec";
import { lateModule } from "@placket/web/late/late-module";
import { untilThere } from "@placket/web/late/until-there";
import { Suspense, useEffect, useSyncExternalStore } from "react";
import { useShop } from "../api/shop.ts";
import { useQueryClient } from "../query/use-query.ts";
import { useRouter } from "../routing/RouterContext.tsx";
import { awaited } from "../slot/awaited.ts";
import { followData } from "./page-data.ts";

const listening = lateModule(() => import("./listen.ts"));

const DebugWindow = awaited(
  lateModule(() => import("./debug/DebugWindow.tsx")),
  (module) => module.DebugWindow,
);

/** Switches on the window that shows what is told. */
const DEBUG = "__debuganalytics__";

/**
 * Listens to what happens in the store where the shop tells anybody of it: what does that comes only then. There is
 * nothing to see of it but for whoever asks (`?__debuganalytics__`).
 */
export default function WhoListens() {
  const shop = useShop();
  const client = useQueryClient();
  const router = useRouter();
  // The server knows of no window; the browser begins with what it drew.
  const isDebugged = useSyncExternalStore(never, asksToSee, () => false);
  useEffect(() => followData(router), [router]);
  useEffect(() => {
    const text = document.documentElement.dataset["analytics"];
    if (text === undefined) return undefined;
    let isOver = false;
    let stop: (() => void) | undefined;
    void untilThere(listening).then(({ listen }) => {
      if (!isOver) stop = listen({ client, shop, router }, readPageAnalytics(text));
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [client, shop, router]);
  if (!isDebugged) return null;
  return (
    <Suspense fallback={null}>
      <DebugWindow />
    </Suspense>
  );
}

const never = () => () => undefined;

const asksToSee = () => new URLSearchParams(location.search).has(DEBUG);
