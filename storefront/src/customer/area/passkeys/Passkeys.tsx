import { useRef } from "react";
import { useShop } from "../../../api/shop.ts";
import { useQuery } from "../../../query/use-query.ts";
import { t } from "../../../translation/translate.ts";
import { mayUsePasskeys } from "../../passkey/device.ts";
import type { AccountPartProps } from "../account-parts.ts";
import styles from "../devices/Devices.module.css";
import { PartBones } from "../PartBones.tsx";
import { PartFailed } from "../PartFailed.tsx";
import { AddPasskey } from "./AddPasskey.tsx";
import { PasskeyEntry } from "./PasskeyEntry.tsx";
import { passkeysQuery } from "./passkeys.queries.ts";

/** The passkeys of a customer: each can be named and deleted, and this device can get one. */
export function Passkeys({ account }: Pick<AccountPartProps, "account">) {
  const { data, isPending, isFetching, refetch } = useQuery(passkeysQuery(useShop(), account));
  const top = useRef<HTMLParagraphElement>(null);
  if (isPending) return <PartBones />;
  if (!data) return <PartFailed isBusy={isFetching} onRetry={() => void refetch()} />;
  return (
    <>
      <p ref={top} tabIndex={-1}>
        {t("A passkey signs you in by your fingerprint, face or screen lock, without a password.")}
      </p>
      {data.length > 0 ? (
        <ul className={styles["devices"]}>
          {data.map((passkey) => (
            <PasskeyEntry
              key={passkey.id}
              account={account}
              passkey={passkey}
              // What was pressed goes away with the passkey.
              onDeleted={() => top.current?.focus()}
            />
          ))}
        </ul>
      ) : null}
      {mayUsePasskeys() ? (
        <AddPasskey account={account} />
      ) : (
        <p className="muted">{t("This browser makes no passkeys at this address.")}</p>
      )}
    </>
  );
}
