import { checkPasskeyName } from "@placket/domain/customer/passkey";
import { problem } from "@placket/domain/problem";
import { Button } from "@placket/ui/action/button/Button";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { CallError } from "@placket/web/call/call-error";
import { useEffect, useRef, useState } from "react";
import { useShop } from "../../../api/shop.ts";
import { useProblems } from "../../../checkout/steps/use-problems.ts";
import { useDoor } from "../../../focus/use-door.ts";
import { showNotice } from "../../../notice/notices.ts";
import { useQueryClient } from "../../../query/use-query.ts";
import { t } from "../../../translation/translate.ts";
import type { Account } from "../../account.ts";
import { AccountForm } from "../../form/AccountForm.tsx";
import { textOf } from "../../form/form-text.ts";
import { PasswordField } from "../../form/PasswordField.tsx";
import { useSending } from "../../form/use-sending.ts";
import { freshlySent } from "../../sent-again.ts";
import { useProof } from "../use-proof.ts";
import { DeviceRefusal, makePasskey } from "../../passkey/device.ts";
import styles from "../devices/Devices.module.css";
import { passkeysQuery } from "./passkeys.queries.ts";

interface AddPasskeyProps {
  readonly account: Pick<Account, "id">;
}

/** Adds a passkey of this device; whoever signed in long ago says the password once more. */
export function AddPasskey({ account }: AddPasskeyProps) {
  const { isOpen, door, open, close } = useDoor();
  if (isOpen) return <New account={account} onClose={close} />;
  return (
    <p>
      <Button ref={door} kind="line" onClick={open}>
        {t("Add a passkey")}
      </Button>
    </p>
  );
}

interface Filled {
  readonly name: string;
  readonly password?: string;
}

function New({ account, onClose }: AddPasskeyProps & { readonly onClose: () => void }) {
  const shop = useShop();
  const client = useQueryClient();
  const [isProofWanted, wantProof] = useState(false);
  const provenBy = useProof(account);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const places = {
    name: { id: "new-passkey-name", label: t("Name") },
    password: { id: "new-passkey-password", label: t("Current password") },
  };
  const problems = useProblems(places);
  const { busy, submit } = useSending({
    problems,
    send: async ({ name, ...proof }: Filled) => {
      const ask = () => shop.call("passkeyOptions", { body: proof });
      // A password that there is may be typed here; without one only another sign-in proves it.
      const asked = await (provenBy === "sign-in" ? freshlySent(ask) : ask());
      const credential = await makePasskey(asked);
      await shop.call("addPasskey", { body: { name, credential } });
    },
    onSent: async () => {
      showNotice(t("The passkey is added."), { type: "success" });
      await client.invalidateQueries(passkeysQuery(shop, account));
      onClose();
    },
    inWords: (error) => {
      if (isRefusedFor(error, "customer.proofWanted")) wantProof(provenBy !== "sign-in");
      return error instanceof DeviceRefusal ? notMade(error) : error;
    },
  });
  const read = (form: FormData): Filled => ({
    name: textOf(form, "name").trim(),
    ...(isProofWanted ? { password: textOf(form, "password") } : {}),
  });
  return (
    <div className={styles["form"]}>
      <AccountForm
        lines={problems.lines}
        attempt={problems.attempt}
        submitLabel={t("Add passkey")}
        busy={busy}
        onSubmit={(form) => submit(read(form), wrongIn(read(form)))}
        beside={
          <Button kind="link" onClick={onClose}>
            {t("Cancel")}
          </Button>
        }
      >
        <TextField
          {...places.name}
          ref={first}
          name="name"
          hint={t("By which you tell it from others: the device, or who uses it.")}
          error={problems.textOf("name")}
          onChange={() => problems.change("name")}
        />
        {isProofWanted ? (
          <PasswordField
            {...places.password}
            name="password"
            autoComplete="current-password"
            error={problems.textOf("password")}
            onChange={() => problems.change("password")}
          />
        ) : null}
      </AccountForm>
    </div>
  );
}

const wrongIn = ({ name, password }: Filled) => [
  ...checkPasskeyName(name),
  ...(password === "" ? [problem("checkout.required", "password")] : []),
];

const isRefusedFor = (error: Error, key: string): boolean =>
  error instanceof CallError && error.problems.some((one) => one.error === key);

/** A device that did not want to is told as a refusal. */
const notMade = ({ isKnown, message }: DeviceRefusal): CallError =>
  new CallError(message, {
    kind: "bad_request",
    status: 400,
    problems: [problem(isKnown ? "customer.passkeyKnown" : "customer.passkeyNotMade", "name")],
  });
