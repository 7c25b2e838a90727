import { lateModule } from "@placket/web/late/late-module";
import { awaited } from "../../slot/awaited.ts";
import type { Problem } from "@placket/domain/problem";
import { Button } from "@placket/ui/action/button/Button";
import { SkeletonRegion, SkeletonText } from "@placket/ui/status/skeleton/Skeleton";
import { useQuery } from "../../query/use-query.ts";
import { Suspense, type RefObject } from "react";
import { useShop } from "../../api/shop.ts";
import { CARD_FIELDS, type CardFrameHandle } from "../../payment/card-frame.ts";
import { t } from "../../translation/translate.ts";
import { paymentSetupQuery } from "../checkout.queries.ts";
import styles from "./PaymentStep.module.css";

const NewCard = awaited(
  lateModule(() => import("./NewCard.tsx")),
  (module) => module.NewCard,
);

interface CardMethodProps {
  readonly card: RefObject<CardFrameHandle | null>;
  /** There is somebody for whom the card can be kept. */
  readonly canKeep: boolean;
  /** Something was typed: what is not right yet. */
  readonly onType: (wrong: readonly Problem[]) => void;
  /** Enter was pressed in a card field. */
  readonly onSubmit: () => void;
}

/** The provider's card fields (PAY-01); its part of the page is fetched when a card is chosen. */
export function CardMethod({ card, ...rest }: CardMethodProps) {
  const { data: setup, isError, isFetching, refetch } = useQuery(paymentSetupQuery(useShop()));
  if (isError && !setup) {
    return (
      <div role="alert" className={styles["failed"]}>
        <p>{t("The card fields could not be loaded. Nothing was charged.")}</p>
        <Button kind="line" busy={isFetching} onClick={() => void refetch()}>
          {t("Try again")}
        </Button>
      </div>
    );
  }
  if (!setup) return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      <Doors card={card} />
      <NewCard ref={card} setup={setup} {...rest} />
    </Suspense>
  );
}

/** Where the lines of an error summary lead: they hand the focus on into the provider's frame. */
function Doors({ card }: Pick<CardMethodProps, "card">) {
  return CARD_FIELDS.map((field) => (
    <span
      key={field}
      id={cardFieldId(field)}
      tabIndex={-1}
      className={styles["door"]}
      onFocus={() => card.current?.focus(field)}
    />
  ));
}

/** The id by which a summary leads to a card field. */
export const cardFieldId = (field: string) => `checkout-card-${field}`;

function Waiting() {
  return (
    <div className={styles["waiting"]}>
      <SkeletonRegion label={t("Loading the card fields")}>
        <SkeletonText lines={3} size={36} last={100} />
      </SkeletonRegion>
    </div>
  );
}
