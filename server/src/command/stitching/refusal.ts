import { errorRow } from "@placket/domain/errors";
import { fillPhrase } from "@placket/domain/phrase";
import type { Problem } from "@placket/domain/problem";

interface About {
  /** The file that is refused. */
  readonly about?: string;
  readonly exitCode?: 1 | 2;
}

/** Why the command stops: one line for whoever gave it. */
export class StitchRefusal extends Error {
  /** 2 where the command line is wrong, 1 where a file is. */
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2 = 2) {
    super(message);
    this.exitCode = exitCode;
  }

  static of(problems: readonly Problem[], { about = "", exitCode = 2 }: About = {}): StitchRefusal {
    const says = problems.map(({ error, field, params }) => {
      const option = OPTION_OF[field] ?? "";
      return `${option}${fillPhrase(errorRow(error).text, params)}`;
    });
    return new StitchRefusal(`${about && `${about}: `}${says.join(" ")}`, exitCode);
  }
}

/** What the fields of a recipe are called on the command line. */
const OPTION_OF: Readonly<Record<string, string>> = {
  font: "--font: ",
  heightMm: "--height: ",
  fabric: "--fabric: ",
  letterSpacingMm: "--spacing: ",
  lineSpacing: "--line-spacing: ",
  align: "--align: ",
  arc: "--arc: ",
};
