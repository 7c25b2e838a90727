import { bannerOf } from "@placket/domain/superuser/tools";
import { Button } from "@placket/ui/action/button/Button";
import { lateModule } from "@placket/web/late/late-module";
import { Suspense, useEffect, useState } from "react";
import { useShop } from "../api/shop.ts";
import { useAccount } from "../customer/account.ts";
import { useQueryClient } from "../query/use-query.ts";
import { awaited } from "../slot/awaited.ts";
import { t } from "../translation/translate.ts";
import { leaveCustomer } from "./leave-customer.ts";
import { ButtonLabel } from "./ButtonLabel.tsx";
import { forgetWish, isWished } from "./popup-wish.ts";
import { saysOf } from "./says.ts";
import styles from "./ToolsBar.module.css";

const ToolsPopup = awaited(
  lateModule(() => import("./ToolsPopup.tsx")),
  (module) => module.default,
);

/**
 * The banner of representatives and super users (REP-04 to REP-11): as what they are connected, or as whom they shop,
 * and the way to another one. Where a page before wished it, its popup opens at once (REP-15).
 */
export default function ToolsBar() {
  const tools = useAccount()?.tools;
  const [isOpen, setOpen] = useState(isWished);
  useEffect(forgetWish, []);
  const banner = tools && bannerOf(tools);
  if (!tools || !banner) return null;
  const { lead, who } = saysOf(tools, banner);
  return (
    <aside className={`no-print ${styles["bar"]}`} aria-label={t("Whom you shop as")}>
      <div className={`wrap ${styles["row"]}`}>
        <p>
          {lead} {who === "" ? null : <b>{who}</b>}
        </p>
        <div className={styles["actions"]}>
          <Button kind="line" size="sm" onClick={() => setOpen(true)}>
            <ButtonLabel isRepresentative={tools.isRepresentative} />
          </Button>
          {tools.actsFor ? <CloseSession /> : null}
        </div>
      </div>
      {isOpen ? (
        <Suspense fallback={null}>
          <ToolsPopup tools={tools} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </aside>
  );
}

function CloseSession() {
  const place = { shop: useShop(), client: useQueryClient() };
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await leaveCustomer(place);
    setLeaving(false);
  };
  return (
    <Button kind="line" size="sm" busy={isLeaving} onClick={() => void leave()}>
      {t("Close Session")}
    </Button>
  );
}
