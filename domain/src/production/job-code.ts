/** What a job is called on the label of its bag, and where the list of jobs is searched: `J1204`. */
export const jobCode = (id: number): string => `J${id}`;

/** The job that a text calls by its code, as a hand reader types it; `undefined` where it is none. */
export function jobOfCode(text: string): number | undefined {
  const digits = /^j([1-9]\d{0,8})$/i.exec(text.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}
