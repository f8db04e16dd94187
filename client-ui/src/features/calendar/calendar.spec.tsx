import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { CalendarLesson, CalendarRider } from '../../requests/calendar-lessons';
import { openPage, withBarn } from '../../testing/family';
import { longName } from '../../testing/rows';
import { never, refuse, type Answers } from '../../testing/server';

const tuesday = '2036-11-25';
const row: Partial<CalendarLesson> = {
  title: 'Beginner group',
  date: tuesday,
  start: '16:00',
  end: '17:00',
  instructor: 'Maya Reyes',
  location: 'Indoor',
  cnt: 1,
  max: 4,
};
type Rider = CalendarRider & { readonly of: string };
const rider = (own: Partial<Rider> = {}): Rider => ({
  of: 'l1',
  student_id: 's-anna',
  name: 'Anna Kowalska',
  horse: 'Biscuit',
  ...own,
});
const lessons = (rows: readonly Partial<CalendarLesson>[], ...riders: readonly Rider[]): Answers => ({
  'lessons/calendar': () => ({
    lessons: rows.map((own, place) => {
      const id = own.id ?? `l${place + 1}`;
      return { ...row, id, riders: riders.filter(({ of }) => of === id), ...own };
    }),
    sections: [],
  }),
});
const none = { horse: [], location: [], program: [], program_type: [], student: [], section: [], instructor: [] };
const options = (own: object = {}): Answers => ({ 'options/index': () => ({ options: { ...none, ...own } }) });
const shown = { clients_can_view_calendar: 1, monday_start: 1 } as const;
const adds = { ...shown, clients_can_add_lesson: 1 } as const;
const open = (at: string, answers: Answers = {}) =>
  openPage(`/calendarview?date=${tuesday}${at}`, { ...lessons([{}]), ...options(), ...withBarn(shown), ...answers });
const sections = (...names: readonly string[]): Answers => ({
  'students/getStudentAddSections': () => ({
    sectionStudentAddArray: names.map((label) => ({ value: label, label })),
  }),
});
const onPhone = () =>
  jest.spyOn(globalThis, 'matchMedia').mockReturnValue({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  } as unknown as MediaQueryList);
const asked = (calls: ReturnType<typeof open>['calls']) =>
  calls.filter(({ name }) => name === 'lessons/calendar').map(({ query }) => Object.fromEntries(query));

afterEach(() => jest.restoreAllMocks());

