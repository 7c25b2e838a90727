import { t } from "../translation/translate.ts";

/** What failed for no reason of the form's (REVIEW-27). */
export function ReviewFailed({ href }: { readonly href: string }) {
  return (
    <p role="alert">
      {t("Unable to submit review, please try again in a few minutes or")}{" "}
      <a className="link" href={href} onClick={() => location.reload()}>
        {t("click here")}
      </a>{" "}
      {t("to refresh the page. Thank you.")}
    </p>
  );
}
