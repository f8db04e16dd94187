import type { DomainEvent, EventCatalogue } from '../../platform/event-store/event.js';

export type ExportStarted = DomainEvent<'exports.ExportStarted', { exportId: string }>;
/** `bytes` of the archive, which holds so many rows. */
export type ExportFinished = DomainEvent<'exports.ExportFinished', { exportId: string; rows: number; bytes: number }>;

export type ExportEvent = ExportStarted | ExportFinished;

const exportId = '01930000-0000-7000-8000-000000000001';

export const exportEvents: EventCatalogue<ExportEvent> = {
  'exports.ExportStarted': {
    version: 1,
    meaning: 'An administrator asked for all data of the barn.',
    example: { exportId },
  },
  'exports.ExportFinished': {
    version: 1,
    meaning: 'All data of the barn lie ready as one archive.',
    example: { exportId, rows: 16961, bytes: 2_480_112 },
  },
};

export const exportStream = (id: string) => `export-${id}`;
