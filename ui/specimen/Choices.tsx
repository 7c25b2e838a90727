import { useState } from "react";
import { Radio } from "../src/form/radio/Radio.tsx";
import { RadioGroup } from "../src/form/radio/RadioGroup.tsx";
import { SizeCell, SizeCells, SizeCheck } from "../src/form/size-cell/SizeCell.tsx";
import { Swatch, SwatchButton, Swatches, SwatchRadio } from "../src/form/swatch/Swatch.tsx";
import { Row, Section } from "./Section.tsx";
import { SWATCHES } from "./swatches.data.ts";
import styles from "./specimen.module.css";

const SIZES = ["XS", "S", "M", "L", "XL", "2XL", "3XL", "4XL"];

/** Everything that is chosen. */
export function Choices() {
  const [color, setColor] = useState<string | null>("White");
  const [size, setSize] = useState<string | null>("L");
  const [way, setWay] = useState<string | null>("card");
  const [few, setFew] = useState(["M"]);
  const [tile, setTile] = useState("Black");
  return (
    <Section title="Choices">
      <div className={`${styles["narrow"]} ${styles["stack"]}`}>
        <RadioGroup
          legend="Color:"
          legendValue={color}
          corner="12 colors"
          value={color}
          onChange={setColor}
        >
          <Swatches>
            {SWATCHES.map(({ name, color: cloth }, i) => (
              <SwatchRadio
                key={name}
                value={name}
                name={name}
                color={cloth}
                out={i === 11}
                outLabel="sold out"
              />
            ))}
          </Swatches>
        </RadioGroup>
        <RadioGroup legend="Size" legendHidden value={size} onChange={setSize}>
          <SizeCells>
            {SIZES.map((s, i) => (
              <SizeCell
                key={s}
                value={s}
                label={s}
                out={i === 0}
                outLabel="sold out"
                disabled={i === 7}
              />
            ))}
          </SizeCells>
        </RadioGroup>
        <fieldset>
          <legend>Sizes to filter by</legend>
          <SizeCells columns={4}>
            {SIZES.map((s) => (
              <SizeCheck
                key={s}
                label={s}
                checked={few.includes(s)}
                onChange={(on) => setFew(on ? [...few, s] : few.filter((f) => f !== s))}
              />
            ))}
          </SizeCells>
        </fieldset>
        <RadioGroup
          legend="How to pay"
          value={way}
          onChange={setWay}
          error="Choose one to go on."
          hint="Nothing is taken yet."
        >
          <Radio value="card" label="Card" end="Visa, Mastercard, Amex" />
          <Radio value="account" label="Pay on account" end="Net 30" />
          <Radio value="never" label="Not here" disabled />
        </RadioGroup>
      </div>
      <Row>
        {SWATCHES.slice(0, 5).map(({ name, color: cloth }) => (
          <SwatchButton
            key={name}
            name={name}
            color={cloth}
            pressed={tile === name}
            onPress={() => setTile(name)}
          />
        ))}
        <Swatch name="Navy" color="#25325a" />
        <Swatch name="Navy and white" color={["#25325a", "#fff"]} size={36} />
        <Swatch name="Oat, sold out" color="#d6cab2" size={36} out />
        <Swatch name="White, sold out" color="#f4f4f1" size={36} out />
      </Row>
    </Section>
  );
}
