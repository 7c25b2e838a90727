import { useState } from "react";
import { useGo } from "../../page/address.ts";
import { offerAt } from "../embroidery.addresses.ts";
import { bodyOf, EMPTY_DRAFT, type Draft } from "./offer-draft.ts";
import { useWriteOffer, type Choices, type Offers } from "./offer.queries.ts";
import { OfferForm } from "./OfferForm.tsx";
import { OfferShell } from "./OfferShell.tsx";

/** An offer to be added: it begins as the first one is, for other products. */
export default function NewOfferPage() {
  return (
    <OfferShell title={() => "Add an Offer"}>
      {(offers, choices) => <Add known={offers} choices={choices} />}
    </OfferShell>
  );
}

interface AddProps {
  readonly known: Offers;
  readonly choices: Choices;
}

function Add({ known: { offers, categories }, choices }: AddProps) {
  const [begun] = useState(() => beginning(offers));
  const add = useWriteOffer("addEmbroideryOffer");
  const go = useGo();
  return (
    <OfferForm
      draft={begun}
      categories={categories}
      choices={choices}
      submitLabel="Add"
      done="Added."
      save={async (draft) => {
        const { id } = await add.mutateAsync({ body: bodyOf(draft) });
        return () => go(offerAt({ id: String(id) }));
      }}
    />
  );
}

/** Fonts, threads and prices are mostly those of the others. */
const beginning = (offers: Offers["offers"]): Draft => ({
  ...EMPTY_DRAFT,
  position: offers.length,
  terms: offers[0]?.terms ?? EMPTY_DRAFT.terms,
});
