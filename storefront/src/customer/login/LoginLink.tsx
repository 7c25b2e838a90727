import { Button, buttonClass } from "@placket/ui/action/button/Button";
import { SkeletonRegion, SkeletonText } from "@placket/ui/status/skeleton/Skeleton";
import { useCallback, useEffect, useState } from "react";
import { useShop } from "../../api/shop.ts";
import { useQueryClient } from "../../query/use-query.ts";
import { useRouter } from "../../routing/RouterContext.tsx";
import { hrefTo } from "../../routing/routes.ts";
import { t } from "../../translation/translate.ts";
import { takeToken } from "../sign-in.ts";
import { linkFailureText } from "./link-failure.ts";
import type { LoginScreenProps } from "./LoginPage.tsx";
import styles from "./LoginPage.module.css";

/**
 * `/customer/account/loginlink#token`: says whose account a mailed link opens, and signs in when that is pressed, for
 * anybody may have asked for it or sent it on; then it goes where the link leads (ACCT-26, OPEN-04, decision 0065).
 * Staff who shop for a customer have pressed a moment ago.
 */
export default function LoginLink({ place }: LoginScreenProps) {
  const shop = useShop();
  const client = useQueryClient();
  const router = useRouter();
  const [email, setEmail] = useState<string>();
  const [refusal, refuse] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const token = place.address.hash.slice(1);

  const enter = useCallback(async () => {
    const path = await takeToken({ client, shop }, token);
    await router.navigate(path ?? hrefTo("account"), { replace: true });
  }, [client, shop, router, token]);
  useEffect(() => {
    shop
      .call("tokenOwner", { body: { token } })
      .then((owner) => (owner.acting ? enter() : setEmail(owner.email)))
      .catch(async (error: unknown) => refuse(await linkFailureText(error)));
  }, [shop, enter, token]);
  const press = () => {
    setBusy(true);
    enter().catch(async (error: unknown) => refuse(await linkFailureText(error)));
  };

  if (refusal !== undefined) {
    return (
      <div className={styles["refusal"]}>
        <p role="alert">{refusal}</p>
        <a className={buttonClass({})} href={hrefTo("login")}>
          {t("Sign In")}
        </a>
        <a className="link" href={hrefTo("forgotPassword")}>
          {t("Ask for another link")}
        </a>
      </div>
    );
  }
  if (email === undefined) {
    return (
      <SkeletonRegion label={t("Signing in")}>
        <SkeletonText lines={3} size={22} last={60} />
      </SkeletonRegion>
    );
  }
  return (
    <div className={styles["refusal"]}>
      <p>{t("This link signs in to the account of %1.", email)}</p>
      <Button busy={isBusy} onClick={press}>
        {t("Sign In")}
      </Button>
      <p>{t("If it is not yours, close this page.")}</p>
    </div>
  );
}
