import { Disclosure } from "@placket/ui/panel/disclosure/Disclosure";
import { useState, type ReactNode } from "react";
import styles from "./Group.module.css";

interface OfferGroupProps {
  readonly title: string;
  /** What is in it, in a few words. */
  readonly note: string;
  /** Something in it is wrong: what it is stands open until it is mended. */
  readonly isWrong: boolean;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** Fields of an offer that belong together, folded under their name until somebody opens them. */
export function OfferGroup({ title, note, isWrong, isOpen = false, children }: OfferGroupProps) {
  const [open, setOpen] = useState(isOpen);
  const isShown = open || isWrong;
  // Hundreds of threads and flags are drawn once somebody wants to see them, and stay.
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  return (
    <Disclosure
      title={title}
      level={2}
      note={note}
      open={isShown}
      onToggle={(next) => setOpen(next)}
    >
      {wasShown ? <div className={styles["fields"]}>{children}</div> : null}
    </Disclosure>
  );
}
