/** One thing a check found wrong, with what to do about it. */
export interface Finding {
  /** Path from the root of the repository. */
  readonly file: string;
  readonly line: number;
  /** Short name of the rule, so that a reader can look for its neighbours. */
  readonly rule: string;
  /** What is wrong and what to do instead. */
  readonly message: string;
}

/** One line per finding, in the order of files and lines; empty when there is none. */
export function printFindings(findings: readonly Finding[]): string {
  return [...findings]
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
    .map(({ file, line, rule, message }) => `${file}:${line} ${rule}: ${message}`)
    .join("\n");
}
