import { ApiProperty } from '@nestjs/swagger';
import { Count, DateOnly, Flag, Id, Money, OneOf, Text } from '../../../platform/http/fields.js';
import { CARE_STATES, CARE_UNITS, type CareState, type CareUnit } from '../domain/care-due.js';

const none = { nullable: true } as const;
const EVERY = { ...none, description: 'Of `every_unit`; null where nothing says how often' } as const;

export class CareKindReply {
  @Id() id: string;
  @Text({ max: 100 }) care_kind_name: string;
  @Count(EVERY) every: number | null;
  @OneOf(CARE_UNITS, none) every_unit: CareUnit | null;
  @Flag() is_active: number;
}
export class CareKindsReply {
  @ApiProperty({ type: CareKindReply, isArray: true, description: 'Those out of use last' }) kinds: CareKindReply[];
}
export class OneCareKindReply {
  @ApiProperty({ type: CareKindReply }) kind: CareKindReply;
}

class CareStandingReply {
  @Text({ max: 250, description: 'The kind of care, or what the document is and is called' }) care_kind_name: string;
  @OneOf(CARE_STATES, {
    description: 'never: regular, and not noted once; open: nothing says when it is due',
  })
  state: CareState;
  @DateOnly(none) due_on: string | null;
  @Count({ ...none, min: -100_000, description: 'From today until it is due; negative once that is past' })
  days: number | null;
  @DateOnly({ ...none, description: 'The last time' }) done_on: string | null;
  @Text({ ...none, max: 100 }) done_by: string | null;
  @Count({ ...EVERY, description: 'What holds for this horse' }) every: number | null;
  @OneOf(CARE_UNITS, none) every_unit: CareUnit | null;
}

export class CareLineReply extends CareStandingReply {
  @Id({ ...none, description: 'Null for a document' }) care_kind_id: string | null;
  @Id({ ...none, description: 'The document of the horse that is valid until then; null for care' })
  file_id: string | null;
  @Id() horse_id: string;
  @Text({ max: 100 }) horse_name: string;
}

class CareDayReply {
  @DateOnly({ description: 'In the barn’s zone' }) today: string;
  @Count({ description: 'From so many days before on it is due soon' }) soon_days: number;
}

export class DueCareReply extends CareDayReply {
  @ApiProperty({ type: CareLineReply, isArray: true, description: 'The most urgent first' }) lines: CareLineReply[];
  @Flag({ description: 'The barn has more than one answer holds; choose a kind' }) is_cut: number;
}

export class HorseCareKindReply extends CareStandingReply {
  @Id() care_kind_id: string;
  @Flag({ description: '0: this horse needs none of it' }) is_needed: number;
  @Flag({ description: 'The interval is the horse’s own' }) is_own: number;
  @Count({ ...none, description: 'What the kind says' }) kind_every: number | null;
  @OneOf(CARE_UNITS, none) kind_every_unit: CareUnit | null;
}

export class CareEntryReply {
  @Id() id: string;
  @Id() horse_id: string;
  @Id() care_kind_id: string;
  @Text({ max: 100 }) care_kind_name: string;
  @DateOnly() done_on: string;
  @Text({ ...none, max: 100 }) done_by: string | null;
  @Text({ ...none, max: 1000 }) remark: string | null;
  @Money({ ...none, description: 'In the barn’s currency; administrators alone are told' }) cost: number | null;
  @DateOnly({ ...none, description: 'When it is due again, where that was said' }) next_on: string | null;
}

export class HorseCareReply extends CareDayReply {
  @ApiProperty({ type: HorseCareKindReply, isArray: true, description: 'Kinds in use, by name' })
  kinds: HorseCareKindReply[];
  @ApiProperty({ type: CareEntryReply, isArray: true, description: 'The latest first' }) entries: CareEntryReply[];
  @Flag({ description: 'There are older ones' }) is_cut: number;
}

export class CareAddedReply {
  @Id() id: string;
  @Id() horse_id: string;
}
export class CareNotedReply {
  @ApiProperty({
    type: CareAddedReply,
    isArray: true,
    description: 'Without the horses of which it was noted in the same words before',
  })
  added: CareAddedReply[];
}
export class CareRemovedReply {
  @ApiProperty({ type: String, format: 'uuid', isArray: true, description: 'Those that were still there' })
  removed: string[];
}
