import { Route, Routes } from 'react-router-dom';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { longName, openScreen } from '@/testing/staff';
import { refuse, type Call } from '@/testing/server';
import ReportPage from '../ReportPage';
import OpenSaved from './OpenSaved';
import SavedPage from './SavedPage';

const saved = (own: object = {}) => ({
  id: 's1',
  title: 'Students of the week',
  group: 'student',
  report: 'detail',
  filters: { weekday: 1 },
  filter_words: 'Weekday: Monday',
  sort: null,
  contact: 0,
  span: 'last_week',
  date1: '2026-11-16',
  date2: '2026-11-22',
  every: 'week',
  weekday: 1,
  month_day: null,
  recipients: [
    { email: 'office@maplehill.test', state: 'sent' },
    { email: 'books@maplehill.test', state: 'bounced' },
  ],
  with_csv: 1,
  with_pdf: 1,
  is_stopped: 0,
  next_on: '2026-11-30',
  last_sent: '2026-11-23 06:07',
  ...own,
});
const plan = ({ query }: { query: URLSearchParams }) => ({
  next_on: query.get('every') === 'never' ? null : '2026-11-30',
  spans: [
    {
      span: 'last_week',
      date1: '2026-11-16',
      date2: '2026-11-22',
      next_date1: '2026-11-23',
      next_date2: '2026-11-29',
    },
    { span: 'this_month', date1: '2026-11-01', date2: '2026-11-30', next_date1: null, next_date2: null },
  ],
});
const report = () => ({ reports: [], totals: { rows: 0 }, columns: [] });
const bodies = (calls: readonly Call[], name: string) =>
  calls.filter(({ path }) => path === name).map(({ body }) => body);

const routes = (
  <Routes>
    <Route path="/reports/saved" element={<SavedPage />} />
    <Route path="/reports/saved/:id" element={<OpenSaved />} />
    <Route path="/reports/:group/:report" element={<ReportPage />} />
  </Routes>
);
const open = (at: string, all: readonly object[] = [saved()], more: object = {}, as?: object) =>
  openScreen(routes, {
    at,
    ...as,
    answers: {
      'saved_reports/index': () => ({ saved_reports: all }),
      'saved_reports/plan': plan,
      'saved_reports/save': () => ({ saved_report: saved() }),
      'saved_reports/change': () => ({ saved_report: saved() }),
      'saved_reports/send': () => ({ saved_report: saved() }),
      'saved_reports/delete': () => ({ deleted: 1 }),
      'reports/student': report,
      'reports/owing': report,
      ...more,
    },
  });
const STUDENTS = '/reports/student/detail?from=2026-11-16&to=2026-11-22&weekday=1&sort=-start&contact=1';
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

