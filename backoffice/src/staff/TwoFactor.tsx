import { lateModule } from "@placket/web/late/late-module";
import { awaited } from "../page/late/awaited.ts";
import { useMutation } from "@tanstack/react-query";
import { Suspense } from "react";
import { call } from "../api/call.ts";
import { ResourceForm } from "../page/form/ResourceForm.tsx";
import styles from "./AccountPage.module.css";
import { useChangeSelf } from "./staff.queries.ts";

/** Pictures bring their library along, which is needed once. */
const SecretPicture = awaited(
  lateModule(() => import("./SecretPicture.tsx")),
  (module) => module.default,
);

/** The second factor: begun with the password, on by its first code, off with the password (RFC 6238). */
export function TwoFactor({ isOn }: { readonly isOn: boolean }) {
  const begin = useMutation({
    mutationFn: (password: string) => call("beginTwoFactor", { body: { password } }),
  });
  const confirm = useChangeSelf("confirmTwoFactor");
  const end = useChangeSelf("endTwoFactor");
  const codes = confirm.data?.recoveryCodes;
  if (isOn) {
    return (
      <>
        {codes ? <RecoveryCodes codes={codes} /> : <p>It is on.</p>}
        <ResourceForm
          key="off"
          fields={PASSWORD}
          submitLabel="Switch Off"
          onSave={async ({ password }) => {
            begin.reset();
            confirm.reset();
            await end.mutateAsync({ body: { password } });
          }}
        />
      </>
    );
  }
  if (begin.data) {
    return (
      <>
        <Secret {...begin.data} />
        <ResourceForm
          key="on"
          fields={CODE}
          submitLabel="Switch On"
          onSave={({ code }) => confirm.mutateAsync({ body: { code: code.trim() } })}
        />
      </>
    );
  }
  return (
    <>
      <p>Off. With it, signing in asks for a code of an authenticator app as well.</p>
      <ResourceForm
        key="begin"
        fields={PASSWORD}
        submitLabel="Set Up"
        onSave={({ password }) => begin.mutateAsync(password)}
      />
    </>
  );
}

const PASSWORD = {
  password: {
    label: "Your password",
    as: "password",
    maxLength: 1_024,
    autoComplete: "current-password",
  },
} as const;

const CODE = {
  code: {
    label: "Code",
    hint: "Six digits that the app shows now.",
    maxLength: 64,
    autoComplete: "one-time-code",
    isAwaited: true,
  },
} as const;

/** As a picture for the app on a phone, as a link for the one on this device, and as text for every other. */
function Secret({ secret, uri }: { readonly secret: string; readonly uri: string }) {
  return (
    <div className={styles["setUp"]}>
      <div className={styles["picture"]}>
        <Suspense fallback={null}>
          <SecretPicture uri={uri} />
        </Suspense>
      </div>
      <p>
        Take a picture of this with your authenticator app, or{" "}
        <a className="link" href={uri}>
          open the app on this device
        </a>
        . Or type the secret into it: <code className={styles["secret"]}>{secret}</code>
      </p>
    </div>
  );
}

function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  return (
    <div aria-live="polite">
      <p>
        It is on. Keep these recovery codes: each signs you in once, and they are not shown again.
      </p>
      <ul className={styles["codes"]} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
