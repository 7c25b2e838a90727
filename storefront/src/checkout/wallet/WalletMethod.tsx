import { Button } from "@placket/ui/action/button/Button";
import { t } from "../../translation/translate.ts";
import { dropApproval } from "./wallet-approval.ts";
import styles from "./WalletMethod.module.css";

interface WalletMethodProps {
  /** Whoever asks, as shoppers know them. */
  readonly name: string;
  /** The shopper has been there and approved. */
  readonly isApproved: boolean;
}

/** How a wallet pays: there first, then the order here. */
export function WalletMethod({ name, isApproved }: WalletMethodProps) {
  return (
    <div className={styles["wallet"]}>
      <output>
        {isApproved
          ? t("You confirmed at %1. Nothing is charged before you place the order.", name)
          : t("You confirm at %1 and come back here to place the order.", name)}
      </output>
      {isApproved ? (
        <Button kind="link" onClick={dropApproval}>
          {t("Confirm with another account")}
        </Button>
      ) : null}
    </div>
  );
}
