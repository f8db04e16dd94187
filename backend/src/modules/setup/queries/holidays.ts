import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { invalid } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { closureOn } from '../domain/closures.js';
import { holidaysOf, type Holiday } from '../domain/holidays.js';
import { closuresIn } from './closures.js';

/** 25 MB once it is there, which a barn needs once a year: loaded by whoever asks first. */
const library = async () => (await import('date-holidays')).default;

export interface HolidayYear {
  /** As `CA`. */
  country: string;
  /** Of the country, as `ON`; none for what holds in all of it. */
  region?: string;
  year: number;
}

/** What a country or region keeps in a year, named in English. */
export async function holidaysIn({ country, region, year }: HolidayYear): Promise<Holiday[]> {
  const Holidays = await library();
  const all = new Holidays();
  if (!Object.hasOwn(all.getCountries('en') ?? {}, country)) throw invalid('country', 'There is no such country.');
  if (region && !Object.hasOwn(all.getStates(country, 'en') ?? {}, region))
    throw invalid('region', 'There is no such region in this country.');
  const kept = region ? new Holidays(country, region) : new Holidays(country);
  return holidaysOf(kept.getHolidays(year, 'en'));
}

/** Whether the barn is closed on its first day already. */
export type ListedHoliday = Holiday & { isClosed: boolean };

export class ListHolidays extends barnQuery<HolidayYear, ListedHoliday[]>('setup.ListHolidays') {}

@QueryHandler(ListHolidays)
export class ListHolidaysHandler extends BarnQueryHandler<ListHolidays> {
  async answer(sql: Sql, asked: HolidayYear, { farmId }: Asker) {
    const { year } = asked;
    const [closures, holidays] = await Promise.all([
      closuresIn(sql, farmId, { from: `${year}-01-01`, to: `${year}-12-31` }),
      holidaysIn(asked),
    ]);
    return holidays.map((holiday) => ({ ...holiday, isClosed: closureOn(closures, holiday.firstDay) !== null }));
  }
}

interface Country {
  code: string;
  name: string;
  regions: { code: string; name: string }[];
}

const listed = (names: Readonly<Record<string, string>> | undefined) =>
  Object.entries(names ?? {})
    .map(([code, name]) => ({ code, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name));

/** Whose holidays are known, with their regions, and which country is the barn's own. */
export class ListCountries extends barnQuery<object, { countries: Country[]; country: string }>(
  'setup.ListCountries',
) {}

@QueryHandler(ListCountries)
export class ListCountriesHandler extends BarnQueryHandler<ListCountries> {
  async answer(sql: Sql, _: object, { farmId }: Asker) {
    const [[farm], Holidays] = await Promise.all([
      sql<{ country: string }[]>`select country_code as country from farm where farm_id = ${farmId}`,
      library(),
    ]);
    const all = new Holidays();
    const countries = listed(all.getCountries('en')).map((one) => ({
      ...one,
      regions: listed(all.getStates(one.code, 'en')),
    }));
    return { countries, country: farm?.country ?? '' };
  }
}
