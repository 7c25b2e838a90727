import { isStaffRole } from "@placket/domain/access/principal";
import { checkInvitation, STAFF_NAME_MAX } from "@placket/domain/staff/invitation";
import type { CallReply } from "../api/call.ts";
import { CopyText } from "../page/CopyText.tsx";
import { ResourceForm } from "../page/form/ResourceForm.tsx";
import type { useManageStaff } from "./member.queries.ts";
import { ROLE_CHOICES } from "./role-choices.ts";

interface InviteFormProps {
  readonly invite: Pick<ReturnType<typeof useManageStaff<"invite">>, "mutateAsync" | "data">;
}

/** Asks somebody in. The link is shown this once, also where a letter carries it. */
export function InviteForm({ invite }: InviteFormProps) {
  const send = async ({ email, name, role }: Readonly<Record<keyof typeof FIELDS, string>>) => {
    if (isStaffRole(role)) await invite.mutateAsync({ body: { email, name, role } });
  };
  const { data } = invite;
  return (
    <>
      <ResourceForm
        fields={FIELDS}
        values={{ role: "clerk" }}
        check={checkInvitation}
        submitLabel="Invite"
        done={data ? doneText(data) : undefined}
        onSave={send}
      />
      {data ? <CopyText key={data.link} text={data.link} what="the link" /> : null}
    </>
  );
}

const FIELDS = {
  email: { label: "Email", as: "email", maxLength: 254, autoComplete: "off" },
  name: { label: "Name", maxLength: STAFF_NAME_MAX, autoComplete: "off" },
  role: { label: "Role", choices: ROLE_CHOICES },
} as const;

type Invited = Pick<CallReply<"invite">, "invitation" | "isSent">;

const doneText = ({ invitation: { email }, isSent }: Invited) =>
  isSent
    ? `A letter to ${email} is on its way. This is its link: it works once and is not shown again.`
    : `Hand this link to ${email}: it works once and is not shown again.`;
