import type { reviewEndpoints } from "@placket/contract/review/review.rest";
import { ok } from "@placket/domain/problem";
import type { Handlers } from "../http/mount.ts";
import { transact } from "../transact.ts";
import { reviewerOf } from "./reviewer.ts";
import { voteReview } from "./vote-review.ts";
import { newToken } from "../token.ts";

export const reviewHandlers: Handlers<typeof reviewEndpoints> = {
  voteReview: async ({ ctx: asked, setCookie }, { body }) => {
    const known = reviewerOf(asked);
    const reviewerToken = asked.reviewerToken ?? newToken();
    const ctx = { ...asked, reviewerToken };
    const reviewer = known ?? reviewerOf(ctx);
    if (!reviewer) throw new Error("A browser with a token is somebody.");
    const { review_id: id, vote } = body;
    const voted = await transact(ctx, (tx) => voteReview(tx, id, { ...reviewer, vote }));
    if (!voted.ok) return voted;
    if (!known) setCookie("placket_reviewer", reviewerToken);
    return ok({ ...voted.value, vote });
  },
};
