import type { Input } from '@leadline/api-client';
import type { ConditionStep, HorseMeasure } from '@/data/requests/horse-measures';

export type MeasureValues = {
  readonly measured_on: string;
  readonly weight: string;
  readonly condition: string;
  readonly remark: string;
};

/** As the history calls what was changed. */
export const measureLabels = {
  measured_on: 'Measured on',
  weight: 'Weight (kg)',
  condition_score: 'Condition',
  remark: 'Remark',
};

const kilos = /^\d{1,4}$/;

/** What keeps it from being sent, by field. */
export const measureProblems = ({ measured_on, weight, condition }: MeasureValues) => ({
  ...(measured_on === '' && { measured_on: 'Say on which day' }),
  ...(weight.trim() === '' && condition === '' && { weight: 'Say what it weighs, or its condition' }),
  ...(weight.trim() !== '' && !kilos.test(weight.trim()) && { weight: 'Whole kilograms, like 480' }),
});

const detailsOf = ({ measured_on, weight, condition, remark }: MeasureValues) => ({
  measured_on,
  weight: weight.trim() === '' ? null : Number(weight),
  condition: condition === '' ? null : (Number(condition) as NonNullable<Input<'horse_measures/note'>['condition']>),
  remark: remark.trim() || null,
});

export const noteToWire = (horseId: string, values: MeasureValues) => ({ horse_id: horseId, ...detailsOf(values) });

/** All that an entry says, so that what was there can be put back. */
export const editToWire = (id: string, values: MeasureValues) => ({ id, ...detailsOf(values) });

export const nothingMeasured = (day: string): MeasureValues => ({
  measured_on: day,
  weight: '',
  condition: '',
  remark: '',
});

export const valuesOf = ({ measured_on, weight, condition, remark }: HorseMeasure): MeasureValues => ({
  measured_on,
  weight: weight === null ? '' : `${weight}`,
  condition: condition === null ? '' : `${condition}`,
  remark: remark ?? '',
});

/** 4.5 · moderately thin to moderate */
export const scoreWords = (score: number, words: string) => `${score} · ${words}`;

export const scoreOptions = (scale: readonly ConditionStep[]) =>
  scale.map(({ score, words }) => ({ id: `${score}`, name: scoreWords(score, words) }));

/** +12 kg, −12 kg, or that nothing changed. */
export const changeWords = (change: number): string => {
  if (change === 0) return 'unchanged';
  return `${change > 0 ? '+' : '−'}${Math.abs(change)} kg`;
};
