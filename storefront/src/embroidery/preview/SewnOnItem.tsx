import { textOfParts } from "@placket/contract/embroidery/embroider-call.codec";
import { readLettering } from "@placket/domain/embroidery/offer/lettering";
import { useMemo, useRef } from "react";
import { useShop } from "../../api/shop.ts";
import { useQuery } from "../../query/use-query.ts";
import { t } from "../../translation/translate.ts";
import { offerQuery } from "../offer.queries.ts";
import { chipView } from "./chip-view.ts";
import styles from "./SewnOnItem.module.css";
import { useDrawn, usePut } from "./use-drawn.ts";

interface SewnOnItemProps {
  readonly productId: number;
  readonly parts: readonly { readonly kind: string; readonly text: string }[];
  /** The front of the garment. */
  readonly picture: string | null;
}

/** As large as a label, CSS pixels. */
const CHIP = { width: 150, height: 74 };
/** Sharp enough for screens of two pixels to one. */
const DRAWN_PX_PER_MM = 4;

/** A piece of the garment with the text of an item sewn on it; nothing while it is not known how. */
export default function SewnOnItem({ productId, parts, picture }: SewnOnItemProps) {
  const { data: offer } = useQuery(offerQuery(useShop(), productId));
  const text = useMemo(() => textOfParts(parts), [parts]);
  const read = useMemo(
    () => text && offer && readLettering(text, offer.terms, null),
    [text, offer],
  );
  const known = read?.ok ? read.value : undefined;
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useDrawn(known?.recipe, DRAWN_PX_PER_MM);
  usePut(canvas, drawn);
  if (!known || !offer || !drawn) return null;
  const { placement, recipe } = known;
  const { pictureWidthMm } = offer.terms;
  const view = chipView(drawn, { ...placement, pictureWidthMm }, CHIP);
  const words = recipe.lines.filter(Boolean).join(", ");
  return (
    <div
      className={styles["chip"]}
      style={{ inlineSize: CHIP.width, blockSize: CHIP.height }}
      {...{ role: "img", "aria-label": t("“%1” as it will be sewn, %2", words, placement.name) }}
    >
      {picture !== null && placement.face === "front" ? (
        <img src={wide(picture)} alt="" className={styles["garment"]} style={view.garment} />
      ) : null}
      <canvas
        ref={canvas}
        className={styles["thread"]}
        width={drawn.width}
        height={drawn.height}
        style={view.thread}
      />
    </div>
  );
}

/** The same picture at the width of the product's page, which has it already. */
const wide = (src: string) => src.replace(/(\/media\/catalog\/)w\d+\//, "$1w1080/");
