import { Button } from "@placket/ui/action/button/Button";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Fragment, useState } from "react";
import { failureText } from "../api/failure-text.ts";
import { useConfirm } from "../page/dialog/use-confirm.tsx";
import { Fact, Facts } from "../page/Facts.tsx";
import { Folded } from "../page/form/Folded.tsx";
import { ResourceForm } from "../page/form/ResourceForm.tsx";
import { ShowAnew } from "../page/form/ShowAnew.tsx";
import { useReading } from "../page/form/use-reading.ts";
import { Heading } from "../page/Heading.tsx";
import { isId } from "../page/is-id.ts";
import { useMay } from "../page/permissions.ts";
import { Said } from "../page/Said.tsx";
import { Failed, LoadingRows, NotFound } from "../page/states.tsx";
import { KIND_TEXT, placeText, STATE_TEXT } from "./content-words.ts";
import { contentsAt } from "./content.addresses.ts";
import {
  contentChoicesQuery,
  contentQuery,
  useWriteContent,
  type Content,
  type ContentChoices,
} from "./content.queries.ts";
import { checkTyped, placementFields, placementOf, typedPlacement } from "./placement-form.ts";
import { PublishForm } from "./PublishForm.tsx";
import { Revisions } from "./Revisions.tsx";
import { WriteForm } from "./WriteForm.tsx";

/** One page, block or post: what it says, where it stands, who wrote it, and what shoppers see of it. */
export default function ContentPage({ id }: { readonly id: string }) {
  return isId(id) ? <Found id={Number(id)} /> : <NotFound />;
}

function Found({ id }: { readonly id: number }) {
  const { data: content, error, refetch } = useQuery(contentQuery(id));
  const { data: choices } = useQuery(contentChoicesQuery);
  if (error && !content) return <Failed error={error} retry={() => void refetch()} />;
  return (
    <>
      <Heading title={content?.title ?? "Content"} />
      <p>
        <a className="link" href={contentsAt({})}>
          All content
        </a>
      </p>
      {content && choices ? (
        <Whole key={id} content={content} choices={choices} />
      ) : (
        <LoadingRows label="Loading the content" />
      )}
    </>
  );
}

interface WholeProps {
  readonly content: Content;
  readonly choices: ContentChoices;
}

function Whole({ content, choices }: WholeProps) {
  const { reading, read, setRead, showAnew } = useReading(content);
  const [restored, setRestored] = useState(0);
  const mayWrite = useMay("content.write");
  const mayPublish = useMay("content.publish");
  const isBehind = content.version > read.version;
  return (
    <>
      <ContentFacts content={read} />
      {isBehind ? (
        <p>
          Somebody else changed this meanwhile. <ShowAnew onPress={showAnew} />
        </p>
      ) : null}
      {mayPublish ? <PublishForm content={read} onSaved={setRead} /> : null}
      <Fragment key={reading}>
        {mayWrite ? <WriteForm key={restored} content={read} onSaved={setRead} /> : null}
        {mayPublish ? (
          <Folded title="Where It Stands">
            <PlacementForm content={read} choices={choices} onSaved={setRead} />
          </Folded>
        ) : null}
        <Folded title="Revisions">
          <Revisions
            content={read}
            mayWrite={mayWrite}
            onRestored={(content) => {
              setRead(content);
              setRestored(content.version);
            }}
          />
        </Folded>
        {mayPublish ? (
          <Folded title="Remove It">
            <Remove content={read} />
          </Folded>
        ) : null}
      </Fragment>
    </>
  );
}

function ContentFacts({ content }: { readonly content: Content }) {
  const { kind, key, location, onPath, view, state, live } = content;
  return (
    <Facts>
      <Fact title="Kind">{KIND_TEXT[kind]}</Fact>
      <Fact title="State">{STATE_TEXT[state]}</Fact>
      <Fact title="Store view">{view}</Fact>
      {kind === "page" ? (
        <Fact title="Address">
          {live === null ? (
            `/${key}`
          ) : (
            <a className="link" href={`/${key}`}>
              /{key}
            </a>
          )}
        </Fact>
      ) : (
        <Fact title="Name">{key}</Fact>
      )}
      {location === null ? null : <Fact title="Place">{placeText(location)}</Fact>}
      {onPath === null ? null : <Fact title="On the page">/{onPath}</Fact>}
    </Facts>
  );
}

interface PlacementFormProps extends WholeProps {
  readonly onSaved: (content: Content) => void;
}

function PlacementForm({ content, choices, onSaved }: PlacementFormProps) {
  const { id, kind, version } = content;
  const move = useWriteContent("moveContent");
  return (
    <ResourceForm
      fields={placementFields(kind, choices) as ReturnType<typeof allFields>}
      values={typedPlacement(content)}
      check={(typed) => checkTyped(kind, typed, content)}
      submitLabel="Move"
      keeps={["key", "storeViewId", "location", "onPath", "position"]}
      done="Moved. It holds at once."
      onSave={async (typed) =>
        onSaved(
          await move.mutateAsync({
            params: { id },
            body: { version, placement: placementOf(typed, content) },
          }),
        )
      }
    />
  );
}

const allFields = (choices: ContentChoices) =>
  placementFields("block", choices) as Required<ReturnType<typeof placementFields>>;

function Remove({ content: { id, title } }: { readonly content: Content }) {
  const remove = useWriteContent("removeContent");
  const navigate = useNavigate();
  const { ask, dialog } = useConfirm();
  const press = async () => {
    const isSure = await ask({
      title: `Remove “${title}”?`,
      text: "It is gone with all its revisions. To hide it from shoppers, withdraw it.",
      yes: "Remove",
    });
    if (!isSure) return;
    await remove.mutateAsync({ params: { id } });
    await navigate({ href: contentsAt({}) });
  };
  return (
    <>
      <Said text={remove.error ? failureText(remove.error) : ""} />
      <div>
        <Button kind="line" onClick={() => void press().catch(() => undefined)}>
          Remove
        </Button>
      </div>
      {dialog}
    </>
  );
}