describe('a family’s calendar', () => {
  it('begins with the month of whole weeks, and offers week and day (B08)', async () => {
    const { calls } = open('');
    const table = within(await screen.findByRole('table'));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
      'Sun',
    ]);
    table.getByText(/Beginner group/);
    expect(asked(calls)).toEqual([{ date1: '2036-10-27', date2: '2036-11-30', people: '1', filters: '{}' }]);
    const views = within(screen.getByRole('navigation', { name: 'View' })).getAllByRole('link');
    expect(views.map((view) => [view.textContent, view.getAttribute('aria-current')])).toEqual([
      ['month', 'true'],
      ['week', null],
      ['day', null],
    ]);
  });

  it('says of several days until when, and of whole ones that they are', async () => {
    onPhone();
    const camp = { title: 'Camp', end_date: '2036-11-28', end: '15:00' };
    const show = { title: 'Show', is_allday: 1 as const, end_date: '2036-11-26' };
    open('', lessons([camp, { title: 'Open day', is_allday: 1 }, show]));
    await screen.findByText('16:00–Fri 28 Nov, 15:00');
    screen.getByText('All day');
    screen.getByText('All day until Wed 26 Nov');
  });

  it('turns to the next week, and keeps page and view in the address', async () => {
    const { address } = open('&view=week');
    await screen.findByRole('heading', { level: 2, name: 'Mon 24 Nov – Sun 30 Nov 2036' });
    fireEvent.click(screen.getByRole('link', { name: 'Next week' }));
    await screen.findByRole('heading', { level: 2, name: 'Mon 1 Dec – Sun 7 Dec 2036' });
    expect(address()).toBe('/clienthome/p-anna/calendarview?date=2036-12-02&view=week');
  });

  it('is a list of days on a phone, with everything that is known of a lesson', async () => {
    onPhone();
    open('', { ...lessons([{}, { is_cancelled: 1, title: longName }], rider()) });
    await screen.findByRole('heading', { level: 3, name: 'Tuesday 25 November' });
    expect(screen.queryByRole('table')).toBeNull();
    screen.getByText('16:00–17:00', { selector: 'li:first-child span' });
    screen.getByText('Anna Kowalska on Biscuit');
    screen.getByText('3 places free');
    screen.getByText(longName);
    screen.getByText('cancelled');
  });

  it('opens nothing by a click on a lesson (A09 R205)', async () => {
    onPhone();
    const { address } = open('');
    const title = await screen.findByText('Beginner group');
    expect(title.closest('a, button')).toBeNull();
    fireEvent.click(title);
    expect(address()).toBe(`/clienthome/p-anna/calendarview?date=${tuesday}`);
  });

  it('calls a lesson by its riders where the barn wants it, of whom the server names those that may be seen (B14)', async () => {
    onPhone();
    open('', {
      ...lessons([{}, { id: 'l2' }], rider(), rider({ name: 'Leo', is_cancelled: 1 })),
      ...withBarn({ ...shown, show_lesson_by_client_name: 1 }),
    });
    await screen.findByText('Anna Kowalska', { selector: 'p' });
    // Of the other one nobody may be seen.
    screen.getByText('Beginner group');
  });

  it('never hides an own ride behind the others of a day', async () => {
    const five = Array.from({ length: 5 }, (_, place) => ({ id: `l${place}`, title: `Lesson ${place}` }));
    open('', lessons([...five, { id: 'l9', title: 'Own ride' }], rider({ of: 'l9' })));
    await screen.findByText(/Own ride/);
    expect(screen.getByRole('link', { name: '+3 more on Tuesday 25 November' }).getAttribute('href')).toBe(
      `/clienthome/p-anna/calendarview?date=${tuesday}&view=day`,
    );
  });

  it('is not there where the barn does not show it, and nothing is asked', async () => {
    const { calls } = open('', withBarn({ clients_can_view_calendar: 0 }));
    await screen.findByText('This barn does not show its calendar to clients.');
    expect(asked(calls)).toEqual([]);
  });

  it('is on its way', async () => {
    open('', { 'lessons/calendar': never });
    await screen.findByRole('heading', { level: 2, name: 'November 2036' });
    expect(screen.queryByText(/No lessons/)).toBeNull();
  });

  it('could not be loaded', async () => {
    open('', { 'lessons/calendar': () => refuse(500, 'The server is away.') });
    await screen.findByText('The server is away.');
  });

  it('has no lessons', async () => {
    open('', lessons([]));
    await screen.findByText('No lessons in this month');
  });
});

describe('its filters', () => {
  const named = (name: string) => [{ id: `${name}-1`, name }];
  const all = options({
    instructor: named('Maya'),
    program_type: named('Lessons'),
    program: named('School'),
    location: named('Indoor'),
    section: named('Beginners'),
    student: named('Anna'),
    horse: named('Biscuit'),
  });

  it('are staff, program type, program, location, section, student, horse and three toggles, in the address (R208 G13)', async () => {
    const { calls, address } = open('', all);
    for (const [label, value] of [
      ['Staff', 'Maya-1'],
      ['Program type', 'Lessons-1'],
      ['Program', 'School-1'],
      ['Location', 'Indoor-1'],
      ['Section', 'Beginners-1'],
      ['Student', 'Anna-1'],
      ['Horse', 'Biscuit-1'],
    ] as const)
      fireEvent.change(await screen.findByLabelText(label), { target: { value } });
    for (const label of ['lesson cancel', 'available', 'student cancel'])
      fireEvent.click(screen.getByRole('checkbox', { name: label, hidden: true }));
    const wanted = {
      instructor_id: 'Maya-1',
      program_type_id: 'Lessons-1',
      program_id: 'School-1',
      location_id: 'Indoor-1',
      section_id: 'Beginners-1',
      student_id: 'Anna-1',
      horse_id: 'Biscuit-1',
      lesson_cancelled: 0,
      student_cancelled: 0,
      available: 'available',
    };
    await waitFor(() => expect(JSON.parse(asked(calls).at(-1)?.filters ?? '')).toEqual(wanted));
    expect(new URLSearchParams(address().split('?')[1]).get('lesson_cancelled')).toBe('0');
    fireEvent.click(screen.getByRole('button', { name: 'clear all', hidden: true }));
    await waitFor(() => expect(address()).toBe(`/clienthome/p-anna/calendarview?date=${tuesday}`));
  });

  it('leave nothing: one tap shows everything again', async () => {
    const { address } = open('&section=s1', { ...lessons([]), ...all });
    await screen.findByText('No lessons in this month');
    fireEvent.click(screen.getByRole('button', { name: 'clear all filters' }));
    await waitFor(() => expect(address()).not.toContain('section'));
  });

  it('offer no horses where the barn does not show them', async () => {
    open('', options({ student: named('Anna') }));
    await screen.findByLabelText('Student');
    expect(screen.queryByLabelText('Horse')).toBeNull();
  });
});

