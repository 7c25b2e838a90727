/** A refusal in the words of Dotdigital's API, version 3. */
export const refusal = (errorCode: string, description: string, item?: string): object => ({
  errorCode,
  description,
  ...(item !== undefined && { details: [{ item, description: "Not found" }] }),
});
