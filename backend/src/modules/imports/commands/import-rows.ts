import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { CreateHorses } from '../../horses/contracts.js';
import { AddMember, OpenAccounts } from '../../people/contracts.js';
import { accountOf, type Work } from '../domain/check-file.js';
import type { Deed } from '../domain/checked-row.js';
import type { MadeRow } from '../domain/decide-take-back.js';
import { noteMade, stillToDo } from '../facts/noted-rows.js';

type Made = Map<number, string[]>;
type AccountDeed = Extract<Deed, { make: 'account' }>;

const accountsIn = (works: readonly Work[]) =>
  works.flatMap(({ rows, deeds }) => {
    const [first, ...later] = deeds.filter((deed): deed is AccountDeed => deed.make === 'account');
    return first ? [{ rows, accounts: [first, ...later] as const }] : [];
  });

/** The first row of an account made its holder, each row the rider that it names. */
async function openAccounts(barn: BarnTransaction, works: readonly Work[], made: Made) {
  const opening = accountsIn(works);
  if (opening.length === 0) return;
  const opened = await barn.execute(
    OpenAccounts,
    opening.map(({ accounts }) => accountOf(accounts)),
  );
  for (const [i, { rows, accounts }] of opening.entries()) {
    const { personId, riders } = opened[i] ?? { personId: undefined, riders: [] };
    const members = riders.filter((rider) => rider.personId !== personId).map((rider) => rider.personId);
    for (const [at, row] of rows.entries())
      made.set(row, [
        ...(at === 0 && personId ? [personId] : []),
        ...(accounts[at]?.rider ? members.splice(0, 1) : []),
      ]);
  }
}

async function addMembers(barn: BarnTransaction, works: readonly Work[], made: Made) {
  for (const { rows, deeds } of works)
    for (const [at, deed] of deeds.entries()) {
      if (deed.make !== 'member') continue;
      const { personId } = await barn.execute(AddMember, { ...deed.rider, accountPersonId: deed.accountId });
      made.set(rows[at] ?? 0, [personId]);
    }
}

async function addHorses(barn: BarnTransaction, works: readonly Work[], made: Made) {
  const adding = works.flatMap(({ rows: [row = 0], deeds: [deed] }) =>
    deed.make === 'horse' ? [{ row, horse: deed.horse }] : [],
  );
  if (adding.length === 0) return;
  const ids = await barn.execute(
    CreateHorses,
    adding.map(({ horse }) => horse),
  );
  for (const [i, { row }] of adding.entries()) made.set(row, ids.slice(i, i + 1));
}

interface Some {
  importId: string;
  works: readonly Work[];
}

/** Some of an import, all or nothing. What each row made is noted with it, so that nothing is made twice. */
export class ImportRows extends barnCommand<Some, MadeRow[]>('imports.ImportRows') {}

@CommandHandler(ImportRows)
export class ImportRowsHandler extends BarnCommandHandler<ImportRows> {
  async handle(barn: BarnTransaction, { importId, works }: Some) {
    const rows = works.flatMap((work) => work.rows);
    const open = await stillToDo(barn, importId, { state: 'running', outcome: null, rows });
    const due = works.filter((work) => work.rows.every((row) => open.has(row)));
    if (due.length === 0) return [];
    const made: Made = new Map();
    await openAccounts(barn, due, made);
    await addMembers(barn, due, made);
    await addHorses(barn, due, made);
    await noteMade(barn, importId, made);
    return [...made].map(([row, ids]) => ({ row, made: ids }));
  }
}
