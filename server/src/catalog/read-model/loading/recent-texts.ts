import { PackedText } from "../rows/packed-text.ts";

/** How many texts are remembered: repetitions stand close together, in one family of products. */
const REMEMBERED = 20_000;

/** Packs texts of which many repeat soon after: a repeated one gets the number it has. */
export class RecentTexts {
  readonly #packed = new PackedText(1024, 40);
  readonly #recent = new Map<string, number>();

  numberOf(text: string): number {
    const known = this.#recent.get(text);
    if (known !== undefined) return known;
    if (this.#recent.size >= REMEMBERED) this.#recent.clear();
    const number = this.#packed.push(text);
    this.#recent.set(text, number);
    return number;
  }

  finish(): PackedText {
    return this.#packed.trim();
  }
}
