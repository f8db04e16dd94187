import type { DomainEvent, EventCatalogue } from '../../platform/event-store/event.js';
import { careEvents, type CareEvent } from './care-events.js';
import { measureEvents, type MeasureEvent } from './measure-events.js';

/** Somebody added or edited a horse, or took it in or out of work. `fields` names what changed; the values stay in the table. */
export type HorseChanged = DomainEvent<
  'horses.HorseChanged',
  { horseId: string; change: 'added' | 'edited' | 'activated' | 'inactivated'; fields: string[] }
>;

/** A photo or document was added to a horse. What it is called stays in the table. */
export type HorseFileAdded = DomainEvent<
  'horses.HorseFileAdded',
  { horseId: string; fileId: string; contentType: string; sizeBytes: number }
>;

/** What is said of a photo or document was changed: what it is, how it is called, until when it holds. The values stay in the table. */
export type HorseFileChanged = DomainEvent<
  'horses.HorseFileChanged',
  { horseId: string; fileId: string; columns: string[] }
>;

/** A file stands where another one stood, which is gone. */
export type HorseFileReplaced = DomainEvent<
  'horses.HorseFileReplaced',
  { horseId: string; fileId: string; replacedId: string; contentType: string; sizeBytes: number }
>;

/** A photo or document is no longer the horse's. */
export type HorseFileRemoved = DomainEvent<'horses.HorseFileRemoved', { horseId: string; fileId: string }>;

/** A horse that was added by mistake. */
export type HorseRemoved = DomainEvent<'horses.HorseRemoved', { horseId: string }>;

export type HorseEvent =
  | HorseChanged
  | HorseFileAdded
  | HorseFileChanged
  | HorseFileReplaced
  | HorseFileRemoved
  | HorseRemoved
  | CareEvent
  | MeasureEvent;

export const horseEvents: EventCatalogue<HorseEvent> = {
  'horses.HorseChanged': {
    version: 1,
    meaning: 'A horse was added, edited, activated or inactivated.',
    example: { horseId: '01930000-0000-7000-8000-000000000001', change: 'added', fields: ['horse_name'] },
  },
  'horses.HorseFileAdded': {
    version: 1,
    meaning: 'A photo or document was added to a horse.',
    example: {
      horseId: '01930000-0000-7000-8000-000000000001',
      fileId: '01930000-0000-7000-8000-000000000002',
      contentType: 'image/jpeg',
      sizeBytes: 180_000,
    },
  },
  'horses.HorseFileChanged': {
    version: 1,
    meaning: 'What is said of a horse’s photo or document was changed: its kind, its name, or until when it is valid.',
    example: {
      horseId: '01930000-0000-7000-8000-000000000001',
      fileId: '01930000-0000-7000-8000-000000000002',
      columns: ['valid_until'],
    },
  },
  'horses.HorseFileReplaced': {
    version: 1,
    meaning: 'A photo or document of a horse was replaced by another file.',
    example: {
      horseId: '01930000-0000-7000-8000-000000000001',
      fileId: '01930000-0000-7000-8000-000000000003',
      replacedId: '01930000-0000-7000-8000-000000000002',
      contentType: 'application/pdf',
      sizeBytes: 180_000,
    },
  },
  'horses.HorseFileRemoved': {
    version: 1,
    meaning: 'A photo or document of a horse was removed.',
    example: { horseId: '01930000-0000-7000-8000-000000000001', fileId: '01930000-0000-7000-8000-000000000002' },
  },
  'horses.HorseRemoved': {
    version: 1,
    meaning: 'A horse that an import had added, and nobody had used since, was removed with it.',
    example: { horseId: '01930000-0000-7000-8000-000000000001' },
  },
  ...careEvents,
  ...measureEvents,
};
