import { layerEntries } from "@placket/contract/analytics/data-layer.codec";
import { Button } from "@placket/ui/action/button/Button";
import { useState } from "react";
import { useObservable } from "../../events/observable.ts";
import { isAllowed } from "../../storage/stored.ts";
import { toldHere, type ToldLine } from "../told.ts";
import styles from "./DebugWindow.module.css";

/** For developers and staff, in English: what was done on this page, and whether it was told (`?__debuganalytics__`). */
export function DebugWindow() {
  const lines = useObservable(toldHere);
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  const isOn = document.documentElement.dataset["analytics"] !== undefined;
  return (
    <aside className={styles["window"]} aria-label="Analytics">
      <div className={styles["head"]}>
        <p>
          {isOn ? "The shop tells somebody." : "The shop tells nobody anything."} Statistics:{" "}
          {isAllowed("analytics") ? "consented" : "no consent"}. Marketing:{" "}
          {isAllowed("marketing") ? "consented" : "no consent"}.
        </p>
        <Button kind="line" size="sm" onClick={() => setOpen(false)}>
          Close
        </Button>
      </div>
      <ol className={styles["lines"]} aria-label="Events, the latest first">
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ol>
      {lines.length === 0 && <p>Nothing has been done yet.</p>}
    </aside>
  );
}

function Line({ line: { what, fate } }: { readonly line: ToldLine }) {
  if (typeof what === "string") {
    return (
      <li>
        <b>{what}</b> ({fate})
      </li>
    );
  }
  const { first, ga4 } = layerEntries(what);
  return (
    <li>
      <details>
        <summary className={styles["name"]}>
          {String(ga4["event"])} / {String(first["event"])} ({fate})
        </summary>
        <pre className={styles["entry"]}>{JSON.stringify(ga4, null, 1)}</pre>
      </details>
    </li>
  );
}
