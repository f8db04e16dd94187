import { ApiProperty } from '@nestjs/swagger';
import { DateOnly, Flag, Id, OneOf, Text } from '../../../platform/http/fields.js';

const KINDS = ['rider', 'account', 'horse', 'staff', 'section', 'lesson'] as const;

export class HitReply {
  @OneOf(KINDS) kind: (typeof KINDS)[number];
  @Id({ description: 'Of the page: a person of a rider, an account holder and staff' }) id: string;
  @Text() name: string;
  @Text({ nullable: true, description: 'What tells namesakes apart' }) detail: string | null;
  @Flag() is_active: number;
  @DateOnly({ nullable: true }) scheduled_date: string | null;
  @Text({ nullable: true, example: '16:00' }) start_time: string | null;
}

export class HitsReply {
  @ApiProperty({ type: HitReply, isArray: true }) hits: HitReply[];
}
