/** The part of the package `cli-progress` that is used here; it brings no types of its own. */
declare module "cli-progress" {
  export class SingleBar {
    constructor(options: {
      format: string;
      hideCursor?: boolean;
      clearOnComplete?: boolean;
      stream?: NodeJS.WritableStream;
    });
    start(total: number, at: number, payload?: Readonly<Record<string, unknown>>): void;
    update(at: number, payload?: Readonly<Record<string, unknown>>): void;
    stop(): void;
  }
}
