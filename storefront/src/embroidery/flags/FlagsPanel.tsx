import type { ShownFlag, ShownOffer } from "@placket/contract/embroidery/shown-offer.codec";
import type { FlagsWish } from "@placket/domain/embroidery/offer/flags";
import type { OfferPlacement } from "@placket/domain/embroidery/offer/offer";
import type { Problem } from "@placket/domain/problem";
import { Radio } from "@placket/ui/form/radio/Radio";
import { RadioGroup } from "@placket/ui/form/radio/RadioGroup";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { useFormatPrice } from "../../money/Price.tsx";
import { t } from "../../translation/translate.ts";
import { amountOf } from "../choice/amount-of.ts";
import { problemAt } from "../choice/text-of-problem.ts";
import configurator from "../configurator/Configurator.module.css";
import type { GarmentCloth } from "../preview/garment-cloth.ts";
import { PlacementChoice } from "../text/PlacementChoice.tsx";
import { begun, wayOf, waysOf, type FlagsWay } from "./flag-choice.ts";
import { FlagPicture } from "./FlagPicture.tsx";
import styles from "./FlagPicture.module.css";

interface FlagsPanelProps {
  readonly offer: ShownOffer;
  readonly wish: FlagsWish | undefined;
  readonly onChange: (wish: FlagsWish | undefined) => void;
  /** Codes of the placements where something else is sewn. */
  readonly taken: readonly string[];
  readonly problems: readonly Problem[];
  readonly clothOf: (placement: OfferPlacement) => GarmentCloth | undefined;
}

/** One flag at a placement, or a left and a right one on the collar (EMB-11, EMB-32). */
export function FlagsPanel({ offer, wish, onChange, taken, problems, clothOf }: FlagsPanelProps) {
  const labels = useWayLabels(offer);
  const change = (way: string) => onChange(begun(way as FlagsWay, offer, { before: wish, taken }));
  const { placements = [] } = offer.terms.flags ?? {};
  const set = (values: FlagsWish) => onChange({ ...wish, ...values });
  const way = wayOf(wish);
  return (
    <div className={configurator["step"]}>
      <RadioGroup legend={t("Flags:")} value={way} onChange={change}>
        {waysOf(offer).map((one) => (
          <Radio key={one} value={one} {...labels[one]} />
        ))}
      </RadioGroup>
      {way === "one" ? (
        <>
          <FlagField
            label={t("Flag")}
            flags={offer.flags}
            value={wish?.flag ?? ""}
            onChange={(flag) => set({ flag })}
            error={problemAt(problems, "flag")}
          />
          <PlacementChoice
            placements={offer.terms.placements.filter(({ code }) => placements.includes(code))}
            clothOf={clothOf}
            value={wish?.placement ?? ""}
            onChange={(placement) => set({ placement })}
            hint={undefined}
            error={problemAt(problems, "placement")}
          />
        </>
      ) : null}
      {way === "pair" ? (
        <>
          <FlagField
            label={t("Left Collar")}
            flags={offer.flags}
            value={wish?.flag1 ?? ""}
            onChange={(flag1) => set({ flag1 })}
            error={problemAt(problems, "flag1") ?? problemAt(problems, "flag")}
          />
          <FlagField
            label={t("Right Collar")}
            flags={offer.flags}
            value={wish?.flag2 ?? ""}
            onChange={(flag2) => set({ flag2 })}
            error={problemAt(problems, "flag2")}
          />
        </>
      ) : null}
    </div>
  );
}

/** What each way is called, and what it costs. */
function useWayLabels({ terms, services }: ShownOffer) {
  const format = useFormatPrice();
  const priceOf = (sku: string | undefined) => {
    const service = services.find((one) => one.sku === sku);
    return service && t("%1 per piece", format(amountOf(service.price)));
  };
  return {
    none: { label: t("No flag"), end: undefined },
    one: { label: t("One flag"), end: priceOf(terms.flags?.sku) },
    pair: { label: t("Left and right on the collar"), end: priceOf(terms.flags?.pair?.sku) },
  } as const satisfies Record<FlagsWay, unknown>;
}

interface FlagFieldProps {
  readonly label: string;
  readonly flags: readonly ShownFlag[];
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly error: string | undefined;
}

function FlagField({ label, flags, value, onChange, error }: FlagFieldProps) {
  return (
    <div className={styles["row"]}>
      <SelectField
        label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={error}
      >
        <option value="">{t("Choose a flag")}</option>
        {flags.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <FlagPicture code={value} />
    </div>
  );
}
