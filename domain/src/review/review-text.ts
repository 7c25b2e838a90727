/** Characters of title, nickname and location (REVIEW-13). */
export const REVIEW_LINE_MAX = 50;
/** From so many on their writer is warned. */
export const REVIEW_LINE_WARNED = 49;
/** Characters of the comments (REVIEW-14). */
export const REVIEW_DETAIL_MAX = 300;
/** Spelled as the rows have it (REVIEW-13). */
export const LIMIT_REACHED = "You've reached the maximium character limit.";
/** Said of the comments, which may be longer (REVIEW-14). */
export const HELPFUL_LENGTH = "The most helpful reviews are 200 characters.";

/** Characters of the caption of a photo or video. */
export const REVIEW_CAPTION_MAX = 100;

/** Grave, acute, circumflex, diaeresis and tilde on vowels, in both cases (OPEN-51); å and ø are none. */
const ACCENTED = "àáâäãèéêëẽìíîïĩòóôöõùúûüũỳýŷÿỹ";
const LETTERS = `A-Za-z${ACCENTED}${ACCENTED.toUpperCase()}ñÑçÇæÆœŒ`;
const SIGNS = String.raw`!"#$&',.:;@`;
const IN_A_LINE = new RegExp(`^[${LETTERS}0-9 ${SIGNS}]*$`);
const IN_COMMENTS = new RegExp(`^[${LETTERS}0-9 \\r\\n${SIGNS}]*$`);

/** Whether a line holds only what may stand in a review (REVIEW-10). */
export const isReviewLine = (text: string): boolean => IN_A_LINE.test(text);

/** The same of the comments, whose lines may end (OPEN-51). */
export const isReviewDetail = (text: string): boolean => IN_COMMENTS.test(text);

/** A text as it is kept: an accent is one character with its letter, and nothing stands around it. */
export const asReviewText = (text: string): string => text.normalize("NFC").trim();
