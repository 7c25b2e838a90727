import type { StaffRole } from "@placket/domain/access/permissions";
import { useState } from "react";
import { call } from "../api/call.ts";
import { failureText } from "../api/failure-text.ts";
import { useConfirm } from "../page/dialog/use-confirm.tsx";
import { Heading } from "../page/Heading.tsx";
import { ResourceList } from "../page/list/ResourceList.tsx";
import { useList } from "../page/list/use-list.ts";
import styles from "./AccountPage.module.css";
import { InvitationTable } from "./InvitationTable.tsx";
import { InviteForm } from "./InviteForm.tsx";
import { useManageStaff, type Member } from "./member.queries.ts";
import { memberColumns } from "./member-columns.tsx";
import { MEMBER_MOVES, roleMove, type MemberMove } from "./member-moves.ts";
import { membersList } from "./members-list.ts";

/** Who works here: asked in, given a role, let go. */
export default function MembersPage() {
  const list = useList(membersList, (query) => call("members", { query }));
  const { said, dialog, ...byHand } = useMemberMoves();
  return (
    <>
      <Heading title="Staff" />
      <ResourceList
        list={list}
        columns={memberColumns(byHand)}
        keyOf={({ id }) => id}
        file="exportMembers"
        said={said}
        empty="Nobody works here yet."
        noMatch="Nobody matches."
      />
      <InvitationTable />
      <section className={styles["section"]} aria-labelledby="invite-title">
        <h2 id="invite-title">Invite Somebody</h2>
        <InviteForm />
      </section>
      {dialog}
    </>
  );
}

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
