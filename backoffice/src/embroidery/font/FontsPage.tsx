import { Button } from "@placket/ui/action/button/Button";
import { useQuery } from "@tanstack/react-query";
import { failureText } from "../../api/failure-text.ts";
import { useConfirm } from "../../page/dialog/use-confirm.tsx";
import { Heading } from "../../page/Heading.tsx";
import { Said } from "../../page/Said.tsx";
import { Failed, LoadingRows } from "../../page/states.tsx";
import { Table, type Column } from "../../page/Table.tsx";
import { alphabetAt, offersAt } from "../embroidery.addresses.ts";
import { countText } from "../offer/group/offer-words.ts";
import { fontsQuery, useSetFont, type HouseFont } from "./font.queries.ts";

/** The store's fonts, each offered or withdrawn for the whole house (EMB-04). */
export default function FontsPage() {
  const { data, error, refetch } = useQuery(fontsQuery);
  return (
    <>
      <Heading title="Fonts" />
      <p>
        <a className="link" href={offersAt({})}>
          What is embroidered
        </a>{" "}
        ·{" "}
        <a className="link" href={alphabetAt({})}>
          Alphabets
        </a>
      </p>
      {data ? (
        <Fonts fonts={data.fonts} />
      ) : error ? (
        <Failed error={error} retry={() => void refetch()} />
      ) : (
        <LoadingRows label="Loading the fonts" rows={10} />
      )}
    </>
  );
}

function Fonts({ fonts }: { readonly fonts: readonly HouseFont[] }) {
  const set = useSetFont();
  const { ask, dialog } = useConfirm();
  const onWithdraw = async ({ code, name }: HouseFont) => {
    const isSure = await ask({
      title: `Withdraw ${name}?`,
      text: "Nobody can choose it any more, whichever offers it stands in. Items of carts with a text in it have to be changed before they are ordered. What was ordered is sewn.",
      yes: "Withdraw",
    });
    if (isSure) set.mutate({ params: { code }, body: { isWithdrawn: true } });
  };
  const onOffer = ({ code }: HouseFont) =>
    set.mutate({ params: { code }, body: { isWithdrawn: false } });
  return (
    <>
      <Said text={set.error ? failureText(set.error) : ""} />
      <Table
        label="Fonts"
        columns={[
          ...COLUMNS,
          byHand((font) => (font.isWithdrawn ? onOffer(font) : void onWithdraw(font))),
        ]}
        rows={fonts}
        keyOf={({ code }) => code}
        isCards
      />
      {dialog}
    </>
  );
}

const COLUMNS: readonly Column<HouseFont>[] = [
  { title: "Name", isRowHeader: true, cell: ({ name }) => name },
  { title: "Looks", cell: ({ character }) => character },
  {
    title: "Heights that sew well",
    cell: ({ recommended: { min, max } }) => `${min} to ${max} mm`,
  },
  { title: "Stands in", cell: ({ offers }) => countText(offers, "offer") },
  {
    title: "Shoppers",
    cell: ({ isWithdrawn }) => (isWithdrawn ? <b>Withdrawn</b> : "May choose it"),
  },
];

const byHand = (onPress: (font: HouseFont) => void): Column<HouseFont> => ({
  title: "By hand",
  align: "end",
  cell: (font) => (
    <Button
      size="sm"
      kind="line"
      aria-label={font.isWithdrawn ? `Offer Again: ${font.name}` : `Withdraw ${font.name}`}
      onClick={() => onPress(font)}
    >
      {font.isWithdrawn ? "Offer Again" : "Withdraw"}
    </Button>
  ),
});
