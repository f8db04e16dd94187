import type { DomainEvent, EventCatalogue } from '../../platform/event-store/event.js';

/** The title is in the table. */
export type WaiverTemplateChanged = DomainEvent<
  'waivers.WaiverTemplateChanged',
  { templateId: string; change: 'added' | 'edited'; fields: string[] }
>;

export type WaiverEvent = WaiverTemplateChanged;

export const waiverEvents: EventCatalogue<WaiverEvent> = {
  'waivers.WaiverTemplateChanged': {
    version: 1,
    meaning: 'The platform gave the barn a waiver of the provider, or described it anew.',
    example: { templateId: 'sw-5f3c', change: 'added', fields: ['title'] },
  },
};
