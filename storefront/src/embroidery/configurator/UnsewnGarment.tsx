import type { ShownOffer } from "@placket/contract/embroidery/shown-offer.codec";
import { Picture } from "@placket/ui/drawing/picture/Picture";
import { t } from "../../translation/translate.ts";
import { frontOf } from "../preview/garment-cloth.ts";
import type { Work } from "../choice/use-work.ts";
import type { Garment } from "./garment.ts";
import styles from "./UnsewnGarment.module.css";

interface UnsewnGarmentProps {
  readonly garment: Garment;
  readonly offer: ShownOffer;
  readonly work: Work;
}

/** A garment on which nothing can be sewn, in the chosen color, and what is done to it in words (EMB-14). */
export function UnsewnGarment({ garment, offer, work }: UnsewnGarmentProps) {
  const { name, chosen, images } = garment;
  const image = frontOf(offer, images);
  return (
    <figure className={styles["garment"]} aria-label={t("Preview")}>
      {image ? (
        <Picture
          className={styles["picture"]}
          src={image.image}
          width={1080}
          height={1350}
          alt={[name, chosen].filter(Boolean).join(", ")}
          priority
        />
      ) : null}
      <figcaption className={styles["words"]}>
        {asked(work, offer) || t("Nothing is done to it yet.")}
      </figcaption>
    </figure>
  );
}

/** The services that are chosen, with the shopper's words: `Hemming: 76 cm`. */
function asked({ chosen }: Work, { services }: ShownOffer): string {
  const said = Object.values(chosen.services).map(({ sku, text }) => {
    const name = services.find((one) => one.sku === sku)?.name ?? sku;
    return text.trim() === "" ? name : t("%1: %2", name, text.trim());
  });
  return [...said, chosen.instructions.trim()].filter(Boolean).join("; ");
}
