import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { cardsDue } from '../queries/cards-due.js';
import { NoteEmergencyCard } from './note-emergency-card.js';
import { knownEmergencyCard } from '../facts/known-emergency-card.js';

/** Of one transaction. */
const AT_ONCE = 100;

/** What is noted of riders who ride no more, when its time is over. Answers with whether there may be more. */
export class EraseOldCards extends barnCommand<void, boolean>('people.EraseOldCards') {}

@CommandHandler(EraseOldCards)
export class EraseOldCardsHandler extends BarnCommandHandler<EraseOldCards> {
  async handle(barn: BarnTransaction) {
    const due = await cardsDue(barn.sql, barn.farmId, barn.now, AT_ONCE);
    for (const { studentId } of due) {
      const { version: seen } = await knownEmergencyCard(barn, studentId);
      await barn.execute(NoteEmergencyCard, { studentId, seen, contacts: [], medicalNote: null });
    }
    return due.length === AT_ONCE;
  }
}
