import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useGo } from "../page/address.ts";
import { isId } from "../page/is-id.ts";
import { useMay } from "../page/permissions.ts";
import { NotFound } from "../page/states.tsx";
import { Codes } from "./Codes.tsx";
import { useReading } from "../page/form/use-reading.ts";
import { FoundRule, NewRule, RuleDoing } from "./frame/RuleFrame.tsx";
import { ruleAt, rulesAt } from "./promotion.addresses.ts";
import { ruleQuery, useWritePromotion, type Choices, type RuleRow } from "./promotion.queries.ts";
import { draftOf, newDraft } from "./rule-draft.ts";
import { actionText, stateText, takenText } from "./rule-text.ts";
import { RuleForm } from "./RuleForm.tsx";

/** One cart price rule, or a new one. */
export default function RulePage({ id }: { readonly id: string }) {
  if (id !== "new" && !isId(id)) return <NotFound />;
  return id === "new" ? <New /> : <Found key={id} id={Number(id)} />;
}

const WAYS = {
  all: rulesAt({}),
  title: "All promotions",
  at: (id: number) => ruleAt({ id: String(id) }),
};

function New() {
  const add = useWritePromotion("addCartRule");
  const go = useGo();
  return (
    <NewRule ways={WAYS}>
      {(choices) => (
        <RuleForm
          id={null}
          draft={newDraft(choices)}
          choices={choices}
          save={async (body) => {
            const { id } = await add.mutateAsync({ body });
            return () => go(WAYS.at(id));
          }}
        />
      )}
    </NewRule>
  );
}

function Found({ id }: { readonly id: number }) {
  return (
    <FoundRule rule={useQuery(ruleQuery(id))} ways={WAYS}>
      {(rule, choices) => <Rule rule={rule} choices={choices} />}
    </FoundRule>
  );
}

function Rule({ rule, choices }: { readonly rule: RuleRow; readonly choices: Choices }) {
  const { reading, read, setRead, showAnew } = useReading(rule);
  const change = useWritePromotion("changeCartRule");
  const { mutateAsync: duplicate } = useWritePromotion("duplicateCartRule");
  const { mutateAsync: remove } = useWritePromotion("removeCartRule");
  const mayChange = useMay("promotions.change");
  const [now] = useState(() => new Date());
  return (
    <>
      <p>
        {stateText(rule, now)}. {actionText(rule.action, rule.currency)}. {rule.uses.orders} orders
        {rule.uses.orders > 0 ? `, ${takenText(rule)} taken off` : ""}.
      </p>
      {mayChange ? (
        <RuleDoing
          rule={rule}
          ways={WAYS}
          duplicate={(id) => duplicate({ params: { id } })}
          remove={(id, version) => remove({ params: { id }, body: { version } })}
          gone="It takes nothing off any more, and its codes are gone. Orders keep what they were given."
        />
      ) : null}
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
