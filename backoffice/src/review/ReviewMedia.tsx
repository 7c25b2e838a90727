import { Button } from "@placket/ui/action/button/Button";
import { useState } from "react";
import { failureText } from "../api/failure-text.ts";
import { useChangeReview, type Review } from "./review.queries.ts";
import styles from "./ReviewPage.module.css";

/** What was brought with a review: nobody else sees it before the review is approved. */
export function ReviewMedia({ review: { id, media } }: { readonly review: Review }) {
  return (
    <ul className={styles["media"]}>
      {media.map((one) => (
        <li key={one.id} className={styles["medium"]}>
          <img
            src={one.picture}
            alt=""
            data-turned={one.rotate}
            className={styles["picture"]}
            width={120}
            height={120}
          />
          <p>
            <a className="link" href={one.url} target="_blank" rel="noreferrer">
              {one.title}
            </a>
          </p>
          <p>{one.caption === "" ? "Without a caption" : `Caption: ${one.caption}`}</p>
          <Remove id={id} one={one} />
        </li>
      ))}
    </ul>
  );
}

interface RemoveProps {
  readonly id: number;
  readonly one: Review["media"][number];
}

/** A file that is taken away is gone: it is asked once more. */
function Remove({ id, one }: RemoveProps) {
  const [isAsked, setAsked] = useState(false);
  const remove = useChangeReview("removeReviewMedia");
  return (
    <>
      {isAsked ? (
        <Button
          kind="line"
          size="sm"
          busy={remove.isPending}
          aria-label={`Remove for good: ${one.title}`}
          onClick={() => remove.mutate({ params: { id, mediaId: one.id } })}
        >
          Remove for good
        </Button>
      ) : (
        <Button
          kind="line"
          size="sm"
          aria-label={`Remove ${one.title}`}
          onClick={() => setAsked(true)}
        >
          Remove
        </Button>
      )}
      {remove.error ? <p role="alert">{failureText(remove.error)}</p> : null}
    </>
  );
}
