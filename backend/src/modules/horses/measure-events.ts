import type { DomainEvent, EventCatalogue } from '../../platform/event-store/event.js';

/** A horse was weighed, or its condition judged. What came of it stays in the table. */
export type MeasureNoted = DomainEvent<
  'horses.MeasureNoted',
  { horseId: string; horseMeasureId: string; measuredOn: string }
>;
/** What was noted of it is put right; `columns` names what changed: no fields of the horse, whose open form stays good. */
export type MeasureChanged = DomainEvent<
  'horses.MeasureChanged',
  { horseId: string; horseMeasureId: string; columns: string[] }
>;
/** It was noted by mistake. */
export type MeasureRemoved = DomainEvent<
  'horses.MeasureRemoved',
  { horseId: string; horseMeasureId: string; measuredOn: string }
>;

export type MeasureEvent = MeasureNoted | MeasureChanged | MeasureRemoved;

const ID = '01930000-0000-7000-8000-00000000000';
const day = { horseId: `${ID}1`, horseMeasureId: `${ID}2`, measuredOn: '2026-11-24' };

export const measureEvents: EventCatalogue<MeasureEvent> = {
  'horses.MeasureNoted': {
    version: 1,
    meaning: 'It was noted what a horse weighs, or how well it is fed.',
    example: day,
  },
  'horses.MeasureChanged': {
    version: 1,
    meaning: 'What was noted of a horse’s weight or condition was put right.',
    example: { horseId: `${ID}1`, horseMeasureId: `${ID}2`, columns: ['weight'] },
  },
  'horses.MeasureRemoved': {
    version: 1,
    meaning: 'What had been noted of a horse’s weight or condition by mistake was removed.',
    example: day,
  },
};
