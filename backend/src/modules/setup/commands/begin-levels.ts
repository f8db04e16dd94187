import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { USUAL_LEVELS } from '../domain/usual-levels.js';
import { Level } from '../tables/level.entity.js';
import { levels, skills } from './setup-lists.js';

/** The usual levels with their skills, for a barn that has none; one that has keeps its own. */
export class BeginLevels extends barnCommand<object>('setup.BeginLevels') {}

@CommandHandler(BeginLevels)
export class BeginLevelsHandler extends BarnCommandHandler<BeginLevels> {
  async handle(barn: BarnTransaction) {
    if (await barn.repository(Level).existsBy({ farmId: barn.farmId })) return;
    for (const [at, { name, description, skills: learnt }] of USUAL_LEVELS.entries()) {
      const levelId = await barn.execute(levels.Create, {
        levelOrder: at + 1,
        levelName: name,
        levelDescription: description,
      });
      for (const [place, skillName] of learnt.entries())
        await barn.execute(skills.Create, { levelId, skillName, skillOrder: place + 1 });
    }
  }
}