describe('an empty slot', () => {
  it('opens the form for a lesson at that day, and in a week at that hour (R066)', async () => {
    const answers = { ...withBarn({ ...adds, calendar_interval: 60 }), ...sections('Beginners') };
    const { address } = open('', answers);
    fireEvent.click(await screen.findByRole('link', { name: 'Add a lesson on Wednesday 26 November' }));
    await waitFor(() => expect(address()).toContain('/add/newevent?date=2036-11-25&at=2036-11-26'));
  });

  it('has every hour of a day, which are reached by the day’s own link without a mouse', async () => {
    const answers = { ...withBarn({ ...adds, calendar_interval: 60 }), ...sections('Beginners') };
    const { address } = open('&view=day', answers);
    await screen.findByRole('link', { name: 'Add a lesson on Tuesday 25 November' });
    const ten = document.querySelector('[data-slot="10:00"]');
    expect(ten?.getAttribute('tabindex')).toBe('-1');
    fireEvent.click(ten as Element);
    await waitFor(() => expect(new URLSearchParams(address().split('?')[1]).get('at')).toBe('2036-11-25T10:00'));
  });

  it.each([
    ['the barn lets nobody add lessons', shown, sections('Beginners')],
    ['no section is open to the rider', adds, sections()],
  ])('does nothing where %s (B02 R078)', async (_why, barn, answers) => {
    open('', { ...withBarn(barn), ...answers });
    await screen.findByRole('table');
    await screen.findByText(/Beginner group/);
    expect(screen.queryByRole('link', { name: /Add a lesson/ })).toBeNull();
  });

  it('has gone by', async () => {
    openPage('/calendarview?date=2020-01-15', {
      ...lessons([]),
      ...options(),
      ...withBarn(adds),
      ...sections('Beginners'),
    });
    await screen.findByRole('link', { name: 'Add a lesson' });
    expect(screen.queryByRole('link', { name: /Add a lesson on/ })).toBeNull();
  });
});

describe('a closed day in a family’s calendar', () => {
  const closures: Answers = {
    'closed_days/between': () => ({
      closures: [
        { name: 'Show', first_day: '2036-11-26', last_day: '2036-11-26' },
        { name: 'Break', first_day: '2036-11-26', last_day: '2036-11-27' },
      ],
    }),
  };

  it.each(['', '&view=week'])('is named, and nothing is added to it (%s)', async (view) => {
    open(view, { ...closures, ...withBarn(adds), ...sections('Private') });
    await screen.findByText('Closed: Show');
    screen.getByText('Closed: Break');
    const adding = await screen.findAllByRole('link', { name: /^Add/ });
    const days = adding.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('at'));
    expect(days).toContain('2036-11-28');
    expect(days).not.toContain('2036-11-26');
    expect(days).not.toContain('2036-11-27');
  });

  it('stands in a phone’s list also without lessons', async () => {
    onPhone();
    open('&view=week', closures);
    await screen.findByText('The barn is closed: Show');
    screen.getByText('The barn is closed: Break');
  });
});
