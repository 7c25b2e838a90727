import { fingerprint } from "@placket/domain/fingerprint";

/**
 * The version of the pages' scripts (PERSIST-05): a number of the first script's name, which changes with whatever is
 * built into any of them. No time of building: a store that is built on two machines from one source has one version.
 * @param scripts of the page's state, the first script before all others
 */
export function buildVersion(scripts = pageScripts()): number {
  const [entry = ""] = scripts.split(" ");
  // A database has no version 0.
  return fingerprint(entry) || 1;
}

const pageScripts = (): string =>
  document.querySelector<HTMLElement>("script[data-scripts]")?.dataset["scripts"] ?? "";
