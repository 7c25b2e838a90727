import { Disclosure } from "@placket/ui/panel/disclosure/Disclosure";
import type { ReactNode } from "react";
import styles from "./Folded.module.css";

interface FoldedProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** What is done now and then stands under its name alone until somebody opens it: the page stays short. */
export function Folded({ title, children }: FoldedProps) {
  return (
    <section aria-label={title}>
      <Disclosure title={title} level={2}>
        <div className={styles["form"]}>{children}</div>
      </Disclosure>
    </section>
  );
}
