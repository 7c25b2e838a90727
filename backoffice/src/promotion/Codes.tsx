import { Button } from "@placket/ui/action/button/Button";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { checkCode, checkCodesWish, COUPON_CODE_MAX } from "@placket/domain/promotion/coupon-code";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { CallReply } from "../api/call.ts";
import { failureText } from "../api/failure-text.ts";
import { fileHref } from "../api/file-href.ts";
import { ResourceForm } from "../page/form/ResourceForm.tsx";
import { Said } from "../page/Said.tsx";
import { Failed, LoadingRows } from "../page/states.tsx";
import { Table, type Column } from "../page/Table.tsx";
import { Time } from "../page/Time.tsx";
import { codesQuery, useWritePromotion, type RuleRow } from "./promotion.queries.ts";
import styles from "./RuleForm.module.css";

type Code = CallReply<"coupons">["rows"][number];

/** The codes of a rule: written by hand, or many at once. */
export function Codes({
  rule,
  mayChange,
}: {
  readonly rule: RuleRow;
  readonly mayChange: boolean;
}) {
  const params = { id: rule.id };
  const [search, setSearch] = useState("");
  const [after, setAfter] = useState("");
  const { data, error, refetch } = useQuery(codesQuery(rule.id, { search, after }));
  const remove = useWritePromotion("removeCoupon");
  const onRemove = (id: number) => remove.mutate({ params: { id } });
  return (
    <section className={styles["part"]} aria-labelledby="codes-title">
      <h2 id="codes-title">Its codes</h2>
      <TextField
        label="Codes that begin with"
        maxLength={COUPON_CODE_MAX}
        autoComplete="off"
        value={search}
        onChange={({ target }) => {
          setSearch(target.value);
          setAfter("");
        }}
      />
      <Said text={remove.error ? failureText(remove.error) : remove.data ? "Removed." : ""} />
      {data ? (
        <>
          {data.rows.length === 0 ? (
            <p>No such code.</p>
          ) : (
            <Table
              label="Codes"
              columns={mayChange ? [...COLUMNS, removing(onRemove)] : COLUMNS}
              rows={data.rows}
              keyOf={({ id }) => id}
            />
          )}
          <div className={styles["foot"]}>
            {after === "" ? null : (
              <Button kind="line" onClick={() => setAfter("")}>
                First Codes
              </Button>
            )}
            {data.next === null ? null : (
              <Button kind="line" onClick={() => setAfter(data.next ?? "")}>
                Next Codes
              </Button>
            )}
            <a className="link" href={fileHref("exportCoupons", {}, params)} download>
              All codes as CSV
            </a>
          </div>
        </>
      ) : error ? (
        <Failed error={error} retry={() => void refetch()} />
      ) : (
        <LoadingRows label="Loading codes" rows={3} />
      )}
      {mayChange ? <Adding params={params} /> : null}
    </section>
  );
}

const COLUMNS: readonly Column<Code>[] = [
  { title: "Code", isRowHeader: true, cell: ({ code }) => code },
  { title: "Orders", align: "end", cell: ({ used }) => used },
  { title: "Added", cell: ({ createdAt }) => <Time iso={createdAt} /> },
];

const removing = (onRemove: (id: number) => void): Column<Code> => ({
  title: "By hand",
  cell: ({ id, code }) => (
    <Button kind="link" aria-label={`Remove the code ${code}`} onClick={() => onRemove(id)}>
      Remove
    </Button>
  ),
});

function Adding({ params }: { readonly params: { readonly id: number } }) {
  const add = useWritePromotion("addCoupon");
  const make = useWritePromotion("makeCoupons");
  return (
    <>
      <h3>Add one code</h3>
      <ResourceForm
        fields={{ code: { label: "Code", maxLength: COUPON_CODE_MAX, autoComplete: "off" } }}
        check={({ code }) => checkCode(code.trim())}
        submitLabel="Add Code"
        done={add.data ? "Added." : undefined}
        onSave={(body) => add.mutateAsync({ params, body })}
      />
      <h3>Make many codes</h3>
      <ResourceForm
        fields={{
          count: { label: "How many", maxLength: 5, autoComplete: "off" },
          length: { label: "Characters after the beginning", maxLength: 2, autoComplete: "off" },
          alphabet: { label: "Made of", choices: ALPHABETS },
          prefix: {
            label: "All begin with",
            maxLength: COUPON_CODE_MAX,
            autoComplete: "off",
            mayBeEmpty: true,
          },
        }}
        values={{ count: "100", length: "8", alphabet: "both" }}
        keeps={["count", "length", "alphabet", "prefix"]}
        mayBeLeft
        check={(typed) => checkCodesWish(wishOf(typed))}
        submitLabel="Make Codes"
        done={make.data ? `${make.data.added} codes made.` : undefined}
        onSave={(typed) => make.mutateAsync({ params, body: wishOf(typed) })}
      />
    </>
  );
}

const ALPHABETS = [
  { value: "both", label: "Letters and digits" },
  { value: "letters", label: "Letters" },
  { value: "digits", label: "Digits" },
] as const;

interface TypedWish {
  readonly count: string;
  readonly length: string;
  readonly alphabet: string;
  readonly prefix: string;
}

const wishOf = ({ count, length, alphabet, prefix }: TypedWish) => ({
  count: Number(count),
  length: Number(length),
  alphabet: ALPHABETS.find(({ value }) => value === alphabet)?.value ?? "both",
  prefix: prefix.trim(),
});
