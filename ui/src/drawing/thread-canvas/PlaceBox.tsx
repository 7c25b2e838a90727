import type { ClothPicture, PlaceOnCloth } from "./view/scene.ts";
import styles from "./ThreadCanvas.module.css";
import { toWindow, type ViewState } from "./view/view.ts";

interface PlaceBoxProps {
  readonly state: ViewState;
  readonly at: ClothPicture["designAt"];
  readonly place: PlaceOnCloth;
}

/** On a smaller box its name would hide the garment around it, px. */
const LABEL_FROM_PX = 120;

/** The room that a design has on its garment, to the eye alone: the picture's words say it too. */
export function PlaceBox({ state, at, place }: PlaceBoxProps) {
  const { pxPerMm } = state.view;
  const [width, height] = [place.widthMm * pxPerMm, place.heightMm * pxPerMm];
  const middle = toWindow(state, at.xMm, at.yMm);
  const corner = `translate(${middle.x - width / 2}px, ${middle.y - height / 2}px)`;
  return (
    <div
      aria-hidden
      className={styles["place"]}
      style={{ width, height, transform: `${corner} rotate(${place.turn}deg)` }}
    >
      {place.picture === undefined ? null : (
        <img src={place.picture} alt="" className={styles["placePicture"]} />
      )}
      {width < LABEL_FROM_PX ? null : <span className={styles["placeLabel"]}>{place.label}</span>}
    </div>
  );
}
