import { Button } from "@placket/ui/action/button/Button";
import { useRef, useState } from "react";
import styles from "./CopyText.module.css";

interface CopyTextProps {
  readonly text: string;
  /** What is copied: "the link". */
  readonly what: string;
}

/** A text that is to be handed over, with a button that copies it; where that is not allowed it is selected. */
export function CopyText({ text, what }: CopyTextProps) {
  const code = useRef<HTMLElement>(null);
  const [said, setSaid] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid("Copied.");
    } catch {
      // A browser may refuse it, and has no clipboard at all on a page without https.
      if (code.current) getSelection()?.selectAllChildren(code.current);
      setSaid(`This browser does not let it be copied: ${what} is selected.`);
    }
  };
  return (
    <div className={styles["row"]}>
      <code ref={code} className={styles["text"]}>
        {text}
      </code>
      <Button size="sm" kind="line" onClick={() => void copy()} aria-label={`Copy ${what}`}>
        Copy
      </Button>
      <output>{said}</output>
    </div>
  );
}
