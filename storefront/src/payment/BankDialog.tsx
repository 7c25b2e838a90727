import { Dialog } from "@placket/ui/panel/dialog/Dialog";
import { useCallback } from "react";
import type { Translate } from "./card-frame.ts";
import styles from "./ChallengeDialog.module.css";

interface BankDialogProps {
  /** Holds the bank's page; made by the provider's library. */
  readonly element: HTMLElement;
  /** The page is in the document: the library may go on. */
  readonly onShown: () => void;
  readonly onClose: () => void;
  readonly t: Translate;
}

/** 3-D Secure as the provider's library does it: it brings the element, we the dialog. Load it lazily. */
export function BankDialog({ element, onShown, onClose, t }: BankDialogProps) {
  const hold = useCallback(
    (place: HTMLDivElement | null) => {
      if (place === null) return;
      place.replaceChildren(element);
      for (const frame of element.querySelectorAll("iframe")) frame.title = t("Your bank");
      onShown();
    },
    [element, onShown, t],
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("Confirm your payment")}
      closeLabel={t("Close")}
      keepOnOutsidePress
    >
      <div ref={hold} className={styles["bank"]} />
    </Dialog>
  );
}
