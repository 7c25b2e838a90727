import {
  FACES,
  type FaceCode,
  type OfferPlacement,
  type OfferTerms,
} from "@placket/domain/embroidery/offer/offer";
import { movedBy } from "@placket/domain/embroidery/offer/placement-room";
import {
  placementCode,
  withoutPlacement,
  withPlacement,
} from "@placket/domain/embroidery/offer/placement-terms";
import { Button } from "@placket/ui/action/button/Button";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { TabPanel, Tabs } from "@placket/ui/panel/tabs/Tabs";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import styles from "../group/Group.module.css";
import { garmentQuery, garmentsQuery } from "../offer.queries.ts";
import { PlacementFields } from "./PlacementFields.tsx";
import { PlacementStage } from "./PlacementStage.tsx";
import stage from "./Placements.module.css";

interface PlacementsProps {
  readonly terms: OfferTerms;
  /** Of the garments that it is for, in small letters. */
  readonly skus: readonly string[];
  readonly categoryIds: readonly number[];
  readonly onTerms: (terms: OfferTerms) => void;
}

const SIDES_OF = Object.keys(FACES) as FaceCode[];

/** Where on the garment is embroidered: boxes on its own picture, and the numbers of the one that is worked on. */
export function Placements({ terms, skus, categoryIds, onTerms }: PlacementsProps) {
  const [face, setFace] = useState<FaceCode>("front");
  const [code, setCode] = useState<string | null>(null);
  const here = terms.placements.filter((place) => place.face === face);
  const place = here.find((one) => one.code === code) ?? here[0];
  const setPlace = (changed: OfferPlacement) => {
    onTerms({
      ...terms,
      placements: terms.placements.map((one) => (one.code === changed.code ? changed : one)),
    });
    setFace(changed.face);
    setCode(changed.code);
  };
  const add = () => {
    const begun = newPlacement(terms, face);
    onTerms(withPlacement(terms, begun));
    setCode(begun.code);
  };
  const [sku, setSku] = useState<string>();
  const garments = useGarments(skus, categoryIds);
  const shown = sku ?? garments[0];
  const { data: garment } = useQuery({
    ...garmentQuery(shown ?? ""),
    enabled: shown !== undefined,
  });
  return (
    <>
      {garments.length > 1 ? (
        <SelectField
          label="On the picture of"
          className={styles["narrow"]}
          value={shown}
          onChange={({ target }) => setSku(target.value)}
        >
          {garments.map((one) => (
            <option key={one} value={one}>
              {one.toUpperCase()}
            </option>
          ))}
        </SelectField>
      ) : null}
      <Tabs
        label="Sides of the garment"
        tabs={SIDES_OF.map((value) => ({
          value,
          label: `${FACES[value].name} (${terms.placements.filter((one) => one.face === value).length})`,
        }))}
        value={face}
        onChange={(value) => setFace(value === "back" ? "back" : "front")}
      >
        {SIDES_OF.map((value) => (
          <TabPanel key={value} value={value}>
            <div className={stage["bench"]}>
              <PlacementStage
                picture={garment?.pictures[value] ?? null}
                label={`${FACES[value].name} of ${garment?.name ?? "the garment"} with its placements`}
                face={value}
                pictureWidthMm={terms.pictureWidthMm}
                placements={terms.placements}
                chosen={place?.code ?? null}
                onChoose={setCode}
                onChange={setPlace}
              />
              <div className={styles["fields"]}>
                <p className={styles["quiet"]}>
                  Take a box by its middle to move it and by its corner to resize it. With keys:
                  arrows, 10 mm at once with Shift.
                </p>
                {place ? (
                  <PlacementFields
                    key={place.code}
                    place={place}
                    terms={terms}
                    onPlace={setPlace}
                    onTerms={onTerms}
                    onRemove={() => {
                      onTerms(withoutPlacement(terms, place.code));
                      setCode(null);
                    }}
                  />
                ) : (
                  <p>Nothing is embroidered on this side.</p>
                )}
                <p>
                  <Button kind="line" onClick={add}>
                    Add a Placement
                  </Button>
                </p>
              </div>
            </div>
          </TabPanel>
        ))}
      </Tabs>
    </>
  );
}

/** Of the garments that an offer names, else of its first category, those whose pictures may be worked on. */
function useGarments(skus: readonly string[], categoryIds: readonly number[]): readonly string[] {
  const category = skus.length === 0 ? categoryIds[0] : undefined;
  const { data } = useQuery({
    ...garmentsQuery({ category }),
    enabled: category !== undefined,
  });
  return skus.length > 0 ? skus : (data?.garments.map(({ sku }) => sku.toLowerCase()) ?? []);
}

/** As wide as a name on a chest; in the middle of the picture. */
function newPlacement(terms: OfferTerms, face: FaceCode): OfferPlacement {
  const count = terms.placements.length + 1;
  const name = `Placement ${count}`;
  const begun: OfferPlacement = {
    code: placementCode(name, terms.placements),
    name,
    face,
    side: "center",
    widthMm: 100,
    heightMm: 40,
    center: { x: 0.5, y: 0.5 },
    turn: 0,
  };
  return movedBy(begun, { xMm: 0, yMm: 0 }, terms.pictureWidthMm);
}
