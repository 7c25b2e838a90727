import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, type CallReply, type CallRequest } from "../../api/call.ts";
import { jobsList } from "../jobs-list.ts";

export type StockedThread = CallReply<"embroideryThreads">["threads"][number];
export type ThreadHistory = CallReply<"embroideryThread">;

/** Every thread; whatever is done with jobs may take of it. */
export const threadsQuery = queryOptions({
  queryKey: [jobsList.name, "threads"],
  queryFn: () => call("embroideryThreads"),
});

/** One thread, with what moved it. */
export const threadQuery = (number: string) =>
  queryOptions({
    queryKey: [jobsList.name, "threads", number],
    queryFn: () => call("embroideryThread", { params: { number } }),
  });

/** Makes a call that writes a thread; what is shown of the workshop is read anew, also when it was refused. */
export function useWriteThread<Name extends "enterThread" | "changeThread">(name: Name) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallRequest<Name>) => call(name, input),
    onSettled: () => client.invalidateQueries({ queryKey: [jobsList.name] }),
  });
}
