import { Route, Routes } from 'react-router-dom';
import { screen, waitFor } from '@testing-library/react';
import { Page, refuse } from '@/testing/server';
import { openScreen } from '@/testing/staff';
import { resources, routes } from './routes';

const everyCode = [
  'STAFF_CAN_VIEW_HORSE_AND_CLIENT_NOTES_PAGE',
  'STAFF_CAN_VIEW_STAFF_NOTES_PAGE',
  'STAFF_CAN_VIEW_GENERAL_REPORTS',
  'STAFF_CAN_VIEW_CALENDAR',
  'STAFF_CAN_ACCESS_DAYSHEET',
  'STAFF_CAN_ACCESS_WHITEBOARD',
  'STAFF_CAN_ACCESS_STUDENT_LIST',
  'STAFF_CAN_ACCESS_ACCOUNT_HOLDER_LIST',
  'STAFF_CAN_ACCESS_HORSE_LIST',
  'STAFF_CAN_ADD_STUDENTS',
  'STAFF_CAN_ADD_HORSES',
  'ADD_PRIVATE_NOTE',
];

const lists = ['students', 'accounts', 'horses', 'staff'];
const openAt = (at: string, codes: readonly string[]) =>
  openScreen(
    <Routes>
      {routes}
      {resources.map(({ name, list: List }) => (
        <Route key={name} path={`/${name}/*`} element={<List />} />
      ))}
    </Routes>,
    {
      at,
      as: { type: 'INS', codes },
      answers: {
        'notes_clients/clientNotes': () => ({ notes: [], size: 0, can_add: 0, can_add_private: 0 }),
        'rest/sections/s1': () => refuse(403, { message: 'You are not allowed to do this.' }),
        ...Object.fromEntries(lists.map((list) => [`rest/${list}`, () => new Page([])])),
      },
    },
  );

const closed = 'This page is not open to you';

describe('an address of the staff screens', () => {
  it.each([
    '/staff',
    '/staff/create',
    '/setup',
    '/setup/sections',
    '/setup/packages',
    '/setup/programs',
    '/setup/locations',
    '/setup/tack',
    '/setup/task',
    '/setup/levels',
    '/setup/closeddays',
    '/setup/terms',
    '/setup/discounts',
    '/setup/closeddays/holidays',
    '/setup/roles',
    '/sectionHorses/s1',
    '/sectionStudents/s1',
    '/admin/clientnotes',
    '/bulk',
    '/weather',
    '/closedDays',
  ])('%s is for administrators, whatever a role holds (R022, A10)', async (at) => {
    openAt(at, everyCode);
    await screen.findByText(closed);
  });

  it.each([
    ['/daysheet', 'STAFF_CAN_ACCESS_DAYSHEET'],
    ['/calendarGroup/calendar', 'STAFF_CAN_VIEW_CALENDAR'],
    ['/whiteboard', 'STAFF_CAN_ACCESS_WHITEBOARD'],
    ['/students', 'STAFF_CAN_ACCESS_STUDENT_LIST'],
    ['/accounts', 'STAFF_CAN_ACCESS_ACCOUNT_HOLDER_LIST'],
    ['/horses', 'STAFF_CAN_ACCESS_HORSE_LIST'],
    ['/notesReview/clientnotes', 'STAFF_CAN_VIEW_HORSE_AND_CLIENT_NOTES_PAGE'],
  ])('%s is open to staff with %s, and with no other permission (R022, A10)', async (at, code) => {
    openAt(
      at,
      everyCode.filter((one) => one !== code),
    );
    await screen.findByText(closed);
  });

  it('at which somebody signed in leads on to the first page', async () => {
    const { address } = openAt('/login', everyCode);
    await waitFor(() => expect(address()).toBe('/'));
  });
});
