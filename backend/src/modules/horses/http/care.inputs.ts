import { ArrayMinSize, Max, Min } from 'class-validator';
import { ApiSchema } from '@nestjs/swagger';
import { CalendarDay, Count, Flag, Id, Ids, Money, OneOf, RequiredText, Text } from '../../../platform/http/fields.js';
import { CARE_STATES, CARE_UNITS, type CareState, type CareUnit } from '../domain/care-due.js';
import { DUE_ABOUT, type DueAbout } from '../queries/due-care.js';

const EVERY = {
  min: 1,
  max: 400,
  optional: true,
  clearable: true,
  outside: ['Between 1 and 400', 'Between 1 and 400'],
} as const;
export class DueCareQuery {
  @Id({ optional: true }) care_kind_id?: string;
  @OneOf(CARE_STATES, { optional: true }) state?: CareState;
  @OneOf(DUE_ABOUT, { optional: true, description: 'Care alone or documents alone; both if left out' })
  about?: DueAbout;
}

export class HorseCareQuery {
  @Id() horse_id: string;
}

class CareDetailsInput {
  @Text({ optional: true, nullable: true, max: 100, description: 'Who did it' }) done_by?: string | null;
  @Text({ optional: true, nullable: true, max: 1000 }) remark?: string | null;
  @Min(0, { message: 'Between 0 and 100,000' })
  @Max(100_000, { message: 'Between 0 and 100,000' })
  @Money({ optional: true, clearable: true, description: 'For one horse, in the barn’s currency' })
  cost?: number | null;
  @CalendarDay({ optional: true, clearable: true, description: 'When it is due again, if not by the interval' })
  next_on?: string | null;
}

export class NoteCareInput extends CareDetailsInput {
  @Id() care_kind_id: string;
  @ArrayMinSize(1, { message: 'Choose at least one horse' })
  @Ids({ max: 300, description: 'The same for all of them' })
  horse_ids: string[];
  @CalendarDay({ description: 'Not later than today' })
  done_on: string;
}

export class EditCareInput extends CareDetailsInput {
  @Id() id: string;
  @CalendarDay({ optional: true, description: 'Not later than today' })
  done_on?: string;
}

export class RemoveCareInput {
  @Ids({ max: 300 }) ids: string[];
}

export class CareIntervalInput {
  @Id() horse_id: string;
  @Id() care_kind_id: string;
  @Flag({ description: '0: this horse needs none of it' }) is_needed: number;
  @Count({ ...EVERY, description: 'Empty: as the kind says' }) every?: number | null;
  @OneOf(CARE_UNITS, { optional: true, nullable: true }) every_unit?: CareUnit | null;
}

@ApiSchema({ description: 'A new kind needs a name; of one that is there, what is left out stays' })
export class CareKindInput {
  @Id({ optional: true, description: 'None for a new one' }) care_kind_id?: string;
  @RequiredText({ optional: true, max: 100, message: 'The kind of care must have a name' }) care_kind_name?: string;
  @Count({ ...EVERY, description: 'Empty: nothing says how often' }) every?: number | null;
  @OneOf(CARE_UNITS, { optional: true, nullable: true }) every_unit?: CareUnit | null;
  @Flag({ optional: true }) is_active?: number;
}
