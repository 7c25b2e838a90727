import { GUEST_GROUP_ID } from "@placket/domain/access/principal";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "@placket/ui/action/button/Button";
import { ResourceForm } from "../../page/form/ResourceForm.tsx";
import { Heading } from "../../page/Heading.tsx";
import { useMay } from "../../page/permissions.ts";
import { Failed, LoadingRows } from "../../page/states.tsx";
import { Table, type Column } from "../../page/Table.tsx";
import { customersAt } from "../customer.addresses.ts";
import { groupsQuery, useWriteGroup, type Group, type GroupChoices } from "./group.queries.ts";
import { checkTyped, groupFields, groupOf } from "./group-form.ts";
import styles from "./GroupsPage.module.css";

/** Customer groups: whose prices and taxes customers have, and how many points they earn. */
export default function GroupsPage() {
  const { data, error, refetch } = useQuery(groupsQuery);
  return (
    <>
      <Heading title="Customer Groups" />
      <p>
        <a className="link" href={customersAt({})}>
          All customers
        </a>
      </p>
      {data ? (
        <Groups choices={data} />
      ) : error ? (
        <Failed error={error} retry={() => void refetch()} />
      ) : (
        <LoadingRows label="Loading customer groups" rows={3} />
      )}
    </>
  );
}

function Groups({ choices }: { readonly choices: GroupChoices }) {
  const mayManage = useMay("customerGroups.manage");
  const [edited, setEdited] = useState<number>();
  const group = choices.groups.find(({ id }) => id === edited);
  const columns = columnsOf(choices);
  return (
    <>
      <Table
        label="Customer groups"
        columns={mayManage ? [...columns, byHand(setEdited)] : columns}
        rows={choices.groups}
        keyOf={({ id }) => id}
        isCards
      />
      {group ? <Change key={group.id} group={group} choices={choices} /> : null}
      {mayManage ? <Add choices={choices} /> : null}
    </>
  );
}

const columnsOf = ({ taxClasses }: GroupChoices): readonly Column<Group>[] => [
  { title: "Name", isRowHeader: true, cell: ({ name }) => name },
  {
    title: "Tax class",
    cell: ({ taxClassId }) => taxClasses.find(({ id }) => id === taxClassId)?.name ?? "",
  },
  { title: "Points", align: "end", cell: ({ pointsPercent }) => `${pointsPercent} %` },
  {
    title: "Customers",
    align: "end",
    cell: ({ id, customers }) =>
      id === GUEST_GROUP_ID ? (
        "Guests"
      ) : (
        <a className="link" href={customersAt({}, { group: String(id) })}>
          {customers}
        </a>
      ),
  },
];

const byHand = (onChange: (id: number) => void): Column<Group> => ({
  title: "By hand",
  align: "end",
  cell: ({ id, name }) => (
    <Button size="sm" kind="line" aria-label={`Change ${name}`} onClick={() => onChange(id)}>
      Change
    </Button>
  ),
});

interface PartProps {
  readonly choices: GroupChoices;
}

function Change({ group, choices }: PartProps & { readonly group: Group }) {
  const change = useWriteGroup("changeCustomerGroup");
  const { id, name, taxClassId, pointsPercent } = group;
  return (
    <section aria-labelledby="change-group" className={styles["section"]}>
      <h2 id="change-group">Change “{name}”</h2>
      <ResourceForm
        fields={groupFields(choices, id === GUEST_GROUP_ID ? name : undefined)}
        values={{ name, taxClassId: String(taxClassId), pointsPercent: String(pointsPercent) }}
        keeps={["name", "taxClassId", "pointsPercent"]}
        check={checkTyped}
        submitLabel="Save"
        done="Saved."
        onSave={(typed) => change.mutateAsync({ params: { id }, body: groupOf(typed) })}
      />
    </section>
  );
}

function Add({ choices }: PartProps) {
  const add = useWriteGroup("addCustomerGroup");
  return (
    <section aria-labelledby="add-group" className={styles["section"]}>
      <h2 id="add-group">Add a Group</h2>
      <ResourceForm
        fields={groupFields(choices)}
        values={{
          taxClassId: String(choices.taxClasses[0]?.id ?? ""),
          pointsPercent: "100",
        }}
        check={checkTyped}
        submitLabel="Add"
        done={add.data ? `“${add.data.name}” is added.` : undefined}
        onSave={(typed) => add.mutateAsync({ body: groupOf(typed) })}
      />
    </section>
  );
}
