import type { StaffRole } from "@placket/domain/access/permissions";
import { isStaffRole } from "@placket/domain/access/principal";
import { canMoveMember, type MemberSituation } from "@placket/domain/staff/access";
import { errorRow, type ErrorKey } from "@placket/domain/errors";
import { Button } from "@placket/ui/action/button/Button";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import type { Column } from "../page/Table.tsx";
import { Time } from "../page/Time.tsx";
import type { Member } from "./member.queries.ts";
import styles from "./member-columns.module.css";
import { MEMBER_MOVES, type MemberMove } from "./member-moves.ts";
import { ROLE_CHOICES } from "./role-choices.ts";

interface ByHand {
  readonly isBusy: boolean;
  /** What the rules want to know besides the member. */
  readonly situation: MemberSituation;
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

/** The role stays until the question is answered; where no other is allowed, it is said why. */
function Role({ row, isBusy, situation, onRole }: ByHand & { readonly row: Member }) {
  const allowed = ROLE_CHOICES.map(({ value }) =>
    value === row.role ? true : canMoveMember(row, { kind: "changeRole", role: value }, situation),
  );
  const others = allowed.filter((_, index) => ROLE_CHOICES[index]?.value !== row.role);
  const whyNot = others.find((one) => one !== true);
  const isFixed = others.every((one) => one !== true);
  return (
    <SelectField
      label={`Role of ${row.name}`}
      labelPlace="hidden"
      size="sm"
      value={row.role}
      disabled={!row.isActive || isBusy || isFixed}
      hint={whyNot === undefined ? undefined : textOf(whyNot)}
      onChange={({ target: { value } }) => {
        if (isStaffRole(value)) onRole(row, value);
      }}
    >
      {ROLE_CHOICES.map(({ value, label }, index) => (
        <option key={value} value={value} disabled={allowed[index] !== true}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

/** What may not be done is shown with the reason that the server would give. */
function Buttons({ row, isBusy, situation, onMove }: ByHand & { readonly row: Member }) {
  const { id, name, isActive, hasTwoFactor } = row;
  const moves: readonly MemberMove[] = [
    isActive ? "deactivateMember" : "reactivateMember",
    ...(hasTwoFactor ? (["resetTwoFactor"] as const) : []),
  ];
  const offered = moves.map((move) => ({
    move,
    allowed: canMoveMember(row, { kind: MEMBER_MOVES[move].kind }, situation),
  }));
  const reasons = [...new Set(offered.map(({ allowed }) => allowed))].filter((one) => one !== true);
  const reasonId = (reason: ErrorKey) => `member-${id}-${reason}`;
  return (
    <>
      <div className={styles["actions"]}>
        {offered.map(({ move, allowed }) => (
          <Button
            key={move}
            size="sm"
            kind="line"
            busy={isBusy}
            disabled={allowed !== true}
            onClick={() => onMove(row, move)}
            aria-label={`${MEMBER_MOVES[move].title} ${move === "resetTwoFactor" ? "of " : ""}${name}`}
            aria-describedby={allowed === true ? undefined : reasonId(allowed)}
          >
            {MEMBER_MOVES[move].title}
          </Button>
        ))}
      </div>
      {reasons.map((reason) => (
        <span key={reason} id={reasonId(reason)} className={styles["reason"]}>
          {textOf(reason)}
        </span>
      ))}
    </>
  );
}

const textOf = (reason: ErrorKey) => errorRow(reason).text;
