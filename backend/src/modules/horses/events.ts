import type { DomainEvent, EventCatalogue } from '../../platform/event-store/event.js';

/** Somebody added or edited a horse, or took it in or out of work. `fields` names what changed; the values stay in the table. */
export type HorseChanged = DomainEvent<
  'horses.HorseChanged',
  { horseId: string; change: 'added' | 'edited' | 'activated' | 'inactivated'; fields: string[] }
>;

export type HorseEvent = HorseChanged;

export const horseEvents: EventCatalogue<HorseEvent> = {
  'horses.HorseChanged': {
    version: 1,
    meaning: 'A horse was added, edited, activated or inactivated.',
    example: { horseId: '01930000-0000-7000-8000-000000000001', change: 'added', fields: ['horse_name'] },
  },
};
