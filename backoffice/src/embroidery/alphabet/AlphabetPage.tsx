import { fonts, type FontInfo } from "@placket/domain/embroidery/lettering/fonts";
import { TableRegion } from "@placket/ui/reading/table-region/TableRegion";
import { Heading } from "../../page/Heading.tsx";
import { Views } from "../Views.tsx";
import { ThreadSample } from "../sample/ThreadSample.tsx";
import styles from "./AlphabetPage.module.css";
import { specimenRecipe, specimenRows, SPECIMEN_HEIGHTS_MM } from "./specimen.ts";

/** CSS pixels a mm: a little larger than life, so that single stitches can be judged. */
const SCALE = 6;

/** Every letter of every font as it sews, at the heights that are ordered most. */
export default function AlphabetPage() {
  return (
    <>
      <Heading title="Alphabets" />
      <Views here="alphabet" />
      <p>
        Every letter as it sews on twill, stitch by stitch: {SCALE} pixels show a millimeter. On a
        narrow screen the rows move sideways.
      </p>
      <nav aria-label="Fonts" className={styles["index"]}>
        {fonts.map(({ code, name }) => (
          <a key={code} href={`#${code}`} className="link">
            {name}
          </a>
        ))}
      </nav>
      {fonts.map((font) => (
        <Specimen key={font.code} font={font} />
      ))}
    </>
  );
}

function Specimen({ font }: { readonly font: FontInfo }) {
  const { min, max } = font.recommended;
  return (
    <section aria-labelledby={font.code} className={styles["specimen"]}>
      <h2 id={font.code} tabIndex={-1}>
        {font.name}
      </h2>
      <p className={styles["about"]}>
        {font.character}. {min} to {max} mm.
      </p>
      {SPECIMEN_HEIGHTS_MM.map((heightMm) => (
        <Rows key={heightMm} font={font} heightMm={heightMm} />
      ))}
    </section>
  );
}

function Rows({ font, heightMm }: { readonly font: FontInfo; readonly heightMm: number }) {
  const isRecommended = heightMm >= font.recommended.min && heightMm <= font.recommended.max;
  return (
    <div className={styles["rows"]}>
      <h3 className={styles["height"]}>
        {heightMm} mm
        {isRecommended ? null : <span className={styles["outside"]}>, not advised</span>}
      </h3>
      <TableRegion label={`${font.name}, ${heightMm} mm`} className={styles["letters"]}>
        {specimenRows(heightMm).map((text) => (
          <ThreadSample
            key={text}
            design={{ as: "text", recipe: specimenRecipe(font, heightMm, text) }}
            scale={SCALE}
            label={`${font.name}, ${heightMm} mm: ${text}`}
            room={{ widthMm: 190, heightMm: heightMm * 1.45 }}
            className={styles["row"]}
          />
        ))}
      </TableRegion>
    </div>
  );
}
