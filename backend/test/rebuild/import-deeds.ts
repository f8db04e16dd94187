import { FinishExport } from '../../src/modules/exports/commands/finish-export.js';
import { StartExport } from '../../src/modules/exports/commands/start-export.js';
import { ChooseColumns, TakeRows } from '../../src/modules/imports/commands/choose-columns.js';
import { FinishImport, FinishUndo, LeaveRows } from '../../src/modules/imports/commands/finish-import.js';
import { ImportRows } from '../../src/modules/imports/commands/import-rows.js';
import { KeepFile } from '../../src/modules/imports/commands/keep-file.js';
import { StartImport, UndoImport } from '../../src/modules/imports/commands/start-import.js';
import { TakeBack } from '../../src/modules/imports/commands/take-back.js';
import type { Work } from '../../src/modules/imports/domain/check-file.js';
import type { Actor } from '../../src/platform/tenancy/actor.js';
import type { Does, Step } from './random-steps.js';

interface Barn {
  admin: Actor;
}

const works = (kind: 'people' | 'horses', how: number): Work[] => [
  {
    rows: [2],
    deeds: [
      kind === 'horses'
        ? { make: 'horse', horse: { horseName: `Imported ${how}` } }
        : {
            make: 'account',
            account: '2',
            holder: { firstName: `Imported ${how}` },
            holderRides: how % 2 === 0,
            rider: { firstName: `Imported child ${how}` },
          },
    ],
  },
];

async function importAndUndo(does: Does, admin: Actor, { kind, how }: { kind: 'people' | 'horses'; how: number }) {
  const file = {
    kind,
    fileName: 'f.csv',
    encoding: 'UTF-8',
    separator: ',',
    columnCount: 1,
    hasHeader: true,
  } as const;
  const rows = [1, 2, 3].map((row) => ({ row, cells: JSON.stringify([`Imported ${how}`]) }));
  const importId = await does(admin, KeepFile, { ...file, mapping: [null], dateOrder: undefined, rows });
  await does(admin, ChooseColumns, { importId, dateOrder: 'mdy' });
  await does(admin, TakeRows, { importId, row: 2, takes: true });
  await does(admin, StartImport, { importId, willImport: 1, shown: 1 });
  const made = await does(admin, ImportRows, { importId, works: works(kind, how) });
  await does(admin, LeaveRows, { importId, left: [{ row: 3, problems: [] }] });
  await does(admin, FinishImport, { importId, left: [] });
  await does(admin, UndoImport, { importId });
  await does(admin, TakeBack, { importId, kind, rows: made });
  await does(admin, FinishUndo, { importId });
}

/** A file that is imported, and undone; all data of the barn, exported. */
export const importDeeds = (does: Does, { admin }: Barn) => [
  async () => {
    const exportId = await does(admin, StartExport, {});
    await does(admin, FinishExport, { exportId, rows: 1, bytes: 1 });
  },
  async ({ how }: Step) => {
    for (const kind of ['people', 'horses'] as const) await importAndUndo(does, admin, { kind, how });
  },
];
