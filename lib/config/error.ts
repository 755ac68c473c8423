/** A message to the operator, shown without a stack, which would only point here. */
export class ConfigError extends Error {
  override name = 'ConfigError';

  constructor(message: string) {
    super(message);
    this.stack = `${this.name}: ${message}`;
  }
}
