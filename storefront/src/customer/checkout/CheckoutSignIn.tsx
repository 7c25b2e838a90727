import { Button } from "@placket/ui/action/button/Button";
import { t } from "../../translation/translate.ts";
import { useAccount } from "../account.ts";
import { signInOpen } from "../sign-in-door.ts";

/** In the checkout: signing in without leaving it (ACCT-06), or who is signed in (CHECK-14). */
export default function CheckoutSignIn() {
  const account = useAccount();
  if (account) return <p>{t("You are signed in as %1.", account.email)}</p>;
  return (
    <p>
      {t("Already have an account?")}{" "}
      <Button kind="link" onClick={() => signInOpen.set(true)}>
        {t("Sign In")}
      </Button>
    </p>
  );
}
