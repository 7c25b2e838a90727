import { toBase64 } from "@placket/contract/base64";
import { Dialog } from "@placket/ui/panel/dialog/Dialog";
import { TabPanel, Tabs } from "@placket/ui/panel/tabs/Tabs";
import { useRef, useState, type ReactNode } from "react";
import { useObservable } from "../../events/observable.ts";
import { showNotice } from "../../notice/notices.ts";
import { hrefOf } from "../../routing/address.ts";
import { useAddress } from "../../routing/RouterContext.tsx";
import { t } from "../../translation/translate.ts";
import { account } from "../account.ts";
import { CreateAccount } from "../login/CreateAccount.tsx";
import { ForgotLink } from "../login/SignIn.tsx";
import { SignInForm } from "../login/SignInForm.tsx";
import { signInOpen, type AwaitedAccount } from "../sign-in-door.ts";
import styles from "./SignInPopup.module.css";

const close = () => signInOpen.set(false);

/** Signing in, or making an account, without leaving the page (ACCT-06). */
export default function SignInPopup() {
  const door = useObservable(signInOpen);
  const awaited = typeof door === "object" ? door : undefined;
  const first = useRef<HTMLInputElement>(null);
  const redirect = toBase64(hrefOf(useAddress()));
  const form = (
    <SignInForm
      firstField={first}
      email={awaited?.email}
      onSignedIn={() => welcome(awaited)}
      beside={<ForgotLink redirect={redirect} onFollow={close} />}
    />
  );
  return (
    <Dialog
      open={door !== false}
      onClose={close}
      title={t("Sign In")}
      closeLabel={t("Close")}
      size="sm"
      initialFocus={first}
      keepOnOutsidePress
    >
      {awaited ? (
        <>
          <p className={styles["why"]}>
            {awaited.sendsNothing
              ? t("Please sign in once more to go on with your cart.")
              : t("Please sign in once more. What you asked for is sent then.")}
          </p>
          {form}
        </>
      ) : (
        <WaysIn signIn={form} />
      )}
    </Dialog>
  );
}

/** The two ways in, as on the login's page; each time it opens with the first. */
function WaysIn({ signIn }: { readonly signIn: ReactNode }) {
  const [way, choose] = useState("login");
  return (
    <Tabs
      label={t("Sign in or create an account")}
      tabs={[
        { value: "login", label: t("Sign In") },
        { value: "create", label: t("Create an Account") },
      ]}
      value={way}
      onChange={choose}
      className={styles["ways"]}
    >
      <TabPanel value="login">{signIn}</TabPanel>
      <TabPanel value="create">
        <CreateAccount onCreated={() => welcome(undefined)} />
      </TabPanel>
    </Tabs>
  );
}

/** The page stays as it is; what is other now is said, and that what another has asked for is not sent. */
function welcome(awaited: AwaitedAccount | undefined): void {
  const now = account.get();
  close();
  showNotice(t("You are signed in as %1.", now?.email ?? ""), { type: "success" });
  if (awaited && !awaited.sendsNothing && awaited.id !== now?.id) {
    showNotice(t("Nothing was sent: %1 had asked for it.", awaited.email), { type: "error" });
  }
}
