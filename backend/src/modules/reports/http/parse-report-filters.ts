import { invalid } from '../../../platform/errors/refusal.js';
import { parseFilters } from '../../calendar/contracts.js';
import { STATUS_NAMES } from '../../enrollment/contracts.js';
import { AGE_NAMES } from '../domain/ages.js';
import { NOTICES, REASONS } from '../domain/cancelled.js';
import type { Wanted } from '../queries/wanted.js';

type Wire = Record<string, unknown>;

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';

/** One of some words; nothing for no restriction. */
function word<Word extends string>(wire: Wire, name: string, words: readonly Word[]): Word | undefined {
  const value = wire[name];
  if (!isGiven(value)) return undefined;
  const known = words.find((one) => one === value);
  if (!known) throw invalid(`filters.${name}`, `filters.${name} must be one of ${words.join(', ')}`);
  return known;
}

function whole(wire: Wire, name: string, [min, max]: readonly [number, number]): number | undefined {
  const value = wire[name];
  if (!isGiven(value)) return undefined;
  const number = typeof value === 'string' && /^\d{1,2}$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isInteger(number) || number < min || number > max)
    throw invalid(`filters.${name}`, `filters.${name} must be a whole number from ${min} to ${max}`);
  return number;
}

function statusCodes(value: unknown): string[] | undefined {
  const codes = [value ?? []].flat().filter((code) => code !== '');
  const known = codes.filter((code): code is string => typeof code === 'string' && Object.hasOwn(STATUS_NAMES, code));
  if (known.length < codes.length)
    throw invalid('filters.status_code', `filters.status_code must be one of ${Object.keys(STATUS_NAMES).join(', ')}`);
  return known.length ? known : undefined;
}

/** The filters of the calendar, and those that only reports have. R190 R231 */
export const parseReportFilters = (wire: Wire = {}): Omit<Wanted, 'days' | 'contact' | 'dueDates' | 'charged'> => ({
  filters: parseFilters(wire),
  statusCodes: statusCodes(wire.status_code),
  weekday: whole(wire, 'weekday', [1, 7]),
  hour: whole(wire, 'hour', [0, 23]),
  notice: word(wire, 'notice', NOTICES),
  reason: word(wire, 'reason', REASONS),
  age: word(wire, 'age', AGE_NAMES),
});
