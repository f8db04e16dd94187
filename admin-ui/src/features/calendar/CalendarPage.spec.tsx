import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { blocksOf } from '@/data/day/testing/blocks';
import { aRider } from '@/data/day/testing/builders';
import { queryClient } from '@/data/providers/query-client';
import { noteRecent } from '@/data/requests/recent-lessons';
import { useShowGhost } from '@/features/lessons/add/ghost';
import { answer, open, type Own } from './testing/open-calendar';

const planned = { title: 'Gymkhana', date: '2026-11-24', start: '10:00', end: '11:00', section_id: null };

const Planning = ({ who }: { who: string }) => {
  useShowGhost({ ...planned, instructor_id: who, location_id: null });
  return null;
};

const closeIt = () => {
  cleanup();
  queryClient.clear();
};
const titles = () =>
  [...document.querySelectorAll('.lesson-event .event-title')].map(({ textContent }) => textContent?.trim());
const columns = () =>
  [...document.querySelectorAll('.rbc-row-resource .rbc-header, .rbc-resource-grouping .rbc-header')].map(
    ({ textContent }) => textContent,
  );
const address = () => new URLSearchParams(screen.getByTestId('address').textContent ?? '');
const asked = (calls: Awaited<ReturnType<typeof open>>['calls']) =>
  calls.filter(({ path }) => path === 'lessons/calendar').map(({ query }) => [query.get('date1'), query.get('date2')]);

