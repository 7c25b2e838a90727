import type { OfferPlacement } from "@placket/domain/embroidery/offer/offer";
import { RadioGroup, useRadio } from "@placket/ui/form/radio/RadioGroup";
import { memo } from "react";
import { t } from "../../translation/translate.ts";
import type { GarmentCloth } from "../preview/garment-cloth.ts";
import styles from "./Choices.module.css";

interface PlacementChoiceProps {
  readonly placements: readonly OfferPlacement[];
  /** The garment's picture with a placement on it. */
  readonly clothOf: (placement: OfferPlacement) => GarmentCloth | undefined;
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly hint: string | undefined;
  readonly error: string | undefined;
}

/** Where it is sewn, each place shown on the garment; left and right are the wearer's. */
export const PlacementChoice = memo(function PlacementChoice(props: PlacementChoiceProps) {
  const { placements, clothOf, value, onChange, hint, error } = props;
  const chosen = placements.find(({ code }) => code === value);
  return (
    <RadioGroup
      legend={t("Placement:")}
      legendValue={
        chosen && t("%1, room for %2 × %3 mm", chosen.name, chosen.widthMm, chosen.heightMm)
      }
      value={value}
      onChange={onChange}
      hint={hint}
      error={error}
    >
      <div className={styles["placements"]}>
        {placements.map((placement) => (
          <PlacementOption key={placement.code} placement={placement} cloth={clothOf(placement)} />
        ))}
      </div>
    </RadioGroup>
  );
});

interface PlacementOptionProps {
  readonly placement: OfferPlacement;
  readonly cloth: GarmentCloth | undefined;
}

function PlacementOption({ placement, cloth }: PlacementOptionProps) {
  const radio = useRadio(placement.code);
  return (
    <label className={styles["placement"]}>
      <input {...radio} className={styles["input"]} />
      {cloth ? <Flat cloth={cloth} /> : null}
      <span>{placement.name}</span>
    </label>
  );
}

/** The garment, small, with the place marked on it. */
function Flat({ cloth }: { readonly cloth: GarmentCloth }) {
  const { src, widthMm, heightMm, designAt, place } = cloth;
  if (!place) return null;
  const part = (mm: number, of: number) => `${(mm / of) * 100}%`;
  return (
    <span className={styles["flat"]} aria-hidden>
      <img src={small(src)} alt="" width={64} height={80} loading="lazy" />
      <span
        className={styles["mark"]}
        style={{
          left: part(designAt.xMm, widthMm),
          top: part(designAt.yMm, heightMm),
          inlineSize: part(place.widthMm, widthMm),
          blockSize: part(place.heightMm, heightMm),
          rotate: `${place.turn}deg`,
        }}
      />
    </span>
  );
}

/** The same picture at a width that a small place needs. */
const small = (src: string) => src.replace(/(\/media\/catalog\/)w\d+\//, "$1w240/");
