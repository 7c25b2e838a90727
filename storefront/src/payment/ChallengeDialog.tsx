import { Dialog } from "@placket/ui/panel/dialog/Dialog";
import { useEffect, useRef, type ReactNode } from "react";
import { FRAME_MAY, type Translate } from "./card-frame.ts";
import styles from "./ChallengeDialog.module.css";

interface ChallengeDialogProps {
  /** Where the bank asks; undefined while nothing is asked. */
  readonly url: string | undefined;
  /** The provider's origin, from the client setup: a page of any other origin is not shown. */
  readonly origin: string;
  readonly t: Translate;
  /** What is to be confirmed, above the bank's page. */
  readonly children?: ReactNode;
  /**
   * The bank's page is through, or was closed. It is only a hint: what became of the payment is the
   * server's to find out, so the owner asks the server in every case.
   */
  readonly onDone: (outcome: ChallengeOutcome) => void;
}

export type ChallengeOutcome = "passed" | "failed" | "closed";

/** 3-D Secure: the page on which the cardholder's bank asks, in a frame of its own. Load it lazily. */
export function ChallengeDialog({ url, origin, t, children, onDone }: ChallengeDialogProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  const address = url === undefined ? undefined : addressOf(url, origin);

  useEffect(() => {
    if (url === undefined) return undefined;
    if (address === undefined) {
      done.current("failed");
      return undefined;
    }
    const listen = (event: MessageEvent<unknown>) => {
      const isOurs = event.origin === origin && event.source === frame.current?.contentWindow;
      const outcome = isOurs ? readOutcome(event.data) : undefined;
      if (outcome !== undefined) done.current(outcome);
    };
    window.addEventListener("message", listen);
    return () => window.removeEventListener("message", listen);
  }, [url, address, origin]);

  if (address === undefined) return null;
  return (
    <Dialog
      open
      onClose={() => onDone("closed")}
      title={t("Confirm your payment")}
      closeLabel={t("Close")}
      keepOnOutsidePress
    >
      {children}
      <iframe
        ref={frame}
        src={address}
        className={styles["frame"]}
        title={t("Your bank")}
        sandbox={FRAME_MAY}
        referrerPolicy="no-referrer"
      />
    </Dialog>
  );
}

function addressOf(url: string, origin: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const address = new URL(url);
  if (address.origin !== origin) return undefined;
  // A page of the store's own origin would not be confined by the frame.
  if (address.origin === window.location.origin) return undefined;
  address.searchParams.set("parent", window.location.origin);
  return address.href;
}

function readOutcome(data: unknown): ChallengeOutcome | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const { channel, type, outcome } = data as Readonly<Record<string, unknown>>;
  if (channel !== "placket.challenge" || type !== "done") return undefined;
  return outcome === "passed" || outcome === "failed" ? outcome : undefined;
}
