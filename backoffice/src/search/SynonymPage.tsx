import { CallError } from "@placket/web/call/call-error";
import { useQuery } from "@tanstack/react-query";
import { ResourceForm } from "../page/form/ResourceForm.tsx";
import { ShowAnew } from "../page/form/ShowAnew.tsx";
import { useReading } from "../page/form/use-reading.ts";
import { Heading } from "../page/Heading.tsx";
import { isId } from "../page/is-id.ts";
import { Failed, LoadingRows, NotFound } from "../page/states.tsx";
import { synonymsAt } from "./search.addresses.ts";
import { checkTyped, SYNONYM_FIELDS, synonymFields, synonymOf, typedOf } from "./synonym-form.ts";
import { synonymQuery, useWriteSynonym, type Synonym, type SynonymRow } from "./synonym.queries.ts";

/** One synonym, to be changed. */
export default function SynonymPage({ id }: { readonly id: string }) {
  return isId(id) ? <Found id={id} /> : <NotFound />;
}

function Found({ id }: { readonly id: string }) {
  const { data, error, refetch } = useQuery(synonymQuery(id));
  if (error && !data) return <Failed error={error} retry={() => void refetch()} />;
  return (
    <>
      <Heading title={data ? `Synonym ${data.words.join(", ")}` : "Search Synonym"} />
      <p>
        <a className="link" href={synonymsAt({})}>
          All synonyms
        </a>
      </p>
      {data ? <Change key={id} synonym={data} /> : <LoadingRows label="Loading the synonym" />}
    </>
  );
}

/** It is sent with what was read or saved last: whoever was faster is not written over, and shown when asked for. */
function Change({ synonym }: { readonly synonym: Synonym }) {
  const { reading, read: seen, setRead: setSeen, showAnew } = useReading<SynonymRow>(synonym);
  const change = useWriteSynonym("changeSynonym");
  const isBehind = change.error instanceof CallError && change.error.is("search.synonymChanged");
  const save = async (typed: Parameters<typeof synonymOf>[0]) => {
    const body = { ...synonymOf(typed), seen: synonymOf(typedOf(seen)) };
    setSeen(await change.mutateAsync({ params: { id: synonym.id }, body }));
  };
  const begin = () => {
    change.reset();
    showAnew();
  };
  return (
    <>
      <ResourceForm
        key={reading}
        fields={synonymFields(synonym.views)}
        values={typedOf(seen)}
        keeps={SYNONYM_FIELDS}
        check={checkTyped}
        submitLabel="Save"
        done="Saved. Searches heed it within a second."
        onSave={save}
      />
      {isBehind ? (
        <p>
          <ShowAnew onPress={begin} />
        </p>
      ) : null}
    </>
  );
}
