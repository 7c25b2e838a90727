import type { Passkey } from "@placket/contract/customer/passkey.codec";
import { checkPasskeyName } from "@placket/domain/customer/passkey";
import { Button } from "@placket/ui/action/button/Button";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { useEffect, useRef, useState } from "react";
import { useShop } from "../../../api/shop.ts";
import { failureLines } from "../../../checkout/problem-lines.ts";
import { useProblems } from "../../../checkout/steps/use-problems.ts";
import { useDoor } from "../../../focus/use-door.ts";
import { useMutation } from "../../../query/use-mutation.ts";
import { useQueryClient } from "../../../query/use-query.ts";
import { t } from "../../../translation/translate.ts";
import type { Account } from "../../account.ts";
import { AccountForm } from "../../form/AccountForm.tsx";
import { textOf } from "../../form/form-text.ts";
import { useSending } from "../../form/use-sending.ts";
import styles from "../devices/Devices.module.css";
import { passkeysQuery } from "./passkeys.queries.ts";

interface PasskeyEntryProps {
  readonly account: Pick<Account, "id">;
  readonly passkey: Passkey;
  readonly onDeleted: () => void;
}

/** One passkey and what can be done with it; deleting asks once more. */
export function PasskeyEntry({ account, passkey, onDeleted }: PasskeyEntryProps) {
  const shop = useShop();
  const client = useQueryClient();
  const { isOpen: isNaming, door, open: name, close } = useDoor();
  const [asks, ask] = useState(false);
  const deleting = useMutation({
    mutationFn: () => shop.call("deletePasskey", { body: { id: passkey.id } }),
    onSuccess: onDeleted,
    onSettled: () => client.invalidateQueries(passkeysQuery(shop, account)),
  });
  if (isNaming) {
    return (
      <li>
        <Naming account={account} passkey={passkey} onClose={close} />
      </li>
    );
  }
  const deleteWords = asks ? t("Delete for good") : t("Delete");
  return (
    <li aria-busy={deleting.isPending}>
      <Facts passkey={passkey} />
      <div className={styles["ways"]}>
        <Button
          ref={door}
          kind="link"
          aria-label={`${t("Rename")}: ${passkey.name}`}
          onClick={name}
        >
          {t("Rename")}
        </Button>
        <Button
          kind="link"
          aria-label={`${deleteWords}: ${passkey.name}`}
          busy={deleting.isPending}
          onClick={() => {
            if (asks) deleting.mutate();
            else ask(true);
          }}
          onBlur={() => ask(false)}
        >
          {deleteWords}
        </Button>
      </div>
      <div role="alert">
        {deleting.error ? (
          <p className={styles["fault"]}>{failureLines(deleting.error)[0]?.text}</p>
        ) : null}
      </div>
    </li>
  );
}

function Facts({ passkey: { name, isBackedUp, addedAt, lastUsedAt } }: { passkey: Passkey }) {
  const { locale } = useShop();
  const time = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const added = time.format(new Date(addedAt));
  return (
    <div>
      <p>
        <b>{name}</b>
      </p>
      <p className="muted">
        {lastUsedAt === null
          ? t("Added %1, not used yet", added)
          : t("Added %1, last used %2", added, time.format(new Date(lastUsedAt)))}
      </p>
      <p className="muted">
        {isBackedUp ? t("Kept by your passkey manager") : t("On one device only")}
      </p>
    </div>
  );
}

interface NamingProps extends Omit<PasskeyEntryProps, "onDeleted"> {
  readonly onClose: () => void;
}

function Naming({ account, passkey, onClose }: NamingProps) {
  const shop = useShop();
  const client = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const places = { name: { id: `passkey-${passkey.id}`, label: t("Name") } };
  const problems = useProblems(places);
  const { busy, submit } = useSending({
    problems,
    send: (name: string) => shop.call("renamePasskey", { body: { id: passkey.id, name } }),
    onSent: async () => {
      await client.invalidateQueries(passkeysQuery(shop, account));
      onClose();
    },
  });
  const read = (form: FormData) => textOf(form, "name").trim();
  return (
    <AccountForm
      lines={problems.lines}
      attempt={problems.attempt}
      submitLabel={t("Save name")}
      busy={busy}
      onSubmit={(form) => submit(read(form), checkPasskeyName(read(form)))}
      beside={
        <Button kind="link" onClick={onClose}>
          {t("Cancel")}
        </Button>
      }
    >
      <TextField
        {...places.name}
        ref={field}
        name="name"
        defaultValue={passkey.name}
        error={problems.textOf("name")}
        onChange={() => problems.change("name")}
      />
    </AccountForm>
  );
}
