import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Finding } from "./finding.ts";
import { readCss, type Sheet } from "./reading/css.ts";
import { filesUnder } from "./reading/tree.ts";
import { declarationFindings, readTokens } from "./rule/tokens.ts";

const TOKENS = "ui/src/tokens.css";
const LAYER_OF: Readonly<Record<string, string>> = {
  ui: "ui",
  storefront: "room",
  backoffice: "room",
};

/**
 * Reads every style sheet below `root` and gives what breaks the rules of house §12: literals outside the
 * tokens, tokens of the wrong tier or of no tier, styles outside a cascade layer.
 * `atLeast` is the number of sheets that must be there.
 */
export async function checkStyles(root: string, atLeast = 5): Promise<Finding[]> {
  const floors = Object.keys(LAYER_OF);
  const files = (
    await Promise.all(floors.map((floor) => filesUnder(root, `${floor}/src`, [".css"])))
  ).flat();
  if (files.length < atLeast || !files.includes(TOKENS)) return [tooFew(files.length)];
  const tokensText = await readFile(join(root, TOKENS), "utf8");
  const tokens = readTokens(readCss(tokensText), tokensText);
  const findings = files
    .filter((file) => file !== TOKENS)
    .map(async (file) => {
      const sheet = readCss(await readFile(join(root, file), "utf8"));
      const local = await locallySet(root, file, sheet);
      return [
        ...layerFindings(file, sheet),
        ...sheet.declarations.flatMap((each) => declarationFindings(each, { file, tokens, local })),
      ];
    });
  return (await Promise.all(findings)).flat();
}

function tooFew(count: number): Finding {
  const message = `only ${count} style sheets were seen, or ${TOKENS} is missing.`;
  return { file: "ui", line: 1, rule: "too few files", message };
}

/** Custom properties a sheet sets itself, or that a component of its folder sets in a `style`. */
async function locallySet(root: string, file: string, sheet: Sheet): Promise<Set<string>> {
  const own = sheet.declarations.map(({ property }) => property);
  const components = await filesUnder(root, dirname(file), [".tsx"]);
  const texts = await Promise.all(components.map((each) => readFile(join(root, each), "utf8")));
  const fromComponents = texts.flatMap((text) => text.match(/(?<=["'`])--[\w-]+/g) ?? []);
  return new Set([...own.filter((name) => name.startsWith("--")), ...fromComponents]);
}

/** Every rule stands in a layer; a module's layer is that of its floor. */
function layerFindings(file: string, { top }: Sheet): Finding[] {
  const isModule = file.endsWith(".module.css");
  const layer = LAYER_OF[file.split("/")[0] ?? ""] ?? "";
  const fits = isModule
    ? new RegExp(`^@layer\\s+${layer}$`)
    : /^@(layer|import|font-face|charset)\b/;
  return top
    .filter(({ prelude, hasBlock }) => !fits.test(prelude) || (isModule && !hasBlock))
    .map(({ prelude, line }) => {
      const shown = prelude.replaceAll(/\s+/g, " ").slice(0, 60);
      const message = `"${shown}" stands outside the layer ${layer}. Wrap the sheet in @layer ${layer} { … }.`;
      return { file, line, rule: "layer", message };
    });
}
