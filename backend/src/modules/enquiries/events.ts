import type { DomainEvent, EventCatalogue } from '../../platform/event-store/event.js';

interface Which {
  enquiryId: string;
}

/** Names, addresses and texts stand in the tables, where they can be erased. */
export type EnquiryMade = DomainEvent<'enquiries.EnquiryMade', Which>;
export type EnquiryConfirmed = DomainEvent<'enquiries.EnquiryConfirmed', Which>;
export type EnquiryContinued = DomainEvent<'enquiries.EnquiryContinued', Which & { messageId: string }>;
export type EnquiryAnswered = DomainEvent<'enquiries.EnquiryAnswered', Which & { messageId: string }>;
/** Null: nobody in particular. */
export type EnquiryAssigned = DomainEvent<'enquiries.EnquiryAssigned', Which & { personId: string | null }>;
export type EnquiryClosed = DomainEvent<'enquiries.EnquiryClosed', Which>;
export type EnquiryReopened = DomainEvent<'enquiries.EnquiryReopened', Which>;
/** The client that it became; null: that was a mistake. */
export type EnquiryLinked = DomainEvent<'enquiries.EnquiryLinked', Which & { personId: string | null }>;
/** Because their time was over, or whoever wrote them was erased. */
export type EnquiriesErased = DomainEvent<'enquiries.EnquiriesErased', { enquiryIds: string[] }>;

/** A rider of the enquiry has the place that was asked for. */
export type PlaceGiven = DomainEvent<'enquiries.PlaceGiven', Which & { lessonId: string; studentId: string }>;
/** By whoever asked for it. */
export type PlaceWithdrawn = DomainEvent<'enquiries.PlaceWithdrawn', Which & { lessonId: string }>;
export type PlaceDeclined = DomainEvent<'enquiries.PlaceDeclined', Which & { lessonId: string; messageId: string }>;

export type EnquiryEvent =
  | EnquiryMade
  | EnquiryConfirmed
  | EnquiryContinued
  | EnquiryAnswered
  | EnquiryAssigned
  | EnquiryClosed
  | EnquiryReopened
  | EnquiryLinked
  | PlaceGiven
  | PlaceDeclined
  | PlaceWithdrawn
  | EnquiriesErased;

export const enquiryStream = (enquiryId: string) => `enquiry-${enquiryId}`;

const which: Which = { enquiryId: '01930000-0000-7000-8000-000000000001' };
const messageId = '01930000-0000-7000-8000-000000000002';
const personId = '01930000-0000-7000-8000-000000000003';
const lessonId = '01930000-0000-7000-8000-000000000004';
const studentId = '01930000-0000-7000-8000-000000000005';

export const enquiryEvents: EventCatalogue<EnquiryEvent> = {
  'enquiries.EnquiryMade': {
    version: 1,
    meaning: 'A stranger wrote to the barn by its public page; the address is not confirmed.',
    example: which,
  },
  'enquiries.EnquiryConfirmed': {
    version: 1,
    meaning: 'Whoever reads mails at the address of an enquiry says that it is theirs; the barn is told.',
    example: which,
  },
  'enquiries.EnquiryContinued': {
    version: 1,
    meaning: 'Whoever made an enquiry wrote more.',
    example: { ...which, messageId },
  },
  'enquiries.EnquiryAnswered': {
    version: 1,
    meaning: 'The barn answered an enquiry, by mail.',
    example: { ...which, messageId },
  },
  'enquiries.EnquiryAssigned': {
    version: 1,
    meaning: 'Somebody of the staff is to look after an enquiry, or nobody any more.',
    example: { ...which, personId },
  },
  'enquiries.EnquiryClosed': {
    version: 1,
    meaning: 'An enquiry was closed; from now on its time to be erased runs.',
    example: which,
  },
  'enquiries.EnquiryReopened': { version: 1, meaning: 'A closed enquiry was opened again.', example: which },
  'enquiries.EnquiryLinked': {
    version: 1,
    meaning: 'An enquiry became a client, or was found to be one’s.',
    example: { ...which, personId },
  },
  'enquiries.PlaceGiven': {
    version: 1,
    meaning: 'A stranger who asked for a place in a lesson is a client and has it; told by mail.',
    example: { ...which, lessonId, studentId },
  },
  'enquiries.PlaceDeclined': {
    version: 1,
    meaning: 'The barn does not give a stranger the place that was asked for; told by mail.',
    example: { ...which, lessonId, messageId },
  },
  'enquiries.PlaceWithdrawn': {
    version: 1,
    meaning: 'A stranger does not want the place any more that was asked for.',
    example: { ...which, lessonId },
  },
  'enquiries.EnquiriesErased': {
    version: 1,
    meaning: 'Enquiries were erased, with all that was written.',
    example: { enquiryIds: [which.enquiryId] },
  },
};
