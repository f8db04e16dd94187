import { ApiProperty } from '@nestjs/swagger';
import { Count, DateOnly, Filter, Flag, Id, OneOf, Text } from '../../../platform/http/fields.js';

export const GRAPHIC_WORDS = ['graphic', 'numbers'] as const;
export type GraphicWord = (typeof GRAPHIC_WORDS)[number];

const DAY = { type: 'string', format: 'date' };

export class WorkloadGraphicQuery {
  @Filter({
    optional: true,
    description: 'JSON object with the days; this week where they are missing',
    properties: { date1: DAY, date2: DAY },
  })
  filter?: Record<string, unknown>;
  @DateOnly({ optional: true, description: 'First day, in place of filter' }) date1?: string;
  @DateOnly({ optional: true, description: 'Last day; a week where it is missing' }) date2?: string;
  @Id({ optional: true, description: 'This horse only' }) horse?: string;
  @OneOf(GRAPHIC_WORDS, { optional: true }) word?: GraphicWord;
}

/** For `graphic` one icon per lesson up to two, and how many more; for `numbers` the lessons alone. R191 */
export class WorkloadCellReply {
  @DateOnly() date: string;
  @Count() lessons: number;
  @Count() icons: number;
  @Count() more: number;
}
export class WorkloadRowReply {
  @Id() horse_id: string;
  @Text() horse_name: string;
  @Flag() is_active: number;
  @Count() total: number;
  @ApiProperty({ type: WorkloadCellReply, isArray: true, description: 'One for each of dateheaders' })
  days: WorkloadCellReply[];
}
export class WorkloadGraphicReply {
  @ApiProperty({ type: WorkloadRowReply, isArray: true }) a: WorkloadRowReply[];
  @OneOf(GRAPHIC_WORDS) graphicword: GraphicWord;
  @ApiProperty({ type: String, isArray: true, format: 'date' }) dateheaders: string[];
}