describe('saving a report', () => {
  it('proposes a name and the span that fits, says what will happen, and keeps what is shown', async () => {
    const { calls, address } = open(STUDENTS);
    await press('Save…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this report' }));
    await dialog.findByDisplayValue('Student (enrollment), detail · Monday');
    await dialog.findByDisplayValue('Last week');
    dialog.getByText('It is kept under Reports › Saved, for all administrators, and mailed to nobody.');
    fireEvent.click(dialog.getByRole('radio', { name: 'Every week' }));
    expect((await dialog.findByRole('textbox', { name: /Addresses/ })).textContent).toBe('staff@maplehill.test');
    fireEvent.change(dialog.getByRole('textbox', { name: /Addresses/ }), {
      target: { value: 'staff@maplehill.test\nbooks@maplehill.test' },
    });
    await dialog.findByText(
      'Goes out every Monday about 06:00 to 2 addresses; next on Mon 30 Nov, with Mon 23 Nov to Sun 29 Nov.',
    );
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address()).toBe('/reports/saved'));
    expect(bodies(calls, 'saved_reports/save')).toEqual([
      {
        group: 'student',
        report: 'detail',
        filters: { weekday: 1 },
        sort: '["start","DESC"]',
        contact: 1,
        title: 'Student (enrollment), detail · Monday',
        span: 'last_week',
        every: 'week',
        weekday: 1,
        addresses: ['staff@maplehill.test', 'books@maplehill.test'],
        with_csv: 1,
        with_pdf: 0,
      },
    ]);
  });

  it('asks which days it always shows where those that are shown are none', async () => {
    const { calls } = open('/reports/student/detail?from=2026-11-03&to=2026-11-17');
    await press('Save…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this report' }));
    await dialog.findByText('Shown now: Tue 3 Nov to Tue 17 Nov, which is none of these.');
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Choose which days it always shows');
    expect(bodies(calls, 'saved_reports/save')).toEqual([]);
  });

  it('asks for no days of what is about now', async () => {
    const { calls } = open('/reports/owing/total');
    await press('Save…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this report' }));
    await dialog.findByDisplayValue('Owing, total');
    expect(dialog.queryByRole('combobox', { name: /Always shows/ })).toBeNull();
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(bodies(calls, 'saved_reports/save')).toHaveLength(1));
    expect(bodies(calls, 'saved_reports/save')[0]).toEqual({
      group: 'owing',
      report: 'total',
      title: 'Owing, total',
      every: 'never',
      addresses: [],
      with_csv: 0,
      with_pdf: 0,
    });
  });

  it('says so where nothing would be attached', async () => {
    const { calls } = open(STUDENTS);
    await press('Save…');
    await screen.findByDisplayValue('Last week');
    fireEvent.click(screen.getByRole('radio', { name: 'Every week' }));
    fireEvent.click(await screen.findByRole('checkbox', { name: /^CSV/ }));
    await press('Save');
    await screen.findByText('Choose CSV, PDF or both');
    expect(bodies(calls, 'saved_reports/save')).toEqual([]);
  });

  it('shows what the server refuses', async () => {
    const message = 'A barn has at most 50 saved reports. Delete one first.';
    open(STUDENTS, [], { 'saved_reports/save': () => refuse(409, { code: 'too_many_saved_reports', message }) });
    await press('Save…');
    await screen.findByDisplayValue('Last week');
    await press('Save');
    await screen.findByText(message);
  });

  it('is the administrators’', async () => {
    open(STUDENTS, [], {}, { as: { type: 'INS', codes: ['STAFF_CAN_VIEW_GENERAL_REPORTS'] } });
    await screen.findByRole('button', { name: 'Print' });
    expect(screen.queryByRole('button', { name: 'Save…' })).toBeNull();
  });
});

