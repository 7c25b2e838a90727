import { Button } from "@placket/ui/action/button/Button";
import { useState } from "react";
import { useShop } from "../../api/shop.ts";
import { useQueryClient } from "../../query/use-query.ts";
import { useRouter } from "../../routing/RouterContext.tsx";
import { t } from "../../translation/translate.ts";
import type { Account } from "../account.ts";
import { signOutOf } from "../sign-out.ts";
import styles from "./ActingBar.module.css";

/** At the foot of the window while staff shop in a customer's name: whose cart it is, and the way out of it. */
export default function ActingBar({ account }: { readonly account: Account }) {
  const shop = useShop();
  const client = useQueryClient();
  const router = useRouter();
  const [isEnding, setEnding] = useState(false);
  const { firstName, lastName, email, actedBy } = account;
  const end = async () => {
    setEnding(true);
    await signOutOf({ client, shop, router });
    setEnding(false);
  };
  return (
    <aside
      className={`no-print ${styles["place"]}`}
      aria-label={t("Shopping for a customer")}
      data-foot-bar=""
    >
      <div className={styles["bar"]}>
        <div className={`wrap ${styles["row"]}`}>
          <p>
            <b>{t("Cart of %1, %2", `${firstName} ${lastName}`, email)}</b>
            <span className={styles["by"]}>{t("%1 shops in their name.", actedBy ?? "")}</span>
          </p>
          <Button kind="line" size="sm" busy={isEnding} onClick={() => void end()}>
            {t("End")}
          </Button>
        </div>
      </div>
    </aside>
  );
}
