import { digitsOf } from "./card-number.ts";

export interface YearMonth {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
}

/** What a person types becomes `MM/YY`; a browser that fills in `04/2031` or `2031-04` is understood too. */
export function formatExpiry(text: string): string {
  const iso = /^(20\d\d)-(\d\d)$/.exec(text.trim());
  if (iso !== null) return `${iso[2] ?? ""}/${(iso[1] ?? "").slice(2)}`;
  const single = /^\s*(\d)\s*\//.exec(text);
  const typed = digitsOf(single === null ? text : `0${text.trim()}`);
  const digits = /^[2-9]/.test(typed) ? `0${typed}` : typed;
  const month = digits.slice(0, 2);
  if (digits.length > 4 && digits.slice(2, 4) === "20") {
    return digits.length === 5 ? `${month}/${digits.slice(2)}` : `${month}/${digits.slice(4, 6)}`;
  }
  return digits.length > 2 ? `${month}/${digits.slice(2, 4)}` : digits;
}

/** Reads `MM/YY`, also as it is typed before a field has put the stroke in; undefined when it is not a month of a year. */
export function readExpiry(text: string): YearMonth | undefined {
  const parts = /^(0[1-9]|1[0-2])\/?(\d\d)$/.exec(text);
  if (parts === null) return undefined;
  return { year: 2000 + Number(parts[2]), month: Number(parts[1]) };
}

/** A card is good until the last day of the month on it. */
export function isPast(expiry: YearMonth, today: YearMonth): boolean {
  return expiry.year * 12 + expiry.month < today.year * 12 + today.month;
}

/** `MM/YYYY`, as the store keeps it. */
export function longExpiry({ year, month }: YearMonth): string {
  return `${String(month).padStart(2, "0")}/${year}`;
}
