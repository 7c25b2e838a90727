import { STAGE_COUNTED, type Stage as StageName } from "@placket/domain/order/stages";
import { Button } from "@placket/ui/action/button/Button";
import { classNames } from "@placket/ui/class-names";
import { VisuallyHidden } from "@placket/ui/reading/visually-hidden/VisuallyHidden";
import { useMutation } from "@tanstack/react-query";
import { useId } from "react";
import type { CallReply } from "../../api/call.ts";
import { failureText } from "../../api/failure-text.ts";
import { useConfirm } from "../../page/dialog/use-confirm.tsx";
import { askedBefore, type BulkAction, type BulkOutcome } from "../../page/list/BulkBar.tsx";
import { useOrderActions, type OrderAction } from "../bulk/use-order-actions.ts";
import { ordersAt } from "../order.addresses.ts";
import type { OrderRow } from "../order.queries.ts";
import { ordersList } from "../orders-list.ts";
import styles from "./Stage.module.css";
import { OrderCard } from "./OrderCard.tsx";

type StageOfBoard = CallReply<"orderBoard">["stages"][number];

interface StageProps extends StageOfBoard {
  readonly title: string;
  /** When it was so. */
  readonly asOf: string;
  readonly onDone: (outcomes: readonly BulkOutcome[]) => void;
}

/** What moves an order out of a stage, or helps with it there: the first stands on each card, all at the head. */
const ACTIONS: Readonly<Record<StageName, readonly OrderAction[]>> = {
  lookAfter: ["lookAfter"],
  held: ["release"],
  toPack: ["pack", "pickList"],
  packing: ["ship", "pickList"],
  toShip: ["ship", "slips"],
  toPay: ["take", "slips"],
  complete: ["slips"],
};

/** A stage of the board: what may be done with all that it shows, and its cards. */
export function Stage({ stage, title, count, cards, asOf, onDone }: StageProps) {
  const heading = useId();
  const actions = useOrderActions(ACTIONS[stage]);
  const { ask, dialog } = useConfirm();
  const run = useMutation({
    mutationFn: ({ action, on }: Doing) => action.run(on),
    onSuccess: onDone,
  });
  const begin = async (doing: Doing) => {
    if (await ask(askedBefore(doing.action, doing.on, ordersList.nouns))) run.mutate(doing);
  };
  return (
    <section
      className={classNames(styles["stage"], cards.length === 0 && styles["empty"])}
      aria-labelledby={heading}
    >
      <h2 id={heading} className={styles["title"]}>
        <a href={ordersAt({}, { stage })}>
          {title} <span className={styles["count"]}>{countText(count)}</span>
        </a>
      </h2>
      {run.error ? <p role="alert">{failureText(run.error)}</p> : null}
      <AllOf actions={actions} cards={cards} isBusy={run.isPending} begin={begin} />
      {cards.length === 0 ? <p className={styles["none"]}>Nothing here.</p> : null}
      <ol className={styles["cards"]}>
        {cards.map((card) => (
          <OrderCard key={card.number} card={card} asOf={asOf}>
            {actions.slice(0, 1).map((action) =>
              action.fits(card) ? (
                <Button
                  key={action.title}
                  kind="line"
                  size="sm"
                  busy={run.isPending}
                  onClick={() => void begin({ action, on: [card] })}
                >
                  {action.title}
                  <VisuallyHidden>: order {card.number}</VisuallyHidden>
                </Button>
              ) : null,
            )}
          </OrderCard>
        ))}
      </ol>
      {count > cards.length && cards.length > 0 ? (
        <a className="link" href={ordersAt({}, { stage })}>
          All of them as a list<VisuallyHidden>: {title}</VisuallyHidden>
        </a>
      ) : null}
      {dialog}
    </section>
  );
}

interface Doing {
  readonly action: BulkAction<OrderRow>;
  readonly on: readonly OrderRow[];
}

interface AllOfProps extends Pick<StageOfBoard, "cards"> {
  readonly actions: readonly BulkAction<OrderRow>[];
  readonly isBusy: boolean;
  readonly begin: (doing: Doing) => Promise<void>;
}

/** What may be done with every card that is shown at once; for a single one its own button is enough. */
function AllOf({ actions, cards, isBusy, begin }: AllOfProps) {
  const offered = actions
    .map((action, place) => ({ action, on: cards.filter(action.fits), least: place === 0 ? 2 : 1 }))
    .filter(({ on, least }) => on.length >= least);
  if (offered.length === 0) return null;
  return (
    <p className={styles["all"]}>
      {offered.map(({ action, on }) => (
        <Button
          key={action.title}
          kind="link"
          busy={isBusy}
          onClick={() => void begin({ action, on })}
        >
          {action.title} ({on.length})
        </Button>
      ))}
    </p>
  );
}

const countText = (count: number) =>
  count > STAGE_COUNTED ? `${STAGE_COUNTED.toLocaleString("en-US")}+` : String(count);
