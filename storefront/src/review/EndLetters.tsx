import { Button } from "@placket/ui/action/button/Button";
import { useState } from "react";
import { useShop } from "../api/shop.ts";
import { useMutation } from "../query/use-mutation.ts";
import { t } from "../translation/translate.ts";
import styles from "./ReviewForm.module.css";

/** Ends letters that ask for a review, by a press: whatever reads letters ahead follows their links. */
export function EndLetters({ token }: { readonly token: string }) {
  const shop = useShop();
  const [isDone, setDone] = useState(false);
  const end = useMutation({
    mutationFn: () => shop.call("stopReviewLetters", { body: { token } }),
    onSuccess: () => setDone(true),
  });
  return (
    <div className={styles["end"]}>
      {isDone ? (
        <output>{t("You get no more letters that ask for a review.")}</output>
      ) : (
        <Button kind="line" busy={end.isPending} onClick={() => end.mutate()}>
          {t("Send me no letters like this any more")}
        </Button>
      )}
      {end.error ? <p role="alert">{t("This link does not work any more.")}</p> : null}
    </div>
  );
}
