import { checkPercent } from "@placket/domain/catalog/staff/price-by";
import { money } from "@placket/domain/money/money";
import { decimalOf } from "@placket/domain/money/price-format";
import { Button } from "@placket/ui/action/button/Button";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { call, type CallReply } from "../api/call.ts";
import { failureText } from "../api/failure-text.ts";
import { amountText } from "../money/amount-text.ts";
import { useAddress } from "../page/address.ts";
import { problemText } from "../page/form/problem-lines.ts";
import { Heading } from "../page/Heading.tsx";
import { Said } from "../page/Said.tsx";
import { NotFound } from "../page/states.tsx";
import { Table, type Column } from "../page/Table.tsx";
import { productsAt } from "./catalog.addresses.ts";
import form from "./form/ProductForm.module.css";
import { useWriteProduct } from "./product.queries.ts";

type Preview = CallReply<"previewPrices">;
type Line = Preview["lines"][number];

/** Prices of several products by so many percent: seen first, then written, all of them or none. */
export default function PricesPage() {
  const ids = (useAddress().query.get("ids") ?? "").split(",").map(Number);
  if (!ids.every((id) => Number.isInteger(id) && id > 0)) return <NotFound />;
  return (
    <>
      <Heading title="Change Prices" />
      <p>
        <a className="link" href={productsAt({})}>
          All products
        </a>
      </p>
      <Prices ids={ids} />
    </>
  );
}

function Prices({ ids }: { readonly ids: readonly number[] }) {
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const [said, setSaid] = useState("");
  const preview = useMutation({
    mutationFn: (percent: number) => call("previewPrices", { body: { ids: [...ids], percent } }),
  });
  const write = useWriteProduct("setPrices");
  const look = (event: FormEvent) => {
    event.preventDefault();
    const percent = typed.trim() === "" ? Number.NaN : Number(typed.replace(",", "."));
    const [problem] = checkPercent(percent);
    setError(problem && problemText(problem));
    setSaid("");
    write.reset();
    if (problem) preview.reset();
    else preview.mutate(percent);
  };
  const save = async ({ lines }: Preview) => {
    const prices = lines.map(({ id, seen, priceMinor }) => ({ id, seen, priceMinor }));
    const { changed } = await write.mutateAsync({ body: { prices } });
    preview.reset();
    setSaid(`${changed} prices are written. Shoppers see them within a second.`);
  };
  const failure = preview.error ?? write.error;
  return (
    <>
      <form className={form["form"]} noValidate onSubmit={look}>
        <TextField
          label="Percent more, or less with a minus"
          hint="Of families the prices of their variants."
          end="%"
          value={typed}
          error={error}
          inputMode="decimal"
          maxLength={8}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
        <div className={form["foot"]}>
          <Button type="submit" kind="line" busy={preview.isPending}>
            Show the Prices
          </Button>
        </div>
      </form>
      <Said text={said} />
      {failure ? <p role="alert">{failureText(failure)}</p> : null}
      {preview.data ? (
        <Seen
          data={preview.data}
          busy={write.isPending}
          save={() => void save(preview.data).catch(() => undefined)}
        />
      ) : null}
    </>
  );
}

interface SeenProps {
  readonly data: Preview;
  readonly busy: boolean;
  readonly save: () => void;
}

/** Each price as it is, and as it would be. */
function Seen({ data, busy, save }: SeenProps) {
  const { currency, lines } = data;
  if (lines.length === 0) return <p>None of them has a price of its own.</p>;
  return (
    <>
      <Table
        label="Prices"
        columns={columnsIn(currency)}
        rows={lines}
        keyOf={({ id }) => id}
        isCards
      />
      <div className={form["foot"]}>
        <Button busy={busy} onClick={save}>
          Write These Prices
        </Button>
      </div>
    </>
  );
}

function columnsIn(currency: string): readonly Column<Line>[] {
  const text = (minor: number) =>
    amountText({ value: decimalOf(money(minor, currency)), currency });
  return [
    { title: "SKU", isRowHeader: true, noWrap: true, cell: ({ sku }) => sku },
    { title: "Name", isWide: true, cell: ({ name }) => name },
    { title: "Now", align: "end", noWrap: true, cell: ({ seen }) => text(seen) },
    { title: "Then", align: "end", noWrap: true, cell: ({ priceMinor }) => text(priceMinor) },
  ];
}
