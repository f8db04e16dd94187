import type { SettingValue } from '@/data/requests/settings';
import type { Setting } from './catalogue';

const percent = (fraction: number) => String(Math.round(fraction * 1_000_000) / 10_000);

/** As people read and type it: shares as percent. E03 */
export const textOf = ({ kind }: Pick<Setting, 'kind'>, value: SettingValue): string => {
  if (value === null) return '';
  return kind === 'fraction' ? percent(Number(value)) : String(value);
};

const asNumber = (text: string): number | null => {
  const number = Number(text.replace(',', '.').replace(/\s*%$/, ''));
  return Number.isFinite(number) ? number : null;
};

export type Read = { readonly value: SettingValue } | { readonly wrong: string };

/** What was typed, as it is saved. Nothing unsets. B10 */
export const read = ({ kind, label }: Pick<Setting, 'kind' | 'label'>, typed: string): Read => {
  const text = typed.trim();
  if (text === '') return { value: null };
  if (kind !== 'count' && kind !== 'fraction') return { value: text };
  const number = asNumber(text);
  if (number === null) return { wrong: `“${label}” must be a number` };
  if (kind === 'count') return { value: number };
  return number < 0 || number > 100
    ? { wrong: `“${label}” must be a percentage from 0 to 100` }
    : { value: Math.round(number * 10_000) / 1_000_000 };
};
