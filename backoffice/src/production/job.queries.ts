import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, type CallReply, type CallRequest } from "../api/call.ts";
import { jobsList } from "./jobs-list.ts";

export type Job = CallReply<"jobs">["rows"][number];

/** The jobs of an order; whatever is done with jobs of the list is done with them. */
export const orderJobsQuery = (number: string) =>
  queryOptions({
    queryKey: [jobsList.name, "order", number],
    queryFn: () => call("orderJobs", { params: { number } }),
  });

/** Moves a job on; what is shown of jobs is read anew, also when it was refused: somebody was faster. */
export function useMoveJob() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallRequest<"moveJob">) => call("moveJob", input),
    onSettled: () => client.invalidateQueries({ queryKey: [jobsList.name] }),
  });
}
