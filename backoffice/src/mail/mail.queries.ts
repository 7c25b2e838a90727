import { queryOptions } from "@tanstack/react-query";
import { call, type CallReply } from "../api/call.ts";

export type LetterRow = CallReply<"letters">["rows"][number];
export type Letter = CallReply<"letter">;

export const letterQuery = (id: number) =>
  queryOptions({ queryKey: ["letter", id], queryFn: () => call("letter", { params: { id } }) });
