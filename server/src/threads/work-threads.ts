import type { ErrorKey } from "@placket/domain/errors";
import { problem, refuse, type Result } from "@placket/domain/problem";
import { FairQueue } from "./fair-queue.ts";
import { oneThread, type Job } from "./one-thread.ts";

/** Does works away from the thread that answers; those of many askers take turns. */
export interface WorkThreads<Work, Made> {
  /** What was made of it; refuses when too many wait already, and a work that takes too long. */
  make(work: Work, terms?: WorkTerms): Promise<Result<Made>>;
  /** Ends the threads; what is not made yet fails. */
  close(): Promise<void>;
}

/** Who asks for a work, and on what terms. */
export interface WorkTerms {
  /** What one asker asks waits in one line; all who are not named share one. */
  readonly asker?: string;
  /** Names what is made: asked for by several at once it is made once, in the turn that comes first. */
  readonly same?: string;
  /** Done before all that is not. */
  readonly isUrgent?: boolean;
  /** Whether nobody waits for it any more: it is not begun then. */
  readonly isGone?: () => boolean;
  /** For this one; the threads' limit where it is left out. */
  readonly mostMs?: number;
}

export interface ThreadLimits {
  /** Works that may wait for those that are being done; of urgent ones as many. */
  readonly mostWaiting: number;
  /** How long one may take in a thread that is ready, in ms. */
  readonly mostMs: number;
}

interface Threads {
  /** The module that a thread runs. */
  readonly module: URL;
  /** One unless told; the others start when they are needed. */
  readonly atOnce?: number;
  /** Of the works that are done at once, so many are one asker's, urgent ones not counted; any number unless told. */
  readonly mostOfOne?: number;
  /** Of each. */
  readonly memoryMb: number;
  readonly limits: ThreadLimits;
  /** What is refused when too many wait, and of what takes too long. */
  readonly refusals: {
    readonly busy: ErrorKey;
    readonly tookTooLong: { readonly key: ErrorKey; readonly field: string };
  };
}

/** Threads that start with the works that they are needed for. */
export function openWorkThreads<Work, Made>({
  module,
  atOnce = 1,
  mostOfOne = atOnce,
  memoryMb,
  limits,
  refusals,
}: Threads): WorkThreads<Work, Made> {
  type Queued = Job<Work, Made> &
    Required<Pick<WorkTerms, "asker" | "isGone" | "isUrgent">> &
    Pick<WorkTerms, "same">;
  const urgent = new FairQueue<Queued>(limits.mostWaiting);
  const usual = new FairQueue<Queued>(limits.mostWaiting);
  const threads = Array.from({ length: atOnce }, () =>
    oneThread<Work, Made>({ module, memoryMb, tookTooLong, onFree: goOn }),
  );
  /** What is being made, by its name. */
  const inHand = new Map<string, Promise<Result<Made>>>();
  /** What each thread does, or did last. */
  const done = new Map<(typeof threads)[number], Queued>();
  const isDoneFor = (asker: string) => (thread: (typeof threads)[number]) => {
    const job = thread.isFree ? undefined : done.get(thread);
    return job?.asker === asker && !job.isUrgent;
  };
  const mayHaveAnother = (asker: string) => threads.filter(isDoneFor(asker)).length < mostOfOne;

  function tookTooLong({ resolve }: Job<Work, Made>): void {
    const { key, field } = refusals.tookTooLong;
    resolve(refuse(problem(key, field)));
  }

  /** Also what nobody waits for any more: somebody's code does, to end. */
  function turnAway({ resolve }: Job<Work, Made>): void {
    resolve(refuse(problem(refusals.busy)));
  }

  function goOn(): void {
    for (const thread of threads) {
      if (!thread.isFree) continue;
      const job = nextWanted();
      if (!job) return;
      begin(thread, job);
    }
  }

  /** Whoever waits for the same is told with it, in whichever line they stand. */
  function begin(thread: (typeof threads)[number], job: Queued): void {
    const { same, promise } = job;
    done.set(thread, job);
    thread.begin(job);
    if (same === undefined) return;
    inHand.set(same, promise);
    const over = () => void inHand.delete(same);
    promise.then(over, over);
    for (const twin of usual.takeAll((one) => one.same === same)) twin.resolve(promise);
  }

  function nextWanted(): Queued | undefined {
    for (;;) {
      const job = urgent.next() ?? usual.next(mayHaveAnother);
      if (!job?.isGone()) return job;
      turnAway(job);
    }
  }

  return {
    make(work, { asker = "", same, isUrgent = false, isGone = () => false, mostMs } = {}) {
      const making = same === undefined ? undefined : inHand.get(same);
      if (making) return making;
      const job: Queued = {
        ...Promise.withResolvers<Result<Made>>(),
        work,
        mostMs: mostMs ?? limits.mostMs,
        asker,
        ...(same !== undefined && { same }),
        isGone,
        isUrgent,
      };
      const queue = isUrgent ? urgent : usual;
      const free = threads.find(({ isFree }) => isFree);
      // Where a thread is free nobody waits but whoever has one.
      if (free && (isUrgent || mayHaveAnother(asker))) begin(free, job);
      else queue.add(job).forEach(turnAway);
      return job.promise;
    },
    async close() {
      const closing = new Error("The server is closing");
      for (const { reject } of [...urgent.takeAll(), ...usual.takeAll()]) reject(closing);
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}
