import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { TakeHorseOff } from '../commands/take-horse-off.js';
import { TakenOffReply, TimeOffInput } from './time-off.inputs.js';
import { toWarningReply } from './warning-reply.js';

@ApiTags('horses')
@Controller('horses')
export class TimeOffController {
  constructor(private readonly commands: CommandBus) {}

  /** Sent with what stood before and the handovers the other way round, it takes itself back. */
  @Post('setTimeOff')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: TakenOffReply })
  async setTimeOff(@FromCaller() caller: Caller, @Body() input: TimeOffInput): Promise<TakenOffReply> {
    const { horse_id: horseId, off_from, off_until, off_reason, handovers = [] } = input;
    const isOff = Boolean(off_from ?? off_until);
    const { handedOver, warnings } = await this.commands.execute(
      new TakeHorseOff(caller, {
        horseId,
        offFrom: off_from ?? null,
        offUntil: off_until ?? null,
        offReason: isOff && off_reason ? off_reason : null,
        handovers: handovers.map(({ lesson_person_id, seen_horse_id, horse_id }) => ({
          lessonPersonId: lesson_person_id,
          seen: seen_horse_id ?? null,
          horseId: horse_id ?? null,
        })),
      }),
    );
    return {
      handed_over: handedOver.map(({ lessonPersonId, seen, horseId: given }) => ({
        lesson_person_id: lessonPersonId,
        seen_horse_id: seen,
        horse_id: given,
      })),
      warnings: warnings.map(toWarningReply),
    };
  }
}
