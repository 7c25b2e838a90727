import { ADMIN_PAGES } from "@placket/contract/admin-api";
import { checkStaffPassword } from "@placket/domain/staff/password";
import { CallError } from "@placket/web/call/call-error";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../api/call.ts";
import { failureText } from "../api/failure-text.ts";
import { useGo } from "../page/address.ts";
import { ResourceForm } from "../page/form/ResourceForm.tsx";
import { Mark } from "../page/Frame.tsx";
import { Heading } from "../page/Heading.tsx";
import { LoadingRows } from "../page/states.tsx";
import styles from "./SignInPage.module.css";
import { useChangeSelf } from "./staff.queries.ts";

/** Behind an invitation's link: who is asked in sets a password and is signed in. */
export default function InvitationPage() {
  const [token] = useState(() => location.hash.slice(1));
  const { data, error } = useQuery({
    queryKey: ["invitation", token],
    queryFn: () => call("invitation", { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <main className={styles["page"]}>
      <div className={styles["form"]}>
        <p className={styles["mark"]}>
          <Mark />
        </p>
        <Heading title="Invitation">
          {error ? "This Link Lets Nobody In" : "Welcome to the Back Office"}
        </Heading>
        {data ? (
          <Acceptance token={token} email={data.email} name={data.name} />
        ) : error ? (
          <Dead error={error} />
        ) : (
          <LoadingRows label="Opening the invitation" rows={3} />
        )}
      </div>
    </main>
  );
}

/** Why the link is over and what to do next; who took it up is led to the sign-in. */
function Dead({ error }: { readonly error: Error }) {
  const isUsed = error instanceof CallError && error.is("staff.invitationUsed");
  return (
    <>
      <p role="alert">{failureText(error)}</p>
      {isUsed ? (
        <a className="link" href={ADMIN_PAGES}>
          Sign In
        </a>
      ) : null}
    </>
  );
}

interface AcceptanceProps {
  readonly token: string;
  readonly email: string;
  readonly name: string;
}

function Acceptance({ token, email, name }: AcceptanceProps) {
  const accept = useChangeSelf("acceptInvitation");
  const go = useGo();
  return (
    <ResourceForm
      fields={FIELDS}
      check={({ password }) => checkStaffPassword(password)}
      submitLabel="Set Password and Sign In"
      mayBeLeft
      onSave={async ({ password }) => {
        await accept.mutateAsync({ body: { token, password } });
        go(ADMIN_PAGES);
      }}
    >
      <p>
        {name}, you sign in as <strong>{email}</strong>. Set your password.
      </p>
      <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
    </ResourceForm>
  );
}

const FIELDS = {
  password: {
    label: "Password",
    as: "password",
    maxLength: 1_024,
    autoComplete: "new-password",
  },
} as const;
