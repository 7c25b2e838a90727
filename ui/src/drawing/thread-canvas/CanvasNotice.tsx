import { Button } from "../../action/button/Button.tsx";
import { classNames } from "../../class-names.ts";
import { Icon } from "../icon/Icon.tsx";
import styles from "./ThreadCanvas.module.css";

type CanvasNoticeProps = {
  kind: "loading" | "empty" | "failed" | null;
  texts: { loading: string; empty: string; failed: string; retry: string };
  retry: () => void;
};

const ICONS = { loading: "needle", empty: "needle", failed: "alert" } as const;

/** What stands in place of thread; the room for it is there from the start, so it is read aloud. */
export function CanvasNotice({ kind, texts, retry }: CanvasNoticeProps) {
  return (
    <output className={classNames(styles["notice"], kind === "failed" && styles["failed"])}>
      {kind ? (
        <span>
          <Icon name={ICONS[kind]} size={16} />
          {texts[kind]}
        </span>
      ) : null}
      {kind === "failed" ? (
        <Button kind="line" size="sm" onClick={retry}>
          {texts.retry}
        </Button>
      ) : null}
    </output>
  );
}
