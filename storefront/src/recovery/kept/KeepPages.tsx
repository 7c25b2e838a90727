import { lateModule } from "@placket/web/late/late-module";
import { useEffect } from "react";
import { useShop } from "../../api/shop.ts";
import { useQueryClient } from "../../query/use-query.ts";
import { whenIdle } from "../../routing/idle.ts";
import { recoveryScript } from "../CrashBoundary.tsx";

const script = lateModule(() => import("./start.ts"));

/**
 * Keeps pages on the device from the first idle moment on; without the script for it nothing is kept. What a crash is
 * recovered by comes with it, for when there is no network.
 */
export function KeepPages() {
  const client = useQueryClient();
  const shop = useShop();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isLeft = false;
    const begin = async () => {
      await whenIdle();
      const { start } = await script();
      if (!isLeft) stop = start({ client, shop });
      await recoveryScript();
    };
    // A script that does not come is asked for again by the next page, or by a crash.
    void begin().catch(() => undefined);
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [client, shop]);
  return null;
}
