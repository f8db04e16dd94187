import type { Actor, UserType } from '../../../platform/tenancy/actor.js';
import { mayRead, mayReview, mayWrite, type NoteFacts, type NoteSubject } from './note-access.js';

const who = (userType: UserType, ...permissions: string[]): Actor => ({
  loginId: 'login',
  userType,
  personId: 'me',
  permissions: new Set(permissions),
});
const note = (about: NoteSubject, more: Partial<NoteFacts> = {}): NoteFacts => ({
  about,
  isPublic: true,
  isOfLesson: false,
  isOwn: false,
  isAboutSelf: false,
  isKnown: true,
  ...more,
});
const PAGE = 'STAFF_CAN_VIEW_HORSE_AND_CLIENT_NOTES_PAGE';
const STAFF_PAGE = 'STAFF_CAN_VIEW_STAFF_NOTES_PAGE';
const hidden = { isPublic: false };

describe('who reads a note (A06)', () => {
  const cases: [string, Actor, NoteFacts, boolean][] = [
    ['administrators a private one', who('ADM'), note('staff', hidden), true],
    ['a family its own public one', who('STU'), note('client'), true],
    ['a family no private one', who('STU'), note('client', hidden), false],
    ['a family no private one that it wrote (F02)', who('STU'), note('client', { ...hidden, isOwn: true }), false],
    ['a family nobody else’s', who('STU'), note('client', { isKnown: false }), false],
    ['a family none about staff', who('STU'), note('staff', { isAboutSelf: true }), false],
    ['a family none about horses', who('STU'), note('horse'), false],
    ['staff without permission none', who('INS'), note('client'), false],
    ['staff with the notes’ page a client’s public one', who('INS', PAGE), note('client'), true],
    ['staff with the notes’ page a horse’s public one', who('INS', PAGE), note('horse'), true],
    ['staff with the client’s profile a client’s', who('INS', 'VIEW_CLIENT_PROFILE'), note('client'), true],
    ['staff with the client’s profile no horse’s', who('INS', 'VIEW_CLIENT_PROFILE'), note('horse'), false],
    ['staff with the horse’s profile a horse’s', who('INS', 'VIEW_HORSE_PROFILE'), note('horse'), true],
    ['staff no private one', who('INS', PAGE), note('client', hidden), false],
    ['staff a private one with ADD_PRIVATE_NOTE', who('INS', PAGE, 'ADD_PRIVATE_NOTE'), note('client', hidden), true],
    ['staff a horse’s private one with it', who('INS', PAGE, 'ADD_PRIVATE_NOTE'), note('horse', hidden), true],
    ['ADD_PRIVATE_NOTE opens nothing by itself', who('INS', 'ADD_PRIVATE_NOTE'), note('client', hidden), false],
    ['staff a private one of their own', who('INS', PAGE), note('client', { ...hidden, isOwn: true }), true],
    ['staff their own whatever they may open', who('INS'), note('horse', { isOwn: true }), true],
    ['staff none of a client whom they do not know (B03)', who('INS', PAGE), note('client', { isKnown: false }), false],
    ['not even their own (B03)', who('INS', PAGE), note('client', { isKnown: false, isOwn: true }), false],
    ['staff those of a lesson', who('INS', 'VIEW_STUDENT_LESSON_NOTES'), note('client', { isOfLesson: true }), true],
    ['and no others', who('INS', 'VIEW_STUDENT_LESSON_NOTES'), note('client'), false],
    ['staff a horse’s of a lesson', who('INS', 'VIEW_HORSE_LESSON_NOTES'), note('horse', { isOfLesson: true }), true],
    ['staff a public one about themselves', who('INS'), note('staff', { isAboutSelf: true }), true],
    ['staff no private one about themselves', who('INS'), note('staff', { ...hidden, isAboutSelf: true }), false],
    ['staff none about others', who('INS'), note('staff'), false],
    ['staff one about others with its permission', who('INS', STAFF_PAGE), note('staff'), true],
    ['no private staff note', who('INS', STAFF_PAGE, 'ADD_PRIVATE_NOTE'), note('staff', hidden), false],
    ['the platform none', who('SPR'), note('client'), false],
  ];
  it.each(cases)('%s', (_, actor, facts, readable) => expect(mayRead(actor, facts)).toBe(readable));
});

describe('who writes notes (A05)', () => {
  const both = { public: true, private: true };
  const open = { public: true, private: false };
  const none = { public: false, private: false };
  const cases: [string, Actor, NoteSubject, boolean, object][] = [
    ['administrators both', who('ADM'), 'staff', false, both],
    ['families public ones', who('STU'), 'client', false, open],
    ['families none about staff', who('STU'), 'staff', false, none],
    ['families none about horses', who('STU'), 'horse', false, none],
    // R152
    ['staff none without permission', who('INS'), 'client', false, none],
    ['staff public ones with the profile', who('INS', 'VIEW_CLIENT_PROFILE'), 'client', false, open],
    ['private ones with theirs', who('INS', 'VIEW_CLIENT_PROFILE', 'ADD_PRIVATE_NOTE'), 'client', false, both],
    ['staff about a horse', who('INS', 'ADD_HORSE_LESSON_NOTES'), 'horse', false, open],
    ['privately about a horse', who('INS', 'ADD_HORSE_LESSON_NOTES', 'ADD_PRIVATE_NOTE'), 'horse', false, both],
    ['ADD_PRIVATE_NOTE opens nothing by itself', who('INS', 'ADD_PRIVATE_NOTE'), 'horse', false, none],
    ['staff about themselves', who('INS', 'ADD_PRIVATE_NOTE'), 'staff', true, open],
    ['staff none about themselves as a client', who('INS'), 'client', true, none],
    ['the platform none, about itself either', who('SPR'), 'staff', true, none],
    ['staff about others', who('INS', STAFF_PAGE, 'ADD_PRIVATE_NOTE'), 'staff', false, open],
    ['staff not about others without', who('INS'), 'staff', false, none],
    ['nobody of the platform', who('SPR'), 'client', false, none],
  ];
  it.each(cases)('%s', (_, actor, about, isAboutSelf, rights) =>
    expect(mayWrite(actor, about, { isAboutSelf, isOfLesson: false })).toEqual(rights),
  );
  it.each<[string, Actor, NoteSubject, object]>([
    ['staff about a rider with its permission', who('INS', 'ADD_STUDENT_LESSON_NOTES'), 'client', open],
    ['privately with theirs', who('INS', 'ADD_STUDENT_LESSON_NOTES', 'ADD_PRIVATE_NOTE'), 'client', both],
    ['none by the profile alone', who('INS', 'VIEW_CLIENT_PROFILE'), 'client', none],
    ['about a horse as anywhere', who('INS', 'ADD_HORSE_LESSON_NOTES'), 'horse', open],
  ])('at a lesson %s (R086)', (_, actor, about, rights) =>
    expect(mayWrite(actor, about, { isAboutSelf: false, isOfLesson: true })).toEqual(rights),
  );
});

describe('who reviews a day’s notes (R054)', () => {
  it.each([
    [who('ADM'), true, true],
    [who('INS', PAGE), true, false],
    [who('INS', STAFF_PAGE), false, true],
    [who('INS', 'VIEW_CLIENT_PROFILE', 'VIEW_HORSE_PROFILE'), false, false],
    [who('STU'), false, false],
  ])('%j', (actor, clients, staff) => {
    expect([mayReview(actor, 'client'), mayReview(actor, 'horse')]).toEqual([clients, clients]);
    expect(mayReview(actor, 'staff')).toBe(staff);
  });
});
