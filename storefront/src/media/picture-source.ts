import { IMAGE_WIDTHS } from "@placket/domain/media/image-url";

/** Pictures of the catalogue are 4:5; their own size only keeps the place. */
const WIDTH = 640;
const HEIGHT = 800;

interface PictureSource {
  readonly src: string;
  readonly srcSet?: string;
  readonly width: number;
  readonly height: number;
}

/** A catalogue picture at every width the server makes up to `max`; any other address as it is. */
export function pictureSource(src: string, max = 1440): PictureSource {
  const size = { width: WIDTH, height: HEIGHT };
  const match = /^(.*\/media\/catalog\/)w\d+(\/.*)$/.exec(src);
  if (!match) return { src, ...size };
  const widths = IMAGE_WIDTHS.filter((width) => width <= max);
  const srcSet = widths.map((width) => `${match[1]}w${width}${match[2]} ${width}w`).join(", ");
  return { src, srcSet, ...size };
}
