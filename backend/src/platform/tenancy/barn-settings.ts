/** What every command and query may need to know of its barn; loaded together with the barn's lock. */
export interface BarnSettings {
  farmId: string;
  farmName: string;
  /** IANA name; every "now", day and notice window is evaluated in it. B12 */
  timeZone: string;
  currency: string;
  /** The barn's choices by their wire names: 0/1 for yes/no, numbers, texts, null where unset. */
  preferences: Readonly<Record<string, string | number | null>>;
}

/** A yes/no preference. */
export const enabled = (barn: Pick<BarnSettings, 'preferences'>, name: string) =>
  Number(barn.preferences[name] ?? 0) === 1;
/** A number preference, or the fallback where the barn left it empty. B10 */
export const numberOf = (barn: BarnSettings, name: string, fallback: number) => {
  const value = barn.preferences[name];
  return value === null || value === undefined || value === '' ? fallback : Number(value);
};
export const textOf = (barn: BarnSettings, name: string, fallback: string) => {
  const value = barn.preferences[name];
  return value === null || value === undefined || value === '' ? fallback : String(value);
};
