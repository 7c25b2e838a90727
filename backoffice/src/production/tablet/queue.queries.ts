import { queryOptions } from "@tanstack/react-query";
import { call, type CallReply } from "../../api/call.ts";
import { jobsList } from "../jobs-list.ts";

export type Turn = CallReply<"machineQueue">["turns"][number];
export type SewOut = CallReply<"jobSewOut">;

/** Jobs are laid on a machine while somebody works at it, ms. */
const QUEUE_MS = 15_000;

/** What a machine sews next. */
export const queueQuery = (id: number) =>
  queryOptions({
    queryKey: [jobsList.name, "queue", id],
    queryFn: () => call("machineQueue", { params: { id } }),
    refetchInterval: QUEUE_MS,
  });

/** How a job is sewn, asked once for each design of it: a press moves the job and leaves its design. */
export const sewOutQuery = ({ id, hash }: Pick<Turn["job"], "id" | "hash">) =>
  queryOptions({
    queryKey: ["sew-out", id, hash],
    queryFn: () => call("jobSewOut", { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
