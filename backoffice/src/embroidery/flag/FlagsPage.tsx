import { flags } from "@placket/domain/embroidery/shape/flags/flags.data";
import type { Flag } from "@placket/domain/embroidery/shape/flags/flag";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useRef } from "react";
import { Heading } from "../../page/Heading.tsx";
import { ThreadSample } from "../sample/ThreadSample.tsx";
import { SAMPLE_DENSITY } from "../sample/sample-density.ts";
import { useNearView } from "@placket/web/browser/use-near-view";
import type { PageDesign } from "@placket/web/embroidery/stitching/design";
import { drawnQuery } from "@placket/web/embroidery/stitching/stitching.queries";
import { flagAt } from "../embroidery.addresses.ts";
import { Views } from "../Views.tsx";
import { counted } from "../workbench/texts.ts";
import styles from "./FlagsPage.module.css";
import { heightFor } from "./flag-size.ts";

/** As wide as a flag on a sleeve or beside a name, in mm. */
const WIDTH_MM = 25;
/** CSS pixels a mm. */
const SCALE = 7;
/** They are small: drawn long before anybody gets there. */
const NEAR_PX = 3000;

/** Every flag as it sews, each a way into its own bench. */
export default function FlagsPage() {
  return (
    <>
      <Heading title="Flags" />
      <Views here="flags" />
      <p>
        {flags.length} flags, {WIDTH_MM} mm wide on twill, stitch by stitch. Open one to change its
        size and take it away.
      </p>
      <ul className={styles["flags"]}>
        {flags.map((flag) => (
          <FlagCard key={flag.code} flag={flag} />
        ))}
      </ul>
    </>
  );
}

function FlagCard({ flag }: { readonly flag: Flag }) {
  const card = useRef<HTMLLIElement>(null);
  const isNear = useNearView(card, NEAR_PX);
  const heightMm = heightFor(flag, WIDTH_MM);
  const design = useMemo(
    (): PageDesign => ({ as: "flag", code: flag.code, heightMm, fabric: "twill" }),
    [flag, heightMm],
  );
  const drawn = useQuery({ ...drawnQuery(design, SCALE * SAMPLE_DENSITY), enabled: isNear });
  const picture = drawn.data?.ok ? drawn.data.value : undefined;
  return (
    <li ref={card} className={styles["card"]}>
      <span className={styles["stage"]}>
        <ThreadSample
          design={design}
          scale={SCALE}
          label=""
          nearPx={NEAR_PX}
          room={{ widthMm: WIDTH_MM + 1, heightMm: heightMm + 1 }}
        />
      </span>
      <a href={flagAt({ code: flag.code.toLowerCase() })} className={styles["name"]}>
        {flag.name}
      </a>
      <span className={styles["facts"]}>
        {WIDTH_MM} × {heightMm.toFixed(1)} mm
      </span>
      <span className={styles["facts"]}>
        {picture
          ? `${counted(picture.stitches)} stitches, ${colorsText(picture.colors)}`
          : "Sewing…"}
      </span>
    </li>
  );
}

const colorsText = (colors: number) => (colors === 1 ? "1 color" : `${colors} colors`);
