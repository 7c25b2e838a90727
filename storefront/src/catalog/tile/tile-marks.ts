import type { ComponentType } from "react";
import { observable } from "../../events/observable.ts";

interface TileMarkProps {
  /** Of the product that the tile shows. */
  readonly id: number;
  readonly name: string;
}

/**
 * What rooms lay on the picture of every tile: hearts, marks to compare. They say what is somebody's own, so no server
 * draws them (decision 0112); they come when the browser is idle, over the picture, and move nothing.
 */
export const tileMarks = observable<readonly ComponentType<TileMarkProps>[]>([]);
