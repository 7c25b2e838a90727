import { type ServedPage, servedPage } from "../served-page.ts";

/** Flags with which Chromium computes WebGL on the processor: the same on every machine. */
export const SOFTWARE_WEBGL = [
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--ignore-gpu-blocklist",
];

/** Flags of a browser without WebGL. */
export const NO_WEBGL = ["--disable-gpu", "--disable-software-rasterizer"];

/** The page of the thread canvas alone. */
export function servedThreadPage(): Promise<ServedPage> {
  return servedPage("ui/specimen/threads");
}
