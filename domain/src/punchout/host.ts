/** Names and numbers between points, and a port where it is not the usual one. */
const HOST =
  /^(?=.{1,253}(?::|$))[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*(?::\d{1,5})?$/i;

/** Whether a text is a host, with its port or without: `buy.example`, `localhost:3001`. */
export const isHost = (text: string): boolean => HOST.test(text);
