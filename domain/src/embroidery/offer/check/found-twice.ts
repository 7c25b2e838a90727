/** The first value that stands there a second time. */
export const foundTwice = <Value>(values: readonly Value[]): Value | undefined =>
  values.find((value, at) => values.indexOf(value) !== at);
