import { lateModule } from "@placket/web/late/late-module";
import { late } from "../slot/late.tsx";
import styles from "./part/Parts.module.css";

/** What stands in the place of a part that has not come: 120 px of it, 220 on a phone (CMS-24). */
const bones = <div className={styles["reserved"]} />;

export const LateHero = late(
  "src/content/part/Hero.tsx",
  lateModule(() => import("./part/Hero.tsx")),
  bones,
);
export const LateHotspots = late(
  "src/content/part/Hotspots.tsx",
  lateModule(() => import("./part/Hotspots.tsx")),
  bones,
);
export const LateRecommended = late(
  "src/content/part/Recommended.tsx",
  lateModule(() => import("./part/Recommended.tsx")),
  bones,
);
export const LateStories = late(
  "src/content/part/Stories.tsx",
  lateModule(() => import("./part/Stories.tsx")),
  bones,
);
export const LateOver = late(
  "src/content/part/Over.tsx",
  lateModule(() => import("./part/Over.tsx")),
  bones,
);
export const LateEmailConnect = late(
  "src/content/part/EmailConnect.tsx",
  lateModule(() => import("./part/EmailConnect.tsx")),
  bones,
);
