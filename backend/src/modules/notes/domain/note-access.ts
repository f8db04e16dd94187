import { may, type Actor } from '../../../platform/tenancy/actor.js';

export const NOTE_SUBJECTS = ['client', 'staff', 'horse'] as const;
/** A person as client, a person as staff, a horse. */
export type NoteSubject = (typeof NOTE_SUBJECTS)[number];

/** What of the notes about one kind of subject somebody may read. */
export interface Sight {
  open: 'every' | 'of lessons' | 'none';
  /** Among those that are open. */
  private: boolean;
  /** What they wrote themselves, open or not. */
  own: boolean;
  /** `known`: people whom the reader may know at all. */
  whose: 'everybody' | 'known' | 'self';
}

/** A note as it is to one reader. */
export interface NoteFacts {
  about: NoteSubject;
  isPublic: boolean;
  isOfLesson: boolean;
  isOwn: boolean;
  /** About the reader. */
  isAboutSelf: boolean;
  /** The reader may know the person, or teaches the lesson. B03 */
  isKnown: boolean;
}

const NOTES_PAGE = 'STAFF_CAN_VIEW_HORSE_AND_CLIENT_NOTES_PAGE';
const STAFF_NOTES_PAGE = 'STAFF_CAN_VIEW_STAFF_NOTES_PAGE';
const OPENING = {
  client: { every: [NOTES_PAGE, 'VIEW_CLIENT_PROFILE'], ofLessons: 'VIEW_STUDENT_LESSON_NOTES' },
  horse: { every: [NOTES_PAGE, 'VIEW_HORSE_PROFILE'], ofLessons: 'VIEW_HORSE_LESSON_NOTES' },
} as const;
const NOTHING: Sight = { open: 'none', private: false, own: false, whose: 'self' };

/** The single rule of who reads which notes; `queries/readable-notes.ts` says it in SQL. A05 A06 F02 */
export function sightOf(actor: Actor, about: NoteSubject): Sight {
  if (actor.userType === 'ADM') return { open: 'every', private: true, own: true, whose: 'everybody' };
  if (actor.userType === 'STU') return about === 'client' ? { ...NOTHING, open: 'every', whose: 'known' } : NOTHING;
  if (actor.userType !== 'INS') return NOTHING;
  if (about === 'staff')
    return { open: 'every', private: false, own: true, whose: may(actor, STAFF_NOTES_PAGE) ? 'everybody' : 'self' };
  const { every, ofLessons } = OPENING[about];
  return {
    open: every.some((code) => may(actor, code)) ? 'every' : may(actor, ofLessons) ? 'of lessons' : 'none',
    private: may(actor, 'ADD_PRIVATE_NOTE'),
    own: true,
    whose: about === 'client' ? 'known' : 'everybody',
  };
}

export function mayRead(actor: Actor, note: NoteFacts): boolean {
  const sight = sightOf(actor, note.about);
  const isOpen = sight.open === 'every' || (sight.open === 'of lessons' && note.isOfLesson);
  const isTheirs = { everybody: true, known: note.isKnown, self: note.isAboutSelf }[sight.whose];
  return isTheirs && ((isOpen && (note.isPublic || sight.private)) || (sight.own && note.isOwn));
}

/** All notes of a day, whoever they are about. R054 */
export const mayReview = (actor: Actor, about: NoteSubject) =>
  may(actor, about === 'staff' ? STAFF_NOTES_PAGE : NOTES_PAGE);

export interface Rights {
  public: boolean;
  private: boolean;
}

/** Where a note is written: on the page of whom it is about, or at a lesson. */
export interface WritingPlace {
  isAboutSelf: boolean;
  isOfLesson: boolean;
}

const WRITING = { client: 'VIEW_CLIENT_PROFILE', horse: 'ADD_HORSE_LESSON_NOTES', staff: STAFF_NOTES_PAGE } as const;
const AT_A_LESSON = { ...WRITING, client: 'ADD_STUDENT_LESSON_NOTES' } as const;

/** Of somebody whom the writer may know. A05 R086 */
export function mayWrite(actor: Actor, about: NoteSubject, { isAboutSelf, isOfLesson }: WritingPlace): Rights {
  if (actor.userType === 'ADM') return { public: true, private: true };
  if (actor.userType === 'STU') return { public: about === 'client', private: false };
  const code = (isOfLesson ? AT_A_LESSON : WRITING)[about];
  const writes = may(actor, code) || (about === 'staff' && actor.userType === 'INS' && isAboutSelf);
  return { public: writes, private: writes && about !== 'staff' && may(actor, 'ADD_PRIVATE_NOTE') };
}

/** Others write to the usual address. F01 */
export const mayChooseAddress = ({ userType }: Actor) => userType === 'ADM';
