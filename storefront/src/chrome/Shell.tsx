import { lateModule } from "@placket/web/late/late-module";
import { SkipLink } from "@placket/ui/navigation/skip-link/SkipLink";
import type { ReactNode } from "react";
import { useAddress } from "../routing/RouterContext.tsx";
import { late } from "../slot/late.tsx";
import { PAGE_TOOLS } from "../slot/page-tools.ts";
import { Slot } from "../slot/Slot.tsx";
import { slots } from "../slot/slots.ts";
import { useConfig } from "../store/config.queries.ts";
import { t } from "../translation/translate.ts";
import { CheckoutHeader } from "./CheckoutHeader.tsx";
import { isCheckoutFrame } from "./checkout-chrome.ts";
import { Header } from "./Header.tsx";

const OverPage = late(
  "src/chrome/OverPage.tsx",
  lateModule(() => import("./OverPage.tsx")),
  null,
);

/** The frame of every page: what stands above, below and over it. */
export function Shell({ children }: { children: ReactNode }) {
  const { path } = useAddress();
  const { punchout } = useConfig();
  if (punchout?.is === "over" && punchout.message) return <Slot in={slots.pageInstead} />;
  const isCheckout = isCheckoutFrame(path);
  return (
    <>
      <SkipLink to="main">{t("Skip to content")}</SkipLink>
      <div id={PAGE_TOOLS} />
      {isCheckout ? (
        <CheckoutHeader />
      ) : (
        <>
          <Slot in={slots.pageTop} />
          <Header />
        </>
      )}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {isCheckout || punchout ? null : <Slot in={slots.footerBand} />}
      <Slot in={slots.pageNews} />
      <OverPage />
      <Slot in={slots.pageOver} />
    </>
  );
}
