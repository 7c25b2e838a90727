import type { MediaKind } from "@placket/domain/review/review-media";
import { fillPhrase } from "@placket/domain/phrase";
import type { Problem } from "@placket/domain/problem";
import { reviewErrors } from "@placket/domain/review/errors";
import {
  HELPFUL_LENGTH,
  LIMIT_REACHED,
  REVIEW_DETAIL_MAX,
  REVIEW_LINE_MAX,
  REVIEW_LINE_WARNED,
} from "@placket/domain/review/review-text";
import {
  RECOMMEND_CHOICES,
  SIZING_CHOICES,
  WIDTH_CHOICES,
  type ReviewLink,
} from "@placket/domain/review/review";
import { asWritten, checkReview, type WrittenReview } from "@placket/domain/review/written-review";
import { Button } from "@placket/ui/action/button/Button";
import { ErrorSummary, type SummaryError } from "@placket/ui/form/error-summary/ErrorSummary";
import { TextArea, TextField } from "@placket/ui/form/text-field/TextField";
import { useState, type FormEvent } from "react";
import { useShop } from "../api/shop.ts";
import { CAPTCHA_FIELD, proofHeader } from "../bot-check/bot-proof.ts";
import { useBotCheck } from "../bot-check/use-bot-check.tsx";
import { useMutation } from "../query/use-mutation.ts";
import { useQuery } from "../query/use-query.ts";
import { t } from "../translation/translate.ts";
import { MediaFields } from "./media/MediaFields.tsx";
import { useMedia, type OwnMedia } from "./media/use-media.ts";
import { createNewReview, reviewFormQuery } from "./review.queries.ts";
import { Scale, StarScale } from "./Scale.tsx";
import styles from "./ReviewForm.module.css";

interface ReviewFormProps {
  readonly productId: number;
  readonly productUrl: string;
  readonly link: ReviewLink;
  readonly onEnd: (came: "thanks" | "failed") => void;
}

const EMPTY: WrittenReview = {
  rating: null,
  title: "",
  detail: "",
  nickname: "",
  location: "",
  sizing: null,
  width: null,
  recommend: null,
  images: [],
  videos: [],
};

/** What the server puts before what is wrong with a form, which stays then (REVIEW-28). */
const BAD_REQUEST = "E_BAD_REQUEST";

const LINES = [
  ["title", "Headline"],
  ["nickname", "Nickname"],
  ["location", "Location"],
] as const;

/** The form of a review: checked as the server checks, sent with the proof that the shop wants (REVIEW-07). */
export function ReviewForm({ productId, productUrl, link, onEnd }: ReviewFormProps) {
  const shop = useShop();
  const [review, setReview] = useState(EMPTY);
  const [errors, setErrors] = useState<readonly SummaryError[]>([]);
  const { data: form } = useQuery(reviewFormQuery(shop));
  const media = useMedia();
  const textOf = (field: string) => errors.find((one) => one.field === idOf(field))?.text;
  const check = useBotCheck({
    check: form?.check,
    action: "review",
    error: textOf(CAPTCHA_FIELD),
    t,
  });
  const change = (part: Partial<WrittenReview>) => setReview({ ...review, ...part });
  const send = useMutation({
    mutationFn: async (written: WrittenReview): Promise<string> => {
      const proof = await check.prove();
      if (!proof.ok) return BAD_REQUEST;
      const { images, videos, ...fields } = written;
      const uploaded = { uploadedImageData: images, uploadedVideoData: videos };
      const input = { productId, productUrl, ...link, ...fields, ...uploaded };
      const { createNewReview: answer } = await shop.graphql(
        createNewReview,
        { input },
        proofHeader(proof.value),
      );
      return answer.success ? "" : answer.message || "Review submission failed.";
    },
    onSuccess: (message) => {
      if (message === "") onEnd("thanks");
      else if (message.includes(BAD_REQUEST)) setErrors([keptFor(message)]);
      else onEnd("failed");
    },
    onError: () => onEnd("failed"),
    onSettled: check.renew,
  });
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (media.underway) return;
    const written = asWritten({
      ...review,
      images: claimsOf(media.media, "image"),
      videos: claimsOf(media.media, "video"),
    });
    const wrong = checkReview(written).map(lineOf);
    setErrors(wrong);
    if (wrong.length === 0 && !send.isPending) send.mutate(written);
  };
  return (
    <form noValidate className={styles["form"]} onSubmit={submit}>
      <ErrorSummary title={t("THERE ARE %1 ERRORS IN THIS FORM", errors.length)} errors={errors} />
      <StarScale
        id={idOf("rating")}
        value={review.rating}
        error={textOf("rating")}
        onChange={(rating) => change({ rating })}
      />
      {LINES.map(([field, label]) => (
        <TextField
          key={field}
          id={idOf(field)}
          label={t(label)}
          maxLength={REVIEW_LINE_MAX}
          aria-required
          value={review[field]}
          error={textOf(field)}
          hint={review[field].length >= REVIEW_LINE_WARNED ? t(LIMIT_REACHED) : undefined}
          onChange={({ target }) => change({ [field]: target.value })}
        />
      ))}
      <TextArea
        id={idOf("detail")}
        label={t("Comments")}
        maxLength={REVIEW_DETAIL_MAX}
        aria-required
        value={review.detail}
        error={textOf("detail")}
        hint={t(HELPFUL_LENGTH)}
        counter={(used, max) => t("%1 of %2", used, max)}
        onChange={({ target }) => change({ detail: target.value })}
      />
      <Scale
        legend={t("Sizing")}
        choices={SIZING_CHOICES}
        value={review.sizing}
        onChange={(sizing) => change({ sizing })}
      />
      <Scale
        legend={t("Width")}
        choices={WIDTH_CHOICES}
        value={review.width}
        onChange={(width) => change({ width })}
      />
      <Scale
        legend={t("Bottom line")}
        choices={RECOMMEND_CHOICES}
        value={review.recommend}
        onChange={(recommend) => change({ recommend })}
      />
      <MediaFields
        of={media}
        turnsVideos={form?.turnsVideos === true}
        errorOf={(id) => errors.find((one) => one.field === id)?.text}
      />
      {check.field}
      <Button
        type="submit"
        disabled={media.underway !== undefined}
        busy={send.isPending}
        busyLabel={t("Verifying and Submitting Review")}
      >
        {t("Submit review")}
      </Button>
    </form>
  );
}

/** What the review claims of what was brought, in the order in which it came. */
const claimsOf = (media: readonly OwnMedia[], kind: MediaKind) =>
  media
    .filter((one) => one.kind === kind)
    .map(({ url, poster, title, caption, rotate }) => ({
      url,
      ...(poster === undefined ? {} : { poster }),
      title,
      caption,
      rotate,
    }));

const idOf = (field: string) => (field === CAPTCHA_FIELD ? "review-captcha" : `review-${field}`);

/** A problem of the form in its words, with the field that it leads to. */
function lineOf({ field, error, params }: Problem): SummaryError {
  const row = Object.entries(reviewErrors).find(([key]) => key === error)?.[1];
  return { field: idOf(field), text: row ? fillPhrase(t(row.text, ...params), params) : error };
}

/** What the server says of a form that stays; without words it is the check that no machine sends it. */
function keptFor(message: string): SummaryError {
  const text = message.replace(/^.*E_BAD_REQUEST:?\s*/, "");
  return text === ""
    ? { field: idOf(CAPTCHA_FIELD), text: t("Please Verify Google Recaptcha.") }
    : { text };
}
