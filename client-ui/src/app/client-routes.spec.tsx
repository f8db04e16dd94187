import { screen } from '@testing-library/react';
import { openPage, withBarn } from '../testing/family';
import { member } from '../testing/rows';
import type { Answers } from '../testing/server';

const holder = {
  id: 'p-mother',
  person_id: 'p-mother',
  billing_person_id: 'p-mother',
  person_name: 'Katarzyna Kowalska',
  first_name: 'Katarzyna',
  last_name: 'Kowalska',
  contact_email: 'kasia@home.test',
  contact_mobile: null,
  contact_homephone: null,
};
const none = { horse: [], location: [], program: [], program_type: [], student: [], section: [], instructor: [] };
const answers: Answers = {
  ...withBarn({
    clients_can_view_calendar: 1,
    clients_can_add_lesson: 1,
    clients_can_buy_online: 1,
    clients_can_book_makeups: 1,
    clients_can_register: 1,
    can_use_invoices: 1,
    can_sign_waivers: 1,
  }),
  'people/getUserClients': () => ({ account: holder, members: [member()] }),
  'students/lessonHistory': () => ({ data: [], size: 0 }),
  'students/student': () => ({ student: {} }),
  'students/getStudentAddSections': () => ({ sectionStudentAddArray: [{ value: 'sec-1', label: 'Private' }] }),
  'xrefs/getStudentHorses': () => ({ currentValue: [] }),
  'items/studentPurchase': () => ({ data: { data: {}, lessons: [], paid_by_card: 0 } }),
  'lesson_people/previewCancel': () => ({ allowed: 0, reason: 'It has begun.' }),
  'lesson_people/getStudentMakeupsForBooking': () => ({ makeups: [] }),
  'lesson_date_time_series/getRegistrationList': () => ({ counts: [], stu: [], waiting: [], not_for: [] }),
  'products/index': () => ({ products: [] }),
  'lessons/index': () => ({ events: [] }),
  'lessons/calendar': () => ({ lessons: [], sections: [] }),
  'options/index': () => ({ options: none }),
  'notes_clients/clientNotes': () => ({ notes: [], size: 0 }),
  'payments/getPublicStripeKey': () => ({ publicKey: null, script_url: null }),
  'payments/getFarmAccountId': () => ({ stripe_account_id: null, takes_cards: 0 }),
  'payments/confirmations': () => ({ confirmations: [] }),
  'reports/financial': () => ({
    reports: [],
    size: 0,
    totals: { count: 0, subtotal: 0, tax: 0, fee: 0, total: 0 },
    outstandingTotals: { count: 0, total: 0 },
  }),
  'waiver/getTemplateListDataBase': () => ({ templates: [] }),
  'waiver/getAccountWaiversDatabase': () => ({ waivers: [] }),
};
const inPerson = 'Maple Hill records what is paid in person';

// R209 G11
it.each([
  ['lessons', 'heading', 'Anna’s lessons'],
  ['history', 'heading', 'Anna’s lessons'],
  ['purchases', 'heading', 'Anna’s packages'],
  ['account', 'heading', 'Account Information'],
  ['waivers', 'heading', 'Waivers'],
  ['online', 'heading', 'Purchase Package'],
  ['online/invoicecreate', 'heading', 'Maple Hill writes the invoices'],
  ['notes', 'heading', 'Anna’s notes'],
  ['registration', 'heading', 'Registration'],
  ['details', 'heading', 'Student Details'],
  ['details/edit', 'heading', 'Student Details'],
  ['payments', 'heading', 'Invoices and Payments'],
  ['invoices', 'heading', 'Invoices and Payments'],
  ['calendarview', 'heading', 'Calendar'],
  ['calendarbook', 'heading', 'Book a lesson for Anna'],
  ['calendarmakeup', 'heading', 'Makeups of Anna'],
  ['add/newevent', 'heading', 'Add Event'],
  ['addNote/true/client', 'dialog', 'Note about Anna'],
  ['addNote/true/staff', 'dialog', 'Note about Anna'],
  ['addNote/true/horse', 'dialog', 'Note about Anna'],
  ['package/package-1', 'dialog', 'Package Details'],
  ['history/package/package-1', 'dialog', 'Package Details'],
  ['modalCancel/place-1', 'dialog', 'Cancel Anna’s lesson?'],
  ['lessons/modalCancel/place-1', 'dialog', 'Cancel Anna’s lesson?'],
  ['manual', 'heading', inPerson],
  ['lessons/manual', 'heading', inPerson],
  ['online/manual', 'heading', inPerson],
  ['editMemberName/p-anna', 'dialog', 'Edit Name'],
  ['addMemberName', 'dialog', 'Add Member'],
  ['contact', 'dialog', 'Contact Details'],
])('%s is a page of the family’s, %s “%s” (R209)', async (address, role, name) => {
  openPage(`/${address}`, answers);
  await screen.findByRole(role, { name });
});

it.each([
  ['nothing', 'There is no page here'],
  ['lessons/nothing', 'There is no page here'],
  ['online/nothing', 'Purchase Package'],
  ['account/nothing', 'Account Information'],
])('%s is none: one reads “%s”', async (address, name) => {
  openPage(`/${address}`, answers);
  await screen.findByRole('heading', { name });
});
