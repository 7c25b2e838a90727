import { QueryClientContext } from "./query/use-query.ts";
import { useEffect, useMemo, type ReactNode } from "react";
import type { AppParts } from "./app-parts.ts";
import { ShopContext } from "./api/shop.ts";
import { Shell } from "./chrome/Shell.tsx";
import { MoneyContext } from "./money/Price.tsx";
import { leaveMessage, showStoredMessages } from "./notice/stored-messages.ts";
import type { Redirect } from "./page/page.ts";
import { pages } from "./pages.ts";
import { CrashBoundary } from "./recovery/CrashBoundary.tsx";
import { PageSwitch } from "./routing/page-switch.tsx";
import { rooms } from "./rooms.ts";
import { RouterContext } from "./routing/RouterContext.tsx";
import { FillingsContext } from "./slot/Slot.tsx";
import { useConfig } from "./store/config.queries.ts";

/** The whole storefront around the page that the router shows. */
export function App(app: AppParts) {
  return (
    <CrashBoundary shop={app.shop}>
      <QueryClientContext value={app.client}>
        <ShopContext value={app.shop}>
          <RouterContext value={app.router}>
            <Money>
              <Pages {...app} />
            </Money>
          </RouterContext>
        </ShopContext>
      </QueryClientContext>
    </CrashBoundary>
  );
}

const fillings = rooms.flatMap((room) => room.fills ?? []);

function Pages({ loader, arrival, router }: AppParts) {
  const { storeName } = useConfig();
  // Says to whoever drives a browser that clicks are heard from now on.
  useEffect(() => document.documentElement.setAttribute("data-alive", ""), []);
  const onRedirect = ({ to, message, announce }: Redirect) => {
    announce?.();
    if (message) leaveMessage(message);
    void router.navigate(to, { replace: true }).then(showStoredMessages);
  };
  return (
    <FillingsContext value={fillings}>
      <Shell>
        <PageSwitch {...{ pages, loader, storeName, arrival, onRedirect }} />
      </Shell>
    </FillingsContext>
  );
}

function Money({ children }: { children: ReactNode }) {
  const { currency, priceFormat: format } = useConfig();
  const money = useMemo(() => ({ currency, format }), [currency, format]);
  return <MoneyContext value={money}>{children}</MoneyContext>;
}
