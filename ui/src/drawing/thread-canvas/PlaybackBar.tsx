import { IconButton } from "../../action/icon-button/IconButton.tsx";
import { type Speed, SPEEDS } from "./playback.ts";
import styles from "./PlaybackBar.module.css";
import type { usePlayback } from "./use-playback.ts";

type PlaybackBarProps = {
  playback: ReturnType<typeof usePlayback>;
  /** Stitches of the whole design. */
  total: number;
  texts: {
    play: string;
    pause: string;
    scrub: string;
    speed: string;
    speedOf: (times: number) => string;
    progress: (stitches: number, total: number) => string;
  };
};

/** Play, a slider over all stitches, and how fast. */
export function PlaybackBar({ playback, total, texts }: PlaybackBarProps) {
  const { stitches, playing, speed } = playback;
  const progress = texts.progress(stitches, total);
  return (
    <div className={styles["bar"]}>
      <IconButton
        icon={playing ? "pause" : "play"}
        label={playing ? texts.pause : texts.play}
        aria-disabled={total === 0 ? true : undefined}
        onClick={playback.press}
      />
      <input
        type="range"
        className={styles["range"]}
        aria-label={texts.scrub}
        aria-valuetext={progress}
        min={0}
        max={total}
        value={stitches}
        onChange={(event) => playback.scrub(Number(event.target.value))}
      />
      <output className={styles["progress"]} aria-hidden="true">
        {progress}
      </output>
      <select
        className={styles["speed"]}
        aria-label={texts.speed}
        value={speed}
        onChange={(event) => playback.chooseSpeed(Number(event.target.value) as Speed)}
      >
        {SPEEDS.map((times) => (
          <option key={times} value={times}>
            {texts.speedOf(times)}
          </option>
        ))}
      </select>
    </div>
  );
}
