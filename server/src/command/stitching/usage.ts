import { fabrics } from "@placket/domain/embroidery/fabric/fabric";
import { TRIM_JUMPS } from "@placket/domain/embroidery/pattern/limits";
import { FACTS } from "./facts.ts";
import { lists } from "./list.ts";

const facts = Object.entries(FACTS).map(
  ([fact, means]) => `  ${`--${fact} TEXT`.padEnd(20)} ${means}`,
);

export const stitchUsage = `Usage: npm run stitch -- "TEXT" ["NEXT LINE"] | FILE | --flag CODE [options]

FILE is a .dst, .exp, .pes, .jef or .vp3 of a machine, or a drawing as .svg.

A text
  --font CODE          see --list fonts (default: block)
  --height MM          height of a capital letter (default: 10)
  --spacing MM         more or less room between letters (default: 0)
  --line-spacing N     from line to line, in heights of a capital (default: 1.7)
  --align WHERE        left, center or right (default: center)
  --arc MM[:down]      radius of an arc to stand on, or with :down to hang from
A drawing or a flag
  --flag CODE          two letters of the country; see --list flags
  --width MM           its width (default: as the drawing says; a flag is 25 mm high)
  --height MM          height of a flag
Any design
  --thread NAME        name or number; again for each further color of a file. Of a drawing or
                       a flag: the threads to choose from (default: all)
  --fabric CODE        ${Object.keys(fabrics).join(", ")} (default: twill)
  --cloth #RRGGBB      color of the garment in pictures (default: that of the fabric)
  --name TEXT          name of the design
  --trim-jumps N       jumps that machines take for a trim (default: ${TRIM_JUMPS})
  --out FILE,FILE      what to write: .dst, .exp, .pes, .jef, .vp3, .png, .webp or .pdf
                       (a proof)
  --json               print the statistics as JSON
Papers
  --worksheet FILE     a PDF for the shop floor; needs --order, --customer, --product and --sizes
  --facts FILE         JSON with what follows, by the same names
${facts.join("\n")}
Others
  --list WHAT          ${Object.keys(lists).join(", ")}
                       --list fonts --out FILE.webp draws each font's name in it
  --help               print this

A text also breaks its lines at \\n.`;
