import { SwatchButton } from "@placket/ui/form/swatch/Swatch";
import { useRoving } from "@placket/ui/action/roving/use-roving";
import { useState } from "react";
import { t } from "../../translation/translate.ts";
import type { Tile } from "../listing/listing.queries.ts";
import styles from "./ProductTile.module.css";
import { swatchRows } from "./swatch-rows.ts";
import { tileColors, type SwatchChoice } from "./tile-color.ts";

/** The place of the toggle, beside every color's. */
const TOGGLE = -1;

interface TileSwatchesProps {
  readonly tile: Tile;
  readonly shown: SwatchChoice | undefined;
  readonly onChoose: (option: SwatchChoice) => void;
}

/** The colors under a tile's picture (PLP-06, PLP-07), one stop of the Tab key. Keeps its place when there are none. */
export function TileSwatches({ tile, shown, onChoose }: TileSwatchesProps) {
  const [isOpen, setOpen] = useState(false);
  const options = tileColors(tile);
  const pressed = options.findIndex(({ id }) => id === shown?.id);
  const { stop, onKeyDown } = useRoving(Math.max(pressed, 0));
  if (options.length === 0) return <div className={styles["swatches"]} />;
  const { rows, behindToggle } = swatchRows(options, isOpen);
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      className={styles["swatches"]}
      aria-label={t("Colors of %1", tile.name)}
      onKeyDown={onKeyDown}
    >
      {rows.map((row, index) => (
        <div key={row[0]?.id ?? index} className={styles["row"]}>
          {row.map((option) => (
            <SwatchButton
              key={option.id}
              name={option.label}
              {...(option.type === "image" ? { image: option.value } : { color: option.value })}
              out={option.isOutOfStock}
              pressed={option.id === shown?.id}
              onPress={() => onChoose(option)}
              stop={stop(options.indexOf(option))}
            />
          ))}
          {index === 0 && behindToggle > 0 ? (
            <button
              type="button"
              {...stop(TOGGLE)}
              className={styles["more"]}
              aria-expanded={isOpen}
              aria-label={isOpen ? t("Show fewer colors") : t("Show %1 more colors", behindToggle)}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? "–" : `+${behindToggle}`}
            </button>
          ) : null}
        </div>
      ))}
    </div>
  );
}
