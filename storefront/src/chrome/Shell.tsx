import { NoticeStack } from "@placket/ui/notice-stack/NoticeStack";
import { SkipLink } from "@placket/ui/skip-link/SkipLink";
import { Suspense, useState, type ComponentType, type ReactNode } from "react";
import { quickViewed } from "../catalog/quick-view-door.ts";
import { useObservable } from "../events/observable.ts";
import { dismissNotice, notices, type Notice } from "../notice/notices.ts";
import { OfflineBadge } from "../recovery/OfflineBadge.tsx";
import { useAddress } from "../routing/RouterContext.tsx";
import { t } from "../translation/translate.ts";
import { CheckoutHeader } from "./CheckoutHeader.tsx";
import { isCheckoutFrame } from "./checkout-chrome.ts";
import { Footer } from "./Footer.tsx";
import { useFrameParts } from "./frame-parts.ts";
import { Header } from "./Header.tsx";
import { miniCartOpen } from "./mini-cart-door.ts";
import { PromotionsBar } from "./PromotionsBar.tsx";
import { RouteProgress } from "./RouteProgress.tsx";
import { ScrollToTop } from "./ScrollToTop.tsx";

/** The frame of every page: what stands above, below and over it. */
export function Shell({ children }: { children: ReactNode }) {
  const { path } = useAddress();
  const isCheckout = isCheckoutFrame(path);
  return (
    <>
      <SkipLink to="main">{t("Skip to content")}</SkipLink>
      <RouteProgress />
      {isCheckout ? (
        <CheckoutHeader />
      ) : (
        <>
          <PromotionsBar />
          <Header />
        </>
      )}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {isCheckout ? null : <Footer />}
      <ScrollToTop />
      <OfflineBadge />
      <Notices />
      <MiniCartSlot />
      <QuickViewSlot />
    </>
  );
}

const kinds = { primary: "info", success: "good", error: "error" } as const;

function Notices() {
  const shown = useObservable(notices);
  return (
    <NoticeStack
      notices={shown.map(toStack)}
      onDismiss={(id) => dismissNotice(Number(id))}
      label={t("Notices")}
      dismissLabel={t("Close")}
    />
  );
}

const toStack = ({ id, type, text, ms }: Notice) => ({
  id: String(id),
  kind: kinds[type],
  text,
  ms,
});

function MiniCartSlot() {
  const isOpen = useObservable(miniCartOpen);
  return <LateSlot part={useFrameParts().miniCart} isOpen={isOpen} />;
}

function QuickViewSlot() {
  const isOpen = useObservable(quickViewed) !== undefined;
  return <LateSlot part={useFrameParts().quickView} isOpen={isOpen} />;
}

/** A part that comes with its first opening and stays for its closing motion. */
function LateSlot(props: { readonly part: ComponentType | undefined; readonly isOpen: boolean }) {
  const { part: Part, isOpen } = props;
  const [wasOpened, setOpened] = useState(false);
  if (isOpen && !wasOpened) setOpened(true);
  if (!Part || !wasOpened) return null;
  return (
    <Suspense>
      <Part />
    </Suspense>
  );
}
