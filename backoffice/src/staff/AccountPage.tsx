import { checkStaffPassword } from "@placket/domain/staff/password";
import { useQuery } from "@tanstack/react-query";
import { ResourceForm } from "../page/form/ResourceForm.tsx";
import { Heading } from "../page/Heading.tsx";
import styles from "./AccountPage.module.css";
import { OwnSessions } from "./OwnSessions.tsx";
import { sessionQuery, useChangeSelf } from "./staff.queries.ts";
import { TwoFactor } from "./TwoFactor.tsx";

/** One's own account: password, second factor, where one is signed in. */
export default function AccountPage() {
  const staff = useQuery(sessionQuery).data?.staff;
  return (
    <>
      <Heading title="Your Account" />
      <p>{staff ? `${staff.email}, ${staff.role}` : ""}</p>
      <section className={styles["section"]} aria-labelledby="password-title">
        <h2 id="password-title">Password</h2>
        <PasswordForm />
      </section>
      <section className={styles["section"]} aria-labelledby="factor-title">
        <h2 id="factor-title">Second Factor</h2>
        <TwoFactor isOn={staff?.hasTwoFactor === true} />
      </section>
      <section className={styles["section"]} aria-labelledby="sessions-title">
        <h2 id="sessions-title">Where You Are Signed In</h2>
        <OwnSessions />
      </section>
    </>
  );
}

function PasswordForm() {
  const change = useChangeSelf("changePassword");
  return (
    <ResourceForm
      fields={PASSWORD_FIELDS}
      check={({ next }) => checkStaffPassword(next, "next")}
      submitLabel="Change Password"
      done="Changed. You are signed out everywhere else."
      onSave={(values) => change.mutateAsync({ body: values })}
    />
  );
}

const PASSWORD_FIELDS = {
  current: {
    label: "Password now",
    as: "password",
    maxLength: 1_024,
    autoComplete: "current-password",
  },
  next: {
    label: "New password",
    as: "password",
    maxLength: 1_024,
    autoComplete: "new-password",
  },
} as const;
