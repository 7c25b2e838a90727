import type { CallRequest } from "../../api/call.ts";
import type { DesignDraft, FileDraft } from "@placket/domain/embroidery/design/design-draft";
import type { FabricCode } from "@placket/domain/embroidery/fabric/fabric";
import type { Pattern } from "@placket/domain/embroidery/pattern/pattern";
import type { Result } from "@placket/domain/problem";

/** What a sheet is made of, beside what is typed for it. */
export interface SheetSource {
  /** What the design is called on paper. */
  readonly title: string;
  /** Code of a placement. */
  readonly placement: string;
  /** Tint of the cloth, `#rrggbb`. */
  readonly cloth: string;
  readonly design: () => Result<DesignDraft>;
}

interface FileFacts {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly pattern: Pattern;
  readonly fabric: FabricCode;
}

/** A machine file as the server takes it; threads without a cone of the catalogue go unnamed. */
export function fileDesign({ name, bytes, pattern, fabric }: FileFacts): FileDraft {
  const threads = pattern.threads.map(({ number }) => (number === "0000" ? "" : number));
  return { as: "file", name, bytes, threads, fabric };
}

type SentDesign = Pick<NonNullable<CallRequest<"printProof">["body"]>, "design" | "file">;

/** A design as a call carries it: what it is read from goes along as a file. */
export function sentDesign(draft: DesignDraft): SentDesign {
  if (draft.as === "drawing") {
    const { name, svg, ...design } = draft;
    return { design, file: new File([svg], name, { type: "image/svg+xml" }) };
  }
  if (draft.as === "file") {
    const { name, bytes, ...design } = draft;
    return { design, file: new File([new Uint8Array(bytes)], name) };
  }
  return { design: draft };
}
