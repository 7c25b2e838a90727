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

/** How a job is sewn, asked once for each version of it: another design is another version. */
export const sewOutQuery = ({ id, version }: Pick<Turn["job"], "id" | "version">) =>
  queryOptions({
    queryKey: ["sew-out", id, version],
    queryFn: () => call("jobSewOut", { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    // A piece that is counted is a version too: what is looked at stays until the answer comes.
    placeholderData: (before: SewOut | undefined, of) =>
      of?.queryKey[1] === id ? before : undefined,
  });
