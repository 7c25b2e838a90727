import { CallError } from "@placket/web/call/call-error";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call, type CallRequest } from "../../api/call.ts";
import { jobsList } from "../jobs-list.ts";

/** How long a press that did not arrive waits before it is sent again, ms. */
const AGAIN_MS = 2_000;

type PressCall = "moveJob" | "countJob";

/**
 * A press at a machine: where no answer comes it is sent again until one does, each time with the version that was seen
 * and the same id, by which the store knows it and does it once.
 */
export function useHeldPress<Name extends PressCall>(name: Name) {
  const client = useQueryClient();
  const press = useMutation({
    mutationFn: (input: CallRequest<Name>) => call(name, input),
    retry: (_, error) => error instanceof CallError && error.status === 0,
    retryDelay: AGAIN_MS,
    onSettled: () => client.invalidateQueries({ queryKey: [jobsList.name] }),
  });
  return { ...press, isUnsent: press.isPending && press.failureCount > 0 };
}
