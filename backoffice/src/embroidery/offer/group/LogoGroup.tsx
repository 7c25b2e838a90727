import { LOGOS_MOST } from "@placket/domain/embroidery/offer/logos";
import type { LogoTerms } from "@placket/domain/embroidery/offer/offer";
import { Checkbox } from "@placket/ui/form/checkbox/Checkbox";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { newLogos } from "../offer-draft.ts";
import type { GroupProps } from "./group-props.ts";
import styles from "./Group.module.css";
import { LogoLineRows } from "./LogoLineRows.tsx";
import { costText } from "./offer-words.ts";
import { Offered } from "./Offered.tsx";
import { PlacedAt } from "./PlacedAt.tsx";
import { PriceSteps } from "./PriceSteps.tsx";
import { findService, ServiceField } from "./ServiceField.tsx";

/** How logos are embroidered. */
export function LogoGroup(props: GroupProps) {
  const { id, terms, choices, errorOf, onTerms } = props;
  return (
    <Offered
      label="Logos are embroidered"
      terms={terms.logos}
      begin={() => newLogos(terms)}
      onChange={(logos) => onTerms({ ...terms, logos })}
    >
      {(logos) => {
        const set = (part: Partial<LogoTerms>) =>
          onTerms({ ...terms, logos: { ...logos, ...part } });
        return (
          <>
            <PlacedAt
              id={`${id}-logoTerms`}
              kind="logos"
              terms={terms}
              error={errorOf("logoTerms")}
              onTerms={onTerms}
            />
            <SelectField
              label="On one garment at most"
              className={styles["narrow"]}
              value={logos.most}
              onChange={({ target }) => set({ most: Number(target.value) })}
            >
              {Array.from({ length: LOGOS_MOST }, (_, at) => (
                <option key={at} value={at + 1}>
                  {at === 0 ? "1 logo" : `${at + 1} logos`}
                </option>
              ))}
            </SelectField>
            <Checkbox
              size="sm"
              label="Digitized logos of the shopper’s own library may be chosen"
              checked={logos.takesOnFile}
              onChange={({ target }) => set({ takesOnFile: target.checked })}
            />
            <PriceSteps
              id={`${id}-logoPrices`}
              legend="What a logo costs, by its stitches"
              error={errorOf("logoPrices")}
              steps={logos.prices}
              choices={choices}
              onChange={(prices) => set({ prices })}
            />
            <Unsewn {...props} logos={logos} onChange={set} />
            <LogoLineRows
              id={`${id}-logoLines`}
              error={errorOf("logoLines")}
              terms={terms}
              logos={logos}
              choices={choices}
              onChange={set}
            />
          </>
        );
      }}
    </Offered>
  );
}

interface UnsewnProps extends GroupProps {
  readonly logos: LogoTerms;
  readonly onChange: (part: Partial<LogoTerms>) => void;
}

/** A logo that nobody has made stitches of yet. */
function Unsewn({ logos: { uploadSku, digitizingSku }, choices, onChange }: UnsewnProps) {
  const cost = (sku: string) => costText(findService(choices, sku), choices.currency);
  return (
    <>
      <div className={styles["cells"]}>
        <ServiceField
          label="A logo without stitches is charged as"
          none="No such logo is taken"
          value={uploadSku ?? ""}
          choices={choices}
          onValue={(sku) => onChange({ uploadSku: sku === "" ? null : sku })}
        />
        <ServiceField
          label="Making its stitches is charged as"
          hint="A service that is not visible in the shop: carts add it by themselves, and nobody else can."
          none="Nothing is charged"
          value={digitizingSku ?? ""}
          choices={choices}
          onValue={(sku) => onChange({ digitizingSku: sku === "" ? null : sku })}
        />
      </div>
      <p className={styles["quiet"]}>
        {uploadSku === null
          ? "Shoppers may only choose logos whose stitches are made."
          : `A new logo costs ${cost(uploadSku)}.`}{" "}
        {digitizingSku === null
          ? ""
          : `Making its stitches costs ${cost(digitizingSku)}, once for each logo.`}
      </p>
    </>
  );
}