describe('the calendar', () => {
  it('begins with the week, Monday first where the barn says so and Sunday otherwise (R235, R063)', async () => {
    const { calls } = await open({ at: '?date=2026-11-24' });
    expect(asked(calls)[0]).toEqual(['2026-11-23', '2026-11-29']);
    closeIt();
    expect(asked((await open({ at: '?date=2026-11-24', barn: { monday_start: 0 } })).calls)[0]).toEqual([
      '2026-11-22',
      '2026-11-28',
    ]);
  });

  it('begins as the barn wants it: its view, its columns (R235)', async () => {
    await open({ at: '?date=2026-11-24', barn: { default_calendar_view: 'day', default_day_view: 'location' } });
    expect(columns()).toContain('Indoor');
    closeIt();
    await open({ barn: { default_day_view: 'none' } });
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Columns' }).value).toBe('none');
  });

  it('shows what the form beside it is about to make, in its column where there are columns', async () => {
    await open({ beside: <Planning who="i2" /> });
    expect((await screen.findByRole('note')).textContent).toBe('10:00–11:00 Gymkhana');
    closeIt();
    await open({ at: '?view=day&date=2026-11-24&columns=staff', beside: <Planning who="i2" /> });
    expect((await screen.findByRole('note')).closest<HTMLElement>('[data-resource]')?.dataset['resource']).toBe('i2');
  });

  it('draws the days of a month as wide as their names, however narrow the window', async () => {
    await open({ at: '?view=month&date=2026-11-24' });
    const days = [...document.querySelectorAll<HTMLElement>('.rbc-day-bg')];
    expect(new Set(days.map(({ style }) => style.minWidth))).toEqual(new Set(['']));
  });

  it('keeps view, day, columns and filters in the address', async () => {
    await open();
    fireEvent.change(screen.getByRole('combobox', { name: 'Columns' }), { target: { value: 'staff' } });
    fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
    fireEvent.change(await screen.findByRole('combobox', { name: 'Active' }), { target: { value: 'inactive' } });
    fireEvent.click(screen.getByRole('button', { name: 'month' }));
    await waitFor(() =>
      expect(Object.fromEntries(address())).toEqual({
        view: 'month',
        date: '2026-11-24',
        columns: 'staff',
        active: 'inactive',
      }),
    );
  });

  it('has columns by staff, location, section, horse and tack, or none (R207)', async () => {
    await open();
    const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Columns' });
    expect([...choice.options].map(({ value }) => value)).toEqual([
      'none',
      'staff',
      'location',
      'section',
      'horse',
      'tack',
    ]);
  });

  it('shows a lesson in the column of each of its horses, and gear in its own (R207)', async () => {
    const lessons = {
      ...answer({}),
      LessonStudents: [aRider(), aRider({ id: 'lp2', horse_id: 'h2', assigned_to: 'Juniper' })],
    };
    await open({
      at: '?view=day&date=2026-11-24&columns=horse',
      answers: { 'lessons/calendar': () => blocksOf(lessons) },
    });
    expect(columns()).toEqual(['Biscuit', 'Juniper']);
    expect(titles()).toEqual(['Beginner group', 'Beginner group']);
  });

  it('has columns by staff by itself where more than three lessons overlap, unless somebody wants none', async () => {
    const lessons = [{}, { instructor_id: 'i2' }, {}, {}];
    await open({ lessons });
    expect(columns()).toEqual(['Maya Reyes', 'Tom Becker']);
    closeIt();
    await open({ lessons, at: '?view=day&date=2026-11-24&columns=none' });
    expect(columns()).not.toContain('Maya Reyes');
  });

  it('hides who of the staff has no lesson, says how many, and shows them where they are asked for', async () => {
    await open({ lessons: [{}], at: '?view=day&date=2026-11-24&columns=staff' });
    expect(columns()).toEqual(['Maya Reyes']);
    fireEvent.click(screen.getByRole('button', { name: '1 column without lessons: show' }));
    await waitFor(() => expect(columns()).toEqual(['Maya Reyes', 'Tom Becker']));
    expect(address().get('empty')).toBe('1');
    fireEvent.click(screen.getByRole('button', { name: 'Hide 1 without lessons' }));
    await waitFor(() => expect(columns()).toEqual(['Maya Reyes']));
  });

  it('has a column for everybody on a day without lessons', async () => {
    await open({ lessons: [], at: '?view=day&date=2026-11-24&columns=staff' });
    expect(columns()).toEqual(['Maya Reyes', 'Tom Becker']);
    expect(screen.queryByRole('button', { name: /without lessons/ })).toBeNull();
  });

  it('offers columns for a busy week', async () => {
    await open({ lessons: [{}, {}, {}, {}], at: '?view=week&date=2026-11-24' });
    screen.getByText(/Up to 4 lessons at once/);
    fireEvent.click(screen.getByRole('button', { name: 'location' }));
    await waitFor(() => expect(columns()).toContain('Indoor'));
    expect(address().get('week_columns')).toBe('location');
  });

  it('gives twelve lessons at once a width of their own', async () => {
    await open({ lessons: Array.from({ length: 12 }, () => ({})), at: '?view=day&date=2026-11-24&columns=none' });
    const day = document.querySelector<HTMLElement>('.rbc-day-slot');
    expect(parseInt(day?.style.minWidth ?? '', 10)).toBeGreaterThanOrEqual(12 * 60);
  });

  it('shows what the barn cancelled grey, with the word (R065)', async () => {
    await open({ lessons: [{ lesson_is_cancelled: 1 }] });
    const event = document.querySelector('.lesson-event');
    expect(event?.className).toContain('event-cancelled');
    expect(event?.textContent).toContain('cancelled');
  });

  it('combines its filters as AND and clears them all (R064)', async () => {
    const lessons = [
      { title: 'One' },
      { title: 'Two', instructor_id: 'i2', cnt: 6 },
      { title: 'Three', instructor_id: 'i2' },
    ];
    await open({ lessons, at: '?view=day&date=2026-11-24&columns=none&instructor=i2&availability=full' });
    expect(titles()).toEqual(['Two']);
    fireEvent.click(screen.getByRole('button', { name: 'clear all' }));
    await waitFor(() => expect(titles()).toHaveLength(3));
  });

  it('has the toggles lesson cancelled, available and student cancelled, and a choice of active lessons (R064)', async () => {
    const lessons: Own[] = [{ title: 'Free' }, { title: 'Full', cnt: 6 }, { title: 'Off', lesson_is_cancelled: 1 }];
    await open({ lessons, at: '?view=day&date=2026-11-24&columns=none' });
    fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
    fireEvent.click(await screen.findByRole('checkbox', { name: 'lesson cancelled' }));
    await waitFor(() => expect(titles()).toEqual(['Free', 'Full']));
    fireEvent.click(screen.getByRole('checkbox', { name: 'available' }));
    await waitFor(() => expect(titles()).toEqual(['Free']));
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Availability' }).value).toBe('available');
    fireEvent.click(screen.getByRole('button', { name: 'clear all' }));
    fireEvent.change(screen.getByRole('combobox', { name: 'Active' }), { target: { value: 'inactive' } });
    await waitFor(() => expect(titles()).toEqual(['Off']));
    screen.getByRole('checkbox', { name: 'student cancelled' });
  });

  it('is staff’s own alone where the role says so: one column, one name in the filter (A01)', async () => {
    await open({
      at: '?view=day&date=2026-11-24&columns=staff',
      lessons: [{ instructor_id: 'i2' }],
      as: { type: 'INS', codes: ['STAFF_CAN_VIEW_CALENDAR', 'STAFF_RESTRICT_VIEW_CALENDAR_SELF'] },
    });
    await waitFor(() => expect(columns()).toEqual(['Maya Reyes']));
    expect(titles()).toEqual(['Beginner group']);
    fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
    const filter = await screen.findByRole<HTMLSelectElement>('combobox', { name: /Instructor/ });
    expect([...filter.options].map(({ text }) => text)).toEqual(['Maya Reyes']);
  });

  it('says how many places are not paid where the barn shows that (B13)', async () => {
    const lessons = { ...answer({}), LessonStudents: [aRider(), aRider({ id: 'lp2', paid: 0 })] };
    const answers = { 'lessons/calendar': () => blocksOf(lessons) };
    await open({ answers, barn: { show_paid_not_paid: 1 } });
    screen.getByText('1 not paid');
    closeIt();
    await open({ answers });
    expect(screen.queryByText('1 not paid')).toBeNull();
  });

  it('opens a lesson by a click, and Add Event by Enter on an empty hour of its column (R066)', async () => {
    const { onOpen, onAdd } = await open({ at: '?view=day&date=2026-11-24&columns=staff' });
    const lesson = document.querySelector<HTMLElement>('.rbc-event');
    fireEvent.click(lesson as HTMLElement);
    expect(onOpen).toHaveBeenCalledWith('l1');
    act(() => lesson?.focus());
    fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowUp' });
    fireEvent.keyDown(document.activeElement as Element, { key: 'Enter' });
    expect(onAdd).toHaveBeenCalledWith(expect.objectContaining({ end: '', column: { by: 'staff', id: 'i1' } }));
  });

  it('lets what somebody else has just changed glow, once', async () => {
    jest.useFakeTimers();
    try {
      const opened = open({ lessons: [{}, {}], at: '?view=day&date=2026-11-24&columns=none' });
      await jest.advanceTimersByTimeAsync(500);
      await opened;
      act(() => noteRecent(['l2']));
      const glowing = () => document.querySelectorAll('.event-fresh').length;
      expect(glowing()).toBe(1);
      await act(() => jest.advanceTimersByTimeAsync(3000));
      expect(glowing()).toBe(0);
    } finally {
      jest.useRealTimers();
    }
  });

  it('lists thirty days as an agenda, day by day, with who rides what (R062)', async () => {
    const lessons = {
      ...answer({}, { scheduled_date: '2026-11-25', title: 'Jumping', scheduled_end_date: '2026-11-25' }),
      LessonStudents: [aRider({ paid: 0 })],
    };
    const { calls, onOpen } = await open({
      at: '?view=agenda&date=2026-11-24',
      barn: { show_paid_not_paid: 1 },
      answers: { 'lessons/calendar': () => blocksOf(lessons) },
    });
    expect(asked(calls)[0]).toEqual(['2026-11-24', '2026-12-24']);
    const day = within(screen.getByRole('region', { name: 'Tue 24 Nov' }));
    day.getByText('16:00–17:00');
    day.getByText('Anna Kowalska on Biscuit (Not paid)');
    expect([...document.querySelectorAll('.agenda [tabindex="0"]')]).toHaveLength(1);
    const [first] = screen.getAllByRole('button', { name: /Beginner group/ });
    act(() => {
      first?.focus();
    });
    fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowDown' });
    expect(document.activeElement?.textContent).toContain('Jumping');
    fireEvent.click(document.activeElement as Element);
    expect(onOpen).toHaveBeenCalledWith('l2');
  });

  it('offers whoever may to add to days without lessons', async () => {
    const nothing = { at: '?view=agenda&date=2026-11-24', answers: { 'lessons/calendar': () => blocksOf(answer()) } };
    const here = () => within(screen.getByText('No lessons in these days.').parentElement as HTMLElement);
    const { onAdd } = await open(nothing);
    fireEvent.click(here().getByRole('button', { name: 'Add Event' }));
    expect(onAdd).toHaveBeenCalledWith({ start: '2026-11-24', end: '', column: null });
    closeIt();
    await open({ ...nothing, as: { type: 'INS', codes: ['STAFF_CAN_ACCESS_DAYSHEET'] } });
    expect(here().queryByRole('button')).toBeNull();
  });

  it('refuses a range that ends before it begins, at both its days (R068)', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: /Range/ }));
    for (const name of ['previous month', 'current month', 'next month', 'weekly', 'today'])
      screen.getByRole('menuitem', { name });
    fireEvent.click(screen.getByRole('menuitem', { name: 'custom' }));
    const last = await screen.findByRole('textbox', { name: /Last day/ });
    fireEvent.change(last, { target: { value: '1 Jan 2020' } });
    fireEvent.blur(last);
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    await screen.findByText('start date must be before end date');
    screen.getByText('end date must be after start date');
  });
});
