import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { call } from "../api/call.ts";
import { groupsQuery, type GroupChoices } from "../customer/group/group.queries.ts";
import { ResourceForm } from "../page/form/ResourceForm.tsx";
import { Heading } from "../page/Heading.tsx";
import { ResourceList } from "../page/list/ResourceList.tsx";
import { useList } from "../page/list/use-list.ts";
import { useMay } from "../page/permissions.ts";
import { Failed, LoadingRows } from "../page/states.tsx";
import { numberColumns } from "./number-columns.tsx";
import { checkNew, CUSTID, numberFields, numberOf } from "./number-form.ts";
import { useWriteNumber } from "./number.queries.ts";
import { numbersList } from "./numbers-list.ts";
import styles from "./NumbersPage.module.css";

/** Customer numbers, by number unless told, and adding more (REP-36). */
export default function NumbersPage() {
  const { data: choices, error, refetch } = useQuery(groupsQuery);
  const mayManage = useMay("customerNumbers.manage");
  return (
    <>
      <Heading title="Customer Numbers" />
      {choices ? (
        <>
          <List choices={choices} />
          {mayManage ? <Add choices={choices} /> : null}
        </>
      ) : error ? (
        <Failed error={error} retry={() => void refetch()} />
      ) : (
        <LoadingRows label="Loading customer numbers" />
      )}
    </>
  );
}

interface PartProps {
  readonly choices: GroupChoices;
}

function List({ choices }: PartProps) {
  const shape = useMemo(() => numbersList(choices), [choices]);
  const list = useList(shape, ({ website, ...query }) =>
    call("customerNumbers", {
      query: { ...query, ...(website === undefined ? {} : { website: Number(website) }) },
    }),
  );
  return (
    <ResourceList
      list={list}
      columns={numberColumns(choices)}
      keyOf={({ custid }) => custid}
      file="exportCustomerNumbers"
      empty="There are no customer numbers: representatives shop at their own prices."
    />
  );
}

function Add({ choices }: PartProps) {
  const add = useWriteNumber("addCustomerNumber");
  return (
    <section aria-labelledby="add-number" className={styles["add"]}>
      <h2 id="add-number">Add a Customer Number</h2>
      <ResourceForm
        fields={{ custid: CUSTID, ...numberFields(choices) }}
        check={checkNew}
        submitLabel="Add"
        done={add.data ? `${add.data.custid}, ${add.data.companyName}, is added.` : undefined}
        onSave={({ custid, ...typed }) =>
          add.mutateAsync({ body: { ...numberOf(typed), custid: custid.trim() } })
        }
      />
    </section>
  );
}
