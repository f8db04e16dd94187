import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { activeOf } from '../../../platform/http/active-filter.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { AssignSectionHorse } from '../commands/assign-to-section.js';
import { ListSectionHorses, ReadSectionPickList, sectionHorses } from '../queries/section-links.js';
import { SectionHorseInput, SectionPickListQuery, SectionQuery } from './section-links.inputs.js';
import { SectionHorsesReply, SectionPickListReply } from './section-links.replies.js';

@ApiTags('setup')
@Controller('section_horses')
export class SectionHorsesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** All that are assigned, active or not. A10 */
  @Get('sectionHorsesArray')
  @Allow({ adm: true })
  @ApiOkResponse({ type: SectionHorsesReply })
  async assigned(@FromCaller() caller: Caller, @Query() { section_id }: SectionQuery): Promise<SectionHorsesReply> {
    return { list: await this.queries.execute(new ListSectionHorses(caller, { sectionId: section_id })) };
  }

  @Post('create')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: SectionHorsesReply })
  assign(@FromCaller() caller: Caller, @Body() input: SectionHorseInput): Promise<SectionHorsesReply> {
    return this.set(caller, input, true);
  }

  @Post('delete')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: SectionHorsesReply })
  take(@FromCaller() caller: Caller, @Body() input: SectionHorseInput): Promise<SectionHorsesReply> {
    return this.set(caller, input, false);
  }

  /** What a new event of the section offers. */
  @Get('index')
  @Allow({ adm: true, ins: true, stu: 'everybody' })
  @ApiOkResponse({ type: SectionPickListReply })
  async offered(
    @FromCaller() caller: Caller,
    @Query() { section_id: sectionId, is_active }: SectionPickListQuery,
  ): Promise<SectionPickListReply> {
    const question = { kind: 'horse' as const, sectionId, active: activeOf(is_active) };
    return { list: await this.queries.execute(new ReadSectionPickList(caller, question)) };
  }

  private set(caller: Caller, { section_id: sectionId, horse_id: id }: SectionHorseInput, assigned: boolean) {
    return this.commands.execute(
      new AssignSectionHorse(caller, { sectionId, id, assigned }).answering(async (sql) => ({
        list: await sectionHorses(sql, sectionId),
      })),
    );
  }
}
