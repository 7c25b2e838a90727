import {
  FACES,
  SIDES,
  type FaceCode,
  type OfferPlacement,
  type OfferTerms,
} from "@placket/domain/embroidery/offer/offer";
import { pictureMm } from "@placket/domain/embroidery/drawing/garment/garment-frame";
import { largestRoom, overlap, roomAdvice } from "@placket/domain/embroidery/offer/placement-room";
import {
  isTakenAt,
  PLACED_KINDS,
  withTaking,
  type PlacedKind,
} from "@placket/domain/embroidery/offer/placement-terms";
import { Button } from "@placket/ui/action/button/Button";
import { Checkbox } from "@placket/ui/form/checkbox/Checkbox";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { chosen } from "../../../page/form/chosen.ts";
import styles from "../group/Group.module.css";
import { MeasureField } from "../group/MeasureField.tsx";

interface PlacementFieldsProps {
  readonly place: OfferPlacement;
  readonly terms: OfferTerms;
  readonly onPlace: (place: OfferPlacement) => void;
  readonly onTerms: (terms: OfferTerms) => void;
  readonly onRemove: () => void;
}

/** The placement that is worked on, in numbers. */
export function PlacementFields(props: PlacementFieldsProps) {
  const { place, terms, onPlace } = props;
  const { pictureWidthMm } = terms;
  const picture = pictureMm(pictureWidthMm);
  const set = (part: Partial<OfferPlacement>) => onPlace({ ...place, ...part });
  return (
    <div className={styles["fields"]}>
      <TextField
        label="Name"
        hint="As shoppers read it, such as Left chest"
        maxLength={80}
        autoComplete="off"
        value={place.name}
        onChange={({ target }) => set({ name: target.value })}
      />
      <div className={styles["pair"]}>
        <MeasureField label="Width" value={place.widthMm} onValue={(widthMm) => set({ widthMm })} />
        <MeasureField
          label="Height"
          value={place.heightMm}
          onValue={(heightMm) => set({ heightMm })}
        />
        <MeasureField
          label="Middle from the left edge"
          value={tenths(place.center.x * picture.widthMm)}
          onValue={(mm) => set({ center: { ...place.center, x: mm / picture.widthMm } })}
        />
        <MeasureField
          label="Middle from the top edge"
          value={tenths(place.center.y * picture.heightMm)}
          onValue={(mm) => set({ center: { ...place.center, y: mm / picture.heightMm } })}
        />
        <MeasureField
          label="Turned clockwise"
          unit="°"
          value={place.turn}
          onValue={(turn) => set({ turn: withinHalfTurns(turn) })}
        />
        <SelectField
          label="Side of the wearer"
          value={place.side}
          onChange={({ target }) => set({ side: chosen(SIDES, target.value) })}
        >
          <option value="left">Left</option>
          <option value="right">Right</option>
          <option value="center">Center</option>
        </SelectField>
        <SelectField
          label="On the picture of the"
          value={place.face}
          onChange={({ target }) =>
            set({ face: chosen(Object.keys(FACES) as FaceCode[], target.value) })
          }
        >
          {Object.entries(FACES).map(([face, { name }]) => (
            <option key={face} value={face}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <Limits place={place} terms={terms} />
      <Taken {...props} />
      <p>
        <Button kind="line" size="sm" onClick={props.onRemove}>
          Remove {place.name === "" ? "This Placement" : `“${place.name}”`}
        </Button>
      </p>
    </div>
  );
}

/** What may be sewn there, as far as the offer has it at all. */
function Taken({ place: { code }, terms, onTerms }: PlacementFieldsProps) {
  const kinds = PLACED_KINDS.filter((kind) => terms[kind]);
  if (kinds.length === 0) return null;
  return (
    <fieldset className={styles["set"]}>
      <legend className={styles["legend"]}>What may be sewn there</legend>
      {kinds.map((kind) => (
        <Checkbox
          key={kind}
          size="sm"
          label={KIND_TEXT[kind]}
          checked={isTakenAt(terms, kind, code)}
          onChange={({ target }) =>
            onTerms(withTaking(terms, kind, { code, isTaken: target.checked }))
          }
        />
      ))}
    </fieldset>
  );
}

const KIND_TEXT: Readonly<Record<PlacedKind, string>> = {
  text: "Text",
  flags: "A flag",
  logos: "A logo",
};

/** How large it could be, and what is unusual about it. */
function Limits({ place, terms }: Pick<PlacementFieldsProps, "place" | "terms">) {
  const most = largestRoom(place, terms.pictureWidthMm);
  const crossed = terms.placements.filter(
    (other) => other.code !== place.code && overlap(place, other, terms.pictureWidthMm),
  );
  const said = [
    `Around this middle the picture has room for ${most.widthMm} × ${most.heightMm} mm.`,
    ...roomAdvice(place).map(({ kind, widthMm, heightMm }) =>
      ADVICE[kind](`${widthMm} × ${heightMm} mm`),
    ),
    ...(crossed.length === 0
      ? []
      : [`It shares room with ${crossed.map(({ name }) => `“${name}”`).join(", ")}.`]),
  ];
  return (
    <ul className={styles["words"]}>
      {said.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

const ADVICE = {
  largerThanUsual: (size: string) =>
    `That is larger than the trade sews there, up to ${size}: look whether a seam or a pocket crosses it.`,
  noHoop: (size: string) =>
    `No hoop holds more than ${size}: a design that fills it is hooped twice.`,
} as const;

/** 270 degrees clockwise are 90 the other way round. */
const withinHalfTurns = (turn: number) =>
  Math.abs(turn) <= 180 ? turn : turn - 360 * Math.round(turn / 360);

const tenths = (mm: number) => Math.round(mm * 10) / 10;
