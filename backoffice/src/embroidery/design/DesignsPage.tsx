import { DESIGN_NAME_MAX } from "@placket/domain/embroidery/composition/saved-design";
import { Button } from "@placket/ui/action/button/Button";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { failureText } from "../../api/failure-text.ts";
import { useConfirm } from "../../page/dialog/use-confirm.tsx";
import { ResourceForm } from "../../page/form/ResourceForm.tsx";
import { Heading } from "../../page/Heading.tsx";
import { Said } from "../../page/Said.tsx";
import { Empty, Failed, LoadingRows } from "../../page/states.tsx";
import { Table, type Column } from "../../page/Table.tsx";
import { Time } from "../../page/Time.tsx";
import { workbenchAt } from "../embroidery.addresses.ts";
import { Views } from "../Views.tsx";
import {
  designsQuery,
  useWriteDesign,
  type ListedDesign,
} from "../workbench/saved/design.queries.ts";

/** The designs that staff keep at the workbench: opened, named otherwise, removed. */
export default function DesignsPage() {
  const { data, error, refetch } = useQuery(designsQuery);
  return (
    <>
      <Heading title="Designs" />
      <Views here="designs" />
      {error && !data ? <Failed error={error} retry={() => void refetch()} /> : null}
      {data ? <Designs designs={data.designs} /> : null}
      {!data && !error ? <LoadingRows label="Loading the designs" /> : null}
    </>
  );
}

function Designs({ designs }: { readonly designs: readonly ListedDesign[] }) {
  const [named, setNamed] = useState<ListedDesign | null>(null);
  const [said, setSaid] = useState("");
  const { ask, dialog } = useConfirm();
  const rename = useWriteDesign("renameDesign");
  const remove = useWriteDesign("removeDesign");
  const removed = async ({ id, name, version }: ListedDesign) => {
    const text = "It is gone for everybody. What was ordered stays.";
    if (!(await ask({ title: `Remove “${name}”?`, yes: "Remove", text }))) return;
    try {
      await remove.mutateAsync({ params: { id }, body: { version } });
      setSaid(`“${name}” is removed.`);
    } catch (error) {
      setSaid(failureText(error));
    }
  };
  return (
    <>
      <Said text={said} />
      {named ? (
        <ResourceForm
          key={named.id}
          fields={{
            name: {
              label: `New name of “${named.name}”`,
              hint: `At most ${DESIGN_NAME_MAX} letters.`,
            },
          }}
          values={{ name: named.name }}
          submitLabel="Rename"
          mayBeLeft
          onSave={async ({ name }) => {
            const { id, version } = named;
            const written = await rename.mutateAsync({ params: { id }, body: { name, version } });
            setNamed(null);
            setSaid(`It is called “${written.name}” now.`);
          }}
          onCancel={() => setNamed(null)}
        />
      ) : null}
      {designs.length === 0 ? (
        <Empty>No design is kept yet. What is saved at the workbench stands here.</Empty>
      ) : (
        <Table
          label="Designs"
          isCards
          columns={columns({ onRename: setNamed, onRemove: (one) => void removed(one) })}
          rows={designs}
          keyOf={({ id }) => id}
        />
      )}
      {dialog}
    </>
  );
}

interface RowActions {
  readonly onRename: (design: ListedDesign) => void;
  readonly onRemove: (design: ListedDesign) => void;
}

const columns = ({ onRename, onRemove }: RowActions): readonly Column<ListedDesign>[] => [
  {
    title: "Design",
    isRowHeader: true,
    isWide: true,
    cell: ({ id, name }) => (
      <a className="link" href={workbenchAt({}, { design: id })}>
        {name}
      </a>
    ),
  },
  { title: "Opened from order", cell: ({ order }) => order },
  { title: "Changed", noWrap: true, cell: ({ changedAt }) => <Time iso={changedAt} /> },
  { title: "By", cell: ({ by }) => by },
  {
    title: "By hand",
    isWide: true,
    cell: (design) => (
      <>
        <Button
          kind="link"
          size="sm"
          aria-label={`Rename ${design.name}`}
          onClick={() => onRename(design)}
        >
          Rename
        </Button>{" "}
        <Button
          kind="link"
          size="sm"
          aria-label={`Remove ${design.name}`}
          onClick={() => onRemove(design)}
        >
          Remove
        </Button>
      </>
    ),
  },
];
