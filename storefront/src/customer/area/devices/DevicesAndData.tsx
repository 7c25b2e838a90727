import { useId, type ReactNode } from "react";
import { t } from "../../../translation/translate.ts";
import type { AccountPartProps } from "../account-parts.ts";
import styles from "../AccountPage.module.css";
import { Passkeys } from "../passkeys/Passkeys.tsx";
import { DeleteAccount } from "./DeleteAccount.tsx";
import { Devices } from "./Devices.tsx";
import { OwnData } from "./OwnData.tsx";

/** `/customer/account/devices`: where one is signed in, what the store keeps of one, and how to have it forgotten. */
export function DevicesAndData({ account }: AccountPartProps) {
  return (
    <>
      <Part title={t("Where you are signed in")}>
        <Devices account={account} />
      </Part>
      <Part title={t("Passkeys")}>
        <Passkeys account={account} />
      </Part>
      <Part title={t("A copy of your data")}>
        <OwnData />
      </Part>
      <Part title={t("Delete the account")}>
        <DeleteAccount account={account} />
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles["part"]} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
