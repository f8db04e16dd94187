import { Count, DateOnly, Dates, RequiredText, Text } from '../../../platform/http/fields.js';

export class DaysQuery {
  @DateOnly() from: string;
  @DateOnly({ description: 'The last day, included' }) to: string;
}

export class HolidaysQuery {
  @RequiredText({ max: 3, description: 'ISO 3166-1, as CA' }) country: string;
  @Text({ optional: true, max: 10, description: 'Of the country, as ON; none for what holds in all of it' })
  region?: string;
  @Count({ min: 2000, max: 2100 }) year: number;
}

export class KeepHolidaysInput extends HolidaysQuery {
  @Dates({ max: 366, description: 'First days of the holidays on which the barn is closed' }) dates: string[];
}
