import { isStaffRole } from "@placket/domain/access/principal";
import { checkInvitation } from "@placket/domain/staff/invitation";
import { ResourceForm } from "../page/form/ResourceForm.tsx";
import styles from "./AccountPage.module.css";
import { useManageStaff } from "./member.queries.ts";
import { ROLE_CHOICES } from "./role-choices.ts";

/** Asks somebody in. Without a mail server the link is shown once, to be handed over. */
export function InviteForm() {
  const invite = useManageStaff("invite");
  const send = async ({ email, name, role }: Readonly<Record<keyof typeof FIELDS, string>>) => {
    if (isStaffRole(role)) await invite.mutateAsync({ body: { email, name, role } });
  };
  const link = invite.data?.link;
  return (
    <>
      <ResourceForm
        fields={FIELDS}
        values={{ role: "clerk" }}
        check={checkInvitation}
        submitLabel="Invite"
        done={invite.data ? doneText(invite.data.invitation.email, link != null) : undefined}
        onSave={send}
      />
      {link ? (
        <p>
          <code className={styles["secret"]}>{link}</code>
        </p>
      ) : null}
    </>
  );
}

const FIELDS = {
  email: { label: "Email", as: "email", maxLength: 254, autoComplete: "off" },
  name: { label: "Name", maxLength: 100, autoComplete: "off" },
  role: { label: "Role", choices: ROLE_CHOICES },
} as const;

const doneText = (email: string, isToHandOver: boolean) =>
  isToHandOver
    ? `Hand this link to ${email}: it works once and is not shown again.`
    : `A letter to ${email} is on its way.`;
