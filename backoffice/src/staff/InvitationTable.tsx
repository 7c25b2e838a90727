import { Button } from "@placket/ui/action/button/Button";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { failureText } from "../api/failure-text.ts";
import { Said } from "../page/Said.tsx";
import { Failed } from "../page/states.tsx";
import { Table, type Column } from "../page/Table.tsx";
import { Time } from "../page/Time.tsx";
import { roleText } from "./role-choices.ts";
import styles from "./AccountPage.module.css";
import { invitationsQuery, useManageStaff, type Invitation } from "./member.queries.ts";

interface ByHand {
  readonly onWithdraw: (row: Invitation) => void;
  readonly isBusy: (row: Invitation) => boolean;
}

const columnsOf = (byHand: ByHand): readonly Column<Invitation>[] => [
  { title: "Invited", isRowHeader: true, cell: ({ name, email }) => `${name} (${email})` },
  { title: "As", cell: ({ role }) => roleText(role) },
  { title: "Until", cell: ({ expiresAt }) => <Time iso={expiresAt} /> },
  { title: "By hand", align: "end", cell: (row) => <Withdraw row={row} {...byHand} /> },
];

interface InvitationTableProps {
  readonly onWithdrawn: (id: Invitation["id"]) => void;
}

/** Invitations that nobody has taken up yet. */
export function InvitationTable({ onWithdrawn }: InvitationTableProps) {
  const withdraw = useManageStaff("withdrawInvitation");
  const [said, setSaid] = useState("");
  const columns = columnsOf({
    onWithdraw: ({ id, email }) => {
      setSaid("");
      const onSuccess = () => {
        setSaid(`The invitation of ${email} is withdrawn.`);
        onWithdrawn(id);
      };
      const onError = (failure: unknown) => setSaid(failureText(failure));
      withdraw.mutate({ params: { id } }, { onSuccess, onError });
    },
    isBusy: ({ id }) => withdraw.isPending && withdraw.variables.params?.id === id,
  });
  const { data, error, refetch } = useQuery(invitationsQuery);
  if (error) return <Failed error={error} retry={() => void refetch()} />;
  if (!data) return null;
  return (
    <>
      <Said text={said} />
      {data.invitations.length === 0 ? null : (
        <div className={styles["section"]}>
          <h2>Invitations</h2>
          <Table
            label="Invitations"
            columns={columns}
            rows={data.invitations}
            keyOf={({ id }) => id}
            isCards
          />
        </div>
      )}
    </>
  );
}

function Withdraw({ row, onWithdraw, isBusy }: ByHand & { readonly row: Invitation }) {
  return (
    <Button
      size="sm"
      kind="line"
      busy={isBusy(row)}
      onClick={() => onWithdraw(row)}
      aria-label={`Withdraw the invitation of ${row.email}`}
    >
      Withdraw
    </Button>
  );
}
