import { checkAnswer, checkReason } from "@placket/domain/review/moderation";
import {
  RECOMMEND_CHOICES,
  REVIEW_ANSWER_MAX,
  REVIEW_REASON_MAX,
  SIZING_CHOICES,
  WIDTH_CHOICES,
} from "@placket/domain/review/review";
import { Button } from "@placket/ui/action/button/Button";
import { useQuery } from "@tanstack/react-query";
import { failureText } from "../api/failure-text.ts";
import { Fact, Facts } from "../page/Facts.tsx";
import { ResourceForm } from "../page/form/ResourceForm.tsx";
import { Heading } from "../page/Heading.tsx";
import { isId } from "../page/is-id.ts";
import { Failed, LoadingRows, NotFound } from "../page/states.tsx";
import { Time } from "../page/Time.tsx";
import { ReviewMedia } from "./ReviewMedia.tsx";
import { reviewsAt } from "./review.addresses.ts";
import { reviewQuery, useChangeReview, type Review } from "./review.queries.ts";
import styles from "./ReviewPage.module.css";
import { STATE_TEXT } from "./reviews-list.ts";

/** One review: what it says, whether it is shown, and what the shop answers. */
export default function ReviewPage({ id }: { readonly id: string }) {
  return isId(id) ? <Found key={id} id={id} /> : <NotFound />;
}

function Found({ id }: { readonly id: string }) {
  const { data, error, refetch } = useQuery(reviewQuery(id));
  if (error && !data) return <Failed error={error} retry={() => void refetch()} />;
  return (
    <>
      <Heading title={data ? data.title : "Review"} />
      <p>
        <a className="link" href={reviewsAt({})}>
          All reviews
        </a>
      </p>
      {data ? <Shown review={data} /> : <LoadingRows label="Loading the review" />}
    </>
  );
}

function Shown({ review }: { readonly review: Review }) {
  return (
    <div className={styles["review"]}>
      <p className={styles["detail"]}>{review.detail}</p>
      <ReviewFacts review={review} />
      {review.media.length === 0 ? null : (
        <section aria-labelledby="media" className={styles["part"]}>
          <h2 id="media">Photos and Videos</h2>
          <ReviewMedia review={review} />
        </section>
      )}
      <section aria-labelledby="decision" className={styles["part"]}>
        <h2 id="decision">Decision</h2>
        <Decision review={review} />
      </section>
      <section aria-labelledby="answer" className={styles["part"]}>
        <h2 id="answer">Answer of the Shop</h2>
        <Answer key={review.id} review={review} />
      </section>
    </div>
  );
}

/** The word of a choice that was made, by its number from 1 on. */
const chosen = (choices: readonly string[], value: number | null) =>
  value === null ? "Not said" : choices[value - 1];

function ReviewFacts({ review }: { readonly review: Review }) {
  const { customerId, isRecommended, likes, dislikes, rejectReason } = review;
  const recommends = isRecommended === null ? null : isRecommended ? 1 : 2;
  return (
    <Facts>
      <Fact title="Product">{`${review.product} (${review.sku})`}</Fact>
      <Fact title="Stars">{review.rating}</Fact>
      <Fact title="By">
        {review.nickname}
        {customerId === null ? ", a guest" : `, customer ${customerId}`}
        {review.isVerified ? ", verified buyer" : ""}
      </Fact>
      <Fact title="From">{review.location}</Fact>
      <Fact title="Written">
        <Time iso={review.createdAt} />
      </Fact>
      <Fact title="Sizing">{chosen(SIZING_CHOICES, review.sizing)}</Fact>
      <Fact title="Width">{chosen(WIDTH_CHOICES, review.width)}</Fact>
      <Fact title="Bottom line">{chosen(RECOMMEND_CHOICES, recommends)}</Fact>
      <Fact title="Votes">{`${likes} find it helpful, ${dislikes} do not`}</Fact>
      <Fact title="State">{STATE_TEXT[review.state]}</Fact>
      {rejectReason === null ? null : <Fact title="Rejected because">{rejectReason}</Fact>}
    </Facts>
  );
}

function Decision({ review: { id, state } }: { readonly review: Review }) {
  const decide = useChangeReview("decideReview");
  const params = { id };
  return (
    <>
      {state === "approved" ? (
        <p>Shoppers read it on the page of its product.</p>
      ) : (
        <div>
          <Button
            busy={decide.isPending}
            onClick={() => decide.mutate({ params, body: { decision: "approved" } })}
          >
            Approve
          </Button>
        </div>
      )}
      {decide.error ? <p role="alert">{failureText(decide.error)}</p> : null}
      {state === "rejected" ? null : (
        <ResourceForm
          fields={REASON}
          check={({ reason }) => checkReason(reason.trim())}
          submitLabel="Reject"
          done="Rejected."
          onSave={({ reason }) =>
            decide.mutateAsync({ params, body: { decision: "rejected", reason } })
          }
        />
      )}
    </>
  );
}

const REASON = {
  reason: {
    label: "Why it is rejected",
    hint: "Staff read it, its writer does not.",
    as: "lines",
    maxLength: REVIEW_REASON_MAX,
  },
} as const;

function Answer({ review: { id, answer } }: { readonly review: Review }) {
  const write = useChangeReview("answerReview");
  return (
    <ResourceForm
      fields={ANSWER}
      values={{ answer: answer ?? "" }}
      keeps={["answer"]}
      check={(values) => checkAnswer(values.answer.trim())}
      submitLabel="Save Answer"
      done="Saved."
      onSave={(body) => write.mutateAsync({ params: { id }, body })}
    />
  );
}

const ANSWER = {
  answer: {
    label: "Answer",
    hint: "Shoppers read it below the review. Empty: there is none.",
    as: "lines",
    maxLength: REVIEW_ANSWER_MAX,
    mayBeEmpty: true,
  },
} as const;
