import { checkTiers } from "@placket/domain/catalog/staff/product-tiers";
import { Button } from "@placket/ui/action/button/Button";
import { FieldError } from "@placket/ui/form/field/Field";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { useQuery } from "@tanstack/react-query";
import { useReading } from "../../page/form/use-reading.ts";
import { useMay } from "../../page/permissions.ts";
import { LoadingRows } from "../../page/states.tsx";
import {
  choicesQuery,
  tiersQuery,
  useWriteProduct,
  type ProductChoices,
  type Tiers,
} from "../product.queries.ts";
import { PartForm } from "./PartForm.tsx";
import { PartPage } from "./PartPage.tsx";
import styles from "./Parts.module.css";
import { keptTier, typedTier, type TypedTier } from "./tier-draft.ts";

/** What a piece costs whoever buys several. */
export default function TiersPage({ id }: { readonly id: string }) {
  const { data: choices } = useQuery(choicesQuery);
  return (
    <PartPage id={id} title="Tier prices" part={useQuery(tiersQuery(id))}>
      {(tiers: Tiers) =>
        choices ? (
          <Kept id={Number(id)} tiers={tiers} choices={choices} />
        ) : (
          <LoadingRows label="Loading websites" />
        )
      }
    </PartPage>
  );
}

interface KeptProps {
  readonly id: number;
  readonly tiers: Tiers;
  readonly choices: ProductChoices;
}

interface TiersDraft {
  readonly tiers: readonly TypedTier[];
}

/** They are sent with what was read of them: whoever was faster is not written over, and shown when asked for. */
function Kept({ id, tiers, choices }: KeptProps) {
  const { reading, read, setRead, showAnew } = useReading(tiers);
  const write = useWriteProduct("setTiers");
  const mayManage = useMay("products.manage");
  const websites = choices.scopes.filter(({ kind }) => kind === "website");
  const currencyOf = (website: string) =>
    websites.find((one) => String(one.id) === website)?.currency ?? choices.currency;
  const keptOf = ({ tiers: typed }: TiersDraft) => typed.map((tier) => keptTier(tier, currencyOf));
  const save = async (draft: TiersDraft) => {
    const body = { seen: read.seen, tiers: keptOf(draft) };
    setRead(await write.mutateAsync({ params: { id }, body }));
  };
  return (
    <PartForm<TiersDraft>
      key={reading}
      begun={{ tiers: read.tiers.map((tier, at) => typedTier(tier, at, currencyOf)) }}
      check={(draft) => checkTiers(keptOf(draft))}
      save={mayManage ? save : undefined}
      showAnew={showAnew}
    >
      {({ id: fieldId, draft, errorOf, onChange }) => (
        <section id={`${fieldId}-tiers`} tabIndex={-1} aria-label="Tier prices">
          {draft.tiers.length === 0 ? <p>It costs the same, however many are bought.</p> : null}
          {draft.tiers.map((tier, at) => (
            <TierRow
              key={tier.key}
              id={`${fieldId}-${at}`}
              place={at + 1}
              tier={tier}
              currency={currencyOf(tier.website)}
              websites={websites}
              groups={read.groups}
              errorOf={(part) => errorOf(`${at}-${part}`)}
              isFixed={!mayManage}
              onTier={(part) => onChange({ tiers: draft.tiers.with(at, { ...tier, ...part }) })}
              onRemove={() => onChange({ tiers: draft.tiers.toSpliced(at, 1) })}
            />
          ))}
          {mayManage ? (
            <p>
              <Button
                kind="line"
                size="sm"
                onClick={() => onChange({ tiers: [...draft.tiers, emptyTier(draft.tiers)] })}
              >
                Add a Price
              </Button>
            </p>
          ) : null}
        </section>
      )}
    </PartForm>
  );
}

const emptyTier = (tiers: readonly TypedTier[]): TypedTier => ({
  key: Math.max(-1, ...tiers.map(({ key }) => key)) + 1,
  website: "",
  group: "",
  quantity: "",
  value: "",
});

interface TierRowProps {
  readonly id: string;
  /** Counted from 1. */
  readonly place: number;
  readonly tier: TypedTier;
  readonly currency: string;
  readonly websites: readonly { readonly id: number; readonly name: string }[];
  readonly groups: Tiers["groups"];
  readonly errorOf: (part: string) => string | undefined;
  readonly isFixed: boolean;
  readonly onTier: (part: Partial<TypedTier>) => void;
  readonly onRemove: () => void;
}

function TierRow(props: TierRowProps) {
  const { id, place, tier, currency, websites, groups, errorOf, isFixed, onTier } = props;
  const websiteError = errorOf("websiteId") ?? errorOf("groupId");
  return (
    <fieldset className={styles["tier"]}>
      <legend className="visually-hidden">Price {place}</legend>
      <SelectField
        id={`${id}-websiteId`}
        label="Website"
        value={tier.website}
        disabled={isFixed}
        onChange={({ target }) => onTier({ website: target.value })}
      >
        <option value="">All websites</option>
        {websites.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </SelectField>
      <SelectField
        id={`${id}-groupId`}
        label="Customer group"
        value={tier.group}
        disabled={isFixed}
        onChange={({ target }) => onTier({ group: target.value })}
      >
        <option value="">Everybody</option>
        {groups.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </SelectField>
      <TextField
        id={`${id}-quantity`}
        label="From so many"
        value={tier.quantity}
        error={errorOf("quantity")}
        inputMode="numeric"
        maxLength={10}
        disabled={isFixed}
        onChange={({ target }) => onTier({ quantity: target.value })}
      />
      <TextField
        id={`${id}-value`}
        label={`Each, in ${currency} or %`}
        hint="24.50, or 10% less"
        value={tier.value}
        error={errorOf("value")}
        maxLength={14}
        disabled={isFixed}
        onChange={({ target }) => onTier({ value: target.value })}
      />
      {websiteError === undefined ? null : (
        <FieldError id={`${id}-where-error`}>{websiteError}</FieldError>
      )}
      {isFixed ? null : (
        <Button kind="link" onClick={props.onRemove}>
          Remove<span className="visually-hidden"> price {place}</span>
        </Button>
      )}
    </fieldset>
  );
}
