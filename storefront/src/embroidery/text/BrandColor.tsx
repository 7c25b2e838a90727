import type { ShownThread } from "@placket/contract/embroidery/shown-offer.codec";
import {
  nearnessOf,
  readColor,
  type Nearness,
} from "@placket/domain/embroidery/thread/brand-color";
import { nearestThread } from "@placket/domain/embroidery/thread/nearest-thread";
import { Button } from "@placket/ui/action/button/Button";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { useState } from "react";
import { useShop } from "../../api/shop.ts";
import { t } from "../../translation/translate.ts";
import styles from "./BrandColor.module.css";

interface BrandColorProps {
  /** Those that are offered. */
  readonly threads: readonly ShownThread[];
  /** Number of the thread that is chosen. */
  readonly value: string;
  readonly onChange: (thread: string) => void;
}

/** A brand's color, and which of the threads comes nearest to it (issue 10.2). */
export function BrandColor({ threads, value, onChange }: BrandColorProps) {
  const [typed, setTyped] = useState("");
  const color = readColor(typed);
  const nearest = color === undefined ? undefined : nearestThread(color, threads);
  return (
    <div className={styles["brand"]}>
      <TextField
        label={t("Your brand color")}
        hint={t("As #21408F or as 33, 64, 143. The nearest thread is found for it.")}
        maxLength={24}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={
          typed.trim().length >= LEAST_LETTERS && color === undefined
            ? t("This cannot be read as a color.")
            : undefined
        }
      />
      <Nearest color={color} nearest={nearest} />
      {nearest && nearest.thread.number !== value ? (
        <Button kind="line" size="sm" onClick={() => onChange(nearest.thread.number)}>
          {t("Use %1 %2", nearest.thread.name, nearest.thread.number)}
        </Button>
      ) : null}
    </div>
  );
}

/** From so many letters on, what is no color is said to be none; fewer are on their way to be one. */
const LEAST_LETTERS = 7;

interface NearestProps {
  readonly color: string | undefined;
  readonly nearest: ReturnType<typeof nearestThread>;
}

/** Both colors side by side, and how far apart they are. */
function Nearest({ color, nearest }: NearestProps) {
  const { locale } = useShop();
  const said = nearest && {
    name: `${nearest.thread.name} ${nearest.thread.number}`,
    apart: new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(nearest.distance),
    nearness: NEARNESS[nearnessOf(nearest.distance)](),
  };
  return (
    <output className={styles["nearest"]}>
      {said && nearest && color !== undefined ? (
        <>
          <span className={styles["pair"]} aria-hidden="true">
            <span style={{ backgroundColor: color }} />
            <span style={{ backgroundColor: nearest.thread.color }} />
          </span>
          <span>
            {t("Nearest thread: %1. %2 (difference %3).", said.name, said.nearness, said.apart)}
          </span>
        </>
      ) : null}
    </output>
  );
}

const NEARNESS: Readonly<Record<Nearness, () => string>> = {
  same: () => t("The same to the eye"),
  hardlyApart: () => t("Hardly to be told apart"),
  near: () => t("Near, side by side they differ"),
  apart: () => t("Plainly another shade"),
  far: () => t("No thread comes near it"),
};
