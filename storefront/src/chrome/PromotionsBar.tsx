import { lateModule } from "@placket/web/late/late-module";
import { classNames } from "@placket/ui/class-names";
import { Icon } from "@placket/ui/drawing/icon/Icon";
import { VisuallyHidden } from "@placket/ui/reading/visually-hidden/VisuallyHidden";
import { Suspense, useState } from "react";
import { useKnownCustomer } from "../session/known-customer.ts";
import { awaited } from "../slot/awaited.ts";
import { useConfig } from "../store/config.queries.ts";
import { BrandTabs } from "./banner/BrandTabs.tsx";
import { PromotionBanner } from "./banner/PromotionBanner.tsx";
import { useBanner } from "./banner/use-banner.ts";
import { t } from "../translation/translate.ts";
import styles from "./PromotionsBar.module.css";

const StoreSelector = awaited(
  lateModule(() => import("./location/StoreSelector.tsx")),
  (module) => module.default,
);

/**
 * The strip above the header: what staff say there, how to reach the store, and where it serves. Left out when there is nothing to show, and
 * for whoever has a banner of their own there (chrome §2.7, §2.9).
 */
export default function PromotionsBar() {
  return useKnownCustomer()?.tools ? null : <Bar />;
}

function Bar() {
  const { stores, phone, brandTabs } = useConfig();
  const { banner, close } = useBanner();
  if (phone === "" && stores.length < 2 && brandTabs.length === 0 && !banner) return null;
  return (
    <aside className={`no-print ${styles["bar"]}`} aria-label={t("Service and country")}>
      <div className={`wrap ${styles["row"]}`}>
        <BrandTabs tabs={brandTabs} />
        {phone === "" ? <span /> : <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>{phone}</a>}
        {banner ? <PromotionBanner key={banner.content} banner={banner} onClose={close} /> : null}
        {stores.length > 1 ? <Location isBeside={Boolean(banner)} /> : null}
      </div>
    </aside>
  );
}

/** Where one shops, and the way to shop elsewhere (STORE-01). */
function Location({ isBeside }: { readonly isBeside: boolean }) {
  const { stores, storeCode } = useConfig();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, note] = useState(false);
  const here = stores.find(({ id }) => id === storeCode);
  const open = () => {
    note(true);
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        className={classNames(styles["location"], isBeside && styles["beside"])}
        aria-haspopup="dialog"
        onClick={open}
      >
        <Icon name="pin" size={16} />
        <VisuallyHidden>{t("Select your Location")}: </VisuallyHidden>
        <span className={styles["country"]}>{here?.countryName || here?.name}</span>
      </button>
      {wasOpened ? (
        <Suspense>
          <StoreSelector open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
