import { IconButton } from "../../action/icon-button/IconButton.tsx";
import styles from "./ThreadCanvas.module.css";
import { ZOOM_STEP } from "./view/use-gestures.ts";
import { canZoom, type ViewEvent, type ViewState } from "./view/view.ts";

type ViewControlsProps = {
  state: ViewState;
  send: (event: ViewEvent) => void;
  fit: () => void;
  texts: { zoomIn: string; zoomOut: string; fit: string };
};

/** At a limit a button stays focusable, so that focus is not lost with the last step. */
export function ViewControls({ state, send, fit, texts }: ViewControlsProps) {
  const step = (factor: number) => ({
    "aria-disabled": canZoom(state, factor) ? undefined : true,
    onClick: () => send({ type: "zoom", factor }),
  });
  return (
    <div className={styles["controls"]}>
      <IconButton icon="minus" label={texts.zoomOut} {...step(1 / ZOOM_STEP)} />
      <IconButton icon="plus" label={texts.zoomIn} {...step(ZOOM_STEP)} />
      <IconButton icon="expand" label={texts.fit} onClick={fit} />
    </div>
  );
}
