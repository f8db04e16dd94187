import type { DomainEvent, EventCatalogue } from '../../platform/event-store/event.js';

/** The title is in the table. */
export type WaiverTemplateChanged = DomainEvent<
  'waivers.WaiverTemplateChanged',
  { templateId: string; change: 'added' | 'edited'; fields: string[] }
>;
/**
 * `waiverId` is the provider's, or of an own waiver the signing's. Whose account: null if the barn knows nobody by tag or address.
 * What stands on it is in the table.
 */
export type WaiverSigned = DomainEvent<
  'waivers.WaiverSigned',
  {
    signingId: string;
    waiverId: string;
    templateId: string;
    personId: string | null;
    opensAccount: boolean;
    signedAt: string;
  }
>;
export type WaiverChanged = DomainEvent<'waivers.WaiverChanged', { signingId: string; fields: string[] }>;
/** `personId`: the account holder whose it is from now on. */
export type WaiverMoved = DomainEvent<'waivers.WaiverMoved', { signingId: string; personId: string }>;

/** Whom a waiver of the barn's own is for. */
export type RidersCovered = DomainEvent<
  'waivers.RidersCovered',
  { signingId: string; covers: { coverId: string; personId: string }[] }
>;
/** `personId`: the record that stays, of a rider who stood there twice. */
export type CoverMoved = DomainEvent<'waivers.CoverMoved', { signingId: string; coverId: string; personId: string }>;

export type WaiverEvent =
  | WaiverTemplateChanged
  | WaiverSigned
  | WaiverChanged
  | WaiverMoved
  | RidersCovered
  | CoverMoved;

const [PERSON, SIGNING] = ['01930000-0000-7000-8000-000000000001', '01930000-0000-7000-8000-000000000002'];
const COVER = '01930000-0000-7000-8000-000000000003';

export const waiverEvents: EventCatalogue<WaiverEvent> = {
  'waivers.WaiverTemplateChanged': {
    version: 1,
    meaning: 'The barn has a waiver to be signed, of the provider or its own, or describes it anew.',
    example: { templateId: 'sw-5f3c', change: 'added', fields: ['title'] },
  },
  'waivers.WaiverSigned': {
    version: 1,
    meaning: 'Somebody signed a waiver, at the provider or the barn’s own.',
    example: {
      signingId: SIGNING,
      waiverId: 'w-8c21',
      templateId: 'sw-5f3c',
      personId: PERSON,
      opensAccount: false,
      signedAt: '2026-11-20T14:00:00.000Z',
    },
  },
  'waivers.WaiverChanged': {
    version: 1,
    meaning: 'A signed waiver is another one at the provider by now: its address was verified, for instance.',
    example: { signingId: SIGNING, fields: ['verified'] },
  },
  'waivers.WaiverMoved': {
    version: 1,
    meaning: 'A signed waiver is of another account: the one that it was of joined that one, or nobody had been known.',
    example: { signingId: SIGNING, personId: PERSON },
  },
  'waivers.RidersCovered': {
    version: 1,
    meaning: 'A waiver of the barn’s own was signed for these riders.',
    example: { signingId: SIGNING, covers: [{ coverId: COVER, personId: PERSON }] },
  },
  'waivers.CoverMoved': {
    version: 1,
    meaning: 'A rider who stood there twice is one: what was signed for the other record is for this one.',
    example: { signingId: SIGNING, coverId: COVER, personId: PERSON },
  },
};

export const waiverStream = (signingId: string) => `waiver-${signingId}`;
export const templateStream = (templateId: string) => `waiver-template-${templateId}`;
