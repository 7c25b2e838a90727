import { useEffect, useState } from "react";
import { buttonClass } from "@placket/ui/action/button/Button";
import { SkeletonRegion, SkeletonText } from "@placket/ui/status/skeleton/Skeleton";
import { CallError } from "@placket/web/call/call-error";
import { useShop } from "../../api/shop.ts";
import { fetchWords } from "../../checkout/late-words.ts";
import { useQueryClient } from "../../query/use-query.ts";
import { useRouter } from "../../routing/RouterContext.tsx";
import { hrefTo } from "../../routing/routes.ts";
import { t } from "../../translation/translate.ts";
import { takeToken } from "../sign-in.ts";
import type { LoginScreenProps } from "./LoginPage.tsx";
import styles from "./LoginPage.module.css";

/** `/customer/account/loginlink#token`: signs in by a mailed link and goes where it leads (ACCT-26, OPEN-04). */
export function LoginLink({ place }: LoginScreenProps) {
  const shop = useShop();
  const client = useQueryClient();
  const router = useRouter();
  const [refusal, refuse] = useState<string>();
  const token = place.address.hash.slice(1);
  useEffect(() => {
    takeToken({ client, shop }, token).then(
      (path) => router.navigate(path ?? hrefTo("account"), { replace: true }),
      async (error: unknown) => {
        if (!(error instanceof CallError)) throw error;
        const words = await fetchWords();
        refuse(words?.failureLines(error)[0]?.text ?? error.message);
      },
    );
  }, [client, shop, router, token]);
  if (refusal === undefined) {
    return (
      <SkeletonRegion label={t("Signing in")}>
        <SkeletonText lines={3} size={22} last={60} />
      </SkeletonRegion>
    );
  }
  return (
    <div className={styles["refusal"]}>
      <p role="alert">{refusal}</p>
      <a className={buttonClass({})} href={hrefTo("login")}>
        {t("Sign In")}
      </a>
    </div>
  );
}
