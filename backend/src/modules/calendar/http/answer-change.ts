import type { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../../../platform/http/caller.js';
import type { BarnCommand } from '../../../platform/messages/barn-command.js';
import { changedLessons, ShowChangedLessons } from '../queries/show-changed-lessons.js';

/** The lessons that a command changed, as finished JSON; for staff read with the commit. */
export async function answerChange(
  { commands, queries }: { commands: CommandBus; queries: QueryBus },
  caller: Caller,
  command: BarnCommand<unknown, string[]>,
  reply: FastifyReply,
) {
  const answer = reply.type('application/json; charset=utf-8');
  if (caller.actor.userType !== 'STU') return answer.send(await commands.execute(command.answering(changedLessons)));
  const lessonIds = await commands.execute(command);
  return answer.send(await queries.execute(new ShowChangedLessons(caller, lessonIds)));
}
