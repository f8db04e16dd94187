import type { FileKind } from '../modules/horses/domain/horse-file.js';
import type { KeepHorseFile } from '../modules/horses/uploads/keep-horse-file.js';
import { SYSTEM } from '../platform/tenancy/actor.js';
import type { HerdHorse } from './horse-match.js';
import { paperOf } from './paper.js';
import { plusDays, type Seeder, type Tools } from './seeder.js';

interface Paper {
  readonly kind: FileKind;
  readonly name: string | null;
  readonly title: string;
  /** From today until its last day; null where it does not run out. */
  readonly validDays: number | null;
}

const passport = { kind: 'passport', name: null, title: 'Equine passport', validDays: null } as const;
const insurance = (validDays: number): Paper => ({
  kind: 'insurance',
  name: 'Liability and mortality',
  title: 'Insurance policy',
  validDays,
});

/** Of the horse at each place of the herd: one insurance has run out, one will soon, and so will a lease. */
const PAPERS: readonly (readonly Paper[])[] = [
  [passport, insurance(190)],
  [passport, insurance(17)],
  [passport, insurance(-9), { kind: 'vet_report', name: 'Yearly examination', title: 'Vet report', validDays: null }],
  [passport, { kind: 'contract', name: 'Half lease', title: 'Lease contract', validDays: 24 }],
  [passport, { kind: 'xray', name: 'Left fore', title: 'X-ray report', validDays: null }, insurance(190)],
];

/** Where nothing keeps files, no horse has papers. */
export async function keepPapers({ farmId, today, tools: { keepHorseFile } }: Seeder, horses: readonly HerdHorse[]) {
  if (!keepHorseFile) return;
  for (const [place, papers] of PAPERS.entries())
    for (const { kind, name, title, validDays } of papers) {
      const horseId = horses[place]?.horseId;
      if (!horseId) continue;
      const validUntil = validDays === null ? null : plusDays(today(), validDays);
      const lines = [
        title,
        ...(name === null ? [] : [name]),
        ...(validUntil === null ? [] : [`Valid until ${validUntil}`]),
      ];
      const file = { name: `${title}.pdf`, content: paperOf(lines) };
      await keepHorseFile(farmId, horseId, file, { fileKind: kind, documentName: name, validUntil });
    }
}

/** As an upload of the barn itself. */
export const keptBy =
  (files: KeepHorseFile): NonNullable<Tools['keepHorseFile']> =>
  (farmId, horseId, file, said) =>
    files.keep({ farmId, actor: SYSTEM }, horseId, file, said);
