import { Button, buttonClass } from "@placket/ui/action/button/Button";
import { useState } from "react";
import { useShop } from "../../api/shop.ts";
import { useMutation } from "../../query/use-mutation.ts";
import { useQueryClient } from "../../query/use-query.ts";
import { hrefTo } from "../../routing/routes.ts";
import { t } from "../../translation/translate.ts";
import { refreshAccount } from "../refresh-account.ts";
import type { LoginScreenProps } from "./LoginPage.tsx";
import { linkFailureText } from "./link-failure.ts";
import styles from "./LoginPage.module.css";

/**
 * `/customer/account/confirmemail#token`: moves an account to the email that the link was sent to, when that is pressed;
 * whoever was signed in signs in anew (decision 0065).
 */
export default function ConfirmEmail({ place }: LoginScreenProps) {
  const shop = useShop();
  const client = useQueryClient();
  const [refusal, refuse] = useState<string>();
  const [isDone, setDone] = useState(false);
  const token = place.address.hash.slice(1);
  const confirm = useMutation({
    mutationFn: () => shop.call("confirmEmail", { body: { token } }),
    onSuccess: async () => {
      await refreshAccount({ client, shop });
      setDone(true);
    },
    onError: async (error) => refuse(await linkFailureText(error)),
  });
  if (isDone) {
    return (
      <div className={styles["refusal"]}>
        <output>{t("Your email address is changed. Please sign in with it.")}</output>
        <a className={buttonClass({})} href={hrefTo("login")}>
          {t("Sign In")}
        </a>
      </div>
    );
  }
  return (
    <div className={styles["refusal"]}>
      <p>{t("Your account uses this email address from then on, and you sign in with it.")}</p>
      {refusal === undefined ? (
        <Button busy={confirm.isPending} onClick={() => confirm.mutate()}>
          {t("Confirm my email")}
        </Button>
      ) : (
        <p role="alert">{refusal}</p>
      )}
    </div>
  );
}
