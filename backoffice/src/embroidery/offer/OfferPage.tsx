import { useReading } from "../../page/form/use-reading.ts";
import { isId } from "../../page/is-id.ts";
import { NotFound } from "../../page/states.tsx";
import { bodyOf, draftOf } from "./offer-draft.ts";
import { useWriteOffer, type Categories, type Choices, type Offer } from "./offer.queries.ts";
import { OfferForm } from "./OfferForm.tsx";
import { OfferShell } from "./OfferShell.tsx";
import { ServicePrices } from "./price/ServicePrices.tsx";

/** One offer, to be changed. */
export default function OfferPage({ id }: { readonly id: string }) {
  return isId(id) ? <Found id={Number(id)} /> : <NotFound />;
}

function Found({ id }: { readonly id: number }) {
  return (
    <OfferShell
      title={(known) => {
        const offer = known?.offers.find((one) => one.id === id);
        return offer ? `Embroidery on ${offer.name}` : "Embroidery";
      }}
    >
      {({ offers, categories }, choices) => {
        const offer = offers.find((one) => one.id === id);
        return offer ? (
          <Change key={id} offer={offer} categories={categories} choices={choices} />
        ) : (
          <NotFound />
        );
      }}
    </OfferShell>
  );
}

interface ChangeProps {
  readonly offer: Offer;
  readonly categories: Categories;
  readonly choices: Choices;
}

/** It is sent with the version that was read: whoever was faster is not written over, and shown when asked for. */
function Change({ offer, categories, choices }: ChangeProps) {
  const { reading, read: seen, setRead: setSeen, showAnew } = useReading(offer);
  const change = useWriteOffer("changeEmbroideryOffer");
  return (
    <>
      <OfferForm
        key={reading}
        draft={draftOf(seen)}
        categories={categories}
        choices={choices}
        submitLabel="Save"
        done="Saved. Shoppers are offered it within a second."
        showAnew={showAnew}
        save={async (draft) => {
          const body = { ...bodyOf(draft), version: seen.version };
          setSeen(await change.mutateAsync({ params: { id: offer.id }, body }));
          return undefined;
        }}
      />
      <ServicePrices terms={offer.terms} choices={choices} />
    </>
  );
}
