import { publish, subscribe, type Events } from "../events/events.ts";
import { until } from "../events/observable.ts";
import { hrefOf } from "../routing/address.ts";
import type { Router } from "../routing/router.ts";

/**
 * Tells `data.loaded` of every page, once what it shows is there and all who heard `page.loaded` are done (ROUTE-56);
 * of the page that is shown at first as well. Gives what ends that.
 */
export function followData({ navigation, stage }: Router): () => void {
  const whole = async (page: Events["data.loaded"]) => {
    if (stage.get().at !== "idle") await until(stage, ({ at }) => at === "idle");
    // Whoever else hears of the page hears of it before this.
    else await Promise.resolve();
    if (navigation.get().visit === page.visit) publish("data.loaded", page);
  };
  const { shown, visit } = navigation.get();
  if (shown.kind === "page") {
    const { type, address } = shown.place;
    void whole({ type, href: hrefOf(address), visit });
  }
  return subscribe("page.loaded", (page) => void whole(page));
}
