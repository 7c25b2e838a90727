/** The highest id that the database keeps. */
const ID_MAX = 2_147_483_647;

/** Whether a part of an address can be the id of anything: what is none is found nowhere. */
export const isId = (text: string): boolean =>
  /^[1-9]\d{0,9}$/.test(text) && Number(text) <= ID_MAX;
