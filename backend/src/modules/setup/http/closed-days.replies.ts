import { ApiProperty } from '@nestjs/swagger';
import { Count, DateOnly, Flag, OneOf, Text } from '../../../platform/http/fields.js';
import { HOLIDAY_KINDS } from '../domain/holidays.js';

export class ClosureReply {
  @Text({ description: 'What it is closed for' }) name: string;
  @DateOnly() first_day: string;
  @DateOnly({ description: 'Included' }) last_day: string;
}

export class ClosuresReply {
  @ApiProperty({ type: ClosureReply, isArray: true, description: 'The shortest first' }) closures: ClosureReply[];
}

class RegionReply {
  @Text() code: string;
  @Text() name: string;
}

class CountryReply extends RegionReply {
  @ApiProperty({ type: RegionReply, isArray: true }) regions: RegionReply[];
}

export class CountriesReply {
  @ApiProperty({ type: CountryReply, isArray: true }) countries: CountryReply[];
  @Text({ description: 'The barn’s own' }) country: string;
}

class HolidayReply extends ClosureReply {
  @OneOf(HOLIDAY_KINDS) kind: string;
  @Flag({ description: '1: the barn is closed on it already' }) is_closed: number;
}

export class HolidaysReply {
  @ApiProperty({ type: HolidayReply, isArray: true }) holidays: HolidayReply[];
}

export class KeptHolidaysReply {
  @Count({ description: 'Closed days that are new' }) added: number;
}
