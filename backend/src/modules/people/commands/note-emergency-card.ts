import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { decideEmergencyCard, type EmergencyDetails } from '../domain/decide-emergency-card.js';
import { knownEmergencyCard } from '../facts/known-emergency-card.js';
import { EmergencyCard } from '../tables/emergency-card.entity.js';

type Noted = EmergencyDetails & {
  studentId: string;
  /** The version that was on screen; 0 where nothing was noted. */
  seen: number;
};

/** By the family, or by staff who may. What is empty stays as a card that says nobody, so that its version counts on. */
export class NoteEmergencyCard extends barnCommand<Noted>('people.NoteEmergencyCard') {}

@CommandHandler(NoteEmergencyCard)
export class NoteEmergencyCardHandler extends BarnCommandHandler<NoteEmergencyCard> {
  async handle(barn: BarnTransaction, { studentId, seen, contacts, medicalNote }: Noted) {
    const { farmId, now: notedAt, actor } = barn;
    const known = await knownEmergencyCard(barn, studentId);
    const [noted] = decideEmergencyCard({ contacts, medicalNote }, seen, known);
    if (!noted) return;
    const version = known.version + 1;
    const notedBy = actor.personId ?? null;
    await barn
      .repository(EmergencyCard)
      .upsert({ farmId, studentId, contacts: [...contacts], medicalNote, version, notedBy, notedAt }, [
        'farmId',
        'studentId',
      ]);
    barn.record(`person-${known.personId}`, noted);
  }
}
