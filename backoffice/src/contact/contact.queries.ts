import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, type CallReply, type CallRequest } from "../api/call.ts";
import { messagesList } from "./messages-list.ts";

export type Message = CallReply<"message">;
export type MessageRow = CallReply<"messages">["rows"][number];

const MESSAGE = "message";

export const messageQuery = (id: string) =>
  queryOptions({
    queryKey: [MESSAGE, id],
    queryFn: () => call("message", { params: { id: Number(id) } }),
  });

type WritingCall = "answerMessage" | "moveMessage" | "takeMessage" | "noteOnMessage";

/** Makes a call that writes a message; lists are read anew, also when it was refused. */
export function useWriteMessage<Name extends WritingCall>(name: Name) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallRequest<Name>) => call(name, input),
    onSettled: () => client.invalidateQueries({ queryKey: [messagesList.name] }),
  });
}

/** What was written, as every part of its page is to have it. */
export function useShowMessage(): (message: Message) => void {
  const client = useQueryClient();
  return (message) => client.setQueryData([MESSAGE, String(message.id)], message);
}
