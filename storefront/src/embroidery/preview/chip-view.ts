/** A picture of thread, in the pixels it was drawn with. */
interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly pxPerMm: number;
}

interface Place {
  /** Of the picture that it lies on, from edge to edge. */
  readonly pictureWidthMm: number;
  /** The middle of the text, in fractions of the picture. */
  readonly center: { readonly x: number; readonly y: number };
  readonly turn: number;
}

interface Chip {
  readonly width: number;
  readonly height: number;
}

/** Cloth that is seen around the thread, in mm. */
const AIR_MM = 5;
/** A short name is shown no larger: it would look like a long one. CSS pixels a mm. */
const MOST_PX_PER_MM = 2.4;
/** Pictures of the catalogue are 4:5. */
const HEIGHT_PART = 1.25;

/**
 * How a garment's picture and the thread on it lie in a chip, in CSS pixels: the text in the middle and upright, the
 * garment around it at the same scale, turned against the place's own turn.
 */
export function chipView(drawn: Drawn, place: Place, chip: Chip) {
  const [widthMm, heightMm] = [drawn.width / drawn.pxPerMm, drawn.height / drawn.pxPerMm];
  const pxPerMm = Math.min(
    MOST_PX_PER_MM,
    chip.width / (widthMm + 2 * AIR_MM),
    chip.height / (heightMm + 2 * AIR_MM),
  );
  const width = place.pictureWidthMm * pxPerMm;
  const height = width * HEIGHT_PART;
  const middle = { x: place.center.x * width, y: place.center.y * height };
  return {
    thread: { inlineSize: widthMm * pxPerMm, blockSize: heightMm * pxPerMm },
    garment: {
      inlineSize: width,
      blockSize: height,
      left: chip.width / 2 - middle.x,
      top: chip.height / 2 - middle.y,
      transformOrigin: `${middle.x}px ${middle.y}px`,
      rotate: `${-place.turn}deg`,
    },
  };
}
