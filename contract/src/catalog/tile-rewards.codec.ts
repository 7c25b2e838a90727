import type { WireTile } from "./catalog.shapes.ts";

/** What a tile says that a piece earns (PLP-34); `""` where that is not to be seen. */
export const earnedOnTile = ({ rewardsData }: Pick<WireTile, "rewardsData">): string =>
  rewardsData?.visible_on_plp ? rewardsData.plp_text : "";
