/** What people write about a horse. Undefined leaves a detail as it is. */
export interface HorseDetails {
  horseName?: string;
  height?: string;
  color?: string;
  yearBorn?: number;
  gender?: string;
  markings?: string;
  tack?: string;
}

const COLUMNS: Record<keyof HorseDetails, string> = { horseName: 'horse_name', height: 'height', color: 'color', yearBorn: 'year_born', gender: 'gender', markings: 'markings', tack: 'tack' };

/** The given details by column name. */
export const horseColumns = (details: HorseDetails): Record<string, string | number> =>
  Object.fromEntries((Object.keys(COLUMNS) as (keyof HorseDetails)[]).flatMap((key) => (details[key] === undefined ? [] : [[COLUMNS[key], details[key]]])));
