import { CallError } from "@placket/web/call/call-error";
import { useQuery } from "@tanstack/react-query";
import { useReading } from "../page/form/use-reading.ts";
import { ShowAnew } from "../page/form/ShowAnew.tsx";
import { ResourceForm } from "../page/form/ResourceForm.tsx";
import { Heading } from "../page/Heading.tsx";
import { isId } from "../page/is-id.ts";
import { Failed, LoadingRows, NotFound } from "../page/states.tsx";
import {
  checkTyped,
  REDIRECT_FIELDS,
  redirectFields,
  redirectOf,
  typedOf,
} from "./redirect-form.ts";
import { hindranceText } from "./hindrance-text.ts";
import {
  redirectQuery,
  useWriteRedirect,
  type Redirect,
  type RedirectRow,
} from "./redirect.queries.ts";
import { redirectsAt } from "./routing.addresses.ts";

/** One redirect, to be changed. */
export default function RedirectPage({ id }: { readonly id: string }) {
  return isId(id) ? <Found id={id} /> : <NotFound />;
}

function Found({ id }: { readonly id: string }) {
  const { data, error, refetch } = useQuery(redirectQuery(id));
  if (error && !data) return <Failed error={error} retry={() => void refetch()} />;
  return (
    <>
      <Heading title={data ? `Redirect of ${data.requestPath}` : "Redirect"} />
      <p>
        <a className="link" href={redirectsAt({})}>
          All redirects
        </a>
      </p>
      {data ? <Change key={id} redirect={data} /> : <LoadingRows label="Loading the redirect" />}
    </>
  );
}

/** It is sent with what was read or saved last: whoever was faster is not written over, and shown when asked for. */
function Change({ redirect }: { readonly redirect: Redirect }) {
  const { reading, read: seen, setRead: setSeen, showAnew } = useReading<RedirectRow>(redirect);
  const change = useWriteRedirect("changeRedirect");
  const isBehind = change.error instanceof CallError && change.error.is("routing.redirectChanged");
  const save = async (typed: Parameters<typeof redirectOf>[0]) => {
    const body = { ...redirectOf(typed), seen: redirectOf(typedOf(seen)) };
    setSeen(await change.mutateAsync({ params: { id: redirect.id }, body }));
  };
  const begin = () => {
    change.reset();
    showAnew();
  };
  return (
    <>
      <ResourceForm
        key={reading}
        fields={redirectFields(redirect.views)}
        values={typedOf(seen)}
        keeps={REDIRECT_FIELDS}
        check={checkTyped}
        submitLabel="Save"
        done={`Saved. ${hindranceText(seen) || "Shoppers are led so within a second."}`}
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
