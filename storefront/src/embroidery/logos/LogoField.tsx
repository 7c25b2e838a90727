import type { LogoChoice } from "@placket/contract/embroidery/embroider-call.codec";
import type { ShownLogo } from "@placket/contract/embroidery/shown-logo.codec";
import type { ShownOffer } from "@placket/contract/embroidery/shown-offer.codec";
import { EXTRA_LARGE_STITCHES } from "@placket/domain/embroidery/logo/logo";
import { logoSku } from "@placket/domain/embroidery/offer/logos";
import type { Problem } from "@placket/domain/problem";
import { Button } from "@placket/ui/action/button/Button";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { useFormatPrice } from "../../money/Price.tsx";
import { useState } from "react";
import { t } from "../../translation/translate.ts";
import { amountOf } from "../choice/amount-of.ts";
import { problemAt } from "../choice/text-of-problem.ts";
import { labelOf } from "../configurator/use-cloth-of.ts";
import { groupedLogos } from "./logo-choice.ts";
import { LogoPicture } from "./LogoPicture.tsx";
import styles from "./LogosPanel.module.css";

interface LogoFieldProps {
  /** From 1. */
  readonly number: number;
  readonly offer: ShownOffer;
  readonly known: readonly ShownLogo[];
  readonly value: LogoChoice;
  readonly onChange: (value: LogoChoice) => void;
  /** Undefined of one that has to be there (EMB-29). */
  readonly onRemove: (() => void) | undefined;
  readonly problems: readonly Problem[];
}

/** One logo: which, where, and what is known of it. */
export function LogoField(props: LogoFieldProps) {
  const { number, offer, known, value, onChange, onRemove, problems } = props;
  const format = useFormatPrice();
  // Nobody is told off for a field that just came.
  const [wasLeft, setLeft] = useState(value.logo !== "");
  const shown = known.find(({ logo }) => logo.number === value.logo);
  const { onFile, uploaded, extraLarge } = groupedLogos(offer, known);
  const { placements } = offer.terms;
  const places = placements.filter(({ code }) => offer.terms.logos?.placements.includes(code));
  return (
    <fieldset className={styles["logo"]} disabled={onRemove === undefined}>
      <legend className="visually-hidden">{t("Logo %1", number)}</legend>
      <LogoPicture shown={shown} />
      <div className={styles["fields"]}>
        <SelectField
          label={t("Logo %1", number)}
          value={value.logo}
          onChange={(event) => onChange({ ...value, logo: event.target.value })}
          hint={shown && factsOf(shown, priceOf(offer, shown, format))}
          onBlur={() => setLeft(true)}
          error={wasLeft ? problemAt(problems, "logo") : undefined}
        >
          <option value="">{t("Choose a logo")}</option>
          <Group label={t("Logos on file")} logos={onFile} />
          <Group label={t("Uploaded, to be digitized")} logos={uploaded} />
          <Group
            label={t("Extra large, from %1 stitches", EXTRA_LARGE_STITCHES)}
            logos={extraLarge}
          />
        </SelectField>
        <SelectField
          label={t("Placement of logo %1", number)}
          value={value.placement}
          onChange={(event) => onChange({ ...value, placement: event.target.value })}
          error={problemAt(problems, "placement")}
        >
          {places.map((place) => (
            <option key={place.code} value={place.code}>
              {labelOf(place)}
            </option>
          ))}
        </SelectField>
        {onRemove ? (
          <Button kind="link" onClick={onRemove}>
            {t("Remove logo %1", number)}
          </Button>
        ) : (
          <p className={styles["prices"]}>{t("This logo belongs to the garment.")}</p>
        )}
      </div>
    </fieldset>
  );
}

function Group({ label, logos }: { readonly label: string; readonly logos: readonly ShownLogo[] }) {
  if (logos.length === 0) return null;
  return (
    <optgroup label={label}>
      {logos.map(({ logo, fileName }) => (
        <option key={logo.number} value={logo.number}>
          {`${logo.number} ${fileName}`}
        </option>
      ))}
    </optgroup>
  );
}

/** What a piece costs more with it, as it is written; `undefined` where it is not offered so. */
function priceOf(
  { terms: { logos }, services }: ShownOffer,
  { logo: { sewn } }: ShownLogo,
  format: ReturnType<typeof useFormatPrice>,
): string | undefined {
  const sku = logos && logoSku(sewn, logos);
  const service = services.find((one) => one.kind === "logos" && one.sku === sku);
  return service && format(amountOf(service.price));
}

/** A draft's price is one that holds, whatever its digitizer's count becomes (decision 0099). */
function factsOf({ logo: { sewn, state } }: ShownLogo, price: string | undefined): string {
  if (!sewn) return t("To be digitized: nobody has made stitches of it yet.");
  const { widthMm, heightMm, stitches } = sewn;
  const facts = t("%1 × %2 mm, %3 stitches", Math.round(widthMm), Math.round(heightMm), stitches);
  if (state !== "draft") return facts;
  const draft = t("A draft: %1. A digitizer finishes it before it is sewn.", facts);
  return price === undefined
    ? draft
    : `${draft} ${t("It costs no more than %1 per piece, whatever their count becomes.", price)}`;
}
