import { call } from "../api/call.ts";
import { Heading } from "../page/Heading.tsx";
import { ResourceList } from "../page/list/ResourceList.tsx";
import { useList } from "../page/list/use-list.ts";
import { useMay } from "../page/permissions.ts";
import type { Column } from "../page/Table.tsx";
import { Time } from "../page/Time.tsx";
import { KIND_TEXT, placeText, STATE_TEXT } from "./content-words.ts";
import { contentAt, newContentAt } from "./content.addresses.ts";
import type { ContentRow } from "./content.queries.ts";
import { contentsList } from "./contents-list.ts";

/** Pages, blocks and posts, and how far each is (issue 12). */
export default function ContentsPage() {
  const list = useList(contentsList, (query) => call("contents", { query }));
  const mayWrite = useMay("content.write");
  return (
    <>
      <Heading title="Content" />
      {mayWrite ? (
        <p>
          <a className="link" href={newContentAt({})}>
            New page, block or post
          </a>
        </p>
      ) : null}
      <ResourceList
        list={list}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        file="exportContents"
        empty="Nothing has been written yet."
      />
    </>
  );
}

const COLUMNS: readonly Column<ContentRow>[] = [
  {
    title: "Title",
    sort: "title",
    isRowHeader: true,
    isWide: true,
    cell: ({ id, title }) => (
      <a className="link" href={contentAt({ id: String(id) })}>
        {title}
      </a>
    ),
  },
  { title: "Kind", noWrap: true, cell: ({ kind }) => KIND_TEXT[kind] },
  {
    title: "Where",
    sort: "key",
    cell: ({ kind, key, location }) =>
      kind === "page" ? `/${key}` : location ? placeText(location) : key,
  },
  { title: "Store view", cell: ({ view }) => view },
  { title: "State", cell: ({ state }) => STATE_TEXT[state] },
  {
    title: "Changed",
    sort: "updated",
    noWrap: true,
    cell: ({ updatedAt }) => <Time iso={updatedAt} />,
  },
];
