import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aRide } from '@/data/day/testing/builders';
import type { Ride } from '@/data/day/roster';
import { openScreen } from '@/testing/staff';
import DaySheetPage from './DaySheetPage';

const hour = 3_600_000;
const around = (hours: number) => ({
  starts_at: new Date(Date.now() + hours * hour).toISOString(),
  ends_at: new Date(Date.now() + (hours + 1) * hour).toISOString(),
});
const day = () => [
  aRide(
    {
      id: 'past',
      title: 'Morning group',
      instructor_id: 'i2',
      scheduled_starttime: '08:00',
      scheduled_endtime: '09:00',
      ...around(-3),
    },
    [{ horse_id: null }],
  ),
  aRide(
    {
      id: 'now',
      title: 'Noon group',
      instructor_id: 'i2',
      scheduled_starttime: '12:00',
      scheduled_endtime: '13:00',
      ...around(-0.5),
    },
    [{}],
  ),
  aRide(
    {
      id: 'own',
      title: 'Late group',
      instructor_id: 'i1',
      scheduled_starttime: '16:00',
      scheduled_endtime: '17:00',
      ...around(3),
    },
    [{}],
  ),
];

type How = { date?: string; type?: 'ADM' | 'INS'; width?: number; rides?: readonly Ride[] };

const openDay = ({ date = '', type = 'ADM', width = 360, rides = day() }: How) => {
  const shown: string[] = [];
  jest.spyOn(globalThis, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: width <= Number(/max-width: (\d+)px/.exec(query)?.[1] ?? 0),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as never,
  );
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.id);
  });
  const lists = (all: readonly Ride[]) => ({
    lessons: all.map(({ lesson }) => lesson),
    LessonStudents: all.flatMap(({ students }) => students),
    LessonHorses: [],
    tasks: [],
  });
  openScreen(<DaySheetPage openLesson={() => undefined} cancelStudent={() => undefined} />, {
    at: `/daysheet${date}`,
    as: { type, codes: ['day_sheet'] },
    answers: {
      'lessons/index': () => lists(rides),
      'farms/farmDefaults': () => ({
        farmDefaults: { time_zone: 'America/Toronto' },
        currentUser: { person_name: 'Maya Reyes', user_type_code: type, instructor_id: type === 'INS' ? 'i1' : null },
      }),
    },
  });
  return shown;
};

it('on a phone opens today at the lesson that runs, with what is over as one line each', async () => {
  const shown = openDay({});
  const folded = await screen.findByRole('button', { name: /Morning group/ });
  expect(shown).toEqual(['ride-now']);
  expect(folded.getAttribute('aria-expanded')).toBe('false');
  expect(folded.textContent).toContain('1 not marked');
  expect(screen.queryByRole('list', { name: 'Riders of Morning group' })).toBeNull();
  fireEvent.click(folded);
  screen.getByRole('list', { name: 'Riders of Morning group' });
  expect(document.activeElement?.id).toBe('ride-past');
});

it.each([
  { place: 'on another day', date: '?date=2026-03-10' },
  { place: 'where only needs are asked for', date: '?needs=1' },
  { place: 'on a wide screen', width: 1440 },
])('folds nothing $place', async ({ date = '', width = 360 }) => {
  const shown = openDay({ date, width });
  await screen.findByText('Morning group');
  expect(document.querySelectorAll('.ride-past')).toHaveLength(0);
  expect(shown).toEqual([]);
});

it('is at first what a window shows from the lesson that runs on, and then the whole day', async () => {
  const later = Array.from({ length: 20 }, (_, index) => aRide({ id: `later-${index}`, ...around(4) }, [{}]));
  openDay({ rides: [...day(), ...later] });
  const atFirst: number[] = [];
  jest
    .spyOn(Element.prototype, 'scrollIntoView')
    .mockImplementation(() => void atFirst.push(document.querySelectorAll('.ride').length));
  await waitFor(() => expect(document.querySelectorAll('.ride')).toHaveLength(23));
  expect(atFirst).toEqual([7]);
});

it('shows instructors their own lessons first on a phone, and opens at the next of them', async () => {
  const shown = openDay({ type: 'INS' });
  const own = await screen.findByRole('list', { name: 'Your lessons' });
  within(own).getByText('Late group');
  within(screen.getByRole('list', { name: 'Others' })).getByText('Noon group');
  expect(shown).toEqual(['ride-own']);
});

it('keeps a day in its order on an instructor’s wide screen', async () => {
  openDay({ type: 'INS', width: 1440 });
  await screen.findByText('Late group');
  expect(screen.queryByText('Your lessons')).toBeNull();
});

it('says of who gave a place up whether it waits for somebody to take it', async () => {
  const gone = { student_is_cancelled: 1, enrollment_status_code: 'CNM' } as const;
  const ride = aRide({ title: 'Noon group' }, [
    { id: 'lp1', name: 'Anna', ...gone, filling: 'waiting' },
    { id: 'lp2', name: 'Leo', ...gone, filling: 'not_filled' },
    { id: 'lp3', name: 'Mia', ...gone },
  ]);
  openDay({ width: 1440, rides: [ride] });
  const list = within(await screen.findByRole('list', { name: 'Riders of Noon group' }));
  expect(list.getByText('waits for the place to be filled').closest('li')?.textContent).toContain('Anna');
  expect(list.getByText('place was not filled').closest('li')?.textContent).toContain('Leo');
});

it('says who rides an own horse', async () => {
  const ride = aRide({ title: 'Noon group' }, [
    { id: 'lp1', name: 'Anna', horse_id: 'h1', assigned_to: 'Luna', on_own_horse: 1 },
    { id: 'lp2', name: 'Leo' },
  ]);
  openDay({ width: 1440, rides: [ride] });
  const list = within(await screen.findByRole('list', { name: 'Riders of Noon group' }));
  expect(list.getAllByText('own horse').map((tag) => tag.closest('li')?.textContent)).toEqual([
    expect.stringContaining('Anna'),
  ]);
});

it('says of whom the family has confirmed that they come, unless they were absent', async () => {
  const ride = aRide({ title: 'Noon group' }, [
    { id: 'lp1', name: 'Anna', confirmed: 1 },
    { id: 'lp2', name: 'Leo', confirmed: 0 },
    { id: 'lp3', name: 'Mia', confirmed: 1, student_is_cancelled: 1, enrollment_status_code: 'CNS' },
  ]);
  openDay({ width: 1440, rides: [ride] });
  const list = within(await screen.findByRole('list', { name: 'Riders of Noon group' }));
  const [tag, ...more] = list.getAllByText('confirmed');
  expect(more).toEqual([]);
  expect(tag?.closest('li')?.textContent).toContain('Anna');
});
