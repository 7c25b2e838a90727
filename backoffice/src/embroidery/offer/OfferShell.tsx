import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Heading } from "../../page/Heading.tsx";
import { Failed, LoadingRows } from "../../page/states.tsx";
import { offersAt } from "../embroidery.addresses.ts";
import { choicesQuery, offersQuery, type Choices, type Offers } from "./offer.queries.ts";

interface OfferShellProps {
  readonly title: (offers: Offers | undefined) => string;
  /** Once it is known what offers there are and what one may name. */
  readonly children: (offers: Offers, choices: Choices) => ReactNode;
}

/** The frame of the screens on which an offer is written. */
export function OfferShell({ title, children }: OfferShellProps) {
  const offers = useQuery(offersQuery);
  const choices = useQuery(choicesQuery);
  const error = offers.error ?? choices.error;
  const isHere = offers.data !== undefined && choices.data !== undefined;
  return (
    <>
      <Heading title={title(offers.data)} />
      <p>
        <a className="link" href={offersAt({})}>
          What is embroidered
        </a>
      </p>
      {isHere ? (
        children(offers.data, choices.data)
      ) : error ? (
        <Failed
          error={error}
          retry={() => void Promise.all([offers.refetch(), choices.refetch()])}
        />
      ) : (
        <LoadingRows label="Loading what is embroidered" />
      )}
    </>
  );
}
