import type { CSSProperties, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import type { RovingStop } from "../../action/roving/use-roving.tsx";
import { useRadio } from "../radio/RadioGroup.tsx";
import styles from "./Swatch.module.css";

type SwatchLook = {
  /** The color's own name: nothing is conveyed by the color alone. */
  name: string;
  /** A CSS color, or several for a disc in equal bands. */
  color?: string | readonly string[] | undefined;
  /** A picture of the pattern, instead of a color. */
  image?: string | undefined;
  /** Sold out: a diagonal is drawn, the choice stays possible. */
  out?: boolean | undefined;
};

type SwatchProps = SwatchLook & {
  /** Diameter in CSS px. */
  size?: 18 | 20 | 36 | undefined;
  /** The name stands beside it already. */
  decorative?: boolean | undefined;
  className?: string | undefined;
};

/** A round sample of a color. */
export function Swatch({ name, size = 20, decorative, className, ...look }: SwatchProps) {
  return (
    <span
      className={classNames(styles["swatch"], look.out && styles["out"], className)}
      style={{ ...ground(look), "--swatch-size": `${size}px` } as CSSProperties}
      {...(decorative ? { "aria-hidden": true } : { role: "img", "aria-label": name })}
    />
  );
}

type SwatchRadioProps = SwatchLook & {
  value: string;
  /** Added to the name when `out`, as "sold out". */
  outLabel?: string | undefined;
  /** big: 48-px target with a ring of thread; tile: 28-px target with a ring of ink. */
  size?: "big" | "tile" | undefined;
  disabled?: boolean | undefined;
};

/** A swatch to choose within a RadioGroup. */
export function SwatchRadio(props: SwatchRadioProps) {
  const { value, outLabel, size = "big", disabled = false, ...look } = props;
  const radio = useRadio(value);
  return (
    <label className={classNames(styles["choice"], styles[size])} title={look.name}>
      <input
        {...radio}
        disabled={disabled}
        className={styles["input"]}
        aria-label={look.out && outLabel ? `${look.name}, ${outLabel}` : look.name}
      />
      <Swatch {...look} decorative size={size === "big" ? 36 : 18} />
    </label>
  );
}

/** Lays swatches out in rows, close together, flush with the text above. */
export function Swatches({
  size = "big",
  children,
}: {
  size?: "big" | "tile" | undefined;
  children: ReactNode;
}) {
  return <div className={classNames(styles["swatches"], styles[`${size}Row`])}>{children}</div>;
}

type SwatchButtonProps = SwatchLook & {
  pressed: boolean;
  onPress: () => void;
  /** Its place in a row of swatches that is one stop of the Tab key. */
  stop?: RovingStop | undefined;
};

/** A small swatch that shows something elsewhere, as a tile's picture; not a form control. */
export function SwatchButton({ pressed, onPress, stop, ...look }: SwatchButtonProps) {
  return (
    <button
      {...stop}
      type="button"
      className={classNames(styles["choice"], styles["tile"])}
      title={look.name}
      aria-label={look.name}
      aria-pressed={pressed}
      onClick={onPress}
    >
      <Swatch {...look} decorative size={18} />
    </button>
  );
}

function ground({ color, image }: Pick<SwatchLook, "color" | "image">): CSSProperties {
  if (image) return { backgroundImage: `url(${JSON.stringify(image)})`, backgroundSize: "cover" };
  if (typeof color === "string") return { backgroundColor: color };
  if (!color || color.length === 0) return {};
  const band = 100 / color.length;
  const stops = color.map((c, i) => `${c} ${i * band}% ${(i + 1) * band}%`);
  return { backgroundImage: `linear-gradient(90deg, ${stops.join(", ")})` };
}
