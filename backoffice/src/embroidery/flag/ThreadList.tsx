import type { Thread } from "@placket/domain/embroidery/thread/thread";
import type { CSSProperties } from "react";
import styles from "./ThreadList.module.css";

/** Threads in the order of sewing; one that returns stands there twice, as the machine asks for it. */
export function ThreadList({ threads }: { readonly threads: readonly Thread[] }) {
  if (threads.length === 0) return null;
  return (
    <section aria-label="Threads">
      <h2 className={styles["title"]}>Threads</h2>
      <ol className={styles["threads"]}>
        {threads.map(({ number, name, color }, at) => (
          <li key={at} className={styles["thread"]}>
            <span
              aria-hidden="true"
              className={styles["color"]}
              style={{ "--cone": color } as CSSProperties}
            />
            {name} {number}
          </li>
        ))}
      </ol>
    </section>
  );
}
