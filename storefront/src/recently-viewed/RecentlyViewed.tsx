import { ViewedStrip } from "./ViewedStrip.tsx";

/** What was looked at last, on a page that shows no product of its own. */
export default function RecentlyViewed() {
  return <ViewedStrip />;
}
