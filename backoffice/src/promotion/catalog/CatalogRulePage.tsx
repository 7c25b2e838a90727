import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useGo } from "../../page/address.ts";
import { isId } from "../../page/is-id.ts";
import { useMay } from "../../page/permissions.ts";
import { NotFound } from "../../page/states.tsx";
import { useReading } from "../../page/form/use-reading.ts";
import { FoundRule, NewRule, RuleDoing } from "../frame/RuleFrame.tsx";
import { catalogRuleAt, catalogRulesAt } from "../promotion.addresses.ts";
import type { Choices } from "../promotion.queries.ts";
import { stateText } from "../rule-text.ts";
import { catalogDraftOf, newCatalogDraft } from "./catalog-rule-draft.ts";
import {
  catalogRuleQuery,
  useWriteCatalogRule,
  type CatalogRuleRow,
} from "./catalog-rule.queries.ts";
import { CatalogRuleForm } from "./CatalogRuleForm.tsx";
import { priceActionText } from "./price-action-text.ts";

/** One catalog price rule, or a new one. */
export default function CatalogRulePage({ id }: { readonly id: string }) {
  if (id !== "new" && !isId(id)) return <NotFound />;
  return id === "new" ? <New /> : <Found key={id} id={Number(id)} />;
}

const WAYS = {
  all: catalogRulesAt({}),
  title: "All price rules",
  at: (id: number) => catalogRuleAt({ id: String(id) }),
};

function New() {
  const add = useWriteCatalogRule("addCatalogRule");
  const go = useGo();
  return (
    <NewRule ways={WAYS}>
      {(choices) => (
        <CatalogRuleForm
          id={null}
          draft={newCatalogDraft(choices)}
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
    <FoundRule rule={useQuery(catalogRuleQuery(id))} ways={WAYS}>
      {(rule, choices) => <Rule rule={rule} choices={choices} />}
    </FoundRule>
  );
}

function Rule({ rule, choices }: { readonly rule: CatalogRuleRow; readonly choices: Choices }) {
  const { reading, read, setRead, showAnew } = useReading(rule);
  const change = useWriteCatalogRule("changeCatalogRule");
  const { mutateAsync: duplicate } = useWriteCatalogRule("duplicateCatalogRule");
  const { mutateAsync: remove } = useWriteCatalogRule("removeCatalogRule");
  const mayChange = useMay("promotions.change");
  const [now] = useState(() => new Date());
  return (
    <>
      <p>
        {stateText(rule, now)}. {priceActionText(rule.action, rule.currency)}.
      </p>
      {mayChange ? (
        <RuleDoing
          rule={rule}
          ways={WAYS}
          duplicate={(id) => duplicate({ params: { id } })}
          remove={(id, version) => remove({ params: { id }, body: { version } })}
          gone="It lowers no price any more. Orders keep what they were given."
        />
      ) : null}
      <CatalogRuleForm
        key={reading}
        id={rule.id}
        draft={catalogDraftOf(read)}
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
    </>
  );
}
