import { useRef, type FocusEvent, type ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { Icon } from "../../drawing/icon/Icon.tsx";
import { IconButton } from "../../action/icon-button/IconButton.tsx";
import { browserClock, type Clock, type Timed } from "./notice-timer.ts";
import styles from "./NoticeStack.module.css";
import { useNoticeTimer } from "./use-notice-timer.ts";

export type Notice = Timed & {
  kind: "info" | "good" | "error";
  text: ReactNode;
  /** A link or a button that goes with it. */
  action?: ReactNode;
};

type NoticeStackProps = {
  /** Oldest first; the owner holds the list. */
  notices: readonly Notice[];
  /** Dismissed by hand or by time. */
  onDismiss: (id: string) => void;
  /** Names the region. */
  label: string;
  dismissLabel: string;
  clock?: Clock | undefined;
};

/* Said beside the roles: a modal hides what is not a live region by this very attribute. */
const ALERT = { role: "alert", "aria-live": "assertive" } as const;
const STATUS = { role: "status", "aria-live": "polite" } as const;

/**
 * The notices of the app, mounted once and always, so that its live regions stand before
 * a notice comes. Errors interrupt, the rest waits its turn; time stops under pointer and focus.
 */
export function NoticeStack({ notices, clock = browserClock, ...props }: NoticeStackProps) {
  const stack = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const hold = useNoticeTimer({ notices, clock, stack, onExpire: props.onDismiss });
  const dismiss = (id: string) => {
    const next = notices.find((notice) => notice.id !== id);
    const button =
      next && stack.current?.querySelector<HTMLElement>(`[data-notice="${next.id}"] button`);
    (button ?? cameFrom.current)?.focus();
    props.onDismiss(id);
  };
  const list = (urgent: boolean) =>
    notices
      .filter(({ kind }) => (kind === "error") === urgent)
      .map((notice) => (
        <NoticeCard
          key={notice.id}
          notice={notice}
          dismissLabel={props.dismissLabel}
          onDismiss={() => dismiss(notice.id)}
        />
      ));
  // The region is no control: it only notices that somebody reads.
  const watched = {
    onPointerEnter: () => hold({ pointer: true }),
    onPointerLeave: () => hold({ pointer: false }),
    onFocus: (event: FocusEvent) => {
      cameFrom.current = outsider(event) ?? cameFrom.current;
      hold({ focus: true });
    },
    onBlur: (event: FocusEvent) =>
      hold({ focus: event.currentTarget.contains(event.relatedTarget) }),
  };
  return (
    <section ref={stack} aria-label={props.label} className={styles["stack"]} {...watched}>
      <div {...ALERT} className={styles["list"]}>
        {list(true)}
      </div>
      <div {...STATUS} className={styles["list"]}>
        {list(false)}
      </div>
    </section>
  );
}

type CardProps = { notice: Notice; dismissLabel: string; onDismiss: () => void };

function NoticeCard({ notice, dismissLabel, onDismiss }: CardProps) {
  const sign = { info: "info", good: "check", error: "alert" } as const;
  return (
    <div data-notice={notice.id} className={classNames(styles["notice"], styles[notice.kind])}>
      <Icon name={sign[notice.kind]} size={20} className={styles["sign"]} />
      <div className={styles["text"]}>
        {notice.text}
        {notice.action ? <div className={styles["action"]}>{notice.action}</div> : null}
      </div>
      <IconButton
        icon="close"
        label={dismissLabel}
        className={styles["close"]}
        onClick={onDismiss}
      />
    </div>
  );
}

/** Where focus was before it entered the stack. */
function outsider({ currentTarget, relatedTarget }: FocusEvent): HTMLElement | null {
  const from = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  return from && !currentTarget.contains(from) ? from : null;
}
