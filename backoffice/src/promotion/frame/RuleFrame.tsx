import { Button } from "@placket/ui/action/button/Button";
import { useMutation, useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { failureText } from "../../api/failure-text.ts";
import { useGo } from "../../page/address.ts";
import { useConfirm } from "../../page/dialog/use-confirm.tsx";
import { Heading } from "../../page/Heading.tsx";
import { Said } from "../../page/Said.tsx";
import { Failed, LoadingRows } from "../../page/states.tsx";
import { choicesQuery, type Choices } from "../promotion.queries.ts";
import styles from "../RuleForm.module.css";

/** Where the rules of a kind stand. */
interface Ways {
  readonly all: string;
  /** What the way there is called. */
  readonly title: string;
  readonly at: (id: number) => string;
}

interface NewRuleProps {
  readonly ways: Ways;
  readonly children: (choices: Choices) => ReactNode;
}

/** A rule that is begun, once it is known what it may name. */
export function NewRule({ ways, children }: NewRuleProps) {
  const { data: choices, error, refetch } = useQuery(choicesQuery);
  if (error && !choices) return <Failed error={error} retry={() => void refetch()} />;
  return (
    <>
      <Head title="New Rule" ways={ways} />
      {choices ? children(choices) : <LoadingRows label="Loading what a rule may name" />}
    </>
  );
}

interface FoundRuleProps<Row> {
  readonly rule: UseQueryResult<Row>;
  readonly ways: Ways;
  readonly children: (rule: Row, choices: Choices) => ReactNode;
}

/** A rule that stands, once it is read. */
export function FoundRule<Row extends { readonly name: string }>(props: FoundRuleProps<Row>) {
  const { rule, ways, children } = props;
  const choices = useQuery(choicesQuery);
  const error = rule.error ?? choices.error;
  if (error && !(rule.data && choices.data)) {
    return (
      <Failed error={error} retry={() => void Promise.all([rule.refetch(), choices.refetch()])} />
    );
  }
  return (
    <>
      <Head title={rule.data?.name ?? "Rule"} ways={ways} />
      {rule.data && choices.data ? (
        children(rule.data, choices.data)
      ) : (
        <LoadingRows label="Loading the rule" />
      )}
    </>
  );
}

const Head = ({ title, ways }: { readonly title: string; readonly ways: Ways }) => (
  <>
    <Heading title={title} />
    <p>
      <a className="link" href={ways.all}>
        {ways.title}
      </a>
    </p>
  </>
);

interface DoingProps {
  readonly rule: { readonly id: number; readonly version: number; readonly name: string };
  readonly ways: Ways;
  readonly duplicate: (id: number) => Promise<{ readonly id: number }>;
  readonly remove: (id: number, version: number) => Promise<unknown>;
  /** What follows once it is gone. */
  readonly gone: string;
}

/** What is done with a whole rule. */
export function RuleDoing({ rule, ways, duplicate, remove, gone }: DoingProps) {
  const { id, version, name } = rule;
  const { ask, dialog } = useConfirm();
  const go = useGo();
  const copying = useMutation({
    mutationFn: () => duplicate(id),
    onSuccess: (copy) => go(ways.at(copy.id)),
  });
  const removing = useMutation({
    mutationFn: () => remove(id, version),
    onSuccess: () => go(ways.all),
  });
  const onRemove = async () => {
    const isSure = await ask({ title: `Remove “${name}”?`, text: gone, yes: "Remove" });
    if (isSure) removing.mutate();
  };
  const failure = copying.error ?? removing.error;
  return (
    <div className={styles["foot"]}>
      <Button kind="line" busy={copying.isPending} onClick={() => copying.mutate()}>
        Duplicate
      </Button>
      <Button kind="link" busy={removing.isPending} onClick={() => void onRemove()}>
        Remove
      </Button>
      <Said text={failure ? failureText(failure) : ""} />
      {dialog}
    </div>
  );
}
