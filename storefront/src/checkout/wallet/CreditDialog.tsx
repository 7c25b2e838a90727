import { Dialog } from "@placket/ui/panel/dialog/Dialog";
import { useEffect, useRef } from "react";
import { t } from "../../translation/translate.ts";
import { creditReturn } from "./credit-address.ts";
import styles from "./CreditDialog.module.css";

interface CreditDialogProps {
  readonly url: string;
  readonly onClose: () => void;
}

/**
 * Credit Key's own page over the checkout. It tells when its buyer is through, and where to: a way back to this checkout
 * is gone, any other is not. Whether it was paid is the store's to find out.
 */
export function CreditDialog({ url, onClose }: CreditDialogProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  const address = framedAddress(url);

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      if (event.source !== frame.current?.contentWindow) return;
      const told = readMessage(event.data);
      if (told === "canceled") close.current();
      else if (told) location.assign(told.href);
    };
    window.addEventListener("message", listen);
    return () => window.removeEventListener("message", listen);
  }, []);

  if (address === undefined) return null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("Confirm with Credit Key")}
      closeLabel={t("Close")}
      keepOnOutsidePress
    >
      <iframe
        ref={frame}
        src={address}
        className={styles["frame"]}
        title="Credit Key"
        sandbox={MAY}
        referrerPolicy="no-referrer"
      />
    </Dialog>
  );
}

/** It has forms of its own, and terms to be read in a window beside it. */
const MAY = "allow-scripts allow-same-origin allow-forms allow-popups";

/** The page as it stands in a frame; one of the store's own origin would not be confined by it. */
function framedAddress(url: string): string | undefined {
  const address = URL.parse(url);
  if (!address || !/^https?:$/.test(address.protocol)) return undefined;
  if (address.origin === location.origin) return undefined;
  address.searchParams.set("modal", "true");
  return address.href;
}

/** What the page tells, as JSON: that its buyer goes back, or is through and where to. */
function readMessage(data: unknown): "canceled" | URL | undefined {
  const { action, type, options } = fieldsIn(data);
  if (type !== "modal") return undefined;
  if (action === "cancel") return "canceled";
  const back = action === "complete" ? URL.parse(String(options)) : null;
  const isHere = back?.origin === location.origin && creditReturn(back.search) !== undefined;
  return back && isHere ? back : undefined;
}

function fieldsIn(data: unknown): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(String(data));
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
