import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, type CallReply, type CallRequest } from "../../../api/call.ts";

/** A design that is kept under a name. */
export type KeptDesign = CallReply<"design">;
export type ListedDesign = CallReply<"designs">["designs"][number];
/** The words of a job. */
export type JobText = CallReply<"jobText">;

const DESIGNS = ["embroidery designs"] as const;

export const designsQuery = queryOptions({ queryKey: DESIGNS, queryFn: () => call("designs") });

/** What is typed meanwhile is not written over by what comes anew. */
const AS_OPENED = { refetchOnWindowFocus: false, staleTime: 0, gcTime: 0 } as const;

/** A design, read anew whenever it is opened. */
export const designQuery = (id: number) =>
  queryOptions({
    ...AS_OPENED,
    queryKey: [...DESIGNS, id],
    queryFn: () => call("design", { params: { id } }),
  });

/** The words of a job, read anew whenever they are opened. */
export const jobTextQuery = (id: number) =>
  queryOptions({
    ...AS_OPENED,
    queryKey: ["embroidery job's text", id],
    queryFn: () => call("jobText", { params: { id } }),
  });

type WritingCall = "addDesign" | "changeDesign" | "renameDesign" | "removeDesign";

/** Makes a call that writes a design; the list of them is read anew, also when it was refused. */
export function useWriteDesign<Name extends WritingCall>(name: Name) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallRequest<Name>) => call(name, input),
    onSettled: () => client.invalidateQueries({ queryKey: DESIGNS, exact: true }),
  });
}

/** Sews the words of a job otherwise; whatever is shown of jobs is read anew. */
export function useLayOnJob() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallRequest<"changeJobDesign">) => call("changeJobDesign", input),
    onSettled: () => client.invalidateQueries({ refetchType: "none" }),
  });
}
