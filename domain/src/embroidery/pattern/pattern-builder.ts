import type { Thread } from "../thread/thread.ts";
import { COLOR_CHANGE, type Command, JUMP, type Pattern, STITCH, TRIM } from "./pattern.ts";

/** A pattern that grows record by record. Positions are whole 0.1 mm, y upwards. */
export interface PatternBuilder {
  readonly length: number;
  add(command: Command, x: number, y: number): void;
  /** Sews one run of needle points `x0, y0, x1, y1 …`, reached by a jump. */
  sew(points: Int32Array, offsetX: number, offsetY: number): void;
  /** Cuts the thread where the needle stands; nothing before the first stitch. */
  trim(): void;
  changeColor(): void;
  finish(threads: readonly Thread[]): Pattern;
}

/** `const builder = patternBuilder(); builder.sew(points, 0, 0); builder.finish([navy])` */
export function patternBuilder(): PatternBuilder {
  let cmd = new Uint8Array(1024);
  let x = new Int32Array(1024);
  let y = new Int32Array(1024);
  let length = 0;

  function grow(): void {
    const wider = cmd.length * 2;
    const [oldCmd, oldX, oldY] = [cmd, x, y];
    cmd = new Uint8Array(wider);
    x = new Int32Array(wider);
    y = new Int32Array(wider);
    cmd.set(oldCmd);
    x.set(oldX);
    y.set(oldY);
  }

  function add(command: Command, atX: number, atY: number): void {
    if (length === cmd.length) grow();
    cmd[length] = command;
    x[length] = atX;
    y[length] = atY;
    length += 1;
  }

  function addHere(command: Command): void {
    if (length > 0) add(command, x[length - 1] as number, y[length - 1] as number);
  }

  return {
    get length() {
      return length;
    },
    add,
    sew(points, offsetX, offsetY) {
      if (points.length < 2) return;
      add(JUMP, (points[0] as number) + offsetX, (points[1] as number) + offsetY);
      for (let i = 0; i + 1 < points.length; i += 2) {
        add(STITCH, (points[i] as number) + offsetX, (points[i + 1] as number) + offsetY);
      }
    },
    trim() {
      addHere(TRIM);
    },
    changeColor() {
      addHere(COLOR_CHANGE);
    },
    finish(threads) {
      return { cmd: cmd.slice(0, length), x: x.slice(0, length), y: y.slice(0, length), threads };
    },
  };
}
