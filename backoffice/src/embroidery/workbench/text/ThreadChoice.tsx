import { threads } from "@placket/domain/embroidery/thread/threads.data";
import { findThread } from "@placket/domain/embroidery/thread/threads";
import { Button } from "@placket/ui/action/button/Button";
import { RadioGroup } from "@placket/ui/form/radio/RadioGroup";
import { Swatches, SwatchRadio } from "@placket/ui/form/swatch/Swatch";
import { useState } from "react";
import styles from "./ThreadChoice.module.css";

interface ThreadChoiceProps {
  readonly value: string;
  readonly onChange: (thread: string) => void;
  readonly error: string | undefined;
}

/** The cones that most orders take. */
const USUAL: ReadonlySet<string> = new Set(
  (
    "1366 1000 1001 1082 1070 1078 1147 1385 1315 1075 " +
    "1166 1294 1047 1250 1156 1057 1118 1011 1032 1023"
  ).split(" "),
);

/** The usual cones first, all of the catalogue on demand; the chosen one is always among them. */
export function ThreadChoice({ value, onChange, error }: ThreadChoiceProps) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = threads.filter(({ number }) => showsAll || USUAL.has(number) || number === value);
  const chosen = findThread(value);
  return (
    <RadioGroup
      legend="Thread"
      legendValue={chosen ? `${chosen.name} ${chosen.number}` : undefined}
      corner={
        <Button kind="link" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? "Show the usual ones" : `Show all ${threads.length}`}
        </Button>
      }
      value={value}
      onChange={onChange}
      error={error}
    >
      <div className={styles["cones"]}>
        <Swatches>
          {shown.map(({ number, name, color }) => (
            <SwatchRadio key={number} value={number} name={`${name} ${number}`} color={color} />
          ))}
        </Swatches>
      </div>
    </RadioGroup>
  );
}
