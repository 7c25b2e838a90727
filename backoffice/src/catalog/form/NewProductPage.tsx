import { checkNewProduct } from "@placket/domain/catalog/staff/new-product";
import { GIFT_CARD_ATTRIBUTES } from "@placket/domain/sold-card/offer";
import { Button } from "@placket/ui/action/button/Button";
import { ErrorSummary } from "@placket/ui/form/error-summary/ErrorSummary";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useGo } from "../../page/address.ts";
import { LeaveWarning } from "../../page/form/LeaveWarning.tsx";
import { useDraft } from "../../page/form/use-draft.ts";
import { Heading } from "../../page/Heading.tsx";
import { Failed, LoadingRows } from "../../page/states.tsx";
import { productAt, productsAt } from "../catalog.addresses.ts";
import { choicesQuery, useWriteProduct, type ProductChoices } from "../product.queries.ts";
import { FieldGroups } from "./FieldGroups.tsx";
import { emptyDraft, newParts, newProductOf, type NewDraft } from "./new-draft.ts";
import { NewFields } from "./NewFields.tsx";
import styles from "./ProductForm.module.css";

/** A product that is to be: simple, virtual, a gift card, or a family with its variants. */
export default function NewProductPage() {
  const { data, error, refetch } = useQuery(choicesQuery);
  return (
    <>
      <Heading title="New Product" />
      <p>
        <a className="link" href={productsAt({})}>
          All products
        </a>
      </p>
      {data ? (
        <NewProductForm choices={data} />
      ) : error ? (
        <Failed error={error} retry={() => void refetch()} />
      ) : (
        <LoadingRows label="Loading the form" />
      )}
    </>
  );
}

function NewProductForm({ choices }: { readonly choices: ProductChoices }) {
  const add = useWriteProduct("addProduct");
  const go = useGo();
  const begun = useMemo(() => emptyDraft(choices), [choices]);
  const { parts, problems, errors, state, isDirty, submit } = useDraft<NewDraft>({
    begun,
    check: (draft) => checkNewProduct(newProductOf(draft, choices), choices.currency),
    save: async (draft) => {
      const { id } = await add.mutateAsync({ body: newProductOf(draft, choices) });
      return () => go(productAt({ id: String(id) }));
    },
  });
  const { type } = parts.draft;
  const { rows, units } = newParts(type, choices);
  const scope = choices.scopes[0];
  return (
    <form
      className={styles["form"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <LeaveWarning isUnsaved={isDirty && state !== "saved"} />
      <ErrorSummary title="Not made yet" errors={errors} attempt={problems} />
      <NewFields {...parts} choices={choices} />
      {scope ? (
        <FieldGroups
          key={type}
          {...parts}
          rows={rows}
          units={units}
          scope={scope}
          inherited={{}}
          asked={type === "giftcard" ? CARD_FIELDS : []}
          isFixed={() => false}
        />
      ) : null}
      <div className={styles["foot"]}>
        <Button type="submit" busy={state === "saving"} busyLabel="making">
          Make Product
        </Button>
      </div>
    </form>
  );
}

const CARD_FIELDS = GIFT_CARD_ATTRIBUTES.map((code) => `attributes.${code}`);
