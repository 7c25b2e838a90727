import { Button } from "@placket/ui/action/button/Button";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { failureText } from "../../api/failure-text.ts";
import { useGo } from "../../page/address.ts";
import { useConfirm } from "../../page/dialog/use-confirm.tsx";
import { Heading } from "../../page/Heading.tsx";
import { isId } from "../../page/is-id.ts";
import { useMay } from "../../page/permissions.ts";
import { Said } from "../../page/Said.tsx";
import { Failed, LoadingRows, NotFound } from "../../page/states.tsx";
import { catalogRuleAt, catalogRulesAt } from "../promotion.addresses.ts";
import { choicesQuery, type Choices } from "../promotion.queries.ts";
import { stateText } from "../rule-text.ts";
import styles from "../RuleForm.module.css";
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
  return id === "new" ? <NewRule /> : <Found key={id} id={Number(id)} />;
}

function NewRule() {
  const { data: choices, error, refetch } = useQuery(choicesQuery);
  const add = useWriteCatalogRule("addCatalogRule");
  const go = useGo();
  if (error && !choices) return <Failed error={error} retry={() => void refetch()} />;
  return (
    <>
      <Head title="New Rule" />
      {choices ? (
        <CatalogRuleForm
          id={null}
          draft={newCatalogDraft(choices)}
          choices={choices}
          save={async (body) => {
            const { id } = await add.mutateAsync({ body });
            return () => go(catalogRuleAt({ id: String(id) }));
          }}
        />
      ) : (
        <LoadingRows label="Loading what a rule may name" />
      )}
    </>
  );
}

function Found({ id }: { readonly id: number }) {
  const rule = useQuery(catalogRuleQuery(id));
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
      <a className="link" href={catalogRulesAt({})}>
        All price rules
      </a>
    </p>
  </>
);

function Rule({ rule, choices }: { readonly rule: CatalogRuleRow; readonly choices: Choices }) {
  const [reading, setReading] = useState(0);
  // It is sent with the version that the form began with: whoever was faster is not written over.
  const [read, setRead] = useState(rule);
  const change = useWriteCatalogRule("changeCatalogRule");
  const mayChange = useMay("promotions.change");
  const [now] = useState(() => new Date());
  const showAnew = () => {
    setRead(rule);
    setReading(reading + 1);
  };
  return (
    <>
      <p>
        {stateText(rule, now)}. {priceActionText(rule.action, rule.currency)}.
      </p>
      {mayChange ? <Doing rule={rule} /> : null}
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

/** What is done with a whole rule. */
function Doing({ rule }: { readonly rule: CatalogRuleRow }) {
  const { id, version, name } = rule;
  const duplicate = useWriteCatalogRule("duplicateCatalogRule");
  const remove = useWriteCatalogRule("removeCatalogRule");
  const { ask, dialog } = useConfirm();
  const go = useGo();
  const params = { id };
  const error = duplicate.error ?? remove.error;
  const onRemove = async () => {
    const isSure = await ask({
      title: `Remove “${name}”?`,
      text: "It lowers no price any more. Orders keep what they were given.",
      yes: "Remove",
    });
    if (isSure) {
      remove.mutate({ params, body: { version } }, { onSuccess: () => go(catalogRulesAt({})) });
    }
  };
  return (
    <div className={styles["foot"]}>
      <Button
        kind="line"
        busy={duplicate.isPending}
        onClick={() =>
          duplicate.mutate(
            { params },
            { onSuccess: (copy) => go(catalogRuleAt({ id: String(copy.id) })) },
          )
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
