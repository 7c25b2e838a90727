import type { KyselyPlugin } from "kysely";
import type { Db } from "../db/database.ts";
import type { Processor } from "../providers/payment/payment-provider.ts";

/** A process that dies at its n-th step: a statement, or the way to the processor and back. */
export interface Crash {
  /** From the next step on, `after` steps are done and then nothing works any more. */
  arm(after: number): void;
  /** The process starts again. Gives whether it had died. */
  restart(): boolean;
  /** Steps done since it was armed. */
  readonly steps: number;
}

interface Machine extends Crash {
  step(): void;
}

/** Wraps database and processor, so that a test can let the process die between any two steps. */
export function crashing<Provider extends Processor>(db: Db, payment: Provider) {
  const machine = aMachine();
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      machine.step();
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const onTheWay = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    machine.step();
    const answer = await ask();
    // The money moved, and the process dies before it heard of it.
    machine.step();
    return answer;
  };
  const provider: Provider = {
    ...payment,
    authorize: (request) => onTheWay(() => payment.authorize(request)),
    find: (key) => payment.find(key),
    void: (reference, key) => onTheWay(() => payment.void(reference, key)),
    capture: (reference, amount, key) => onTheWay(() => payment.capture(reference, amount, key)),
    refund: (reference, amount, key, before) =>
      onTheWay(() => payment.refund(reference, amount, key, before)),
  };
  return { crash: machine as Crash, db: db.withPlugin(plugin), payment: provider };
}

function aMachine(): Machine {
  let left = Number.POSITIVE_INFINITY;
  let steps = 0;
  let isDead = false;
  return {
    arm: (after) => {
      left = after;
      steps = 0;
      isDead = false;
    },
    restart: () => {
      const died = isDead;
      left = Number.POSITIVE_INFINITY;
      isDead = false;
      return died;
    },
    get steps() {
      return steps;
    },
    step: () => {
      if (left <= 0) isDead = true;
      if (isDead) throw new Error("The process has died.");
      left -= 1;
      steps += 1;
    },
  };
}
