import { Button } from "@placket/ui/action/button/Button";
import { t } from "../../translation/translate.ts";
import { dropApproval } from "./wallet-approval.ts";
import styles from "./WalletMethod.module.css";

interface WalletMethodProps {
  /** The shopper has been at PayPal and approved. */
  readonly isApproved: boolean;
}

/** How a wallet pays: there first, then the order here. */
export function WalletMethod({ isApproved }: WalletMethodProps) {
  return (
    <div className={styles["wallet"]}>
      <output>
        {isApproved
          ? t("You confirmed at PayPal. Nothing is charged before you place the order.")
          : t("You confirm at PayPal and come back here to place the order.")}
      </output>
      {isApproved ? (
        <Button kind="link" onClick={dropApproval}>
          {t("Confirm with another account")}
        </Button>
      ) : null}
    </div>
  );
}
