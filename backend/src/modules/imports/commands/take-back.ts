import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { RemoveHorses } from '../../horses/contracts.js';
import { RemovePeople } from '../../people/contracts.js';
import { decideTakeBack, type MadeRow } from '../domain/decide-take-back.js';
import { problem } from '../domain/problems.js';
import { usedHorses, usesOfPeople } from '../queries/uses.js';
import { noteTakenBack, stillToDo } from '../facts/noted-rows.js';

interface Rows {
  importId: string;
  kind: 'people' | 'horses';
  rows: readonly MadeRow[];
  /** Something refers to what they made that could not be foreseen. */
  keepsAll?: boolean;
}

const USED = problem('used', null, 'Used or changed since the import, so it stays');

async function takenBack(barn: BarnTransaction, kind: Rows['kind'], rows: readonly MadeRow[]) {
  const ids = rows.flatMap(({ made }) => made);
  if (kind === 'people') {
    const { remove, undone, kept } = decideTakeBack(rows, await usesOfPeople(barn.sql, barn.farmId, ids));
    if (remove.length) await barn.execute(RemovePeople, remove);
    return { undone, kept };
  }
  const used = new Set((await usedHorses(barn.sql, barn.farmId, ids)).map(({ horseId }) => horseId));
  const isKept = ({ made }: MadeRow) => made.some((id) => used.has(id));
  const gone = rows.filter((row) => !isKept(row));
  if (gone.length)
    await barn.execute(
      RemoveHorses,
      gone.flatMap(({ made }) => made),
    );
  return { undone: gone.map(({ row }) => row), kept: rows.filter(isKept).map(({ row }) => row) };
}

/** Takes back what these rows made, but for what has been used since; whole accounts together. */
export class TakeBack extends barnCommand<Rows>('imports.TakeBack') {}

@CommandHandler(TakeBack)
export class TakeBackHandler extends BarnCommandHandler<TakeBack> {
  async handle(barn: BarnTransaction, { importId, kind, rows, keepsAll = false }: Rows) {
    const wanted = { state: 'undoing', outcome: 'made', rows: rows.map(({ row }) => row) } as const;
    const open = await stillToDo(barn, importId, wanted);
    const due = rows.filter(({ row }) => open.has(row));
    if (due.length === 0) return;
    const all = { undone: [], kept: due.map(({ row }) => row) };
    const { undone, kept } = keepsAll ? all : await takenBack(barn, kind, due);
    await noteTakenBack(barn, importId, { undone, kept, why: USED });
  }
}
