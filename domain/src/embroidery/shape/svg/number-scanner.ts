/** Larger numbers mean nothing on cloth; they end the reading, as a letter would. */
const LARGEST = 1e9;

/** Reads numbers out of a text as SVG writes them: `1-.5.5e1` is 1, −0.5 and 5. Never throws. */
export interface NumberScanner {
  /** The next number, or nothing when something else comes next. */
  number(): number | undefined;
  /** True when a number comes next. */
  readonly isAtNumber: boolean;
  /** The flag of an arc, `0` or `1`, which needs no separator after it. */
  flag(): boolean | undefined;
  /** The next character that is no blank and no comma, taken. */
  letter(): string | undefined;
  readonly isAtEnd: boolean;
}

/** Reads numbers and flags of a path one after the other. */
export function numberScanner(text: string): NumberScanner {
  let at = 0;

  function skipSeparators(): void {
    while (at < text.length && isSeparator(text.charCodeAt(at))) at += 1;
  }

  function number(): number | undefined {
    skipSeparators();
    const end = numberEnd(text, at);
    const value = end === at ? Number.NaN : Number(text.slice(at, end));
    if (!(Math.abs(value) <= LARGEST)) return undefined;
    at = end;
    return value;
  }

  return {
    number,
    get isAtNumber() {
      skipSeparators();
      return numberEnd(text, at) > at;
    },
    flag() {
      skipSeparators();
      const flag = text[at];
      if (flag !== "0" && flag !== "1") return undefined;
      at += 1;
      return flag === "1";
    },
    letter() {
      skipSeparators();
      at += 1;
      return text[at - 1];
    },
    get isAtEnd() {
      skipSeparators();
      return at >= text.length;
    },
  };
}

/** Where the number that begins at `start` ends; `start` itself when there is none. */
function numberEnd(text: string, start: number): number {
  let at = start;
  if (text[at] === "+" || text[at] === "-") at += 1;
  const whole = digitsEnd(text, at);
  const fraction = text[whole] === "." ? digitsEnd(text, whole + 1) : whole;
  const digits = fraction - at - (fraction > whole ? 1 : 0);
  if (digits === 0) return start;
  if (text[fraction] !== "e" && text[fraction] !== "E") return fraction;
  const sign = text[fraction + 1] === "+" || text[fraction + 1] === "-" ? 1 : 0;
  const exponent = digitsEnd(text, fraction + 1 + sign);
  return exponent > fraction + 1 + sign ? exponent : fraction;
}

function digitsEnd(text: string, start: number): number {
  let at = start;
  while (at < text.length && text.charCodeAt(at) >= 48 && text.charCodeAt(at) <= 57) at += 1;
  return at;
}

function isSeparator(code: number): boolean {
  return code === 32 || code === 44 || (code >= 9 && code <= 13);
}
