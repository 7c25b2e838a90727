import type { CSSProperties } from "react";
import { classNames } from "../../class-names.ts";
import type { ClothPicture } from "./view/scene.ts";
import styles from "./ThreadCanvas.module.css";
import { toWindow, type ViewState } from "./view/view.ts";

type ClothProps = {
  state: ViewState;
  picture: ClothPicture | undefined;
  /** Whether the cloth's color lies over the picture. */
  tinted: boolean;
};

/** A yarn of twill, in mm; drawn no finer than a screen can show. */
const YARN_MM = 0.5;
const YARN_MIN_PX = 6;

/** What is sewn on: its picture at the scale of the view, or plain cloth. */
export function Cloth({ state, picture, tinted }: ClothProps) {
  const { pxPerMm } = state.view;
  if (!picture) {
    const yarn = `${Math.max(YARN_MIN_PX, YARN_MM * pxPerMm)}px`;
    return (
      <div
        className={classNames(styles["cloth"], styles["woven"])}
        style={{ "--yarn": yarn } as CSSProperties}
      />
    );
  }
  const corner = toWindow(state, 0, 0);
  const place = {
    width: picture.widthMm * pxPerMm,
    height: picture.heightMm * pxPerMm,
    transform: `translate(${corner.x}px, ${corner.y}px)`,
  };
  return (
    <>
      {/* The canvas beside it says what is to be seen. Another picture is another element: until it has come, the one
          before would show thread where it is not. */}
      <img
        key={picture.src}
        src={picture.src}
        alt=""
        className={styles["picture"]}
        style={place}
        draggable={false}
      />
      {tinted ? <div className={classNames(styles["cloth"], styles["tint"])} /> : null}
    </>
  );
}
