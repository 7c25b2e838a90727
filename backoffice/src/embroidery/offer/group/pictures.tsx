import { findFlag } from "@placket/domain/embroidery/shape/flags/flag";
import { Swatch } from "@placket/ui/form/swatch/Swatch";
import styles from "./pictures.module.css";

/** A thread beside its name. */
export const ThreadDot = ({ color }: { readonly color: string }) => (
  <Swatch name="" color={color} size={20} decorative />
);

/** A flag, small, beside its name. */
export function FlagDot({ code }: { readonly code: string }) {
  const flag = findFlag(code);
  if (!flag) return <span className={styles["flag"]} aria-hidden />;
  const { width, height, layers } = flag;
  return (
    <svg className={styles["flag"]} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      {layers.map(([color, path]) => (
        <path key={path} d={path} fill={color} fillRule="evenodd" />
      ))}
    </svg>
  );
}

/** A logo beside its name; nothing where there is no picture of it. */
export const LogoDot = ({ picture }: { readonly picture: string | null }) => (
  <span className={styles["logo"]}>
    {picture === null ? null : (
      <img src={picture} alt="" className={styles["picture"]} loading="lazy" />
    )}
  </span>
);
