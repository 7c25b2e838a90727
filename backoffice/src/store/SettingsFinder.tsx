import { TextField } from "@placket/ui/form/text-field/TextField";
import type { MouseEvent, RefObject } from "react";
import { groupId, type ShownGroup } from "./find-settings.ts";
import styles from "./SettingsFinder.module.css";

interface SettingsFinderProps {
  readonly wanted: string;
  readonly onWanted: (wanted: string) => void;
  readonly groups: readonly ShownGroup[];
  readonly field: RefObject<HTMLInputElement | null>;
}

/** Looks for a setting by its words, and leads to each group: the form is many screens long on a phone. */
export function SettingsFinder({ wanted, onWanted, groups, field }: SettingsFinderProps) {
  const found = groups.reduce((sum, group) => sum + group.found, 0);
  return (
    <div className={styles["finder"]}>
      <search>
        <TextField
          ref={field}
          className={styles["search"]}
          label="Find a setting"
          placeholder="A word of its name, such as rate"
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={wanted}
          onChange={({ target }) => onWanted(target.value)}
        />
      </search>
      <output className={styles["found"]}>{wanted.trim() === "" ? "" : foundText(found)}</output>
      <nav aria-label="Groups of settings" className={styles["groups"]}>
        {groups.map(({ group, paths }) => (
          <a key={group} className="link" href={`#${groupId(group)}`} onClick={leadTo}>
            {group} <span className="muted">{paths.length}</span>
          </a>
        ))}
      </nav>
    </div>
  );
}

function foundText(count: number): string {
  if (count === 0) return "No setting has these words.";
  return count === 1 ? "1 setting" : `${count} settings`;
}

/** Shows a group from its title on and moves the focus there; the address stays as it is. */
function leadTo(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const title = document.getElementById(event.currentTarget.hash.slice(1));
  title?.scrollIntoView();
  title?.focus({ preventScroll: true });
}
