import { Button } from "@placket/ui/action/button/Button";
import { useQuery } from "@tanstack/react-query";
import { failureText } from "../../api/failure-text.ts";
import { useConfirm } from "../../page/dialog/use-confirm.tsx";
import { Heading } from "../../page/Heading.tsx";
import { Said } from "../../page/Said.tsx";
import { Empty, Failed, LoadingRows } from "../../page/states.tsx";
import { Table, type Column } from "../../page/Table.tsx";
import { fontsAt, newOfferAt, offerAt, workbenchAt } from "../embroidery.addresses.ts";
import { offersQuery, useWriteOffer, type Categories, type Offer } from "./offer.queries.ts";

/** What is embroidered on what: the offers, in the order in which they are asked. */
export default function OffersPage() {
  const { data, error, refetch } = useQuery(offersQuery);
  return (
    <>
      <Heading title="What Is Embroidered" />
      <p>
        <a className="link" href={newOfferAt({})}>
          Add an offer
        </a>{" "}
        ·{" "}
        <a className="link" href={fontsAt({})}>
          Fonts
        </a>{" "}
        ·{" "}
        <a className="link" href={workbenchAt({})}>
          Workbench
        </a>
      </p>
      {data ? (
        <Offers offers={data.offers} categories={data.categories} />
      ) : error ? (
        <Failed error={error} retry={() => void refetch()} />
      ) : (
        <LoadingRows label="Loading what is embroidered" rows={6} />
      )}
    </>
  );
}

interface OffersProps {
  readonly offers: readonly Offer[];
  readonly categories: Categories;
}

function Offers({ offers, categories }: OffersProps) {
  const remove = useWriteOffer("removeEmbroideryOffer");
  const { ask, dialog } = useConfirm();
  const onRemove = async ({ id, version, name }: Offer) => {
    const isSure = await ask({
      title: `Remove “${name}”?`,
      text: "Nothing is embroidered on its products any more. What was ordered stays.",
      yes: "Remove",
    });
    if (isSure) remove.mutate({ params: { id }, body: { version } });
  };
  if (offers.length === 0) return <Empty>Nothing is embroidered yet.</Empty>;
  return (
    <>
      <Said text={remove.error ? failureText(remove.error) : ""} />
      <Table
        label="What is embroidered"
        columns={[...columnsOf(categories), byHand((offer) => void onRemove(offer))]}
        rows={offers}
        keyOf={({ id }) => id}
        isCards
      />
      {dialog}
    </>
  );
}

const columnsOf = (categories: Categories): readonly Column<Offer>[] => [
  {
    title: "Name",
    isRowHeader: true,
    cell: ({ id, name }) => (
      <a className="link" href={offerAt({ id: String(id) })}>
        {name}
      </a>
    ),
  },
  { title: "On", cell: (offer) => scopeText(offer, categories) },
  { title: "Placements", align: "end", cell: ({ terms }) => terms.placements.length },
  { title: "Fonts", align: "end", cell: ({ terms }) => terms.text?.fonts.length ?? "No text" },
  { title: "Threads", align: "end", cell: ({ terms }) => terms.text?.threads.length ?? "" },
];

function scopeText({ skus, categoryIds }: Offer, categories: Categories): string {
  const named = categoryIds.flatMap((id) => categories.find((one) => one.id === id)?.name ?? []);
  const products =
    skus.length === 0 ? [] : [`${skus.length} ${skus.length === 1 ? "product" : "products"}`];
  return [...products, ...named].join(", ");
}

const byHand = (onRemove: (offer: Offer) => void): Column<Offer> => ({
  title: "By hand",
  align: "end",
  cell: (offer) => (
    <Button
      size="sm"
      kind="line"
      aria-label={`Remove ${offer.name}`}
      onClick={() => onRemove(offer)}
    >
      Remove
    </Button>
  ),
});
