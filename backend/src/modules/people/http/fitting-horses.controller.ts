import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { Ids } from '../../../platform/http/fields.js';
import { FitHorses } from '../commands/fit-horses.js';
import { fittingHorses, ListFittingHorses } from '../queries/fitting-horses.js';
import type { StudentHorseFit } from '../tables/student-horse-fit.entity.js';
import { HorseAccessQuery } from './people.inputs.js';
import { LinksReply } from './people.replies.js';

export class FitHorsesInput extends HorseAccessQuery {
  @Ids({ max: 500, description: 'All of them' }) array: string[];
}

@ApiTags('people')
@Controller('xrefs')
export class FittingHorsesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Horses that a rider goes well with. */
  @Get('getStudentFavouriteHorses')
  @Allow({ adm: true })
  @ApiOkResponse({ type: LinksReply })
  favourites(@FromCaller() caller: Caller, @Query() { single_id }: HorseAccessQuery): Promise<LinksReply> {
    return this.list(caller, single_id, 'favourite');
  }

  @Post('updateStudentFavouriteHorses')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: LinksReply })
  saveFavourites(@FromCaller() caller: Caller, @Body() input: FitHorsesInput): Promise<LinksReply> {
    return this.save(caller, input, 'favourite');
  }

  /** Horses that are not for a rider, whatever else is known. */
  @Get('getStudentNotHorses')
  @Allow({ adm: true })
  @ApiOkResponse({ type: LinksReply })
  not(@FromCaller() caller: Caller, @Query() { single_id }: HorseAccessQuery): Promise<LinksReply> {
    return this.list(caller, single_id, 'not');
  }

  @Post('updateStudentNotHorses')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: LinksReply })
  saveNot(@FromCaller() caller: Caller, @Body() input: FitHorsesInput): Promise<LinksReply> {
    return this.save(caller, input, 'not');
  }

  private async list(caller: Caller, studentId: string, kind: StudentHorseFit['kind']): Promise<LinksReply> {
    return { currentValue: await this.queries.execute(new ListFittingHorses(caller, { studentId, kind })) };
  }

  private save(caller: Caller, { single_id: studentId, array }: FitHorsesInput, kind: StudentHorseFit['kind']) {
    return this.commands.execute(
      new FitHorses(caller, { studentId, horseIds: array, kind }).answering(async (sql, _, { farmId }) => ({
        currentValue: await fittingHorses(sql, farmId, { studentId, kind }),
      })),
    );
  }
}
