import Document from "pdfkit";
import { ink } from "./ink.ts";
import { fontFiles, runsOf, type Weight } from "./typeface.ts";

export const POINTS_PER_MM = 72 / 25.4;
const MARGIN_MM = 13;
/** Kept free at the foot for the number of the page. */
const FOOT_MM = 8;

/** Paper in mm. */
const PAPERS = { letter: [215.9, 279.4], a4: [210, 297], label: [101.6, 152.4] } as const;
export type Paper = keyof typeof PAPERS;

interface SheetFacts {
  readonly title: string;
  /** Stands in the file and nowhere else in it is a clock: equal facts give equal bytes. */
  readonly created: Date;
  readonly paper?: Paper;
  /** How its pages are numbered; in English unless told. */
  readonly pageText?: (page: number, count: number) => string;
}

export interface TextStyle {
  /** In points; 9 unless told. */
  readonly size?: number;
  readonly weight?: Weight;
  readonly color?: string;
  /** Which point of the line `x` is. */
  readonly align?: "left" | "center" | "right";
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Paint {
  readonly fill?: string;
  readonly stroke?: string;
  /** Of the stroke, in mm. */
  readonly line?: number;
}

/**
 * A document of pages that are drawn in millimetres from the upper left corner. `y` is how far the
 * page is filled; `room` goes on to the next page where a piece would not fit.
 */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly width: number;
  readonly left = MARGIN_MM;
  readonly right: number;
  /** Lowest line that content may reach. */
  readonly bottom: number;
  y = MARGIN_MM;
  readonly #facts: SheetFacts;
  /** What is numbered by itself: its title, and its first page. */
  readonly #parts: { readonly title: string; readonly from: number }[] = [];
  readonly #chunks: Uint8Array[] = [];
  readonly #ended: Promise<void>;

  constructor(facts: SheetFacts) {
    const [width, height] = PAPERS[facts.paper ?? "letter"];
    this.#facts = facts;
    this.#parts.push({ title: facts.title, from: 0 });
    this.width = width - 2 * MARGIN_MM;
    this.right = width - MARGIN_MM;
    this.bottom = height - MARGIN_MM - FOOT_MM;
    this.doc = new Document({
      size: [width * POINTS_PER_MM, height * POINTS_PER_MM],
      margin: 0,
      bufferPages: true,
      compress: true,
      lang: "en-US",
      displayTitle: true,
      info: { Title: facts.title, CreationDate: facts.created, ModDate: facts.created },
    });
    for (const { name, path } of fontFiles()) this.doc.registerFont(name, path);
    this.doc.on("data", (chunk: Uint8Array) => this.#chunks.push(chunk));
    this.#ended = new Promise((resolve, reject) => {
      this.doc.on("end", () => resolve()).on("error", reject);
    });
  }

  /** Begins a new page unless `height` mm are left on this one. */
  room(height: number): void {
    if (this.y + height <= this.bottom) return;
    this.doc.addPage();
    this.y = MARGIN_MM;
  }

  /** Begins another paper in the same file, on a page of its own and numbered by itself. */
  begin(title: string): void {
    this.doc.addPage();
    this.y = MARGIN_MM;
    this.#parts.push({ title, from: this.doc.bufferedPageRange().count - 1 });
  }

  /** Sets one line with its baseline at `y` and gives its width. */
  text(text: string, x: number, y: number, style: TextStyle = {}): number {
    const { size = 9, weight = 400, color = ink.text, align = "left" } = style;
    const width = this.widthOf(text, style);
    let at = x - { left: 0, center: width / 2, right: width }[align];
    for (const run of runsOf(text, weight)) {
      this.doc.font(run.font).fontSize(size).fillColor(color);
      this.doc.text(run.text, at * POINTS_PER_MM, y * POINTS_PER_MM, {
        lineBreak: false,
        baseline: "alphabetic",
      });
      at += this.doc.widthOfString(run.text) / POINTS_PER_MM;
    }
    return width;
  }

  /** Width of a line in mm. */
  widthOf(text: string, { size = 9, weight = 400 }: TextStyle = {}): number {
    let points = 0;
    for (const run of runsOf(text, weight)) {
      points += this.doc.font(run.font).fontSize(size).widthOfString(run.text);
    }
    return points / POINTS_PER_MM;
  }

  line(x1: number, y1: number, x2: number, y2: number, color: string = ink.hair, mm = 0.2): void {
    const [k, doc] = [POINTS_PER_MM, this.doc];
    doc.lineWidth(mm * k).strokeColor(color);
    doc
      .moveTo(x1 * k, y1 * k)
      .lineTo(x2 * k, y2 * k)
      .stroke();
  }

  box({ x, y, width, height }: Box, paint: Paint): void {
    const k = POINTS_PER_MM;
    this.doc.rect(x * k, y * k, width * k, height * k);
    this.#paint(paint);
  }

  circle(x: number, y: number, radius: number, paint: Paint): void {
    this.doc.circle(x * POINTS_PER_MM, y * POINTS_PER_MM, radius * POINTS_PER_MM);
    this.#paint(paint);
  }

  /** Draws a JPEG as large as its box allows. */
  picture(jpeg: Uint8Array, { x, y, width, height }: Box): void {
    const k = POINTS_PER_MM;
    const fit: [number, number] = [width * k, height * k];
    this.doc.image(Buffer.from(jpeg), x * k, y * k, { fit });
  }

  /** Draws an SVG path whose unit is `scale` mm, its origin at `x`, `y`. */
  path(path: string, at: { x: number; y: number; scale: number }, paint: Paint): void {
    const { doc } = this;
    doc.save();
    doc.translate(at.x * POINTS_PER_MM, at.y * POINTS_PER_MM).scale(at.scale * POINTS_PER_MM);
    doc.path(path).lineJoin("round").lineCap("round");
    this.#paint({ ...paint, line: (paint.line ?? 0.2) / at.scale / POINTS_PER_MM });
    doc.restore();
  }

  /** Numbers the pages and gives the file. */
  async finish(): Promise<Uint8Array> {
    const { count } = this.doc.bufferedPageRange();
    this.#parts.forEach(({ title, from }, at) => {
      this.#number(title, from, this.#parts[at + 1]?.from ?? count);
    });
    this.doc.end();
    await this.#ended;
    return Buffer.concat(this.#chunks);
  }

  /** Writes at the foot of a part's pages what it is, and which of how many. */
  #number(title: string, from: number, until: number): void {
    const { pageText = (page: number, of: number) => `Page ${page} of ${of}` } = this.#facts;
    const foot = this.bottom + FOOT_MM;
    for (let page = from; page < until; page += 1) {
      this.doc.switchToPage(page);
      this.text(title, this.left, foot, { size: 8, color: ink.quiet });
      const number = pageText(page - from + 1, until - from);
      this.text(number, this.right, foot, { size: 8, color: ink.quiet, align: "right" });
    }
  }

  #paint({ fill, stroke, line = 0.2 }: Paint): void {
    if (stroke) this.doc.lineWidth(line * POINTS_PER_MM);
    if (fill && stroke) this.doc.fillAndStroke(fill, stroke);
    else if (fill) this.doc.fill(fill);
    else if (stroke) this.doc.stroke(stroke);
  }
}
