import { matchesGlob, posix } from "node:path";
import type { Mention } from "../reading/mentions.ts";
import { resolveImport } from "../reading/resolve.ts";
import { NARROW_READS, type NarrowRead } from "./narrow-reads.ts";

/** The tree as the resolving of mentions needs it. */
export interface KnownFiles {
  readonly files: ReadonlySet<string>;
  /** Every folder that holds a file, the root as `""`. */
  readonly folders: ReadonlySet<string>;
}

export function knownFiles(files: readonly string[]): KnownFiles {
  const folders = new Set<string>([""]);
  for (const file of files) {
    for (let at = posix.dirname(file); at !== "."; at = posix.dirname(at)) folders.add(at);
  }
  return { files: new Set(files), folders };
}

/**
 * The files that a mention in `file` may name: that path seen from the file or from the root, all files of
 * a folder, or those whose end fits a pattern. Too many rather than too few.
 */
export function filesNamed(
  file: string,
  mention: Mention,
  known: KnownFiles,
  narrow: readonly NarrowRead[] = NARROW_READS,
): string[] {
  if (mention.kind === "pattern") return filesOfPattern(file, mention.text, known);
  const ours = /^@placket\/./.test(mention.text) && resolveImport(file, mention.text, known.files);
  if (ours && ours.kind === "file") return known.files.has(ours.file) ? [ours.file] : [];
  return places(file, mention).flatMap((place) => {
    if (known.files.has(place)) return [place];
    return known.folders.has(place) ? filesOfFolder(file, place, { known, narrow }) : [];
  });
}

/** A path from the file's folder; one with a slash or an ending also from the root. */
function places(file: string, { text, kind }: Mention): string[] {
  const path = kind === "beginning" ? text.slice(0, text.lastIndexOf("/") + 1) : text;
  if (path === "" || path.startsWith("/")) return [];
  const fromFile = posix.normalize(posix.join(posix.dirname(file), path)).replace(/\/$/, "");
  const isRelative = path.startsWith(".");
  const both = isRelative ? [fromFile] : [fromFile, posix.normalize(path).replace(/\/$/, "")];
  return both
    .map((place) => (place === "." ? "" : place))
    .filter((place) => !place.startsWith(".."));
}

function filesOfFolder(
  file: string,
  folder: string,
  { known, narrow }: { known: KnownFiles; narrow: readonly NarrowRead[] },
): string[] {
  const within = [...known.files].filter((each) => folder === "" || each.startsWith(`${folder}/`));
  const row = narrow.find(({ by, folder: narrowed }) => narrowed === folder && by.test(file));
  return row ? within.filter((each) => row.reads.test(each)) : within;
}

/** A pattern has no place of its own: any file whose path ends that way, in the file's folder if it is one name. */
function filesOfPattern(file: string, pattern: string, { files }: KnownFiles): string[] {
  const bare = pattern.replace(/^(\.{0,2}\/)+/, "");
  if (!/\.\w+$/.test(bare)) return [];
  if (!bare.includes("/")) {
    const folder = `${posix.dirname(file)}/`;
    return [...files].filter(
      (each) => each.startsWith(folder) && matchesGlob(posix.basename(each), bare),
    );
  }
  return [...files].filter((each) => matchesGlob(each, bare) || matchesGlob(each, `**/${bare}`));
}
