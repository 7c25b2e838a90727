import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useGo } from "../page/address.ts";
import { useReading } from "../page/form/use-reading.ts";
import { Heading } from "../page/Heading.tsx";
import { isId } from "../page/is-id.ts";
import { Failed, LoadingRows, NotFound } from "../page/states.tsx";
import { bundleAt, bundlesAt } from "./bundle.addresses.ts";
import { bundleQuery, selectableQuery, useWriteBundle, type Bundle } from "./bundle.queries.ts";
import { draftOf, NEW_BUNDLE } from "./bundle-draft.ts";
import { BundleForm } from "./BundleForm.tsx";

/** A bundle, or a new one. */
export default function BundlePage({ id }: { readonly id: string }) {
  if (id === "new") return <New />;
  return isId(id) ? <Found key={id} id={id} /> : <NotFound />;
}

function Frame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <Heading title={title} />
      <p>
        <a className="link" href={bundlesAt({})}>
          All bundles
        </a>
      </p>
      {children}
    </>
  );
}

function New() {
  const { data, error, refetch } = useQuery(selectableQuery(""));
  const add = useWriteBundle("addBundle");
  const go = useGo();
  if (error && !data) return <Failed error={error} retry={() => void refetch()} />;
  return (
    <Frame title="New Bundle">
      {data ? (
        <BundleForm
          draft={NEW_BUNDLE}
          currency={data.currency}
          save={async (draft) => {
            const { id } = await add.mutateAsync({ body: draft });
            return () => go(bundleAt({ id: String(id) }));
          }}
        />
      ) : (
        <LoadingRows label="Loading the form" />
      )}
    </Frame>
  );
}

function Found({ id }: { readonly id: string }) {
  const { data, error, refetch } = useQuery(bundleQuery(id));
  if (error && !data) return <Failed error={error} retry={() => void refetch()} />;
  return (
    <Frame title={data ? data.name : "Bundle"}>
      {data ? <Change bundle={data} /> : <LoadingRows label="Loading the bundle" />}
    </Frame>
  );
}

/** It is sent with what was read or saved last: whoever was faster is not written over, and shown when asked for. */
function Change({ bundle }: { readonly bundle: Bundle }) {
  const { reading, read, setRead, showAnew } = useReading(bundle);
  const change = useWriteBundle("changeBundle");
  return (
    <>
      {read.isEnabled ? (
        <p>
          <a className="link" href={`/${read.urlKey}`} target="_blank" rel="noreferrer">
            In the store<span className="visually-hidden">, in a new tab</span>
          </a>
        </p>
      ) : null}
      <BundleForm
        key={reading}
        draft={draftOf(read)}
        currency={bundle.currency}
        showAnew={showAnew}
        save={async (draft) => {
          const body = { ...draft, seen: read.seen };
          setRead(await change.mutateAsync({ params: { id: bundle.id }, body }));
          return undefined;
        }}
      />
    </>
  );
}
