import { voteToWire, type ShownReview } from "@placket/contract/review/shown-review.codec";
import { ratingPercent } from "@placket/domain/review/review-metrics";
import { RECOMMEND_CHOICES, type ReviewVote } from "@placket/domain/review/review";
import { JUST_NOW, timeAgo } from "@placket/domain/time-ago";
import { Button } from "@placket/ui/action/button/Button";
import { useState } from "react";
import { useShop } from "../api/shop.ts";
import { useMutation } from "../query/use-mutation.ts";
import { t, tn } from "../translation/translate.ts";
import { ReviewMedia } from "./media/ReviewMedia.tsx";
import { Stars } from "./Stars.tsx";
import styles from "./Reviews.module.css";

interface ReviewProps {
  readonly review: ShownReview;
  /** The reviews are read anew after a vote (REVIEW-40). */
  readonly onVoted: () => Promise<void>;
}

/** One review with the shop's answer, and whether it helps (REVIEW-33). */
export function Review({ review, onVoted }: ReviewProps) {
  const { title, detail, nickname, location, rating, answer } = review;
  return (
    <article className={styles["review"]}>
      <Stars percent={ratingPercent(rating)} rating={rating} />
      <h3>{title}</h3>
      <p className={styles["by"]}>
        {t("%1 from %2", nickname, location)}
        {review.isVerified ? <strong>{t("Verified buyer")}</strong> : null}
        <Ago iso={review.createdAt} />
      </p>
      <p className={styles["detail"]}>{detail}</p>
      {review.isRecommended === null ? null : (
        <p className={styles["by"]}>{t(RECOMMEND_CHOICES[review.isRecommended ? 0 : 1])}</p>
      )}
      {review.media.length === 0 ? null : <ReviewMedia media={review.media} of={title} />}
      {answer === null ? null : (
        <blockquote className={styles["answer"]}>
          <strong>{t("Answer of the shop")}</strong>
          <p>{answer}</p>
        </blockquote>
      )}
      <Votes review={review} onVoted={onVoted} />
    </article>
  );
}

/** How long ago it was written (CONF-36), as of the first drawing. */
function Ago({ iso }: { readonly iso: string }) {
  const [now] = useState(() => new Date());
  const ago = timeAgo(new Date(iso), now);
  return <time dateTime={iso}>{ago ? tn(ago.count, ago.one, ago.many) : t(JUST_NOW)}</time>;
}

function Votes({ review, onVoted }: ReviewProps) {
  const shop = useShop();
  const { id, title, likes, dislikes } = review;
  const vote = useMutation({
    mutationFn: (value: ReviewVote) => shop.call("voteReview", { body: voteToWire(id, value) }),
    onSuccess: onVoted,
  });
  return (
    <p className={styles["votes"]}>
      <Button
        kind="line"
        size="sm"
        disabled={vote.isPending}
        aria-label={t("Helpful (%1): %2", likes, title)}
        onClick={() => vote.mutate(1)}
      >
        {t("Helpful (%1)", likes)}
      </Button>
      <Button
        kind="line"
        size="sm"
        disabled={vote.isPending}
        aria-label={t("Not helpful (%1): %2", dislikes, title)}
        onClick={() => vote.mutate(-1)}
      >
        {t("Not helpful (%1)", dislikes)}
      </Button>
      {vote.error ? <span role="alert">{t("The vote was not counted.")}</span> : null}
    </p>
  );
}
