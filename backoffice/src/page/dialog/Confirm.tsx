import { Button } from "@placket/ui/action/button/Button";
import { Dialog } from "@placket/ui/panel/dialog/Dialog";
import { useRef, type ReactNode } from "react";
import styles from "./Confirm.module.css";

export interface ConfirmProps {
  /** The question: "Give up 3 deliveries?" */
  readonly title: string;
  /** What the button does: "Give Up". */
  readonly yes: string;
  readonly no?: string;
  readonly isBusy?: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
  /** What follows from it. */
  readonly children: ReactNode;
}

/** Asks before something is done that is not easily undone. Escape and the focus say no. */
export default function Confirm(props: ConfirmProps) {
  const { title, yes, no = "Cancel", isBusy = false, onYes, onNo, children } = props;
  const first = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      size="sm"
      title={title}
      closeLabel="Close"
      onClose={onNo}
      initialFocus={first}
      footer={
        <div className={styles["buttons"]}>
          <Button ref={first} kind="line" onClick={onNo}>
            {no}
          </Button>
          <Button onClick={onYes} busy={isBusy}>
            {yes}
          </Button>
        </div>
      }
    >
      {children}
    </Dialog>
  );
}
