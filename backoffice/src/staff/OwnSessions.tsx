import { Button } from "@placket/ui/action/button/Button";
import { useQuery } from "@tanstack/react-query";
import type { CallReply } from "../api/call.ts";
import { failureText } from "../api/failure-text.ts";
import { Failed, LoadingRows } from "../page/states.tsx";
import { Table, type Column } from "../page/Table.tsx";
import { Time } from "../page/Time.tsx";
import { browserText } from "../page/browser/browser-text.ts";
import { ownSessionsQuery, useRevokeSession } from "./staff.queries.ts";

type OwnSession = CallReply<"ownSessions">["sessions"][number];

const COLUMNS: readonly Column<OwnSession>[] = [
  {
    title: "Browser",
    isRowHeader: true,
    cell: ({ browser, isThis }) => (
      // As it named itself, for whoever has to tell two of a kind apart.
      <span title={browser}>
        {browserText(browser)}
        {isThis ? " (this one)" : ""}
      </span>
    ),
  },
  { title: "From", onPhone: "hidden", cell: ({ address }) => address },
  { title: "Last used", cell: ({ lastSeenAt }) => <Time iso={lastSeenAt} /> },
  { title: "End", align: "end", cell: (row) => <End row={row} /> },
];

/** The sessions that are open in one's name. */
export function OwnSessions() {
  const { data, error, refetch } = useQuery(ownSessionsQuery);
  if (data) {
    return <Table label="Sessions" columns={COLUMNS} rows={data.sessions} keyOf={({ id }) => id} />;
  }
  if (error) return <Failed error={error} retry={() => void refetch()} />;
  return <LoadingRows label="Loading sessions" rows={3} />;
}

function End({ row: { id, isThis, browser, address } }: { readonly row: OwnSession }) {
  const revoke = useRevokeSession();
  if (isThis) return null;
  return (
    <>
      <Button
        size="sm"
        kind="line"
        busy={revoke.isPending}
        onClick={() => revoke.mutate(id)}
        aria-label={`End the session of ${browserText(browser)}, ${address}`}
      >
        End
      </Button>
      <output>{revoke.error ? failureText(revoke.error) : ""}</output>
    </>
  );
}
