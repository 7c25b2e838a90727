import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, type CallReply, type CallRequest } from "../../api/call.ts";
import { jobsList } from "../jobs-list.ts";

export type Board = CallReply<"productionBoard">;
export type MachineOfBoard = Board["machines"][number];
export type Loose = Board["loose"][number];

/** Jobs come in and are sewn while the board is looked at, ms. */
const BOARD_MS = 30_000;

/** The board of a day, today unless told; whatever is done with jobs is done with it. */
export const boardQuery = (day: string | undefined) =>
  queryOptions({
    queryKey: [jobsList.name, "board", day ?? ""],
    queryFn: () => call("productionBoard", { query: { day } }),
    refetchInterval: BOARD_MS,
  });

/** Lays several jobs on a machine, or takes them off; what is shown of jobs is read anew, also when it was refused. */
export function useLayJobs() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallRequest<"layJobs">) => call("layJobs", input),
    onSettled: () => client.invalidateQueries({ queryKey: [jobsList.name] }),
  });
}

/** Lays a job on a machine, or takes it off; what is shown of jobs is read anew, also when it was refused. */
export function useLayJob() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallRequest<"layJob">) => call("layJob", input),
    onSettled: () => client.invalidateQueries({ queryKey: [jobsList.name] }),
  });
}
