import { screen } from '@testing-library/react';
import { answers as desk, farm } from '@/features/money/testing/money-desk';
import type { Answers } from '@/testing/server';
import { openClientHome } from './testing/open-client-home';
// Loaded before a test waits for what is in them.
import '@/features/clients/calendar/ClientCalendar';
import '@/features/clients/calendar/AddBeside';
import '@/features/clients/calendar/BookLesson';
import '@/features/clients/calendar/Makeups';
import '@/features/lessons/add/AddEvent';
import './ClientRegistration';
import './ClientWaivers';

const lesson = {
  id: 'lp1',
  lesson_person_id: 'lp1',
  person_name: 'Anna Kowalska',
  title: 'Beginner group',
  scheduled_date: '2026-11-24',
  scheduled_starttime: '16:00',
};
const answers: Answers = {
  ...desk,
  'farms/farmDefaults': () => ({
    farmDefaults: { ...farm, clients_can_register: 1, can_sign_waivers: 1 },
    currentUser: { person_id: 'p0', person_name: 'Maya Reyes', username: 'staff@maplehill.test' },
  }),
  'lessons/index': () => ({ lessons: [], events: [], LessonStudents: [], LessonHorses: [], tasks: [] }),
  'students/lessonSchedule': () => ({ data: [lesson], size: 1, makeups: [] }),
  'lesson_people/previewCancel': () => ({}),
  'lesson_people/getStudentMakeupsForBooking': () => ({ makeups: [] }),
  'lesson_date_time_series/getRegistrationList': () => ({ counts: [], stu: [], waiting: [] }),
  'notes_clients/clientNotes': () => ({ notes: [], size: 0, can_add: 1, can_add_private: 1, can_change_email: 1 }),
  'waiver/getTemplateListDataBase': () => ({ templates: [] }),
  'waiver/waiverList': () => ({ waivers: [] }),
};

// R209
it.each([
  ['lessons', 'link', 'Schedule'],
  ['history', 'link', 'History'],
  ['purchases', 'link', 'Packages'],
  ['account', 'heading', 'Account Information'],
  ['waivers', 'link', 'Waivers'],
  ['online', 'heading', 'Purchase Package'],
  ['online/invoicecreate', 'button', 'Create Invoice'],
  ['notes', 'link', 'Add Public Note'],
  ['registration', 'link', 'Registration'],
  ['details', 'link', 'Student Details'],
  ['details/edit', 'button', 'Save'],
  ['payments', 'link', 'Payments'],
  ['invoices', 'link', 'Invoices'],
  ['calendarview', 'button', 'Today'],
  ['calendarbook', 'button', 'Today'],
  ['calendarmakeup', 'heading', 'Anna Kowalska has no makeup to use'],
  ['add/newevent', 'heading', 'Add Event'],
  ['addNote/true/client', 'dialog', 'Note about Anna Kowalska'],
  ['addNote/true/staff', 'dialog', 'Note about Anna Kowalska'],
  ['addNote/true/horse', 'dialog', 'Note about Anna Kowalska'],
  ['package/it1', 'dialog', 'Package Details'],
  ['history/package/it1', 'dialog', 'Package Details'],
  ['modalCancel/lp1', 'dialog', 'Cancel Student'],
  ['history/modalCancel/lp1', 'dialog', 'Cancel Student'],
  ['manual', 'heading', 'Purchase Package'],
  ['lessons/manual', 'heading', 'Purchase Package'],
  ['editMemberName/p1', 'dialog', 'Edit Name'],
  ['addMemberName', 'dialog', 'Add Member'],
  ['contact', 'dialog', 'Contact Details'],
])('%s is a page of the client’s, with the %s “%s” (R209)', async (address, role, name) => {
  openClientHome(`/clienthome/p1/${address}`, answers);
  await screen.findByRole(role, { name });
  expect(screen.queryByText('There is no page at this address')).toBeNull();
});

it.each(['nothing', 'lessons/nothing'])('%s is none, and says so', async (address) => {
  openClientHome(`/clienthome/p1/${address}`, answers);
  await screen.findByText('There is no page at this address');
});
