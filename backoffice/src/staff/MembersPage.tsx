import type { StaffRole } from "@placket/domain/access/permissions";
import { canMoveMember, type MemberSituation } from "@placket/domain/staff/access";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../api/call.ts";
import { failureText } from "../api/failure-text.ts";
import { useConfirm } from "../page/dialog/use-confirm.tsx";
import { Heading } from "../page/Heading.tsx";
import type { BulkAction } from "../page/list/BulkBar.tsx";
import { eachRow } from "../page/list/each-row.ts";
import { ResourceList } from "../page/list/ResourceList.tsx";
import { useList } from "../page/list/use-list.ts";
import styles from "./AccountPage.module.css";
import { InvitationTable } from "./InvitationTable.tsx";
import { InviteForm } from "./InviteForm.tsx";
import { useManageStaff, type Invitation, type Member } from "./member.queries.ts";
import { memberColumns } from "./member-columns.tsx";
import { MEMBER_MOVES, roleMove, type MemberMove } from "./member-moves.ts";
import { membersList } from "./members-list.ts";
import { sessionQuery } from "./staff.queries.ts";

/** Who works here: asked in, given a role, let go. */
export default function MembersPage() {
  const list = useList(membersList, (query) => call("members", { query }));
  const { said, dialog, ...byHand } = useMemberMoves();
  const askedBy = useQuery(sessionQuery).data?.staff?.id ?? 0;
  const situation = { askedBy, owners: list.result.data?.owners ?? 0 };
  const bulk = useBulk(situation);
  const invite = useManageStaff("invite");
  // Its link lets nobody in any more.
  const onWithdrawn = (id: Invitation["id"]) => {
    if (invite.data?.invitation.id === id) invite.reset();
  };
  return (
    <>
      <Heading title="Staff" />
      <a className={`link ${styles["jump"]}`} href="#invite-title">
        Invite Somebody
      </a>
      <ResourceList
        list={list}
        columns={memberColumns({ ...byHand, situation })}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        file="exportMembers"
        said={said}
        bulk={bulk}
        empty="Nobody works here yet."
        noMatch="Nobody matches."
      />
      <InvitationTable onWithdrawn={onWithdrawn} />
      <section className={styles["section"]} aria-labelledby="invite-title">
        <h2 id="invite-title">Invite Somebody</h2>
        <InviteForm invite={invite} />
      </section>
      {dialog}
    </>
  );
}

/** Two may have one name. */
const nameOf = ({ name, email }: Member) => `${name} (${email})`;

/** What is done with a member by hand: asked first, said afterwards. */
function useMemberMoves() {
  const { ask, dialog } = useConfirm();
  const [said, setSaid] = useState("");
  const calls = {
    changeRole: useManageStaff("changeRole"),
    deactivateMember: useManageStaff("deactivateMember"),
    reactivateMember: useManageStaff("reactivateMember"),
    resetTwoFactor: useManageStaff("resetTwoFactor"),
  };
  const tell = (done: string) => ({
    onSuccess: () => setSaid(done),
    onError: (error: unknown) => setSaid(failureText(error)),
  });
  return {
    said,
    dialog,
    isBusy: Object.values(calls).some(({ isPending }) => isPending),
    onRole: async ({ id, name }: Member, role: StaffRole) => {
      setSaid("");
      const { question, done } = roleMove(role);
      if (!(await ask(question(name)))) return;
      calls.changeRole.mutate({ params: { id }, body: { role } }, tell(done(name)));
    },
    onMove: async ({ id, name }: Member, move: MemberMove) => {
      setSaid("");
      const { question, done } = MEMBER_MOVES[move];
      if (await ask(question(name))) calls[move].mutate({ params: { id } }, tell(done(name)));
    },
  };
}

/** What may be done with several members at once; never with oneself, whose session would end. */
function useBulk(situation: MemberSituation): readonly BulkAction<Member>[] {
  const { mutateAsync } = useManageStaff("deactivateMember");
  return [
    {
      title: "Deactivate",
      warning: "They are signed out everywhere and may not come in any more.",
      fits: (member) =>
        member.isActive &&
        member.id !== situation.askedBy &&
        canMoveMember(member, { kind: "deactivate" }, situation) === true,
      run: (rows) =>
        eachRow(rows, {
          nameOf,
          act: async ({ id }) => {
            await mutateAsync({ params: { id } });
            return { became: "done" as const, text: "may not sign in any more" };
          },
        }),
    },
  ];
}
