import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, type CallReply, type CallRequest } from "../../api/call.ts";
import { jobsList } from "../jobs-list.ts";

export type Machine = CallReply<"embroideryMachines">["machines"][number];

/** The machines; whatever is done with jobs may thread them. */
export const machinesQuery = queryOptions({
  queryKey: [jobsList.name, "machines"],
  queryFn: () => call("embroideryMachines"),
});

type WritingCall = "addEmbroideryMachine" | "changeEmbroideryMachine" | "removeEmbroideryMachine";

/** Makes a call that writes a machine; what is shown of the workshop is read anew, also when it was refused. */
export function useWriteMachine<Name extends WritingCall>(name: Name) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallRequest<Name>) => call(name, input),
    onSettled: () => client.invalidateQueries({ queryKey: [jobsList.name] }),
  });
}
