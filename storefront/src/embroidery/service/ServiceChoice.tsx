import type { ServiceChoice as Chosen } from "@placket/contract/embroidery/embroider-call.codec";
import type { ShownService } from "@placket/contract/embroidery/shown-offer.codec";
import { PART_TEXT_MAX } from "@placket/domain/embroidery/part/embroidery-parts";
import type { Problem } from "@placket/domain/problem";
import { Radio } from "@placket/ui/form/radio/Radio";
import { RadioGroup } from "@placket/ui/form/radio/RadioGroup";
import { TextArea } from "@placket/ui/form/text-field/TextField";
import { useFormatPrice } from "../../money/Price.tsx";
import { t } from "../../translation/translate.ts";
import { amountOf } from "../choice/amount-of.ts";
import { problemAt } from "../choice/text-of-problem.ts";
import styles from "../configurator/Configurator.module.css";

interface ServiceChoiceProps {
  readonly legend: string;
  readonly services: readonly ShownService[];
  readonly value: Chosen | undefined;
  readonly onChange: (chosen: Chosen | undefined) => void;
  readonly problems: readonly Problem[];
}

const NONE = "none";

/** Something done besides embroidery: which service, what it costs, and how, in the shopper's words (EMB-14). */
export function ServiceChoice({ legend, services, value, onChange, problems }: ServiceChoiceProps) {
  const format = useFormatPrice();
  return (
    <div className={styles["step"]}>
      <RadioGroup
        legend={legend}
        value={value?.sku ?? NONE}
        onChange={(sku) => onChange(sku === NONE ? undefined : { text: value?.text ?? "", sku })}
        error={problemAt(problems, "sku")}
      >
        <Radio value={NONE} label={t("None")} />
        {services.map(({ sku, name, price }) => (
          <Radio
            key={sku}
            value={sku}
            label={name}
            end={t("%1 per piece", format(amountOf(price)))}
          />
        ))}
      </RadioGroup>
      {value ? (
        <TextArea
          label={t("How it is to be done")}
          hint={t("Measures and wording, as they are to be on every piece.")}
          rows={3}
          required
          maxLength={PART_TEXT_MAX}
          counter={(used, most) => t("%1 of %2", used, most)}
          value={value.text}
          onChange={(event) => onChange({ ...value, text: event.target.value })}
          error={problemAt(problems, "text")}
        />
      ) : null}
    </div>
  );
}
