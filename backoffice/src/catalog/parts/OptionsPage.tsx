import { checkOptions } from "@placket/domain/custom-option/check-options";
import { CUSTOM_OPTIONS_MAX } from "@placket/domain/custom-option/limits";
import { Button } from "@placket/ui/action/button/Button";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useReading } from "../../page/form/use-reading.ts";
import { useMay } from "../../page/permissions.ts";
import { Said } from "../../page/Said.tsx";
import { Empty, LoadingRows } from "../../page/states.tsx";
import { choicesQuery, optionsQuery, useWriteProduct, type Options } from "../product.queries.ts";
import { moved } from "./moved.ts";
import { emptyOption, keptOption, typedOption, type TypedOption } from "./option-draft.ts";
import { OptionRow } from "./OptionRow.tsx";
import { PartForm } from "./PartForm.tsx";
import { PartPage } from "./PartPage.tsx";
import styles from "./Parts.module.css";

/** What shoppers choose of a product besides its variants. */
export default function OptionsPage({ id }: { readonly id: string }) {
  const { data: choices } = useQuery(choicesQuery);
  return (
    <PartPage id={id} title="Options" part={useQuery(optionsQuery(id))}>
      {(options: Options) =>
        choices ? (
          <Kept id={Number(id)} options={options} currency={choices.currency} />
        ) : (
          <LoadingRows label="Loading the currency" />
        )
      }
    </PartPage>
  );
}

interface KeptProps {
  readonly id: number;
  readonly options: Options;
  readonly currency: string;
}

interface OptionsDraft {
  readonly options: readonly TypedOption[];
}

/** They are sent with what was read of them: whoever was faster is not written over, and shown when asked for. */
function Kept({ id, options, currency }: KeptProps) {
  const { reading, read, setRead, showAnew } = useReading(options);
  const write = useWriteProduct("setOptions");
  const mayManage = useMay("products.manage");
  const keptOf = ({ options: typed }: OptionsDraft) =>
    typed.map((option) => {
      const { values, ...kept } = keptOption(option, currency);
      return { ...kept, values: [...values] };
    });
  const save = async (draft: OptionsDraft) => {
    setRead(
      await write.mutateAsync({
        params: { id },
        body: { seen: read.seen, options: keptOf(draft) },
      }),
    );
  };
  if (!read.canHave) {
    return <Empty>Bundles and gift cards are chosen in ways of their own.</Empty>;
  }
  return (
    <PartForm<OptionsDraft>
      key={reading}
      begun={{ options: read.options.map((option, at) => typedOption(option, at, currency)) }}
      check={(draft) => checkOptions(keptOf(draft))}
      save={mayManage ? save : undefined}
      showAnew={showAnew}
    >
      {({ id: fieldId, draft, errorOf, onChange }) => (
        <OptionList
          id={fieldId}
          options={draft.options}
          currency={currency}
          errorOf={errorOf}
          isFixed={!mayManage}
          onOptions={(all) => onChange({ options: all })}
        />
      )}
    </PartForm>
  );
}

interface ListProps {
  readonly id: string;
  readonly options: readonly TypedOption[];
  readonly currency: string;
  readonly errorOf: (field: string) => string | undefined;
  readonly isFixed: boolean;
  readonly onOptions: (options: readonly TypedOption[]) => void;
}

/** The options in the order in which shoppers meet them. */
function OptionList({ id, options, currency, errorOf, isFixed, onOptions }: ListProps) {
  const [said, setSaid] = useState("");
  const move = (from: number, by: number) => {
    onOptions(moved(options, from, from + by));
    setSaid(`Option ${from + 1} stands at place ${from + by + 1} now.`);
  };
  return (
    <section id={`${id}-options`} tabIndex={-1} aria-label="Options">
      <p>
        What is chosen here adds to the price of a piece: an amount as it is, a percentage of what
        the piece costs. Orders that were placed keep what was chosen; a cart whose option is taken
        away is told so.
      </p>
      {options.length === 0 ? <Empty>Nothing is chosen of it but its variant.</Empty> : null}
      <ol className={styles["options"]}>
        {options.map((option, at) => (
          <li key={option.key}>
            <OptionRow
              id={`${id}-${at}`}
              place={{ at, of: options.length }}
              option={option}
              currency={currency}
              errorOf={(part) => errorOf(`${at}-${part}`)}
              isFixed={isFixed}
              onOption={(part) => onOptions(options.with(at, { ...option, ...part }))}
              onMove={(by) => move(at, by)}
              onRemove={() => onOptions(options.toSpliced(at, 1))}
            />
          </li>
        ))}
      </ol>
      <Said text={said} />
      {isFixed || options.length >= CUSTOM_OPTIONS_MAX ? null : (
        <p>
          <Button
            kind="line"
            size="sm"
            onClick={() => onOptions([...options, emptyOption(options)])}
          >
            Add an Option
          </Button>
        </p>
      )}
    </section>
  );
}
