import { Time } from "../page/Time.tsx";
import type { SettingsAt } from "./setting-draft.ts";

/** Who changed something in this scope last, and when. */
export function LastChange({ settings: { settings } }: { readonly settings: SettingsAt }) {
  const last = settings
    .flatMap(({ changed }) => (changed ? [changed] : []))
    .reduce<SettingsAt["settings"][number]["changed"]>(
      (latest, one) => (latest && latest.at > one.at ? latest : one),
      null,
    );
  if (!last) return <p className="muted small">Nobody has changed anything here yet.</p>;
  return (
    <p className="muted small">
      Changed last by {last.by}, <Time iso={last.at} />
    </p>
  );
}
