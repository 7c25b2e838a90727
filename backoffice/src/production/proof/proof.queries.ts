import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, type CallReply, type CallRequest } from "../../api/call.ts";
import { jobsList } from "../jobs-list.ts";

export type JobProof = CallReply<"jobProof">;

/** The proof of a job; whatever is done with jobs is done with it. */
export const jobProofQuery = (id: number) =>
  queryOptions({
    queryKey: [jobsList.name, "proof", id],
    queryFn: () => call("jobProof", { params: { id } }),
  });

/** Sews the words of a job otherwise; what is shown of jobs is read anew, also when it was refused. */
export function useChangeDesign() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallRequest<"changeJobDesign">) => call("changeJobDesign", input),
    onSettled: () => client.invalidateQueries({ queryKey: [jobsList.name] }),
  });
}

/** Sends a proof, withdraws it or approves it; what is shown of jobs is read anew, also when it was refused. */
export function useMoveProof() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallRequest<"moveProof">) => call("moveProof", input),
    onSettled: () => client.invalidateQueries({ queryKey: [jobsList.name] }),
  });
}

/** A comment is heard of while staff look at something else, ms. */
const COMMENTS_MS = 60_000;

/** How many buyers wait for staff; whatever is done with jobs is done with it. */
export const commentsQuery = queryOptions({
  queryKey: [jobsList.name, "comments"],
  queryFn: () => call("proofComments", {}),
  refetchInterval: COMMENTS_MS,
});
