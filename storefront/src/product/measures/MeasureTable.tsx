import type { Choosing } from "@placket/domain/configurator/choose-options";
import { isSize } from "@placket/domain/configurator/family";
import type { ChartMeasure, SizeChart } from "@placket/domain/configurator/size-chart";
import { TableRegion } from "@placket/ui/reading/table-region/TableRegion";
import { t } from "../../translation/translate.ts";
import styles from "./MeasureTable.module.css";

interface MeasureTableProps {
  readonly chart: SizeChart;
  readonly choosing: Choosing;
}

/** Measures by size; the chosen size is tinted. */
export function MeasureTable({ chart, choosing }: MeasureTableProps) {
  const chosen = chosenSize(choosing);
  const mark = (size: string | undefined) => ({ "data-chosen": size === chosen });
  return (
    <TableRegion label={t("Measurements table")} bleed>
      <table className={styles["table"]}>
        <thead>
          <tr>
            <th scope="col">{t("Size")}</th>
            {chart.sizes.map((size) => (
              <th key={size} scope="col" {...mark(size)}>
                {size}{" "}
                {size === chosen ? <span className="visually-hidden">{t("chosen")}</span> : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart.measures.map((measure) => (
            <tr key={measure.code + measure.label}>
              <th scope="row">
                {measure.code ? <b>{measure.code}</b> : null} {measure.label}
              </th>
              {measure.values.map((value, index) => (
                <td key={chart.sizes[index]} {...mark(chart.sizes[index])}>
                  {value === null ? "–" : value.toFixed(digitsOf(measure))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  );
}

/** What stands above the table. */
export function chartNote({ note }: SizeChart): string {
  return note || t("Lay a garment that fits you on a table and compare.");
}

/** The heading over the measures: "Measured flat, in inches". */
export function chartTitle({ unit }: SizeChart): string {
  return unit === "cm" ? t("Measured flat, in centimeters") : t("Measured flat, in inches");
}

function chosenSize({ family, chosen }: Choosing): string | undefined {
  const size = family.choices.find(isSize);
  return size?.options.find(({ id }) => id === chosen[size.id])?.label;
}

/** All values of a row have as many decimals as the one that needs most, at least one. */
function digitsOf({ values }: ChartMeasure): number {
  const digits = values.map((value) =>
    value === null ? 0 : (String(value).split(".")[1]?.length ?? 0),
  );
  return Math.min(2, Math.max(1, ...digits));
}
