import { Route, Routes } from 'react-router-dom';
import { fireEvent, screen, within } from '@testing-library/react';
import type { SessionAttendance } from '@/data/requests/registrations';
import { session } from '@/testing/registration';
import { refuse, type Answers } from '@/testing/server';
import { longName, openScreen } from '@/testing/staff';
import { toCsv } from '@/ui/list/csv';
import { attendanceColumns, attendanceRows } from './attendance-columns';
import AttendancePage from './AttendancePage';

const nothing = { present: 0, absent: 0, cancelled: 0, unmarked: 0 };
const lesson = (id: string, scheduled_date: string, more: object = {}) => ({
  id,
  scheduled_date,
  scheduled_starttime: '16:00',
  is_cancelled: 0,
  ...nothing,
  ...more,
});
const place = (mark: string, status_name: string | null = 'Scheduled') => ({ mark, status_name });
const anna = {
  student_id: 'st1',
  person_id: 'pe1',
  name: 'Anna Kowalska',
  state: 'registered',
  ...nothing,
  present: 1,
  cancelled: 1,
  places: [place('present', 'Completed'), place('cancelled', 'Cancelled with makeup'), place('to_come')],
};
const leo = {
  ...anna,
  student_id: 'st2',
  person_id: 'pe2',
  name: 'Leo Park',
  state: 'none',
  present: 0,
  cancelled: 0,
  absent: 1,
  places: [place('absent', 'No show'), place('none', null), place('none', null)],
};
const table = (more: object = {}) =>
  ({
    session,
    today: '2026-12-02',
    instructors: ['Maya Reyes'],
    page: 1,
    pages: 1,
    first: 1,
    of: 3,
    lessons: [
      lesson('l1', '2026-11-24', { present: 1, absent: 1 }),
      lesson('l2', '2026-12-01', { is_cancelled: 1, cancelled: 1 }),
      lesson('l3', '2026-12-08'),
    ],
    riders: [anna, leo],
    ...more,
  }) as unknown as SessionAttendance;

const open = (answers: Answers = {}, codes?: string[], at = '/sessions/s1/attendance') =>
  openScreen(
    <Routes>
      <Route path="/sessions/:seriesId/attendance" element={<AttendancePage />} />
    </Routes>,
    {
      at,
      ...(codes && { as: { type: 'INS', codes } }),
      answers: { 'registrations/attendance': () => table(), ...answers },
    },
  );
const rows = async () =>
  within(await screen.findByRole('region', { name: 'Attendance of Winter session' })).getAllByRole('row');
const texts = (row: HTMLElement | undefined) =>
  [...(row?.querySelectorAll('th, td') ?? [])].map((cell) => cell.textContent);

describe('the attendance of a session', () => {
  it('is a line for each rider, a column for each lesson, and the sums of both', async () => {
    open();
    const [head, first, second, present] = await rows();
    expect(texts(head)).toEqual([
      'Rider',
      'Tue 24 Nov',
      'Tue 1 Dec cancelled',
      'Tue 8 Dec',
      'Present',
      'Absent',
      'Cancelled',
      'Not marked',
    ]);
    expect(texts(first)).toEqual(['Anna Kowalska', 'P', 'C', '·', '1', '0', '1', '0']);
    expect(texts(second).slice(0, 2)).toEqual(['Leo Park not registered', 'A']);
    expect(texts(present)).toEqual(['Present', '1', '0', '0']);
    screen.getByText(/P present, A absent, C cancelled/);
    expect(screen.queryByText(/^Lessons 1 to/)).toBeNull();
  });

  it('says how a place was cancelled, and opens its lesson', async () => {
    open();
    await rows();
    const cell = screen.getByRole('link', { name: 'Anna Kowalska, Tue 1 Dec: cancelled: Cancelled with makeup' });
    expect(cell.getAttribute('href')).toBe('/calendarGroup/edit/l2?date=2026-12-01');
    expect(screen.queryByRole('link', { name: /Leo Park, Tue 1 Dec/ })).toBeNull();
  });

  it('opens nothing for staff without the calendar, and says the same', async () => {
    open({}, ['STAFF_CAN_ACCESS_DAYSHEET']);
    expect(texts((await rows())[1])).toEqual([
      'Anna Kowalska',
      'Ppresent',
      'Ccancelled: Cancelled with makeup',
      '·to come',
      '1',
      '0',
      '1',
      '0',
    ]);
    expect(within((await rows())[1] as HTMLElement).queryByRole('link')).toBeNull();
  });

  it('is reached by the keyboard where it scrolls', async () => {
    open();
    await rows();
    expect(screen.getByRole('region', { name: 'Attendance of Winter session' }).tabIndex).toBe(0);
  });

  it('goes page by page, and says which lessons it shows', async () => {
    const { calls } = open({ 'registrations/attendance': () => table({ page: 2, pages: 2, first: 25, of: 27 }) });
    await screen.findByText('Lessons 25 to 27 of 27');
    expect(screen.getByRole('button', { name: 'Later' })).toHaveProperty('disabled', true);
    fireEvent.click(screen.getByRole('button', { name: 'Earlier' }));
    await screen.findByText('Lessons 25 to 27 of 27');
    expect(
      calls.filter(({ path }) => path === 'registrations/attendance').map(({ query }) => query?.toString()),
    ).toEqual(['series_id=s1', 'series_id=s1&page=1']);
  });

  it('says the time where a day has several lessons', async () => {
    const twice = [
      lesson('l1', '2026-11-24', { scheduled_starttime: '09:00' }),
      lesson('l2', '2026-11-24', { scheduled_starttime: '14:00' }),
      lesson('l3', '2026-11-25'),
    ];
    open({ 'registrations/attendance': () => table({ lessons: twice }) });
    expect(texts((await rows())[0]).slice(1, 4)).toEqual(['Tue 24 Nov, 09:00', 'Tue 24 Nov, 14:00', 'Wed 25 Nov']);
  });

  it('says that nobody is registered yet', async () => {
    open({ 'registrations/attendance': () => table({ riders: [] }) });
    await screen.findByText('Nobody is registered yet');
  });

  it('says what went wrong', async () => {
    open({ 'registrations/attendance': () => refuse(404, { message: 'The session was not found.' }) });
    await screen.findByText('The session was not found.');
  });

  it('is not open to staff without lessons', async () => {
    open({}, ['VIEW_CLIENT_PROFILE']);
    await screen.findByText('This page is not open to you');
  });

  it('holds long names', async () => {
    open({ 'registrations/attendance': () => table({ riders: [{ ...anna, name: longName }] }) });
    await rows();
    screen.getByText(longName);
  });

  it('is a file for a spreadsheet in the words of the screen', () => {
    expect(toCsv(attendanceColumns(table()), attendanceRows(table())).split('\r\n')).toEqual([
      'Rider,State,Tue 24 Nov,Tue 1 Dec,Tue 8 Dec,Present,Absent,Cancelled,Not marked',
      'Anna Kowalska,registered,present,cancelled: Cancelled with makeup,to come,1,0,1,0',
      'Leo Park,not registered,absent: No show,,,0,1,0,0',
      '',
    ]);
  });
});
