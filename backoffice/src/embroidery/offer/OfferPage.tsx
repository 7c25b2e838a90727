import { CallError } from "@placket/web/call/call-error";
import { useQuery } from "@tanstack/react-query";
import { useReading } from "../../page/form/use-reading.ts";
import { ShowAnew } from "../../page/form/ShowAnew.tsx";
import { ResourceForm } from "../../page/form/ResourceForm.tsx";
import { Heading } from "../../page/Heading.tsx";
import { isId } from "../../page/is-id.ts";
import { Failed, LoadingRows, NotFound } from "../../page/states.tsx";
import { offersAt } from "../embroidery.addresses.ts";
import { checkTyped, draftOf, OFFER_FIELDS, typedOf } from "./offer-form.ts";
import { offersQuery, useWriteOffer, type Categories, type Offer } from "./offer.queries.ts";

/** One offer, to be changed. */
export default function OfferPage({ id }: { readonly id: string }) {
  return isId(id) ? <Found id={Number(id)} /> : <NotFound />;
}

function Found({ id }: { readonly id: number }) {
  const { data, error, refetch } = useQuery(offersQuery);
  const offer = data?.offers.find((one) => one.id === id);
  if (error && !data) return <Failed error={error} retry={() => void refetch()} />;
  if (data && !offer) return <NotFound />;
  return (
    <>
      <Heading title={offer ? `Embroidery on ${offer.name}` : "Embroidery"} />
      <p>
        <a className="link" href={offersAt({})}>
          What is embroidered
        </a>
      </p>
      {data && offer ? (
        <Change key={id} offer={offer} categories={data.categories} />
      ) : (
        <LoadingRows label="Loading the offer" />
      )}
    </>
  );
}

interface ChangeProps {
  readonly offer: Offer;
  readonly categories: Categories;
}

/** It is sent with the version that was read: whoever was faster is not written over, and shown when asked for. */
function Change({ offer, categories }: ChangeProps) {
  const { reading, read: seen, setRead: setSeen, showAnew } = useReading(offer);
  const change = useWriteOffer("changeEmbroideryOffer");
  const isBehind = change.error instanceof CallError && change.error.is("embroidery.offerChanged");
  const save = async (typed: Parameters<typeof draftOf>[0]) => {
    const draft = draftOf(typed, categories);
    if (!draft.ok) throw new Error("What was checked cannot be read");
    const body = { ...draft.value, version: seen.version };
    setSeen(await change.mutateAsync({ params: { id: offer.id }, body }));
  };
  const begin = () => {
    change.reset();
    showAnew();
  };
  return (
    <>
      <ResourceForm
        key={reading}
        fields={OFFER_FIELDS}
        values={typedOf(seen, categories)}
        keeps={FIELD_NAMES}
        check={(typed) => checkTyped(typed, categories)}
        submitLabel="Save"
        done="Saved. Shoppers are offered it within a second."
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

const FIELD_NAMES = Object.keys(OFFER_FIELDS) as (keyof typeof OFFER_FIELDS)[];
