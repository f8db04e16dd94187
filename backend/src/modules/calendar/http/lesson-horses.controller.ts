import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../platform/auth/allow.js';
import { invalid } from '../../../platform/errors/refusal.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { because } from '../../../platform/http/override-reason.js';
import { AddHorse, AssignTack, RemoveHorse } from '../../enrollment/contracts.js';
import { ShowChangedLessons } from '../queries/show-changed-lessons.js';
import { AddLessonHorseInput, AddTackInput, RemoveLessonHorseInput } from './lesson-horses.inputs.js';
import { HorseRemovedReply, LAST_HORSE } from './lesson-horses.replies.js';
import { ChangedLessonsReply } from './lessons.replies.js';

const json = (reply: FastifyReply, text: string) => reply.type('application/json; charset=utf-8').send(text);

function horseIn({ lesson_date_time_horse_id, lesson_date_time_id, horse_id }: AddTackInput) {
  if (lesson_date_time_horse_id) return { lessonHorseId: lesson_date_time_horse_id };
  if (!lesson_date_time_id) throw invalid('lesson_date_time_horse_id', 'lesson_date_time_horse_id must be an id');
  if (!horse_id) throw invalid('horse_id', 'horse_id must be an id');
  return { lessonId: lesson_date_time_id, horseId: horse_id };
}

@ApiTags('lesson horses')
@Controller('lesson_date_time_horses')
export class LessonHorsesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post('create')
  @HttpCode(200)
  @Allow({ adm: true, ins: 'STAFF_CAN_ADD_HORSES' })
  @ApiOkResponse({ type: ChangedLessonsReply })
  async create(
    @FromCaller() caller: Caller,
    @Body() { lesson_date_time_id: lessonId, horse_id: horseId, applyToFuture, override_reason }: AddLessonHorseInput,
    @Res() reply: FastifyReply,
  ) {
    const addition = new AddHorse(because(caller, override_reason), {
      lessonId,
      horseId,
      applyToFuture: applyToFuture === 1,
    });
    return json(reply, await this.show(caller, await this.commands.execute(addition)));
  }

  @Post('delete')
  @HttpCode(200)
  @Allow({ adm: true, ins: 'REMOVE_HORSE_FROM_LESSON' })
  @ApiOkResponse({ type: HorseRemovedReply })
  async remove(
    @FromCaller() caller: Caller,
    @Body() { lesson_date_time_horse_id: lessonHorseId, applyToFuture }: RemoveLessonHorseInput,
    @Res() reply: FastifyReply,
  ) {
    const removal = new RemoveHorse(caller, { lessonHorseId, applyToFuture: applyToFuture === 1 });
    const { lessonIds, wasLast } = await this.commands.execute(removal);
    const lessons = await this.show(caller, lessonIds);
    return json(reply, `${lessons.slice(0, -1)},"alert":${JSON.stringify(wasLast ? LAST_HORSE : null)}}`);
  }

  @Post('addTackToHorse')
  @HttpCode(200)
  @Allow({ adm: true, ins: 'ADD_TACK_TO_HORSE' })
  @ApiOkResponse({ type: ChangedLessonsReply })
  async tack(@FromCaller() caller: Caller, @Body() input: AddTackInput, @Res() reply: FastifyReply) {
    const tacking = new AssignTack(caller, {
      horse: horseIn(input),
      tackId: input.tack_id ?? null,
      applyToFuture: input.applyToFuture === 1,
    });
    return json(reply, await this.show(caller, await this.commands.execute(tacking)));
  }

  private show(caller: Caller, lessonIds: readonly string[]) {
    return this.queries.execute(new ShowChangedLessons(caller, lessonIds));
  }
}
