/** Words that say nothing of a garment, in the languages of the demo store's views. */
const NOISE: ReadonlySet<string> = new Set(
  [
    "a an and for in of on or the to with",
    "color colour colored coloured size sizes sz",
    "au aux avec couleur dans de des du en et la le les ou pour taille un une",
  ].flatMap((line) => line.split(" ")),
);

/** Whether a search may leave the word out, as the index writes it. */
export const isNoise = (word: string): boolean => NOISE.has(word);
