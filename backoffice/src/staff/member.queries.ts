import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, type CallReply, type CallRequest } from "../api/call.ts";

export type Member = CallReply<"members">["rows"][number];
export type Invitation = CallReply<"invitations">["invitations"][number];

const INVITATIONS = ["invitations"] as const;

export const invitationsQuery = queryOptions({
  queryKey: INVITATIONS,
  queryFn: () => call("invitations"),
});

type MemberCall =
  | "changeRole"
  | "deactivateMember"
  | "reactivateMember"
  | "resetTwoFactor"
  | "invite"
  | "withdrawInvitation";

/** Makes a call that changes who works here; the lists are read anew, also when it was refused. */
export function useManageStaff<Name extends MemberCall>(name: Name) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallRequest<Name>) => call(name, input),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ["members"] }),
        client.invalidateQueries({ queryKey: INVITATIONS }),
      ]),
  });
}
