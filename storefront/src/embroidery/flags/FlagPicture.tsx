import { findFlag } from "@placket/domain/embroidery/shape/flags/flag";
import styles from "./FlagPicture.module.css";

/** A flag, small, in its official proportions; its name stands beside it. */
export function FlagPicture({ code }: { readonly code: string }) {
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
