import { CallError } from "@placket/web/call/call-error";
import { Button, buttonClass } from "@placket/ui/action/button/Button";
import { useState } from "react";
import { useShop } from "../api/shop.ts";
import type { Place } from "../page/page.ts";
import { useMutation } from "../query/use-mutation.ts";
import { hrefTo } from "../routing/routes.ts";
import { t } from "../translation/translate.ts";
import styles from "./OwnAlerts.module.css";

/**
 * `/productalert/unsubscribe#token`: where the link of an alert's letter leads. It asks first: what opens links of
 * letters ahead of their readers ends nothing.
 */
export function EndAlertsPage({ place }: { place: Place }) {
  const shop = useShop();
  const token = place.address.hash.slice(1);
  const [came, setCame] = useState<"done" | "over">();
  const end = useMutation({
    onSuccess: setCame,
    mutationFn: async () => {
      try {
        await shop.call("endAlerts", { body: { token } });
        return "done" as const;
      } catch (error) {
        if (error instanceof CallError && error.status === 404) return "over" as const;
        throw error;
      }
    },
  });
  return (
    <div className={`wrap ${styles["page"]}`}>
      <h1>{t("Product Alerts")}</h1>
      {came === undefined ? (
        <>
          <p>{t("You wait for no product any more then, and we write to you about none.")}</p>
          {end.error ? <p role="alert">{t("Something went wrong. Please try again.")}</p> : null}
          <Button busy={end.isPending} onClick={() => end.mutate()}>
            {t("End all alerts")}
          </Button>
        </>
      ) : (
        <output>
          {came === "done"
            ? t("You get no alerts any more.")
            : t("This link is over. Nothing was changed.")}
        </output>
      )}
      <a className={buttonClass({ kind: "line" })} href={hrefTo("home")}>
        {t("Continue Shopping")}
      </a>
    </div>
  );
}
