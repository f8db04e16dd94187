import { v7 as uuid } from 'uuid';
import { AddHorseFile } from '../../src/modules/horses/commands/add-horse-file.js';
import { EditHorseFile } from '../../src/modules/horses/commands/edit-horse-file.js';
import { RemoveHorseFile } from '../../src/modules/horses/commands/remove-horse-file.js';
import type { populate } from './random-barn.js';
import { at, type Does, type Step } from './random-steps.js';

/** A horse’s papers: kept, or named, replaced by newer ones and thrown away. */
export function horseFileDeeds(does: Does, { admin, horses }: Awaited<ReturnType<typeof populate>>) {
  const papers = (horseId: string, content: string) => ({
    fileId: uuid(),
    horseId,
    fileName: 'papers.pdf',
    contentType: 'application/pdf',
    sizeBytes: 10,
    contentHash: content,
    storageKey: content,
  });
  return [
    ({ who, how }: Step) => does(admin, AddHorseFile, papers(at(horses, who), `kept ${how}`)),
    async ({ who, how }: Step) => {
      const horseId = at(horses, who);
      const first = await does(admin, AddHorseFile, { ...papers(horseId, `first ${how}`), fileKind: 'passport' });
      await does(admin, EditHorseFile, { fileId: first, documentName: `Papers ${how}`, validUntil: '2030-02-28' });
      const newer = { ...papers(horseId, `newer ${how}`), replaces: first };
      await does(admin, RemoveHorseFile, { fileId: await does(admin, AddHorseFile, newer) });
    },
  ];
}
