import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { Count, DateOnly, Id } from '../../../platform/http/fields.js';
import { NoteMeasures } from '../commands/note-measures.js';
import { ReadMeasures, riderMeasures } from '../queries/measures.js';
import { RiderLevelQuery } from './rider-levels.replies.js';

const NEEDS = { adm: true, ins: 'VIEW_RIDER_MEASURES' } as const;
const none = { nullable: true } as const;
const unknown = { optional: true, clearable: true } as const;

export class NoteMeasuresInput extends RiderLevelQuery {
  @Count({ ...unknown, min: 5, max: 300, description: 'Kilograms; empty or left out: unknown' }) weight?: number | null;
  @Count({ ...unknown, min: 50, max: 250, description: 'Centimetres; empty or left out: unknown' })
  height?: number | null;
}

export class MeasuresReply {
  @Id() student_id: string;
  @Count({ ...none, description: 'Kilograms' }) weight: number | null;
  @Count({ ...none, description: 'Centimetres' }) height: number | null;
  @DateOnly({ ...none, description: 'When they were noted' }) noted_on: string | null;
}

@ApiTags('people')
@Controller('rider_measures')
export class MeasuresController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('show')
  @Allow(NEEDS)
  @ApiOkResponse({ type: MeasuresReply })
  show(@FromCaller() caller: Caller, @Query() { student_id }: RiderLevelQuery): Promise<MeasuresReply> {
    return this.queries.execute(new ReadMeasures(caller, { studentId: student_id }));
  }

  @Post('save')
  @HttpCode(200)
  @Allow(NEEDS)
  @ApiOkResponse({ type: MeasuresReply })
  save(
    @FromCaller() caller: Caller,
    @Body() { student_id: studentId, weight = null, height = null }: NoteMeasuresInput,
  ): Promise<MeasuresReply> {
    return this.commands.execute(
      new NoteMeasures(caller, { studentId, weight, height }).answering((sql, _, asker) =>
        riderMeasures(sql, asker, studentId),
      ),
    );
  }
}
