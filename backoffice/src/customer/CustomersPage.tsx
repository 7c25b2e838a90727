import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { call } from "../api/call.ts";
import { Heading } from "../page/Heading.tsx";
import { ResourceList } from "../page/list/ResourceList.tsx";
import { useList } from "../page/list/use-list.ts";
import { useMay } from "../page/permissions.ts";
import { Failed, LoadingRows } from "../page/states.tsx";
import { groupsAt, newCustomerAt } from "./customer.addresses.ts";
import { CUSTOMER_COLUMNS } from "./customer-columns.tsx";
import { customersList } from "./customers-list.ts";
import { groupsQuery, type GroupChoices } from "./group/group.queries.ts";

/** Customers, the newest first unless told. */
export default function CustomersPage() {
  const { data: choices, error, refetch } = useQuery(groupsQuery);
  const mayAdd = useMay("customers.change");
  return (
    <>
      <Heading title="Customers" />
      <p>
        <a className="link" href={groupsAt({})}>
          Customer groups
        </a>
        {mayAdd ? (
          <>
            {" · "}
            <a className="link" href={newCustomerAt({})}>
              New customer
            </a>
          </>
        ) : null}
      </p>
      {choices ? (
        <List choices={choices} />
      ) : error ? (
        <Failed error={error} retry={() => void refetch()} />
      ) : (
        <LoadingRows label="Loading customers" />
      )}
    </>
  );
}

function List({ choices }: { readonly choices: GroupChoices }) {
  const shape = useMemo(() => customersList(choices), [choices]);
  const list = useList(shape, ({ group, website, portal, ...query }) =>
    call("customers", {
      query: {
        ...query,
        ...(group === undefined ? {} : { group: Number(group) }),
        ...(website === undefined ? {} : { website: Number(website) }),
        ...(portal === undefined ? {} : { portal: Number(portal) }),
      },
    }),
  );
  return (
    <ResourceList
      list={list}
      columns={CUSTOMER_COLUMNS}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      file="exportCustomers"
      empty="Nobody has an account."
    />
  );
}
