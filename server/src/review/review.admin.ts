import type { reviewAdminEndpoints } from "@placket/contract/review/review.admin";
import { ok, type Result } from "@placket/domain/problem";
import type { ReviewState } from "@placket/domain/review/review";
import type { Ctx } from "../context.ts";
import type { Handlers } from "../http/mount.ts";
import { messageOf } from "../http/reply.ts";
import { csvFile, type CsvColumns } from "../list/csv-file.ts";
import { everyRow } from "../list/list-page.ts";
import { transact } from "../transact.ts";
import { sayIn } from "../translation/say.ts";
import { staffSmallUrl, staffUrl } from "./upload/media-url.ts";
import type { ModeratedRow } from "./moderated.sql.ts";
import {
  answerReview,
  decideMany,
  decideReview,
  listModerated,
  pendingReviews,
  removeMedia,
  wholeReview,
} from "./moderate.ts";

export const reviewAdminHandlers: Handlers<typeof reviewAdminEndpoints> = {
  reviews: async ({ ctx }, { query }) => {
    const page = await listModerated(ctx, searchOf(query), query);
    if (!page.ok) return page;
    const pending = await pendingReviews(ctx);
    return ok({ ...page.value, rows: page.value.rows.map(rowWire), pending });
  },
  exportReviews: ({ ctx }, { query }) => {
    const { sort } = query;
    const rows = everyRow((page) => listModerated(ctx, searchOf(query), { ...page, sort }));
    return csvFile("reviews.csv", FILE_COLUMNS, rows);
  },
  review: ({ ctx }, { params }) => whole(ctx, params.id),
  decideReview: async ({ ctx }, { params: { id }, body: { decision, reason = "" } }) =>
    wholeAfter(ctx, id, await transact(ctx, (tx) => decideReview(tx, id, { decision, reason }))),
  answerReview: async ({ ctx }, { params: { id }, body }) =>
    wholeAfter(ctx, id, await transact(ctx, (tx) => answerReview(tx, id, body.answer))),
  removeReviewMedia: async ({ ctx }, { params: { id, mediaId } }) =>
    wholeAfter(ctx, id, await transact(ctx, (tx) => removeMedia(tx, { reviewId: id, mediaId }))),
  decideReviews: async ({ ctx }, { body: { ids, decision, reason = "" } }) => {
    const done = await transact(ctx, async (tx) =>
      ok(await decideMany(tx, ids, { decision, reason })),
    );
    if (!done.ok) return done;
    const { decided, refused } = done.value;
    return ok({
      decided: [...decided],
      refused: refused.map(({ id, problems }) => ({
        id,
        message: messageOf(problems, sayIn(ctx)),
      })),
    });
  },
};

interface Asked {
  readonly search?: string | undefined;
  readonly state?: ReviewState | undefined;
  readonly rating?: number | undefined;
}

const searchOf = ({ search = "", state, rating }: Asked) => ({
  text: search.trim(),
  state,
  rating,
});

async function wholeAfter(ctx: Ctx, id: number, done: Result<true>) {
  return done.ok ? whole(ctx, id) : done;
}

async function whole(ctx: Ctx, id: number) {
  const found = await wholeReview(ctx, id);
  if (!found.ok) return found;
  const { decidedAt, media, ...review } = found.value;
  return ok({
    ...rowWire(review),
    decidedAt: decidedAt?.toISOString() ?? null,
    media: media.map(({ file, poster, reviewId: _review, ...one }) => ({
      ...one,
      url: staffUrl(file),
      picture: staffSmallUrl(poster ?? file),
    })),
  });
}

const rowWire = <Row extends ModeratedRow>({ createdAt, ...row }: Row) => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

const FILE_COLUMNS: CsvColumns<ModeratedRow> = {
  sku: ({ sku }) => sku,
  product: ({ product }) => product,
  state: ({ state }) => state,
  rating: ({ rating }) => rating,
  title: ({ title }) => title,
  comments: ({ detail }) => detail,
  nickname: ({ nickname }) => nickname,
  verified_buyer: ({ isVerified }) => (isVerified ? "yes" : "no"),
  written: ({ createdAt }) => createdAt.toISOString(),
};
