import { Button } from "@placket/ui/action/button/Button";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { failureText } from "../api/failure-text.ts";
import { useGo } from "../page/address.ts";
import { useConfirm } from "../page/dialog/use-confirm.tsx";
import { Heading } from "../page/Heading.tsx";
import { isId } from "../page/is-id.ts";
import { useMay } from "../page/permissions.ts";
import { Said } from "../page/Said.tsx";
import { Failed, LoadingRows, NotFound } from "../page/states.tsx";
import { Codes } from "./Codes.tsx";
import { ruleAt, rulesAt } from "./promotion.addresses.ts";
import {
  choicesQuery,
  ruleQuery,
  useWritePromotion,
  type Choices,
  type RuleRow,
} from "./promotion.queries.ts";
import { draftOf, newDraft } from "./rule-draft.ts";
import { actionText, stateText, takenText } from "./rule-text.ts";
import { RuleForm } from "./RuleForm.tsx";
import styles from "./RuleForm.module.css";

/** One cart price rule, or a new one. */
export default function RulePage({ id }: { readonly id: string }) {
  if (id !== "new" && !isId(id)) return <NotFound />;
  return id === "new" ? <NewRule /> : <Found key={id} id={Number(id)} />;
}

function NewRule() {
  const { data: choices, error, refetch } = useQuery(choicesQuery);
  const add = useWritePromotion("addCartRule");
  const go = useGo();
  if (error && !choices) return <Failed error={error} retry={() => void refetch()} />;
  return (
    <>
      <Head title="New Rule" />
      {choices ? (
        <RuleForm
          id={null}
          draft={newDraft(choices)}
          choices={choices}
          save={async (body) => {
            const { id } = await add.mutateAsync({ body });
            return () => go(ruleAt({ id: String(id) }));
          }}
        />
      ) : (
        <LoadingRows label="Loading what a rule may name" />
      )}
    </>
  );
}

function Found({ id }: { readonly id: number }) {
  const rule = useQuery(ruleQuery(id));
  const choices = useQuery(choicesQuery);
  const error = rule.error ?? choices.error;
  if (error && !(rule.data && choices.data)) {
    return (
      <Failed error={error} retry={() => void Promise.all([rule.refetch(), choices.refetch()])} />
    );
  }
  return (
    <>
      <Head title={rule.data?.name ?? "Rule"} />
      {rule.data && choices.data ? (
        <Rule rule={rule.data} choices={choices.data} />
      ) : (
        <LoadingRows label="Loading the rule" />
      )}
    </>
  );
}

const Head = ({ title }: { readonly title: string }) => (
  <>
    <Heading title={title} />
    <p>
      <a className="link" href={rulesAt({})}>
        All promotions
      </a>
    </p>
  </>
);

function Rule({ rule, choices }: { readonly rule: RuleRow; readonly choices: Choices }) {
  const [reading, setReading] = useState(0);
  // It is sent with the version that the form began with: whoever was faster is not written over.
  const [read, setRead] = useState(rule);
  const change = useWritePromotion("changeCartRule");
  const mayChange = useMay("promotions.change");
  const [now] = useState(() => new Date());
  const showAnew = () => {
    setRead(rule);
    setReading(reading + 1);
  };
  return (
    <>
      <p>
        {stateText(rule, now)}. {actionText(rule.action, rule.currency)}. {rule.uses.orders} orders
        {rule.uses.orders > 0 ? `, ${takenText(rule)} taken off` : ""}.
      </p>
      {mayChange ? <Doing rule={rule} /> : null}
      <RuleForm
        key={reading}
        id={rule.id}
        draft={draftOf(read)}
        choices={choices}
        showAnew={showAnew}
        {...(mayChange && {
          save: async (draft) => {
            const body = { ...draft, version: read.version };
            setRead(await change.mutateAsync({ params: { id: rule.id }, body }));
            return undefined;
          },
        })}
      />
      {rule.needsCoupon ? <Codes rule={rule} mayChange={mayChange} /> : null}
    </>
  );
}

/** What is done with a whole rule. */
function Doing({ rule }: { readonly rule: RuleRow }) {
  const { id, version, name } = rule;
  const duplicate = useWritePromotion("duplicateCartRule");
  const remove = useWritePromotion("removeCartRule");
  const { ask, dialog } = useConfirm();
  const go = useGo();
  const params = { id };
  const error = duplicate.error ?? remove.error;
  const onRemove = async () => {
    const isSure = await ask({
      title: `Remove “${name}”?`,
      text: "It takes nothing off any more, and its codes are gone. Orders keep what they were given.",
      yes: "Remove",
    });
    if (isSure) {
      remove.mutate({ params, body: { version } }, { onSuccess: () => go(rulesAt({})) });
    }
  };
  return (
    <div className={styles["foot"]}>
      <Button
        kind="line"
        busy={duplicate.isPending}
        onClick={() =>
          duplicate.mutate({ params }, { onSuccess: (copy) => go(ruleAt({ id: String(copy.id) })) })
        }
      >
        Duplicate
      </Button>
      <Button kind="link" onClick={() => void onRemove()}>
        Remove
      </Button>
      <Said text={error ? failureText(error) : ""} />
      {dialog}
    </div>
  );
}
