import type { FieldInput } from './describe-list';

type When = NonNullable<FieldInput['when']>;

/** A barn that does not ask what suits a rider is not asked for it. */
export const whereSuitabilityIsAsked: When = (_, __, barn) => barn?.checks_suitability === 1;

/** Nor is one without levels asked for which. */
export const whereLevelsAreAsked: When = (record, options, barn) =>
  whereSuitabilityIsAsked(record, options, barn) && options.level.length > 0;
