import { ok, problem, refuse, type Problem, type Result } from "../../../problem.ts";
import { flatten, flattenLines, type PathCommand } from "../../region/flatten.ts";
import { composed, movedPath, readTransform, scaleOf, type Affine } from "./affine.ts";
import { asNonZero } from "../even-odd.ts";
import { outlineMm } from "../mean-width.ts";
import type { Drawing, Shape } from "../shape.ts";
import { elementPath } from "./svg-element.ts";
import { svgLimits } from "./svg-limits.ts";
import { LARGEST_DRAWING_MM, readSvgSize, type SvgSize } from "./svg-size.ts";
import { plainStyle, readStyleSheet, styleOf, type SvgStyle } from "./svg-style.ts";
import { xmlTokens, type XmlToken } from "./xml-tokens.ts";

/** Curves are followed this closely, in mm. */
const TOLERANCE_MM = 0.03;

/**
 * A simple SVG file as a drawing in mm: plain shapes, groups, transforms, plain colors and strokes.
 * `widthMm` sets its width whatever the file says. What cannot be sewn as it looks is refused, and
 * so is everything that would reach out of the file; nothing is ever fetched or run.
 */
export function readSvg(text: string, { widthMm }: { widthMm?: number } = {}): Result<Drawing> {
  if (text.length > svgLimits.characters) return refuse(tooLarge("characters"));
  const reading = new SvgReading(widthMm);
  for (const token of xmlTokens(text)) {
    const found = reading.take(token);
    if (found) return refuse(found);
  }
  return reading.finish();
}

function tooLarge(what: keyof typeof svgLimits): Problem {
  return problem("embroidery.svgTooLarge", "", svgLimits[what], what);
}

/** Elements that would run, or bring in, what is not in the file. */
const UNSAFE = new Set(["script", "foreignObject", "iframe", "object", "embed", "handler"]);
/** Elements that look like something that these shapes cannot say. */
const UNSUPPORTED = new Set(["text", "image", "use", "switch", "textPath", "animate", "set"]);
const UNSUPPORTED_ATTRIBUTES = ["clip-path", "mask", "filter"];
const GROUPS = new Set(["svg", "g", "a"]);

interface Level {
  readonly name: string;
  readonly style: SvgStyle;
  readonly toMm: Affine;
  /** Nothing within is drawn: definitions, titles, foreign things. */
  readonly isSkipped: boolean;
}

/** One pass through a file. */
class SvgReading {
  private readonly widthMm: number | undefined;
  private readonly levels: Level[] = [];
  private readonly shapes: Shape[] = [];
  private classes: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map();
  private size: SvgSize | undefined;
  private elements = 0;
  private points = 0;
  private outlineMm = 0;

  constructor(widthMm: number | undefined) {
    this.widthMm = widthMm;
  }

  /** Takes one token; a problem ends the reading. */
  take(token: XmlToken): Problem | undefined {
    if (token.type === "open") return this.open(token);
    if (token.type === "close") return this.close(token.name);
    if (token.type === "text") return this.readText(token.text);
    if (token.type === "broken") return problem("embroidery.svgDamaged");
    const isPlain = !token.text.includes("[") && !token.text.startsWith("<!ENTITY");
    return isPlain ? undefined : problem("embroidery.svgUnsafe", "", "entities");
  }

  finish(): Result<Drawing> {
    const { size, shapes } = this;
    if (!size || this.levels.length > 0) return refuse(problem("embroidery.svgDamaged"));
    if (shapes.length === 0) return refuse(problem("embroidery.svgEmpty"));
    return ok({ widthMm: size.widthMm, heightMm: size.heightMm, shapes });
  }

  private open(token: XmlToken & { type: "open" }): Problem | undefined {
    const name = token.name.startsWith("svg:") ? token.name.slice(4) : token.name;
    this.elements += 1;
    if (this.elements > svgLimits.elements) return tooLarge("elements");
    if (this.levels.length >= svgLimits.depth) return tooLarge("depth");
    const unsafe = unsafePart(name, token.attributes);
    if (unsafe) return problem("embroidery.svgUnsafe", "", unsafe);
    const level =
      this.levels.length === 0 ? this.openRoot(name, token) : this.openInner(name, token);
    if ("error" in level) return level;
    if (!token.isEmpty) this.levels.push(level);
    return undefined;
  }

