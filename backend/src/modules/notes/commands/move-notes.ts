import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { mayLeave } from '../../people/contracts.js';
import type { NotesMoved } from '../events.js';
import { Note } from '../tables/note.entity.js';

interface Move {
  from: string;
  to: string;
  /** Only if nothing else keeps the person in use. */
  ifLeaving: boolean;
}

/** Notes about people whose two records became one; who wrote them stays. */
export class MoveNotes extends barnCommand<readonly Move[]>('notes.MoveNotes') {}

@CommandHandler(MoveNotes)
export class MoveNotesHandler extends BarnCommandHandler<MoveNotes> {
  async handle(barn: BarnTransaction, moves: readonly Move[]) {
    const { farmId, sql } = barn;
    const leaving = await sql<{ personId: string }[]>`
      select p.person_id as "personId" from person p
      where p.farm_id = ${farmId} and p.person_id = any(${moves.map(({ from }) => from)}::uuid[]) and ${mayLeave(sql)}`;
    const gone = new Set(leaving.map(({ personId }) => personId));
    for (const { from, to, ifLeaving } of moves) {
      if (ifLeaving && !gone.has(from)) continue;
      const { affected: notes } = await barn.repository(Note).update({ farmId, personId: from }, { personId: to });
      if (!notes) continue;
      barn.record(`person-${to}`, {
        type: 'notes.NotesMoved',
        data: { fromId: from, subjectId: to, notes },
      } satisfies NotesMoved);
    }
  }
}
