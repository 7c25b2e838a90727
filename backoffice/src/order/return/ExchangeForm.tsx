import { moneyFromWire, moneyToWire } from "@placket/contract/money/money.codec";
import { sum } from "@placket/domain/money/money";
import {
  EXCHANGE_TAKE_CODES,
  EXCHANGE_TAKES,
  exchangeField,
  type ExchangeTake,
} from "@placket/domain/order/return/exchange";
import { problem } from "@placket/domain/problem";
import { useQuery } from "@tanstack/react-query";
import { call, type CallReply } from "../../api/call.ts";
import { failureText } from "../../api/failure-text.ts";
import { amountText } from "../../money/amount-text.ts";
import { useConfirm } from "../../page/dialog/use-confirm.tsx";
import { chosen } from "../../page/form/chosen.ts";
import type { FormField } from "../../page/form/FormControl.tsx";
import { ResourceForm } from "../../page/form/ResourceForm.tsx";
import type { OrderReturn } from "./OrderReturns.tsx";
import { useReturnStep } from "./return.queries.ts";
import { SHELF_FIELD } from "./shelf-field.ts";

interface Props {
  readonly order: string;
  readonly of: OrderReturn;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

type Line = CallReply<"exchangeChoices">["lines"][number];

interface ChoosingProps extends Props {
  readonly lines: readonly Line[];
}

/** Sends another size or color for each line that came back good. */
export function ExchangeForm(props: Props) {
  const { number } = props.of;
  const choices = useQuery({
    queryKey: ["exchangeChoices", number],
    queryFn: () => call("exchangeChoices", { params: { number } }),
  });
  if (choices.error) return <p role="alert">{failureText(choices.error)}</p>;
  if (!choices.data) return <output>Looking for what can be sent…</output>;
  return <Choosing {...props} lines={choices.data.lines} />;
}

function Choosing({ order, of, onDone, onCancel, lines }: ChoosingProps) {
  const { number, isForShelf } = of;
  const exchange = useReturnStep("exchangeReturn", order);
  const { ask, dialog } = useConfirm();
  return (
    <>
      <ResourceForm<string>
        fields={{ ...Object.fromEntries(lines.map(fieldOf)), ...FIELDS }}
        values={{
          toShelf: isForShelf ? "yes" : "no",
          takes: "credit",
          ...Object.fromEntries(lines.map(valueOf)),
        }}
        check={(values) =>
          lines
            .filter((line) => !chosenOf(line, values))
            .map(({ itemId }) => problem("order.noSuchVariant", exchangeField(itemId)))
        }
        submitLabel="Exchange"
        mayBeLeft
        onCancel={onCancel}
        onSave={async (values) => {
          const sent = lines.map((line) => ({ line, choice: chosenOf(line, values) }));
          const seen = differenceOf(sent.flatMap(({ choice }) => choice ?? []));
          const takes = chosen(EXCHANGE_TAKE_CODES, values["takes"]);
          const isSure = await ask({
            title: "Exchange it?",
            yes: "Exchange It",
            text: `${differenceText(seen, takes)} The buyer is written to.`,
          });
          if (!isSure) return;
          await exchange.mutateAsync({
            params: { number },
            body: {
              lines: sent.map(({ line: { itemId }, choice }) => ({
                itemId,
                sku: choice?.sku ?? "",
              })),
              toShelf: values["toShelf"] === "yes",
              takes,
              seen,
            },
          });
          onDone();
        }}
      />
      {dialog}
    </>
  );
}

type Choice = Line["choices"][number];
type Price = Choice["difference"];

const fieldOf = ({ itemId, sku, name, quantity, choices }: Line) =>
  [
    exchangeField(itemId),
    {
      label: `Instead of ${quantity} × ${name}`,
      choices: choices.map((choice) => ({ value: choice.sku, label: choiceText(choice, sku) })),
    } satisfies FormField,
  ] as const;

/** What came back is offered first: the same again, where it was faulty. */
const valueOf = ({ itemId, sku, choices }: Line) =>
  [
    exchangeField(itemId),
    (choices.find((one) => one.sku === sku) ?? choices[0])?.sku ?? "",
  ] as const;

const chosenOf = ({ itemId, choices }: Line, values: Readonly<Record<string, string>>) =>
  choices.find(({ sku }) => sku === values[exchangeField(itemId)]);

/** Whoever chose another size by mistake reads that it is the one that came back. */
function choiceText({ sku, label, pieces, difference }: Choice, cameBack: string): string {
  const same = sku === cameBack ? ", the same again" : "";
  const more = difference.value === 0 ? "" : `, ${amountText(difference)} in all`;
  return `${label}${same}${pieces === null ? "" : `, ${pieces} there`}${more}`;
}

function differenceOf(choices: readonly Choice[]): Price {
  const currency = choices[0]?.difference.currency ?? "";
  return moneyToWire(
    sum(
      choices.map(({ difference }) => moneyFromWire(difference)),
      currency,
    ),
  );
}

function differenceText({ value, currency }: Price, takes: ExchangeTake): string {
  if (value === 0) return "It costs the same.";
  const amount = amountText({ value: Math.abs(value), currency });
  return value < 0
    ? `${amount} are paid back.`
    : `The difference of ${amount} ${EXCHANGE_TAKES[takes]}.`;
}

const FIELDS: Readonly<Record<string, FormField>> = {
  toShelf: SHELF_FIELD,
  takes: {
    label: "What it costs more",
    choices: EXCHANGE_TAKE_CODES.map((value) => ({ value, label: EXCHANGE_TAKES[value] })),
  },
};
