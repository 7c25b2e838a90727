import { Meter } from "../src/status/progress-bar/Meter.tsx";
import { ProgressBar } from "../src/status/progress-bar/ProgressBar.tsx";
import { SkeletonPicture, SkeletonRegion, SkeletonText } from "../src/status/skeleton/Skeleton.tsx";
import { Section } from "./Section.tsx";
import styles from "./specimen.module.css";

/** What stands while something is on its way. */
export function Progress() {
  return (
    <Section title="Waiting">
      <ProgressBar active label="Loading page" />
      <div className={styles["narrow"]}>
        <Meter label="Two thirds" value={0.66} text="$66 of $100" />
        <br />
        <Meter label="All of it" value={1} />
      </div>
      <SkeletonRegion label="Loading" className={styles["tiles"]}>
        {[1, 2, 3, 4].map((n) => (
          <div key={n}>
            <SkeletonPicture />
            <SkeletonText lines={2} />
            <SkeletonText size={14} last={30} />
          </div>
        ))}
      </SkeletonRegion>
    </Section>
  );
}
