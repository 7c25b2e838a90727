import { Button } from "@placket/ui/action/button/Button";
import type { ReactNode } from "react";
import styles from "./Workbench.module.css";

interface NoticeProps {
  readonly children: ReactNode;
  readonly action: string;
  readonly onAction: () => void;
  /** Something went wrong: read aloud at once. */
  readonly isAlert?: boolean;
}

/** A line about what is shown, with the one thing that can be done about it. */
export function Notice({ children, action, onAction, isAlert = false }: NoticeProps) {
  return (
    <div {...(isAlert ? { role: "alert" } : {})} className={styles["opened"]}>
      <span>{children}</span>
      <Button kind={isAlert ? "line" : "link"} size="sm" onClick={onAction}>
        {action}
      </Button>
    </div>
  );
}
