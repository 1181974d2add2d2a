/** A figure left the range in which whole cents are exact (2^53 - 1), so no correct answer can be given. */
export class AssumptionsOutOfRangeError extends Error {
  readonly code = 'ASSUMPTIONS_OUT_OF_RANGE';
  readonly figure: string;
  readonly value: number;

  constructor(figure: string, value: number) {
    super(`Assumptions out of range: ${figure} cannot be held in whole cents`);
    this.name = 'AssumptionsOutOfRangeError';
    this.figure = figure;
    this.value = value;
  }
}

/** An input outside the model, such as a useful life of 0 or a horizon of 61 years. */
export class InvalidInputError extends RangeError {
  readonly code = 'INVALID_INPUT';
  readonly field: string;

  constructor(field: string, rule: string) {
    super(`${field} ${rule}`);
    this.name = 'InvalidInputError';
    this.field = field;
  }
}

/** Throws InvalidInputError unless `value` is a whole number from `lowest` to `highest`. */
export function requireWhole(field: string, value: number, lowest: number, highest: number): void {
  if (!Number.isInteger(value) || value < lowest || value > highest) {
    throw new InvalidInputError(field, `must be a whole number from ${lowest} to ${highest}`);
  }
}
