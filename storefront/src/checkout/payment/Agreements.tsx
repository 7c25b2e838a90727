import { Button } from "@placket/ui/action/button/Button";
import { Checkbox } from "@placket/ui/form/checkbox/Checkbox";
import { Disclosure } from "@placket/ui/panel/disclosure/Disclosure";
import { SkeletonRegion, SkeletonText } from "@placket/ui/status/skeleton/Skeleton";
import { t } from "../../translation/translate.ts";
import { paragraphsOf } from "./agreement-words.ts";
import { agreementField, type Terms } from "./use-terms.ts";
import styles from "./PaymentStep.module.css";

interface AgreementsProps {
  readonly terms: Terms;
  readonly textOf: (field: string) => string | undefined;
}

/** What is agreed to with the order, each with its words (CHECK-25). */
export function Agreements({ terms, textOf }: AgreementsProps) {
  if (terms.isPending) {
    return (
      <SkeletonRegion label={t("Loading the terms")}>
        <SkeletonText lines={1} size={22} last={60} />
      </SkeletonRegion>
    );
  }
  if (terms.isError) {
    return (
      <div role="alert" className={styles["failed"]}>
        <p>{t("The terms of sale could not be loaded.")}</p>
        <Button kind="line" onClick={terms.refetch}>
          {t("Try again")}
        </Button>
      </div>
    );
  }
  return terms.agreements.map(({ id, name, checkboxText, content, isHtml }) => (
    <div key={id}>
      <Checkbox
        id={agreementField(id)}
        label={checkboxText}
        checked={terms.isAgreed(id)}
        error={terms.isAgreed(id) ? undefined : textOf(agreementField(id))}
        onChange={(event) => terms.agree(id, event.target.checked)}
      />
      <Disclosure kind="link" title={t("Read: %1", name)} className={styles["terms"]}>
        {paragraphsOf(content, isHtml).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Disclosure>
    </div>
  ));
}
