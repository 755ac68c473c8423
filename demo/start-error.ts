/** Something the person at the command line can put right: told in one sentence, without a stack. */
export class StartError extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode = 2) {
    super(message);
    this.exitCode = exitCode;
  }
}
