import { Button } from "@placket/ui/action/button/Button";
import { useState, type ReactNode } from "react";
import type { ExportName } from "../../api/file-href.ts";
import { failureText } from "../../api/failure-text.ts";
import { Said } from "../Said.tsx";
import { Empty, Failed, LoadingRows } from "../states.tsx";
import { Table, type Column, type Selected } from "../Table.tsx";
import { BulkBar, type BulkAction, type BulkOutcome } from "./BulkBar.tsx";
import { FilterForm } from "./FilterForm.tsx";
import { hrefOf, hrefOfAll, isNarrowed } from "./list-shape.ts";
import { ListFoot } from "./ListFoot.tsx";
import { ListHead } from "./ListHead.tsx";
import { Outcomes, sumOf } from "./Outcomes.tsx";
import styles from "./ResourceList.module.css";
import { SavedViews } from "./SavedViews.tsx";
import type { Listed, ListReply } from "./use-list.ts";

export interface ResourceListProps<Row extends object, Reply extends ListReply<Row>> {
  /** From `useList`. */
  readonly list: Listed<Row, Reply>;
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string | number;
  /** What a row is called where it is chosen; its key unless told. */
  readonly nameOf?: (row: Row) => string;
  /** The call that gives the same list as a file. */
  readonly file: ExportName;
  /** A filter drawn as links with counts. */
  readonly tabs?: ReactNode;
  /** What may be done with several rows at once. */
  readonly bulk?: readonly BulkAction<Row>[];
  /** What came of something that was done with a row; it is announced and takes the focus. */
  readonly said?: string | undefined;
  /** Said where the whole list is empty, and where nothing matches; the latter's own text unless told. */
  readonly empty: string;
  readonly noMatch?: string;
}

/** A list of the back office: search, filters, order and page in its address, saved views, export, bulk actions. */
export function ResourceList<Row extends object, Reply extends ListReply<Row>>(
  props: ResourceListProps<Row, Reply>,
) {
  const { list, tabs, empty } = props;
  const { shape, asked, result } = list;
  const { data, error, refetch } = result;
  const { many } = shape.nouns;
  const [did, setDid] = useState<readonly BulkOutcome[]>([]);
  const [didAt, setDidAt] = useState(asked);
  // Another question: what came of the rows of this one is read.
  if (didAt !== asked) {
    setDidAt(asked);
    setDid([]);
  }
  return (
    <>
      <SavedViews shape={shape} asked={asked} />
      <FilterForm shape={shape} asked={asked} />
      {result.isEnabled ? tabs : null}
      <Said text={props.said || sumOf(did)} />
      {did.length === 0 ? null : <Outcomes outcomes={did} />}
      {!result.isEnabled ? null : data ? (
        data.rows.length > 0 ? (
          <Rows {...props} reply={data} onDid={setDid} />
        ) : (
          <NoRows list={list} empty={empty} noMatch={props.noMatch} />
        )
      ) : error ? (
        <Failed error={error} retry={() => void refetch()} />
      ) : (
        <LoadingRows label={`Loading ${many}`} />
      )}
    </>
  );
}

type RowsProps<Row extends object, Reply extends ListReply<Row>> = ResourceListProps<Row, Reply> & {
  readonly reply: Reply;
  /** What came of several rows; they may have left the list by it. */
  readonly onDid: (outcomes: readonly BulkOutcome[]) => void;
};

function Rows<Row extends object, Reply extends ListReply<Row>>(props: RowsProps<Row, Reply>) {
  const { list, columns, keyOf, file, bulk = [], reply, onDid } = props;
  const { shape, asked, result } = list;
  const [selected, setSelected] = useState<Selected>({});
  const [chosenAt, setChosenAt] = useState(asked);
  // Another question: nobody has chosen among its rows yet.
  if (chosenAt !== asked) {
    setChosenAt(asked);
    setSelected({});
  }
  const chosen = reply.rows.filter((row) => selected[keyOf(row)]);
  return (
    <div className={styles["rows"]} aria-busy={result.isPlaceholderData}>
      {result.error ? <Behind error={result.error} retry={() => void result.refetch()} /> : null}
      <ListHead shape={shape} asked={asked} file={file} rows={reply.rows.length} />
      {bulk.length === 0 ? null : (
        <BulkBar
          nouns={shape.nouns}
          actions={bulk}
          rows={chosen}
          onDone={onDid}
          onClear={() => setSelected({})}
        />
      )}
      <Table
        label={capital(shape.nouns.many)}
        columns={columns}
        rows={reply.rows}
        keyOf={keyOf}
        nameOf={props.nameOf}
        isCards
        sort={asked.sort ?? shape.unlessTold}
        sortHref={(sort) => hrefOf(shape, asked, { sort })}
        {...(bulk.length === 0 ? {} : { selected, onSelected: setSelected })}
      />
      <ListFoot shape={shape} asked={asked} next={reply.next} />
    </div>
  );
}

interface BehindProps {
  readonly error: unknown;
  readonly retry: () => void;
}

/** The rows could not be read anew: they may be others by now. */
function Behind({ error, retry }: BehindProps) {
  return (
    <p role="alert" className={styles["behind"]}>
      These rows are not of now. {failureText(error)}
      <Button kind="link" onClick={retry}>
        Try Again
      </Button>
    </p>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

interface NoRowsProps {
  readonly list: Pick<Listed<unknown, ListReply<unknown>>, "shape" | "asked">;
  readonly empty: string;
  readonly noMatch: string | undefined;
}

function NoRows({ list: { shape, asked }, empty, noMatch }: NoRowsProps) {
  if (!isNarrowed(asked) && asked.after === undefined) return <Empty>{empty}</Empty>;
  const { one, many } = shape.nouns;
  const said = noMatch ?? `No ${one} matches${asked.search ? ` “${asked.search}”` : ""}.`;
  return (
    <Empty>
      <p>{said}</p>
      <a className="link" href={hrefOfAll(shape)}>
        Show all {many}
      </a>
    </Empty>
  );
}
