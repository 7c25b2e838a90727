import { isLengthUnit, lengthIn, type LengthUnit } from "../store/length-unit.ts";

/** A table of measures of a garment laid flat, one column per size. */
export interface SizeChart {
  readonly unit: LengthUnit;
  /** A sentence above the table. */
  readonly note: string;
  readonly sizes: readonly string[];
  readonly measures: readonly ChartMeasure[];
}

export interface ChartMeasure {
  /** The letter on the drawing. */
  readonly code: string;
  readonly label: string;
  /** One value per size; null where it was not measured. */
  readonly values: readonly (number | null)[];
  /** Where it is measured, in fractions of the front picture; undefined when no line is drawn. */
  readonly line: MeasureLine | undefined;
}

interface MeasureLine {
  readonly from: Point;
  readonly to: Point;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Reads the product attribute `size_chart`: JSON of `unit` (`in` unless it is `cm`), `note`, `sizes` and
 * `measures` (`code`, `label`, `values`, `from`, `to`), and gives it in the unit asked for. Staff write it,
 * so anything may stand there; undefined unless it is a table.
 */
export function readSizeChart(attribute: unknown, unit: LengthUnit): SizeChart | undefined {
  const chart = recordOf(typeof attribute === "string" ? parsed(attribute) : attribute);
  const sizes = listOf(chart["sizes"]).map(String);
  const measures = listOf(chart["measures"]).map((entry) => measureOf(entry, sizes.length));
  const filled = measures.filter(({ values }) => values.some((value) => value !== null));
  if (sizes.length === 0 || filled.length === 0) return undefined;
  const written = isLengthUnit(chart["unit"]) ? chart["unit"] : "in";
  const here = (value: number | null) => (value === null ? null : lengthIn(value, written, unit));
  return {
    unit,
    note: textOf(chart["note"]),
    sizes,
    measures: filled.map((measure) => ({ ...measure, values: measure.values.map(here) })),
  };
}

function measureOf(entry: unknown, count: number): ChartMeasure {
  const measure = recordOf(entry);
  const given = listOf(measure["values"]);
  const from = pointOf(measure["from"]);
  const to = pointOf(measure["to"]);
  return {
    code: textOf(measure["code"]),
    label: textOf(measure["label"]),
    values: Array.from({ length: count }, (_, index) => numberOf(given[index])),
    line: from && to && { from, to },
  };
}

/** Inside of the picture, or no point. */
function pointOf(value: unknown): Point | undefined {
  const { x, y } = recordOf(value);
  return isInside(x) && isInside(y) ? { x, y } : undefined;
}

function isInside(part: unknown): part is number {
  return typeof part === "number" && part >= 0 && part <= 1;
}

function numberOf(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  const isRecord = typeof value === "object" && value !== null && !Array.isArray(value);
  return isRecord ? (value as Record<string, unknown>) : {};
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
