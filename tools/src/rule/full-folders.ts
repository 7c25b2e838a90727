import type { Finding } from "../finding.ts";

/** More files than this in one folder, tests and styles counted, hold more than one idea. */
const MOST_FILES = 30;

/** Folders in which more sources stand side by side than a reader takes in at once. */
export function fullFolderFindings(files: readonly string[]): Finding[] {
  const folders = Map.groupBy(files, (file) => file.slice(0, file.lastIndexOf("/")));
  return [...folders]
    .filter(([, { length }]) => length > MOST_FILES)
    .map(([folder, { length }]) => ({
      file: folder,
      line: 1,
      rule: "full folder",
      message:
        `${length} files stand here, ${MOST_FILES} may. Give one idea among them a folder of ` +
        `its own, or make two rooms of this one.`,
    }));
}
