import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, type CallReply, type CallRequest } from "../api/call.ts";
import { questionsList } from "./questions-list.ts";

export type Question = CallReply<"question">;

const QUESTION = "question";

export const questionQuery = (id: string) =>
  queryOptions({
    queryKey: [QUESTION, id],
    queryFn: () => call("question", { params: { id: Number(id) } }),
  });

type WritingCall = "answerQuestion" | "rejectQuestion";

/** Makes a call that writes a question; lists are read anew, also when it was refused. */
export function useWriteQuestion<Name extends WritingCall>(name: Name) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallRequest<Name>) => call(name, input),
    onSettled: () => client.invalidateQueries({ queryKey: [questionsList.name] }),
  });
}

/** What was written, as every part of its page is to have it. */
export function useShowQuestion(): (question: Question) => void {
  const client = useQueryClient();
  return (question) => client.setQueryData([QUESTION, String(question.id)], question);
}
