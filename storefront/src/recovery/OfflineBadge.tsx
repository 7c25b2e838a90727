import { IconButton } from "@placket/ui/action/icon-button/IconButton";
import { useState } from "react";
import { useOnline } from "../api/use-online.ts";
import { t } from "../translation/translate.ts";
import styles from "./OfflineBadge.module.css";

/** Says that the network is gone; dismissible, and back the next time it goes (FOOT-04, FOOT-05). */
export function OfflineBadge() {
  const isOnline = useOnline();
  const [isDismissed, setDismissed] = useState(false);
  if (isOnline && isDismissed) setDismissed(false);
  return (
    <output>
      {isOnline || isDismissed ? null : (
        <div className={styles["badge"]}>
          <p>
            <b>{t("Your device is currently offline.")}</b>{" "}
            {t("You can still browse the catalog, but functionality may be limited.")}
          </p>
          <IconButton icon="close" label={t("Close")} onClick={() => setDismissed(true)} />
        </div>
      )}
    </output>
  );
}
