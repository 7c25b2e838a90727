import { Button } from "@placket/ui/action/button/Button";
import { useMutation } from "@tanstack/react-query";
import { call, type CallReply } from "../../api/call.ts";
import { failureText } from "../../api/failure-text.ts";
import { Table, type Column } from "../../page/Table.tsx";
import styles from "../RuleForm.module.css";
import { minorText } from "../rule-text.ts";
import type { CatalogDraft } from "./catalog-rule-draft.ts";

type Preview = CallReply<"previewCatalogRule">;
type Priced = Preview["products"][number];

/** What the rule as it is written makes of today's prices, before anybody saves it. */
export function PricePreview({
  id,
  draft,
}: {
  readonly id: number | null;
  readonly draft: CatalogDraft;
}) {
  const preview = useMutation({
    mutationFn: () => call("previewCatalogRule", { body: { ...draft, id } }),
  });
  const { data, error } = preview;
  return (
    <section className={styles["part"]} aria-labelledby="preview-title">
      <h2 id="preview-title">What it does to prices</h2>
      <p>
        Today’s prices with and without this rule as it stands above, as if it were on: for the
        first website and group that it names.
      </p>
      <div className={styles["foot"]}>
        <Button kind="line" busy={preview.isPending} onClick={() => preview.mutate()}>
          Look at the Prices
        </Button>
        <output>{error ? failureText(error) : data ? sumText(data) : ""}</output>
      </div>
      {data && data.products.length > 0 ? (
        <Table
          label="Products that would cost something else"
          columns={columnsIn(data.currency)}
          rows={data.products}
          keyOf={keyOf}
        />
      ) : null}
    </section>
  );
}

const keyOf = ({ id }: Priced) => id;

function sumText({ looked, changed, products, website, group }: Preview): string {
  const where = `in ${website} for ${group}`;
  if (changed === 0) return `None of ${looked} products would cost anything else ${where}.`;
  const shown = products.length < changed ? ` The ${products.length} that fall most:` : "";
  return `${changed} of ${looked} products would cost something else ${where}.${shown}`;
}

const columnsIn = (currency: string): readonly Column<Priced>[] => [
  { title: "SKU", isRowHeader: true, cell: ({ sku }) => sku },
  { title: "Product", isWide: true, cell: ({ name }) => name },
  { title: "Without", align: "end", cell: ({ before }) => minorText(before, currency) },
  { title: "With", align: "end", cell: ({ after }) => minorText(after, currency) },
  {
    title: "Difference",
    align: "end",
    cell: ({ before, after }) => minorText(after - before, currency),
  },
];
