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
/** `fallback` if the barn left it empty. B10 */
export const numberOf = (barn: BarnSettings, name: string, fallback: number) => {
  const value = barn.preferences[name];
  return value === null || value === undefined || value === '' ? fallback : Number(value);
};
export const textOf = (barn: BarnSettings, name: string, fallback: string) => {
  const value = barn.preferences[name];
  return value === null || value === undefined || value === '' ? fallback : String(value);
};
