import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useMemo, type ReactNode } from "react";
import type { AppParts } from "./app-parts.ts";
import { ShopContext } from "./api/shop.ts";
import { FramePartsContext } from "./chrome/frame-parts.ts";
import { parts } from "./chrome/parts.ts";
import { Shell } from "./chrome/Shell.tsx";
import { MoneyContext } from "./money/Price.tsx";
import { leaveMessage, showStoredMessages } from "./notice/stored-messages.ts";
import type { Redirect } from "./page/page.ts";
import { pages } from "./pages.ts";
import { CrashBoundary } from "./recovery/CrashBoundary.tsx";
import { PageSwitch } from "./routing/page-switch.tsx";
import { RouterContext } from "./routing/RouterContext.tsx";
import { useConfig } from "./store/config.queries.ts";

/** The whole storefront around the page that the router shows. */
export function App(app: AppParts) {
  return (
    <CrashBoundary load={load} report={report} pause={pause}>
      <QueryClientProvider client={app.client}>
        <ShopContext value={app.shop}>
          <RouterContext value={app.router}>
            <Money>
              <Pages {...app} />
            </Money>
          </RouterContext>
        </ShopContext>
      </QueryClientProvider>
    </CrashBoundary>
  );
}

const load = (href: string) => location.assign(href);
const report = (error: unknown) => reportError(error);
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function Pages({ loader, arrival, router }: AppParts) {
  const { store_name: storeName } = useConfig();
  // Says to whoever drives a browser that clicks are heard from now on.
  useEffect(() => document.documentElement.setAttribute("data-alive", ""), []);
  const onRedirect = ({ to, message, announce }: Redirect) => {
    announce?.();
    if (message) leaveMessage(message);
    void router.navigate(to, { replace: true }).then(showStoredMessages);
  };
  return (
    <FramePartsContext value={parts}>
      <Shell>
        <PageSwitch {...{ pages, loader, storeName, arrival, onRedirect }} />
      </Shell>
    </FramePartsContext>
  );
}

function Money({ children }: { children: ReactNode }) {
  const { currency, price_format: format } = useConfig();
  const money = useMemo(() => ({ currency, format }), [currency, format]);
  return <MoneyContext value={money}>{children}</MoneyContext>;
}
