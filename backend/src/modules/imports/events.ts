import type { DomainEvent, EventCatalogue } from '../../platform/event-store/event.js';
import type { Kind } from './domain/fields.js';

export type ImportStarted = DomainEvent<'imports.ImportStarted', { importId: string; kind: Kind; rows: number }>;
export type ImportFinished = DomainEvent<'imports.ImportFinished', { importId: string; made: number; left: number }>;
export type ImportUndoStarted = DomainEvent<'imports.ImportUndoStarted', { importId: string }>;
/** `kept` rows had made something that was used since. */
export type ImportUndone = DomainEvent<'imports.ImportUndone', { importId: string; undone: number; kept: number }>;

export type ImportEvent = ImportStarted | ImportFinished | ImportUndoStarted | ImportUndone;

const importId = '01930000-0000-7000-8000-000000000001';

export const importEvents: EventCatalogue<ImportEvent> = {
  'imports.ImportStarted': {
    version: 1,
    meaning: 'An administrator had the rows of a file imported.',
    example: { importId, kind: 'people', rows: 412 },
  },
  'imports.ImportFinished': {
    version: 1,
    meaning: 'All rows of a file are imported or left.',
    example: { importId, made: 412, left: 9 },
  },
  'imports.ImportUndoStarted': {
    version: 1,
    meaning: 'An administrator had an import undone.',
    example: { importId },
  },
  'imports.ImportUndone': {
    version: 1,
    meaning: 'What an import had made is gone again, but for what was used since.',
    example: { importId, undone: 410, kept: 2 },
  },
};

export const importStream = (id: string) => `import-${id}`;
