import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { EditMeasure } from '../commands/edit-measure.js';
import { NoteMeasure } from '../commands/note-measure.js';
import { RemoveMeasure } from '../commands/remove-measure.js';
import { GetHorseMeasures } from '../queries/horse-measures.js';
import { EditMeasureInput, HorseMeasuresQuery, NoteMeasureInput, RemoveMeasureInput } from './measures.inputs.js';
import { HorseMeasuresReply, MeasureNotedReply, MeasureRemovedReply } from './measures.replies.js';

@ApiTags('horses')
@Controller('horse_measures')
export class MeasuresController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('horse')
  @Allow({ adm: true, ins: ['STAFF_CAN_ACCESS_HORSE_LIST', 'VIEW_HORSE_PROFILE'] })
  @ApiOkResponse({ type: HorseMeasuresReply })
  horse(@FromCaller() caller: Caller, @Query() { horse_id }: HorseMeasuresQuery): Promise<HorseMeasuresReply> {
    return this.queries.execute(new GetHorseMeasures(caller, { horseId: horse_id }));
  }

  @Post('note')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: MeasureNotedReply })
  async note(@FromCaller() caller: Caller, @Body() input: NoteMeasureInput): Promise<MeasureNotedReply> {
    const { horse_id, measured_on: measuredOn, weight = null, condition = null, remark } = input;
    const noted = { horseId: horse_id, measuredOn, weight, conditionScore: condition, remark: remark || null };
    const id = await this.commands.execute(new NoteMeasure(caller, noted));
    const { warnings } = await this.horse(caller, { horse_id });
    return { id, warnings };
  }

  @Post('update')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: HorseMeasuresReply })
  async update(@FromCaller() caller: Caller, @Body() input: EditMeasureInput): Promise<HorseMeasuresReply> {
    const { id: horseMeasureId, measured_on: measuredOn, weight, condition: conditionScore, remark } = input;
    const edit = { horseMeasureId, measuredOn, weight, conditionScore, remark: remark === '' ? null : remark };
    const horseId = await this.commands.execute(new EditMeasure(caller, edit));
    return this.horse(caller, { horse_id: horseId });
  }

  /** Undoes noting; noting the same again brings it back. */
  @Post('remove')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: MeasureRemovedReply })
  async remove(@FromCaller() caller: Caller, @Body() { id }: RemoveMeasureInput): Promise<MeasureRemovedReply> {
    return { removed: Number(await this.commands.execute(new RemoveMeasure(caller, { horseMeasureId: id }))) };
  }
}
