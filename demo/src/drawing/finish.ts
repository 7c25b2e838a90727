/** How a colour slot takes light: cloth scatters, buttons and metal shine. */
interface Finish {
  /** Exponent of the highlight; 0 is cloth. */
  gloss: number;
  strength: number;
  sheen: number;
  metal: boolean;
}

const CLOTH: Finish = { gloss: 0, strength: 0, sheen: 0, metal: false };

/** By slot: base, contrast, thread, button, label, metal. */
export const FINISHES: readonly Finish[] = [
  CLOTH,
  CLOTH,
  CLOTH,
  { gloss: 38, strength: 0.9, sheen: 0.22, metal: false },
  CLOTH,
  { gloss: 26, strength: 1.3, sheen: 0.8, metal: true },
];
