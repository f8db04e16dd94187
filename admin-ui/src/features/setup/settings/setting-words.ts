import { asShown, type Shown } from '@/ui/history/values';
import { settingNamed } from './catalogue';
import { offered } from './choices';

/** What a setting was, as its control would say it. */
export const settingShown: Shown = (field, value) => {
  const setting = settingNamed(field);
  if (!setting) return asShown(field, value);
  if (setting.kind === 'flag') return value === '1' ? 'Yes' : 'No';
  if (setting.kind === 'fraction') return `${Number((Number(value) * 100).toFixed(3))} %`;
  const choice = setting.kind === 'id' ? undefined : offered(setting, value, [])?.find(({ id }) => id === value);
  return choice?.name ?? asShown(field, value);
};
