import { toBase64 } from "@placket/contract/base64";
import { Dialog } from "@placket/ui/panel/dialog/Dialog";
import { useRef } from "react";
import { useObservable } from "../../events/observable.ts";
import { showNotice } from "../../notice/notices.ts";
import { hrefOf } from "../../routing/address.ts";
import { useAddress } from "../../routing/RouterContext.tsx";
import { hrefTo } from "../../routing/routes.ts";
import { t } from "../../translation/translate.ts";
import { account } from "../account.ts";
import { ForgotLink } from "../login/SignIn.tsx";
import { SignInForm } from "../login/SignInForm.tsx";
import { REDIRECT } from "../return-path.ts";
import { signInOpen } from "../sign-in-door.ts";
import styles from "./SignInPopup.module.css";

const close = () => signInOpen.set(false);

/** Signing in without leaving the page (ACCT-06). */
export default function SignInPopup() {
  const isOpen = useObservable(signInOpen);
  const first = useRef<HTMLInputElement>(null);
  const redirect = toBase64(hrefOf(useAddress()));
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={t("Sign In")}
      closeLabel={t("Close")}
      size="sm"
      initialFocus={first}
      keepOnOutsidePress
    >
      <SignInForm
        firstField={first}

        onSignedIn={welcome}
        beside={<ForgotLink redirect={redirect} onFollow={close} />}
      />
      <p className={styles["new"]}>
        {t("New here?")}{" "}
        <a
          className="link"
          href={hrefTo("createAccount", {}, { [REDIRECT]: redirect })}
          onClick={close}
        >
          {t("Create an Account")}
        </a>
      </p>
    </Dialog>
  );
}

/** The page stays as it is; what is other now is said. */
function welcome(): void {
  close();
  showNotice(t("You are signed in as %1.", account.get()?.email ?? ""), { type: "success" });
}
