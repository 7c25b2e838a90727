/** A quote as it is called on paper: `Q100001`. */
export const quoteNumber = (id: number): string => `Q${id}`;

/** The id behind a number; 0, which no quote has, for what is none. Capitals and what stands around it do not matter. */
export const quoteIdOf = (number: string): number =>
  Number(/^Q([1-9]\d{0,14})$/i.exec(number.trim())?.[1] ?? 0);
