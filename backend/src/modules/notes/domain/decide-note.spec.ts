import type { Actor, UserType } from '../../../platform/tenancy/actor.js';
import { decideNote, type NoteWish, type WritingFacts } from './decide-note.js';

const who = (userType: UserType, ...permissions: string[]): Actor => ({
  loginId: 'login',
  userType,
  permissions: new Set(permissions),
});
const wish = (more: Partial<NoteWish> = {}): NoteWish => ({
  about: 'client',
  isPublic: true,
  pin: false,
  sendEmail: false,
  ...more,
});
const facts: WritingFacts = { isAboutSelf: false, isOfLesson: false, usualAddress: 'holder@home.test' };
const staff = who('INS', 'VIEW_CLIENT_PROFILE');
const mailed = { sendEmail: true, emailAddress: 'other@home.test' };

describe('a new note', () => {
  it('is what an administrator wants', () =>
    expect(decideNote(who('ADM'), wish({ isPublic: false, pin: true }), facts)).toEqual({
      isPublic: false,
      pin: true,
      sendEmail: false,
      emailTo: null,
    }));
  it('of a family is public, not pinned, and goes to the barn (F02)', () =>
    expect(decideNote(who('STU'), wish({ isPublic: false, pin: true, ...mailed }), facts)).toEqual({
      isPublic: true,
      pin: false,
      sendEmail: true,
      emailTo: null,
    }));
  it('goes to the usual address, and from administrators to the one they wrote (F01)', () => {
    expect(decideNote(who('ADM'), wish({ sendEmail: true }), facts).emailTo).toBe('holder@home.test');
    expect(decideNote(who('ADM'), wish(mailed), facts).emailTo).toBe('other@home.test');
    expect(decideNote(staff, wish(mailed), facts).emailTo).toBe('holder@home.test');
  });
  it('keeps no address where it is not emailed', () =>
    expect(decideNote(who('ADM'), wish({ emailAddress: 'other@home.test' }), facts).emailTo).toBeNull());
  it('about a horse goes to the barn', () =>
    expect(
      decideNote(who('ADM'), wish({ about: 'horse', sendEmail: true }), { ...facts, usualAddress: null }).emailTo,
    ).toBeNull());

  it.each<[string, Actor, NoteWish, WritingFacts, string]>([
    ['by staff who may not write here', who('INS'), wish(), facts, 'note_denied'],
    [
      'that is private, by staff without permission (A05)',
      staff,
      wish({ isPublic: false }),
      facts,
      'private_note_denied',
    ],
    [
      'that is private and emailed (F01)',
      who('ADM'),
      wish({ isPublic: false, sendEmail: true }),
      facts,
      'private_note_mailed',
    ],
    [
      'emailed to nobody',
      who('ADM'),
      wish({ sendEmail: true }),
      { ...facts, usualAddress: null },
      'note_without_address',
    ],
  ])('is refused %s', (_, actor, wanted, known, code) =>
    expect(() => decideNote(actor, wanted, known)).toThrow(expect.objectContaining({ code })),
  );
});
