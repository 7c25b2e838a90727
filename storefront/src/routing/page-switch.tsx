import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { publish } from "../events/events.ts";
import { useObservable } from "../events/observable.ts";
import { FailedPage } from "../page/FailedPage.tsx";
import { LoadingPage } from "../page/LoadingPage.tsx";
import { NotFoundPage } from "../page/NotFoundPage.tsx";
import { PageFrame } from "../page/PageFrame.tsx";
import type { PageLoader } from "../page/page-loader.ts";
import type { PageTable, Redirect } from "../page/page.ts";
import { hrefOf } from "./address.ts";
import { arriveAt, type Arrival } from "./arrival.ts";
import { addressOfShown, useRouter } from "./RouterContext.tsx";
import type { Navigation } from "./router.ts";

interface PageSwitchProps {
  readonly pages: PageTable;
  readonly loader: PageLoader;
  readonly storeName: string;
  readonly arrival: Arrival;
  readonly onRedirect: (redirect: Redirect) => void;
}

/** Draws what the router shows: a page of the table, or one of its four stand-ins. */
export function PageSwitch(props: PageSwitchProps) {
  const navigation = useObservable(useRouter().navigation);
  useArrival(navigation, props.arrival);
  return <Shown {...props} navigation={navigation} />;
}

function Shown({
  navigation: { shown, visit },
  ...props
}: PageSwitchProps & { navigation: Navigation }) {
  const router = useRouter();
  if (shown.kind === "loading") return <LoadingPage />;
  if (shown.kind === "failed") return <FailedPage onRetry={() => void router.retry()} />;
  if (shown.kind === "not_found") return <NotFoundPage />;
  const entry = props.pages[shown.place.type];
  const module = props.loader.loaded(shown.place.type);
  if (!entry) return <NotFoundPage />;
  if (!module) return <LoadingPage />;
  const { storeName, onRedirect } = props;
  const frame = { place: shown.place, entry, module, storeName, onRedirect };
  return <PageFrame key={visit} {...frame} />;
}

/** Scrolls and moves the focus once the new page stands, and tells who listens. */
function useArrival(navigation: Navigation, arrival: Arrival): void {
  const before = useRef(navigation);
  useLayoutEffect(() => {
    const last = before.current;
    before.current = navigation;
    if (last !== navigation) arriveAt(navigation, last, arrival);
  }, [navigation, arrival]);
  const { shown, visit } = navigation;
  const kind = shown.kind === "page" ? shown.place.type : shown.kind;
  const tell = useEffectEvent((count: number, type: string) => {
    if (type === "loading") return;
    publish("page.loaded", { type, href: hrefOf(addressOfShown(shown)), visit: count });
  });
  // One event a visit: changes of the query are the page's own affair.
  useEffect(() => tell(visit, kind), [visit, kind]);
}
