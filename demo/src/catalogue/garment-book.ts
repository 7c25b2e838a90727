import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A picture of a garment: the file that the drawing command made. */
export interface Picture {
  readonly file: string;
  readonly label: string;
}

/** A place on a picture, in fractions of its width and height. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a measure is taken on the front picture. */
export interface MeasureLine {
  readonly code: string;
  readonly from: Point;
  readonly to: Point;
}

/** Where a style is embroidered: in mm, and on its picture. */
interface GarmentPlacement {
  readonly code: string;
  readonly label: string;
  readonly width: number;
  readonly height: number;
  readonly turn: number;
  readonly center: Point;
}

interface GarmentView {
  readonly code: string;
  readonly colors: readonly string[];
  readonly mmPerPixel: number;
  readonly placements: readonly GarmentPlacement[];
}

interface GarmentColor {
  readonly code: string;
  readonly name: string;
  readonly hex: string;
}

interface GarmentList {
  readonly picture: { readonly width: number };
  readonly colors: readonly GarmentColor[];
  readonly styles: readonly {
    readonly code: string;
    readonly views: readonly GarmentView[];
    readonly measures: readonly (MeasureLine & { readonly view: string })[];
    readonly notes: readonly {
      readonly label: string;
      readonly view: string;
      readonly at: Point;
    }[];
  }[];
}

/** What has been drawn. The catalogue may use only this. */
export class GarmentBook {
  readonly colors: readonly GarmentColor[];
  readonly #list: GarmentList;
  readonly #masters: string;

  /** @throws when `garments.json` is missing: the masters have not been drawn. */
  constructor(masters: string) {
    this.#masters = masters;
    this.#list = JSON.parse(readFileSync(join(masters, "garments.json"), "utf8")) as GarmentList;
    this.colors = this.#list.colors;
  }

  /** Where the measures of a style are taken on its front picture. */
  measures(style: string): readonly MeasureLine[] {
    const drawn = this.#list.styles.find(({ code }) => code === style);
    return drawn?.measures.filter(({ view }) => view === "sf") ?? [];
  }

  /** What a style's pictures show from edge to edge, in mm. @throws when the style was not drawn. */
  pictureWidthMm(style: string): number {
    return Math.round(this.view(style, "sf").mmPerPixel * this.#list.picture.width * 10) / 10;
  }

  /** A view of a style. @throws when it was not drawn. */
  view(style: string, code: "sf" | "sb"): GarmentView {
    const drawn = this.#list.styles.find((one) => one.code === style);
    const view = drawn?.views.find((one) => one.code === code);
    if (!view) throw new Error(`No view "${code}" of style "${style}" in masters/garments.json`);
    return view;
  }

  /** The place of a note on a style's front picture. @throws when it was not drawn. */
  noteAt(style: string, label: string): Point {
    const drawn = this.#list.styles.find(({ code }) => code === style);
    const note = drawn?.notes.find((one) => one.label === label && one.view === "sf");
    if (!note) throw new Error(`No note "${label}" on style "${style}" in masters/garments.json`);
    return note.at;
  }

  /** @throws when no garment has this color. */
  color(code: string): GarmentColor {
    const color = this.colors.find((known) => known.code === code);
    if (!color) throw new Error(`No garment color "${code}" in masters/garments.json`);
    return color;
  }

  /**
   * Pictures of a style in a color, front first. @throws naming the product and the file when the front was
   * not drawn or a listed file is missing: then the drawing comes first, or the product leaves the catalogue.
   */
  pictures(sku: string, style: string, color: string): Picture[] {
    const drawn = this.#list.styles.find(({ code }) => code === style);
    if (!drawn)
      throw new Error(`${sku} shows style "${style}", which is not in masters/garments.json`);
    const views = drawn.views
      .filter(({ colors }) => colors.includes(color))
      .map(({ code }) => code);
    if (!views.includes("sf"))
      throw new Error(`${sku} needs ${style}-${color}-sf.webp, which was not drawn`);
    return VIEWS.filter(([view]) => views.includes(view)).map(([view, words]) => {
      const file = `${style}-${color}-${view}.webp`;
      return this.picture(sku, { file, label: `${this.color(color).name}${words}` });
    });
  }

  /** A picture that is there. @throws naming the product and the file when it is missing. */
  picture(sku: string, picture: Picture): Picture {
    if (!existsSync(join(this.#masters, picture.file)))
      throw new Error(`${sku} needs masters/${picture.file}, which is missing`);
    return picture;
  }
}

const VIEWS = [
  ["sf", " from the front"],
  ["sb", " from the back"],
  ["d", " in detail"],
] as const;
