/** Whether a part of an address can be the id of anything: what is none is found nowhere. */
export const isId = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text);
