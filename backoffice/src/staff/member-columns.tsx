import type { StaffRole } from "@placket/domain/access/permissions";
import { isStaffRole } from "@placket/domain/access/principal";
import { Button } from "@placket/ui/action/button/Button";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import type { Column } from "../page/Table.tsx";
import { Time } from "../page/Time.tsx";
import type { Member } from "./member.queries.ts";
import styles from "./member-columns.module.css";
import type { MemberMove } from "./member-moves.ts";
import { ROLE_CHOICES } from "./role-choices.ts";

interface ByHand {
  readonly isBusy: boolean;
  readonly onRole: (member: Member, role: StaffRole) => void;
  readonly onMove: (member: Member, move: MemberMove) => void;
}

/** What stands in a line of the list of who works here. */
export function memberColumns(byHand: ByHand): readonly Column<Member>[] {
  return [
    { title: "Name", isRowHeader: true, sort: "name", cell: (row) => <Who row={row} /> },
    { title: "Email", sort: "email", cell: ({ email }) => email },
    { title: "Role", cell: (row) => <Role row={row} {...byHand} /> },
    {
      title: "Last seen",
      cell: ({ lastSeenAt }) => (lastSeenAt === null ? null : <Time iso={lastSeenAt} />),
    },
    { title: "By hand", align: "end", cell: (row) => <Buttons row={row} {...byHand} /> },
  ];
}

function Who({ row: { name, isActive, hasTwoFactor } }: { readonly row: Member }) {
  const facts = [isActive ? "" : "may not sign in", hasTwoFactor ? "second factor on" : ""];
  return (
    <>
      {name}
      <span className={styles["facts"]}>{facts.filter((fact) => fact !== "").join(", ")}</span>
    </>
  );
}

/** The role stays until the question is answered. */
function Role({ row, isBusy, onRole }: ByHand & { readonly row: Member }) {
  return (
    <SelectField
      label={`Role of ${row.name}`}
      labelPlace="hidden"
      size="sm"
      value={row.role}
      disabled={!row.isActive || isBusy}
      onChange={({ target: { value } }) => {
        if (isStaffRole(value)) onRole(row, value);
      }}
    >
      {ROLE_CHOICES.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

function Buttons({ row, isBusy, onMove }: ByHand & { readonly row: Member }) {
  const { name, isActive, hasTwoFactor } = row;
  return (
    <div className={styles["actions"]}>
      <Button
        size="sm"
        kind="line"
        busy={isBusy}
        onClick={() => onMove(row, isActive ? "deactivateMember" : "reactivateMember")}
        aria-label={`${isActive ? "Deactivate" : "Reactivate"} ${name}`}
      >
        {isActive ? "Deactivate" : "Reactivate"}
      </Button>
      {hasTwoFactor ? (
        <Button
          size="sm"
          kind="line"
          busy={isBusy}
          onClick={() => onMove(row, "resetTwoFactor")}
          aria-label={`Reset Second Factor of ${name}`}
        >
          Reset Second Factor
        </Button>
      ) : null}
    </div>
  );
}
