import { queryOptions } from "@tanstack/react-query";
import { call, type CallReply } from "../api/call.ts";

export type LetterRow = CallReply<"letters">["rows"][number];
export type Letter = CallReply<"letter">;

/** A letter that waits may be sent while it is looked at, ms. */
const WAITING_MS = 15_000;

export const letterQuery = (id: number) =>
  queryOptions({
    queryKey: ["letter", id],
    queryFn: () => call("letter", { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.sentAt === null ? WAITING_MS : false),
  });
