/** Rates are fractions of five decimals, amounts integers in minor units. E03 */
export const RATE_SCALE = 100_000n;

export const scaled = (rate: number) => BigInt(Math.round(rate * Number(RATE_SCALE)));

/** Rounds half up, without floating point: a tie goes to the larger number. */
export function divided(numerator: bigint, denominator: bigint) {
  const twice = 2n * numerator + denominator;
  const quotient = twice / (2n * denominator);
  return Number(twice < 0n && twice % (2n * denominator) !== 0n ? quotient - 1n : quotient);
}
