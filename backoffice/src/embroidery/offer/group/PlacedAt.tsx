import type { OfferTerms } from "@placket/domain/embroidery/offer/offer";
import {
  isTakenAt,
  withTaking,
  type PlacedKind,
} from "@placket/domain/embroidery/offer/placement-terms";
import { Picker } from "./Picker.tsx";

interface PlacedAtProps {
  readonly id?: string;
  readonly kind: PlacedKind;
  readonly terms: OfferTerms;
  readonly error?: string | undefined;
  readonly onTerms: (terms: OfferTerms) => void;
}

/** The placements of the garment that a kind of embroidery may stand at. */
export function PlacedAt({ kind, terms, onTerms, ...frame }: PlacedAtProps) {
  const codes = terms.placements.map(({ code }) => code);
  return (
    <Picker
      {...frame}
      legend="Where it may stand"
      isUnordered
      options={terms.placements.map(({ code, name }) => ({ value: code, name }))}
      chosen={codes.filter((code) => isTakenAt(terms, kind, code))}
      onChange={(chosen) =>
        onTerms(
          codes.reduce(
            (now, code) => withTaking(now, kind, { code, isTaken: chosen.includes(code) }),
            terms,
          ),
        )
      }
    />
  );
}

/** What a placement is called, by its code. */
export const placeName =
  ({ placements }: Pick<OfferTerms, "placements">) =>
  (code: string): string =>
    placements.find((place) => place.code === code)?.name ?? code;
