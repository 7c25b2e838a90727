import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Finding } from "../finding.ts";
import { placeOf } from "../reading/place.ts";
import { filesUnder } from "../reading/tree.ts";

/** Workspaces in which a setting can bring something about; the back office only shows it. */
const BINDING = ["domain", "server", "web", "storefront"] as const;

const TABLE = "domain/src/store/settings.ts";

/** Where settings are declared and checked, which is no use of them. */
const DECLARING = [
  TABLE,
  "domain/src/store/shown-settings.ts",
  "domain/src/store/check-setting.ts",
] as const;

/** Settings that staff can change and that nothing reads. */
export async function idleSettingFindings(
  root: string,
  settings: readonly string[],
): Promise<Finding[]> {
  const lists = await Promise.all(
    BINDING.map((floor) => filesUnder(root, `${floor}/src`, [".ts", ".tsx"])),
  );
  const files = lists.flat().filter((file) => !placeOf(file).isTest && !isDeclaring(file));
  const texts = await Promise.all(files.map((file) => readFile(join(root, file), "utf8")));
  const read = new Set(texts.flatMap((text) => text.match(/[A-Za-z]\w*/g) ?? []));
  return settings
    .filter((setting) => !read.has(setting))
    .map((setting) => ({
      file: TABLE,
      line: 1,
      rule: "idle setting",
      message: `nothing reads "${setting}". Let it bring something about, or take it out.`,
    }));
}

const isDeclaring = (file: string) => (DECLARING as readonly string[]).includes(file);
