import { Button } from "@placket/ui/action/button/Button";
import { useEffect, useRef } from "react";
import { t } from "../translation/translate.ts";
import styles from "./states.module.css";

/** How often a page that did not come is asked for again by itself, in ms. */
export const RETRY_MS = 10_000;

/** A page whose data did not come: what happened, and two ways out. It tries again by itself too. */
export function FailedPage({ onRetry, isBusy }: { onRetry: () => void; isBusy?: boolean }) {
  useRetries(onRetry);
  return (
    <div className={`wrap ${styles["state"]}`} role="alert">
      <h1>{t("This page did not load")}</h1>
      <p>{t("The store did not answer. Nothing you chose is lost.")}</p>
      <div className={styles["ways"]}>
        <Button onClick={onRetry} busy={isBusy ?? false}>
          {t("Try again")}
        </Button>
        <a className="link" href="/">
          {t("Go to the home page")}
        </a>
      </div>
    </div>
  );
}

/** Tries again when the line is back, and every while, since a store may be away while the line is there. */
function useRetries(onRetry: () => void): void {
  const retry = useRef(onRetry);
  useEffect(() => {
    retry.current = onRetry;
  });
  useEffect(() => {
    const again = () => retry.current();
    const timer = setInterval(() => (navigator.onLine ? again() : undefined), RETRY_MS);
    window.addEventListener("online", again);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", again);
    };
  }, []);
}
