/** An error that the user can fix: reported in one sentence, without a stack trace. */
export class StartError extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode = 2) {
    super(message);
    this.exitCode = exitCode;
  }
}
