import { access, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Finding } from "../finding.ts";
import { floors } from "../floors.ts";

const PAGE = "ARCHITECTURE.md";

/** Folders and files the architecture page names in backticks that are not there; none while there is no page. */
export async function realFolderFindings(root: string): Promise<Finding[]> {
  const text = await readFile(join(root, PAGE), "utf8").catch(() => "");
  const findings = text.split("\n").flatMap((line, index) =>
    [...line.matchAll(/`([^`\s]+)`/g)].map(async ([, named = ""]): Promise<Finding[]> => {
      const path = realPart(named);
      if (path === undefined || (await exists(join(root, path)))) return [];
      const message = `"${named}" is not there. Name what is, or take the line out.`;
      return [{ file: PAGE, line: index + 1, rule: "real folder", message }];
    }),
  );
  return (await Promise.all(findings)).flat();
}

/** The part of a path before its first placeholder (`<room>`, `*`), when it starts at a folder of ours. */
function realPart(named: string): string | undefined {
  const [first = ""] = named.split("/");
  const isOurs = named.includes("/") && (first in floors || first === "docs" || first === ".ci");
  if (!isOurs || named.includes("…")) return undefined;
  const parts = named.split("/");
  const open = parts.findIndex((part) => /[<*{]/.test(part));
  return (open < 0 ? parts : parts.slice(0, open)).join("/");
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
