import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, type CallReply, type CallRequest } from "../api/call.ts";
import { reviewsList } from "./reviews-list.ts";

export type ReviewRow = CallReply<"reviews">["rows"][number];
export type Review = CallReply<"review">;

const REVIEW = "review";

type ReviewChange = "decideReview" | "decideReviews" | "answerReview" | "removeReviewMedia";

export const reviewQuery = (id: string) =>
  queryOptions({
    queryKey: [REVIEW, id],
    queryFn: () => call("review", { params: { id: Number(id) } }),
  });

/** Makes a call that changes reviews; what is shown of them is read anew, also when it was refused. */
export function useChangeReview<Name extends ReviewChange>(name: Name) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallRequest<Name>) => call(name, input),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [reviewsList.name] }),
        client.invalidateQueries({ queryKey: [REVIEW] }),
      ]),
  });
}
