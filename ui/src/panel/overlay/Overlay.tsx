import { Dialog } from "@base-ui/react/dialog";
import { useRef, type ReactNode, type RefObject } from "react";
import { classNames } from "../../class-names.ts";
import { Icon } from "../../drawing/icon/Icon.tsx";
import { firstField } from "./first-field.ts";
import styles from "./Overlay.module.css";
import { wrapFocus } from "./wrap-focus.ts";

export type OverlayProps = {
  open: boolean;
  /** Escape, a press outside or the close button; the owner sets `open`. */
  onClose: () => void;
  /** The heading, which also names the overlay. */
  title: ReactNode;
  /** Beside the heading, as a count. */
  titleEnd?: ReactNode;
  closeLabel: string;
  /** Stays in sight below the scrolling body. */
  footer?: ReactNode;
  /** What takes focus first; unless said, the first field of a Dialog, and else the close button. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** What takes focus afterwards; what had it before unless said. */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
  /** The body is running text: lets the keyboard scroll it. */
  readable?: boolean | undefined;
  /** A press outside does not close: there is typed work inside. */
  keepOnOutsidePress?: boolean | undefined;
  /** Called after the closing motion. */
  onClosed?: (() => void) | undefined;
  className?: string | undefined;
  children: ReactNode;
};

type FrameProps = OverlayProps & {
  shape: string | undefined;
  /** Whether the first field inside takes the focus, unless another is named. */
  beginsAtField?: boolean;
};

/** The modal frame of Dialog, Drawer and Sheet: focus trap and return, scroll lock, Escape. */
export function Overlay({ shape, beginsAtField = false, ...props }: FrameProps) {
  // Named, it is not looked for: that would ask every control inside whether it is seen.
  const close = useRef<HTMLButtonElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const first = () => (beginsAtField ? firstField(body.current) : null) ?? close.current;
  return (
    <Dialog.Root
      open={props.open}
      onOpenChange={(open) => (open ? undefined : props.onClose())}
      onOpenChangeComplete={(open) => (open ? undefined : props.onClosed?.())}
      disablePointerDismissal={props.keepOnOutsidePress ?? false}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={styles["scrim"]} />
        <Dialog.Popup
          className={classNames(styles["popup"], shape, props.className)}
          initialFocus={props.initialFocus ?? first}
          finalFocus={props.finalFocus}
          onKeyDown={wrapFocus}
        >
          <div className={styles["head"]}>
            <Dialog.Title className={styles["title"]}>{props.title}</Dialog.Title>
            {props.titleEnd ? <div className={styles["titleEnd"]}>{props.titleEnd}</div> : null}
            <Dialog.Close ref={close} className={styles["close"]} aria-label={props.closeLabel}>
              <Icon name="close" />
            </Dialog.Close>
          </div>
          <Body ref={body} readable={props.readable ?? false}>
            {props.children}
          </Body>
          {props.footer ? <div className={styles["foot"]}>{props.footer}</div> : null}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type BodyProps = { ref: RefObject<HTMLDivElement | null>; readable: boolean; children: ReactNode };

function Body({ ref, readable, children }: BodyProps) {
  // A scroller without a control inside must take focus itself, or keys cannot scroll it.
  const scroller = readable ? { tabIndex: 0 } : {};
  return (
    <div ref={ref} className={styles["body"]} {...scroller}>
      {children}
    </div>
  );
}
