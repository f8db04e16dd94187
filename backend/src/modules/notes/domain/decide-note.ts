import type { Actor } from '../../../platform/tenancy/actor.js';
import { notesErrors } from './errors.js';
import { mayChooseAddress, mayWrite, type NoteSubject, type WritingPlace } from './note-access.js';

export interface NoteWish {
  about: NoteSubject;
  isPublic: boolean;
  pin: boolean;
  sendEmail: boolean;
  emailAddress?: string;
}
export interface WritingFacts extends WritingPlace {
  /** The account holder's of a client, a member of the staff's own; none for a horse. */
  usualAddress: string | null;
}
export interface DecidedNote {
  isPublic: boolean;
  pin: boolean;
  sendEmail: boolean;
  /** Null: to the barn. */
  emailTo: string | null;
}

/** What becomes of a note as somebody wants to write it. Families write public notes for the barn. A05 F01 F02 */
export function decideNote(actor: Actor, wish: NoteWish, facts: WritingFacts): DecidedNote {
  const rights = mayWrite(actor, wish.about, facts);
  if (!rights.public) throw notesErrors.note_denied();
  if (actor.userType === 'STU') return { isPublic: true, pin: false, sendEmail: wish.sendEmail, emailTo: null };
  if (!wish.isPublic && !rights.private) throw notesErrors.private_note_denied();
  if (!wish.isPublic && wish.sendEmail) throw notesErrors.private_note_mailed();
  return { isPublic: wish.isPublic, pin: wish.pin, sendEmail: wish.sendEmail, emailTo: addressOf(actor, wish, facts) };
}

function addressOf(actor: Actor, { about, sendEmail, emailAddress }: NoteWish, { usualAddress }: WritingFacts) {
  if (!sendEmail) return null;
  const address = (mayChooseAddress(actor) && emailAddress) || usualAddress;
  if (!address && about !== 'horse') throw notesErrors.note_without_address();
  return address ?? null;
}
