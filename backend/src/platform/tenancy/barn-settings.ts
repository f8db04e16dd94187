import { IF_EMPTY, type NumberName, type TextName } from './if-empty.js';

export interface BarnSettings {
  farmId: string;
  farmName: string;
  /** IANA name; every "now", date and notice window is evaluated in it. B12 */
  timeZone: string;
  currency: string;
  /** By wire name; booleans as 0 or 1, null if unset. */
  preferences: Readonly<Record<string, string | number | null>>;
}

export const enabled = (barn: Pick<BarnSettings, 'preferences'>, name: string) =>
  Number(barn.preferences[name] ?? 0) === 1;
const valueOf = ({ preferences }: Pick<BarnSettings, 'preferences'>, name: NumberName | TextName) => {
  const value = preferences[name];
  return value === null || value === undefined || value === '' ? IF_EMPTY[name] : value;
};
export const numberOf = (barn: Pick<BarnSettings, 'preferences'>, name: NumberName) => Number(valueOf(barn, name));
/** Null where it is empty and nothing takes its place. */
export function numberIfSet({ preferences }: Pick<BarnSettings, 'preferences'>, name: string) {
  const value = preferences[name];
  return value === null || value === undefined || value === '' ? null : Number(value);
}
export const textOf = (barn: Pick<BarnSettings, 'preferences'>, name: TextName) => String(valueOf(barn, name));
