import { call } from "../api/call.ts";
import { Heading } from "../page/Heading.tsx";
import { ResourceList } from "../page/list/ResourceList.tsx";
import { useList } from "../page/list/use-list.ts";
import { useMay } from "../page/permissions.ts";
import { newPortalAt } from "./portal.addresses.ts";
import { PORTAL_COLUMNS } from "./portal-columns.tsx";
import { portalsList } from "./portals-list.ts";

/** Organizations with a portal of their own, by name unless told. */
export default function PortalsPage() {
  const list = useList(portalsList, (query) => call("portals", { query }));
  const mayManage = useMay("portals.manage");
  return (
    <>
      <Heading title="Portals" />
      {mayManage ? (
        <p>
          <a className="link" href={newPortalAt({})}>
            New portal
          </a>
        </p>
      ) : null}
      <ResourceList
        list={list}
        columns={PORTAL_COLUMNS}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        file="exportPortals"
        empty="No organization has a portal."
      />
    </>
  );
}
