/** Whose password it is to be: what whoever guesses it begins with. */
interface Guessable {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly storeName: string;
  /** The shortest password there is: a piece shorter than it is none by itself. */
  readonly least: number;
}

/**
 * Whether a password is one that everybody would try: one short piece over and over, or the words of its person,
 * their mailbox and the shop and rows of keys, with what rules of classes add to them.
 */
export function isGuessed(password: string, whose: Guessable): boolean {
  if (repeats(password, whose.least)) return true;
  const plain = plainly(password);
  const own = [...wordsOf(whose), ...runsIn(plain)]
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, word) => left.replaceAll(word, " "), plain);
  return own !== plain && lettersIn(own) < OWN_LETTERS;
}

/**
 * A password without the digits and signs that rules of classes add to a word: `Dragon1!` is guessed as soon as
 * `dragon` is.
 */
export const stemOf = (password: string): string =>
  password.toLowerCase().replace(/[^\p{L}]+$/u, "");

/** Whether it is one piece over and over that would be too short alone: `Aa1!Aa1!`. */
function repeats(password: string, least: number): boolean {
  for (let length = 1; length < least && length * 2 <= password.length; length += 1) {
    const piece = password.slice(0, length);
    if (piece.repeat(Math.ceil(password.length / length)).startsWith(password)) return true;
  }
  return false;
}

/** As many letters of its own as a password has beside what is guessed; digits and signs are what everybody adds. */
const OWN_LETTERS = 3;
/** Shorter ones stand in other words too. */
const WORD_LETTERS = 3;

/** What people are called, and all of their mailbox but the end of its address. */
function wordsOf({ email, firstName, lastName, storeName }: Guessable): readonly string[] {
  const mailbox = email.trim().replace(/\.[^.@]*$/, "");
  return [firstName, lastName, storeName, mailbox]
    .flatMap((text) => plainly(text).split(/[^\p{L}]+/u))
    .filter((word) => word.length >= WORD_LETTERS);
}

/** In small letters without their marks, as somebody types it who guesses. */
const plainly = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

const lettersIn = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

/** Rows as keyboards and alphabets have them, each also backwards. */
const ROWS = [
  "qwertyuiop",
  "qwertzuiop",
  "azertyuiop",
  "asdfghjkl",
  "qsdfghjklm",
  "zxcvbnm",
  "yxcvbnm",
  "wxcvbn",
  "1234567890",
  "0123456789",
  "abcdefghijklmnopqrstuvwxyz",
].flatMap((row) => [row, row.split("").toReversed().join("")]);

/** So many keys of a row beside each other are no chance. */
const RUN = 4;

/** The pieces of a text that lie beside each other on a keyboard. */
function runsIn(text: string): readonly string[] {
  const runs: string[] = [];
  for (let from = 0; from + RUN <= text.length;) {
    const run = runAt(text, from);
    if (run !== "") runs.push(run);
    from += run.length || 1;
  }
  return runs;
}

/** The longest run that begins there; "" for none. */
function runAt(text: string, from: number): string {
  let run = "";
  for (let to = from + RUN; to <= text.length; to += 1) {
    const piece = text.slice(from, to);
    if (!ROWS.some((row) => row.includes(piece))) break;
    run = piece;
  }
  return run;
}
