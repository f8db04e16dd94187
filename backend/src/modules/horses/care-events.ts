import type { DomainEvent, EventCatalogue } from '../../platform/event-store/event.js';

/** Care was given to a horse. By whom, at which cost and with which remark stays in the table. */
export type CareNoted = DomainEvent<
  'horses.CareNoted',
  { horseId: string; careEntryId: string; careKindId: string; doneOn: string }
>;
/** What was noted of it is put right; `columns` names what changed: no fields of the horse, whose open form stays good. */
export type CareChanged = DomainEvent<
  'horses.CareChanged',
  { horseId: string; careEntryId: string; columns: string[] }
>;
/** It was noted by mistake. */
export type CareRemoved = DomainEvent<
  'horses.CareRemoved',
  { horseId: string; careEntryId: string; careKindId: string }
>;
/** How often the horse needs it is now its own, or the kind's again. */
export type CareIntervalChanged = DomainEvent<
  'horses.CareIntervalChanged',
  { horseId: string; careKindId: string; columns: string[] }
>;
/** A kind of care is new, called otherwise, given another interval, or taken in or out of use. */
export type CareKindChanged = DomainEvent<
  'horses.CareKindChanged',
  { careKindId: string; change: 'added' | 'edited'; fields: string[] }
>;

export type CareEvent = CareNoted | CareChanged | CareRemoved | CareIntervalChanged | CareKindChanged;

const ID = '01930000-0000-7000-8000-00000000000';

export const careEvents: EventCatalogue<CareEvent> = {
  'horses.CareNoted': {
    version: 1,
    meaning: 'It was noted that something was done for a horse: farrier, vet, worming.',
    example: { horseId: `${ID}1`, careEntryId: `${ID}2`, careKindId: `${ID}3`, doneOn: '2026-11-24' },
  },
  'horses.CareChanged': {
    version: 1,
    meaning: 'What was noted of a horse’s care was put right.',
    example: { horseId: `${ID}1`, careEntryId: `${ID}2`, columns: ['done_on'] },
  },
  'horses.CareRemoved': {
    version: 1,
    meaning: 'What had been noted of a horse’s care by mistake was removed.',
    example: { horseId: `${ID}1`, careEntryId: `${ID}2`, careKindId: `${ID}3` },
  },
  'horses.CareIntervalChanged': {
    version: 1,
    meaning: 'How often a horse needs a kind of care was changed.',
    example: { horseId: `${ID}1`, careKindId: `${ID}3`, columns: ['every_count', 'every_unit'] },
  },
  'horses.CareKindChanged': {
    version: 1,
    meaning: 'A kind of care was added or changed.',
    example: { careKindId: `${ID}3`, change: 'edited', fields: ['every_count'] },
  },
};
