import { Button } from "@placket/ui/action/button/Button";
import { useQuery } from "@tanstack/react-query";
import { failureText } from "../api/failure-text.ts";
import { Failed } from "../page/states.tsx";
import { Table, type Column } from "../page/Table.tsx";
import { Time } from "../page/Time.tsx";
import { roleText } from "./role-choices.ts";
import styles from "./AccountPage.module.css";
import { invitationsQuery, useManageStaff, type Invitation } from "./member.queries.ts";

const COLUMNS: readonly Column<Invitation>[] = [
  { title: "Invited", isRowHeader: true, cell: ({ name, email }) => `${name} (${email})` },
  { title: "As", cell: ({ role }) => roleText(role) },
  { title: "Until", cell: ({ expiresAt }) => <Time iso={expiresAt} /> },
  { title: "By hand", align: "end", cell: (row) => <Withdraw row={row} /> },
];

/** Invitations that nobody has taken up yet. */
export function InvitationTable() {
  const { data, error, refetch } = useQuery(invitationsQuery);
  if (error) return <Failed error={error} retry={() => void refetch()} />;
  if (!data || data.invitations.length === 0) return null;
  return (
    <div className={styles["section"]}>
      <h2>Invitations</h2>
      <Table
        label="Invitations"
        columns={COLUMNS}
        rows={data.invitations}
        keyOf={({ id }) => id}
        isCards
      />
    </div>
  );
}

function Withdraw({ row: { id, email } }: { readonly row: Invitation }) {
  const withdraw = useManageStaff("withdrawInvitation");
  return (
    <>
      <Button
        size="sm"
        kind="line"
        busy={withdraw.isPending}
        onClick={() => withdraw.mutate({ params: { id } })}
        aria-label={`Withdraw the invitation of ${email}`}
      >
        Withdraw
      </Button>
      <output>{withdraw.error ? failureText(withdraw.error) : ""}</output>
    </>
  );
}
