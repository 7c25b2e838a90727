import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ResourceForm } from "../../page/form/ResourceForm.tsx";
import { Heading } from "../../page/Heading.tsx";
import { Failed, LoadingRows } from "../../page/states.tsx";
import { offerAt, offersAt } from "../embroidery.addresses.ts";
import { checkTyped, draftOf, OFFER_FIELDS, typedOf } from "./offer-form.ts";
import { offersQuery, useWriteOffer, type Offer, type Offers } from "./offer.queries.ts";

/** An offer to be added: it begins as the first one is, for other products. */
export default function NewOfferPage() {
  const { data, error, refetch } = useQuery(offersQuery);
  return (
    <>
      <Heading title="Add an Offer" />
      <p>
        <a className="link" href={offersAt({})}>
          What is embroidered
        </a>
      </p>
      {data ? (
        <Add known={data} />
      ) : error ? (
        <Failed error={error} retry={() => void refetch()} />
      ) : (
        <LoadingRows label="Loading what is embroidered" />
      )}
    </>
  );
}

function Add({ known: { offers, categories } }: { readonly known: Offers }) {
  const [begun] = useState(() => typedOf(beginning(offers), categories));
  const add = useWriteOffer("addEmbroideryOffer");
  const { data: added } = add;
  return (
    <>
      <ResourceForm
        fields={OFFER_FIELDS}
        values={begun}
        check={(typed) => checkTyped(typed, categories)}
        submitLabel="Add"
        done={added ? `“${added.name}” is added.` : undefined}
        onSave={(typed) => {
          const draft = draftOf(typed, categories);
          if (!draft.ok) throw new Error("What was checked cannot be read");
          return add.mutateAsync({ body: draft.value });
        }}
      />
      {added ? (
        <p>
          <a className="link" href={offerAt({ id: String(added.id) })}>
            Open “{added.name}”
          </a>
        </p>
      ) : null}
    </>
  );
}

/** Fonts, threads and prices are mostly those of the others. */
const beginning = (offers: readonly Offer[]): Omit<Offer, "id" | "version"> => ({
  name: "",
  position: offers.length,
  skus: [],
  categoryIds: [],
  terms: offers[0]?.terms ?? NOTHING,
});

const NOTHING: Offer["terms"] = {
  fabric: "twill",
  pictureWidthMm: 700,
  placements: [],
  text: null,
  flags: null,
  logos: null,
  services: [],
  takesInstructions: true,
  colorExclusions: [],
  messages: [],
};
