import { useId, type ReactNode } from "react";
import { t } from "../../../translation/translate.ts";
import type { AccountPartProps } from "../account-parts.ts";
import styles from "../AccountPage.module.css";
import { NewsletterBox } from "../../../newsletter/NewsletterBox.tsx";
import { PartBones } from "../PartBones.tsx";
import { useProof } from "../use-proof.ts";
import { EmailForm } from "./EmailForm.tsx";
import { NameForm } from "./NameForm.tsx";
import { PasswordForm } from "./PasswordForm.tsx";

/** `/customer/account/edit`: name, email, password and newsletter, each changed for itself (OPEN-38). */
export function Profile({ account }: AccountPartProps) {
  const proof = useProof(account);
  return (
    <>
      <Part title={t("Name")}>
        <NameForm account={account} />
      </Part>
      <Part title={t("Email")}>
        {proof ? <EmailForm account={account} proof={proof} /> : <PartBones />}
      </Part>
      <Part title={t("Password")}>
        {proof ? <PasswordForm account={account} proof={proof} /> : <PartBones />}
      </Part>
      <Part title={t("Newsletter")}>
        <NewsletterBox account={account} />
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={`${styles["part"]} ${styles["narrow"]}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