describe('the saved reports', () => {
  it('say what they show, when they go out, to whom, and which mail came back', async () => {
    open('/reports/saved');
    const list = within(await screen.findByRole('list', { name: 'Saved reports' }));
    expect(list.getByRole('link', { name: 'Students of the week' }).getAttribute('href')).toBe(
      '/reports/student/detail?from=2026-11-16&to=2026-11-22&weekday=1',
    );
    list.getByText('Student (enrollment), detail · Weekday: Monday');
    list.getByText('Last week: Mon 16 Nov to Sun 22 Nov');
    list.getByText('Every Monday to 2 addresses, as CSV and PDF. Next on Mon 30 Nov. Last sent Mon 23 Nov, 06:07.', {
      exact: false,
    });
    list.getByText('The last mail did not arrive: books@maplehill.test');
  });

  it('of a long name, not mailed or to nobody, stand with what can be done', async () => {
    open('/reports/saved', [
      saved({
        id: 's2',
        title: longName,
        every: 'never',
        weekday: null,
        recipients: [],
        next_on: null,
        last_sent: null,
      }),
      saved({ id: 's3', title: 'Owing', recipients: [], next_on: null, is_stopped: 1 }),
    ]);
    await screen.findByText('Not mailed.', { exact: false });
    await screen.findByText('to nobody: add an address', { exact: false });
    screen.getByText('Stopped');
    expect(screen.queryByRole('button', { name: /Send now/ })).toBeNull();
    screen.getByRole('button', { name: 'Start mailing Owing' });
  });

  it('are sent now once somebody has read to whom', async () => {
    const { calls } = open('/reports/saved');
    await press('Send now Students of the week');
    const dialog = within(await screen.findByRole('dialog', { name: 'Send Students of the week now?' }));
    dialog.getByText(/It goes to 2 addresses, as CSV and PDF, with Mon 16 Nov to Sun 22 Nov/);
    dialog.getByText('books@maplehill.test');
    fireEvent.click(dialog.getByRole('button', { name: 'Send now' }));
    await screen.findByText('Students of the week is on its way');
    expect(bodies(calls, 'saved_reports/send')).toEqual([{ id: 's1' }]);
  });

  it('are stopped, and started again by undo', async () => {
    const { calls } = open('/reports/saved');
    await press('Stop mailing Students of the week');
    await screen.findByText('Students of the week is mailed no more');
    await press('Undo');
    await screen.findByText('Undone');
    expect(bodies(calls, 'saved_reports/change')).toEqual([
      { id: 's1', is_stopped: 1 },
      { id: 's1', is_stopped: 0 },
    ]);
  });

  it('are changed, and changed back by undo', async () => {
    const { calls } = open('/reports/saved');
    await press('Change Students of the week');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Students of the week' }));
    fireEvent.click(dialog.getByRole('radio', { name: 'Every month' }));
    fireEvent.change(await dialog.findByRole('combobox', { name: /Of the month/ }), { target: { value: '0' } });
    await dialog.findByText(/Goes out on the last day of every month about 06:00 to 2 addresses/);
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await press('Undo');
    await screen.findByText('Undone');
    const addresses = ['office@maplehill.test', 'books@maplehill.test'];
    const same = { id: 's1', title: 'Students of the week', span: 'last_week', addresses, with_csv: 1, with_pdf: 1 };
    expect(bodies(calls, 'saved_reports/change')).toEqual([
      { ...same, every: 'month', month_day: 0 },
      { ...same, every: 'week', weekday: 1 },
    ]);
  });

  it('are deleted after a question, and come back by undo', async () => {
    const { calls } = open('/reports/saved');
    await press('Delete Students of the week');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Students of the week?' }));
    dialog.getByText(/It is mailed no more to 2 addresses/);
    fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await press('Undo');
    await screen.findByText('Students of the week is back');
    expect(bodies(calls, 'saved_reports/delete')).toEqual([{ id: 's1' }]);
    expect(bodies(calls, 'saved_reports/save')).toEqual([
      {
        title: 'Students of the week',
        group: 'student',
        report: 'detail',
        filters: { weekday: 1 },
        contact: 0,
        is_stopped: 0,
        span: 'last_week',
        every: 'week',
        weekday: 1,
        addresses: ['office@maplehill.test', 'books@maplehill.test'],
        with_csv: 1,
        with_pdf: 1,
      },
    ]);
  });

  it('say how one comes about where there are none, and why they do not come', async () => {
    open('/reports/saved', []);
    await screen.findByRole('heading', { name: 'No saved reports yet' });
  });
  it('say why they do not come', async () => {
    open('/reports/saved', [], { 'saved_reports/index': () => refuse(500, { code: 'x', message: 'Not today.' }) });
    await screen.findByText('Not today.');
  });
  it('are the administrators’', async () => {
    open('/reports/saved', [], {}, { as: { type: 'INS', codes: ['STAFF_CAN_VIEW_GENERAL_REPORTS'] } });
    await screen.findByText('This page is not open to you');
  });
});

describe('a mail’s button', () => {
  it('opens the report of the days that the mail was about', async () => {
    const { address } = open('/reports/saved/s1?from=2026-11-09&to=2026-11-15');
    await waitFor(() => expect(address()).toBe('/reports/student/detail?from=2026-11-09&to=2026-11-15&weekday=1'));
  });
  it('says so where it is deleted', async () => {
    open('/reports/saved/gone');
    await screen.findByRole('heading', { name: 'This report is no longer saved' });
  });
});
