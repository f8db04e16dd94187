import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { checkChoice, choices } from '../../setup/contracts.js';
import { decideConfirmation, decideDecline, decideProposal } from '../domain/decide-rider-level.js';
import { knownLevel } from '../facts/known-level.js';
import { writeRiderLevel } from '../steps/write-rider-level.js';

type OfRider = { studentId: string };

/** By whoever teaches; it counts when it is confirmed. */
export class ProposeLevel extends barnCommand<OfRider & { levelId: string }>('people.ProposeLevel') {}

@CommandHandler(ProposeLevel)
export class ProposeLevelHandler extends BarnCommandHandler<ProposeLevel> {
  async handle(barn: BarnTransaction, { studentId, levelId }: ProposeLevel['input']) {
    const [known] = await Promise.all([knownLevel(barn, studentId), checkLevel(barn, levelId)]);
    await writeRiderLevel(barn, decideProposal({ levelId, riderLevelId: barn.newId() }, known));
  }
}

/** Null takes the level away. */
export class ConfirmLevel extends barnCommand<OfRider & { levelId: string | null }>('people.ConfirmLevel') {}

@CommandHandler(ConfirmLevel)
export class ConfirmLevelHandler extends BarnCommandHandler<ConfirmLevel> {
  async handle(barn: BarnTransaction, { studentId, levelId }: ConfirmLevel['input']) {
    const [known] = await Promise.all([
      knownLevel(barn, studentId),
      levelId === null ? undefined : checkLevel(barn, levelId),
    ]);
    await writeRiderLevel(barn, decideConfirmation({ levelId, riderLevelId: barn.newId() }, known));
  }
}

/** What was proposed does not become the rider's. */
export class DeclineLevel extends barnCommand<OfRider>('people.DeclineLevel') {}

@CommandHandler(DeclineLevel)
export class DeclineLevelHandler extends BarnCommandHandler<DeclineLevel> {
  async handle(barn: BarnTransaction, { studentId }: OfRider) {
    await writeRiderLevel(barn, decideDecline(await knownLevel(barn, studentId)));
  }
}

const checkLevel = (barn: BarnTransaction, id: string) => checkChoice(barn, choices.level, { column: 'level_id', id });