  private openRoot(name: string, { attributes }: XmlToken & { type: "open" }): Level | Problem {
    if (name !== "svg" || this.size) return problem("embroidery.svgDamaged");
    const size = readSvgSize(attributes, this.widthMm);
    if (!size) return problem("embroidery.svgWithoutSize");
    if (Math.max(size.widthMm, size.heightMm) > LARGEST_DRAWING_MM) {
      const [width, height] = [Math.round(size.widthMm), Math.round(size.heightMm)];
      return problem("embroidery.svgBeyondHoop", "", width, height, LARGEST_DRAWING_MM);
    }
    this.size = size;
    const style = styleOf(attributes, this.classes, plainStyle) ?? plainStyle;
    return { name, style, toMm: size.toMm, isSkipped: false };
  }

  private openInner(name: string, { attributes }: XmlToken & { type: "open" }): Level | Problem {
    const parent = this.levels.at(-1) as Level;
    const path = parent.isSkipped ? undefined : elementPath(name, attributes);
    if (parent.isSkipped || (!path && !GROUPS.has(name) && !UNSUPPORTED.has(name))) {
      return { ...parent, name, isSkipped: true };
    }
    const unsupported = UNSUPPORTED_ATTRIBUTES.find(
      (one) => (attributes.get(one) ?? "none") !== "none",
    );
    const isNested = name === "svg";
    if (UNSUPPORTED.has(name) || isNested || unsupported) {
      return problem("embroidery.svgUnsupported", "", unsupported ?? name);
    }
    const style = styleOf(attributes, this.classes, parent.style);
    if (!style) return problem("embroidery.svgUnsupported", "", "gradient");
    const moved = readTransform(attributes.get("transform") ?? "");
    if (!moved) return problem("embroidery.svgUnsupported", "", "transform");
    const level = { name, style, toMm: composed(parent.toMm, moved), isSkipped: false };
    return (path && this.draw(path, level)) ?? level;
  }

  private close(written: string): Problem | undefined {
    const name = written.startsWith("svg:") ? written.slice(4) : written;
    return this.levels.pop()?.name === name ? undefined : problem("embroidery.svgDamaged");
  }

  private readText(text: string): Problem | undefined {
    if (this.levels.at(-1)?.name !== "style") return undefined;
    if (text.includes("@import") || text.includes("url(")) {
      return problem("embroidery.svgUnsafe", "", "style");
    }
    this.classes = new Map([...this.classes, ...readStyleSheet(text)]);
    return undefined;
  }

  private draw(path: readonly PathCommand[], { style, toMm }: Level): Problem | undefined {
    if (!style.isShown) return undefined;
    const moved = movedPath(path, toMm);
    if (!moved.every(isNearPage)) return problem("embroidery.svgUnsupported", "", "far places");
    if (style.fill) {
      const rings = flatten(moved, TOLERANCE_MM);
      if (rings.length > svgLimits.shapes) return tooLarge("shapes");
      const region = { rings: style.isEvenOdd ? asNonZero(rings) : rings };
      if (rings.length > 0) this.shapes.push({ kind: "area", region, color: style.fill });
      this.points += rings.reduce((sum, ring) => sum + ring.length / 2, 0);
      this.outlineMm += outlineMm(region);
    }
    const widthMm = style.strokeWidth * scaleOf(toMm);
    if (style.stroke && widthMm > 0) {
      for (const line of flattenLines(moved, TOLERANCE_MM)) {
        this.shapes.push({ kind: "line", ...line, widthMm, color: style.stroke });
        this.points += line.points.length / 2;
        this.outlineMm += 2 * outlineMm({ rings: [line.points] });
      }
    }
    if (this.outlineMm > svgLimits["mm of outline"]) return tooLarge("mm of outline");
    if (this.points > svgLimits.points) return tooLarge("points");
    return this.shapes.length > svgLimits.shapes ? tooLarge("shapes") : undefined;
  }
}

/** Even what lies beside the page must be somewhere that a hoop could reach. */
function isNearPage(command: PathCommand): boolean {
  const { type: _, ...places } = command;
  return Object.values(places).every((mm) => Math.abs(mm) <= 2 * LARGEST_DRAWING_MM);
}

/** What of an element would run, or reach out of the file. */
function unsafePart(name: string, attributes: ReadonlyMap<string, string>): string | undefined {
  if (UNSAFE.has(name)) return name;
  for (const [attribute, value] of attributes) {
    if (attribute.toLowerCase().startsWith("on")) return attribute;
    const isLink = attribute === "href" || attribute === "xlink:href" || attribute === "src";
    if (isLink && name !== "a" && !value.trim().startsWith("#")) return attribute;
    if (value.toLowerCase().includes("javascript:")) return attribute;
  }
  return undefined;
}
