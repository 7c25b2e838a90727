import { isFlags, isLogo } from "@placket/domain/embroidery/offer/made";
import { inOneLine } from "@placket/domain/one-line";
import type { Say } from "@placket/domain/phrase";
import { nameText, sayText } from "@placket/domain/phrased";
import type { WornSide } from "./worn.ts";

/** What is seen of a side, for whoever does not see it: "As it will be sewn: “Anna”, Left chest; Flag Sweden, Collar". */
export const sideWords = ({ seen }: WornSide, say: Say): string =>
  say("As it will be sewn: %1", seen.map((design) => seenWords(design, say)).join("; "));

function seenWords(design: WornSide["seen"][number], say: Say): string {
  const words = `${nameOf(design, say)}, ${sayText(nameText(design.place.name), say)}`;
  return design.isUnsewn ? say("%1 (as it was sent, to be digitized)", words) : words;
}

function nameOf({ made, name }: WornSide["seen"][number], say: Say): string {
  if (isLogo(made))
    return [say("Logo"), inOneLine(made.name ?? ""), made.logo].filter(Boolean).join(" ");
  const words = sayText(name, say);
  return isFlags(made) ? `${say("Flag")} ${words}` : `“${words}”`;
}
