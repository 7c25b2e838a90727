/** A reason not to start that the operator can mend. The process prints its one line, no stack, and ends with 1. */
export class StartRefusal extends Error {
  override readonly name = "StartRefusal";
}
