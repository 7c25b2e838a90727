/** Something that waits, and who waits for it. */
interface Waiting {
  readonly asker: string;
  /** Whether nobody waits for it any more. */
  readonly isGone: () => boolean;
}

/**
 * What waits, each asker's in a line of its own: the lines take turns, so that one name waits for one of each other
 * asker's and never for all that somebody asked.
 */
export class FairQueue<Job extends Waiting> {
  /** In the order of their turns. */
  readonly #lines = new Map<string, Job[]>();
  readonly #most: number;
  #size = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#size;
  }

  /** Puts it at the end of its asker's line; gives what there is no room for: the last of the longest line. */
  add(job: Job): readonly Job[] {
    const line = this.#lines.get(job.asker);
    if (line) line.push(job);
    else this.#lines.set(job.asker, [job]);
    this.#size += 1;
    if (this.#size <= this.#most) return [];
    const gone = this.takeAll(({ isGone }) => isGone());
    return this.#size <= this.#most ? gone : [...gone, ...this.#takeLast(job.asker)];
  }

  /** Takes the first of the line whose turn it is, of those whose asker may be served now. */
  next(mayBeServed: (asker: string) => boolean = () => true): Job | undefined {
    const turn = this.#lines.entries().find(([asker]) => mayBeServed(asker));
    if (!turn) return undefined;
    const [asker, line] = turn;
    const job = line.shift();
    this.#lines.delete(asker);
    if (line.length > 0) this.#lines.set(asker, line);
    this.#size -= 1;
    return job;
  }

  /** Takes all that are so, those of all lines unless told. */
  takeAll(isSo: (job: Job) => boolean = () => true): readonly Job[] {
    const taken: Job[] = [];
    for (const [asker, line] of this.#lines) {
      const so = new Set(line.filter(isSo));
      const left = line.filter((job) => !so.has(job));
      taken.push(...so);
      // A line that is there keeps its turn.
      if (left.length > 0) this.#lines.set(asker, left);
      else this.#lines.delete(asker);
    }
    this.#size -= taken.length;
    return taken;
  }

  /** Of lines that are equally long, whoever came last has none. */
  #takeLast(asker: string): readonly Job[] {
    let longest = this.#lines.get(asker) ?? [];
    for (const line of this.#lines.values()) if (line.length > longest.length) longest = line;
    const last = longest.at(-1);
    return this.takeAll((job) => job === last);
  }
}
