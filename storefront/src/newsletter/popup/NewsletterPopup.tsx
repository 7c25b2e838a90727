import type { ShownPopup, Welcome } from "@placket/contract/newsletter/newsletter.codec";
import { Button } from "@placket/ui/action/button/Button";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { Dialog } from "@placket/ui/panel/dialog/Dialog";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useShop } from "../../api/shop.ts";
import { copyText } from "../../notice/clipboard.ts";
import { useQuery } from "../../query/use-query.ts";
import { t } from "../../translation/translate.ts";
import { popupQuery } from "../newsletter.queries.ts";
import { useSubscribe } from "../use-subscribe.tsx";
import styles from "./NewsletterPopup.module.css";

/** Asks for the newsletter and gives a code for it (FOOT-17 to 19). Where staff show none, the address asks for nothing. */
export default function NewsletterPopup({ onClose }: { readonly onClose: () => void }) {
  const { data: popup, error } = useQuery(popupQuery(useShop()));
  const [welcome, setWelcome] = useState<Welcome>();
  const isMissing = popup?.isOn === false || Boolean(error);
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    if (isMissing && !welcome) leave();
  }, [isMissing, welcome]);
  if (!popup || (isMissing && !welcome)) return null;
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={welcome ? t("WELCOME") : t("TODAY SAVE %1", popup.discount)}
      closeLabel={t("Close")}
    >
      <div className={styles["popup"]}>
        {welcome ? (
          <Welcomed {...welcome} discount={popup.discount} onClose={onClose} />
        ) : (
          <Asking popup={popup} onWelcome={setWelcome} />
        )}
      </div>
    </Dialog>
  );
}

function Asking({
  popup: { consent, lines, terms },
  onWelcome,
}: {
  readonly popup: ShownPopup;
  readonly onWelcome: (welcome: Welcome) => void;
}) {
  const { field, below, isSending, send } = useSubscribe({
    consent,
    byPopup: true,
    onSent: onWelcome,
  });
  return (
    <>
      <form noValidate className={styles["form"]} onSubmit={send}>
        <TextField {...field} label={t("Enter your email")} />
        {below}
        <Button type="submit" wide busy={isSending} busyLabel={t("Sending")}>
          {t("Subscribe")}
        </Button>
      </form>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {terms === "" ? null : (
        // Cleaned by the server.
        // oxlint-disable-next-line react/no-danger -- staff's own markup
        <div className={styles["terms"]} dangerouslySetInnerHTML={{ __html: terms }} />
      )}
    </>
  );
}

function Welcomed({
  message,
  code,
  discount,
  onClose,
}: Welcome & { readonly discount: string; readonly onClose: () => void }) {
  const told = useRef<HTMLOutputElement>(null);
  // The button that was pressed is gone.
  useEffect(() => told.current?.focus(), []);
  return (
    <>
      <output ref={told} tabIndex={-1} className={styles["told"]}>
        {code === null ? (
          <strong>{t("Thanks for subscribing")}</strong>
        ) : (
          <>
            <strong>{t("GET %1 OFF YOUR ORDER!", discount)}</strong>
            <code className={styles["code"]}>{code}</code>
          </>
        )}
      </output>
      {code === null ? null : (
        <Button wide onClick={() => void copyText(code)}>
          {t("COPY CODE")}
        </Button>
      )}
      <Button wide kind="line" onClick={onClose}>
        {t("Continue Shopping")}
      </Button>
      <p className="muted">{message}</p>
    </>
  );
}
