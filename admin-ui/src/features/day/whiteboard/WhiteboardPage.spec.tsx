import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aRide } from '@/data/day/testing/builders';
import type { Ride } from '@/data/day/roster';
import { refuse, type Answers } from '@/testing/server';
import { longName, loseServer, openScreen } from '@/testing/staff';
import WhiteboardPage from './WhiteboardPage';

const horse = [
  { id: 'h1', name: 'Biscuit' },
  { id: 'h2', name: 'Comet' },
  { id: 'h3', name: 'Dusty' },
];
const none = { horse_id: null, assigned_to: null };
const planned = [
  aRide({ id: 'l1', title: 'Beginners' }, [
    { id: 'anna', name: 'Anna', horse_id: 'h1', assigned_to: 'Biscuit' },
    { id: 'leo', name: 'Leo', ...none },
  ]),
  aRide({ id: 'l2', title: 'Jumping', scheduled_starttime: '17:30', scheduled_endtime: '18:30' }, [
    { id: 'mia', name: longName, horse_id: 'h2', assigned_to: 'Comet' },
  ]),
];

type Open = {
  readonly rides?: readonly Ride[];
  readonly answers?: Answers;
  readonly codes?: readonly string[];
  /** The day is told once, and not again. */
  readonly once?: boolean;
};

/** A server that remembers who rides whom. */
const openBoard = ({ rides = planned, answers = {}, codes, once = false }: Open = {}) => {
  let told = 0;
  const mounts = new Map<string, string | null>();
  const students = () =>
    rides
      .flatMap((ride) => ride.students)
      .map((student) => {
        const mount = mounts.has(student.id) ? (mounts.get(student.id) ?? null) : student.horse_id;
        return { ...student, horse_id: mount, assigned_to: horse.find(({ id }) => id === mount)?.name ?? null };
      });
  const opened = openScreen(<WhiteboardPage openLesson={() => undefined} />, {
    at: '/whiteboard?date=2026-11-24',
    as: codes ? { type: 'INS', codes } : { type: 'ADM' },
    answers: {
      'lessons/index': () =>
        once && told++ > 0
          ? new Promise(() => undefined)
          : { lessons: rides.map(({ lesson }) => lesson), LessonStudents: students(), LessonHorses: [], tasks: [] },
      'lessons/lastHorses': () => ({ horses: [], elsewhere: [] }),
      'lessons/warnings': () => ({ warnings: [] }),
      'options/index': () => ({ options: { horse } }),
      'lesson_people/updateHorseInStudentLesson': ({ body }) => {
        const { lesson_person_id, horse_id } = body as { lesson_person_id: string; horse_id: string | null };
        mounts.set(lesson_person_id, horse_id);
        return { lessonPerson: {}, warnings: [] };
      },
      ...answers,
    },
  });
  return { ...opened, sent: () => opened.calls.filter(({ method }) => method === 'POST').map(({ body }) => body) };
};

const card = async (name: string | RegExp) => screen.findByRole('button', { name });
const rail = async () => within(await screen.findByRole('complementary', { name: 'Horses' }));
const dots = async (name: string) =>
  (await (await rail()).findByRole('button', { name: new RegExp(`^${name}`) })).textContent;

// R140
it('a horse that is chosen by click and rider has one lesson more, and one less when it is taken away', async () => {
  const { sent } = openBoard();
  await waitFor(async () => expect(await dots('Dusty')).toBe('Dusty, rested'));
  fireEvent.click(await (await rail()).findByRole('button', { name: /^Dusty/ }));
  fireEvent.click(await card(/^Leo choose horse/));
  await card('Leo Dusty');
  expect(await dots('Dusty')).toBe('Dusty, 1 lesson');
  fireEvent.keyDown(await card('Leo Dusty'), { key: 'Delete' });
  await card(/^Leo choose horse/);
  await waitFor(async () => expect(await dots('Dusty')).toBe('Dusty, rested'));
  expect(sent()).toMatchObject([
    { lesson_person_id: 'leo', horse_id: 'h3' },
    { lesson_person_id: 'leo', horse_id: null },
  ]);
});

it('says while a horse is lifted where it could go and what it does that day, until Escape', async () => {
  openBoard();
  fireEvent.click(await (await rail()).findByRole('button', { name: /^Biscuit/ }));
  const beginners = await screen.findByRole('article', { name: /^Beginners/ });
  within(beginners).getByText('in this lesson');
  within(await screen.findByRole('article', { name: /^Jumping/ })).getByText('free');
  expect(screen.getByRole('status').textContent).toMatch(/Biscuit: 1 lesson this day.*16:00 Beginners \(Anna\)/);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByText('free')).toBeNull());
});

it('is worked by keyboard: arrows walk the cards, Enter opens the horses, Alt and an arrow moves one on', async () => {
  const day = {
    lessons: 0,
    minutes: 0,
    most_lessons_a_day: null,
    most_minutes_a_day: null,
    in_lesson: 0,
    warnings: [],
  };
  const { sent } = openBoard({
    answers: { 'horses/choices': () => ({ horses: [{ ...day, id: 'h3', name: 'Dusty' }] }) },
  });
  const anna = await card('Anna Biscuit');
  expect([anna.tabIndex, (await card(/^Leo/)).tabIndex]).toEqual([0, -1]);
  act(() => anna.focus());
  fireEvent.keyDown(anna, { key: 'ArrowDown' });
  expect(document.activeElement?.id).toBe('card-leo');
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' });
  expect(document.activeElement?.id).toBe('card-mia');
  fireEvent.keyDown(anna, { key: 'ArrowDown', altKey: true });
  await card('Leo Biscuit');
  expect(sent().slice(0, 1)).toMatchObject([{ lesson_person_id: 'leo', horse_id: 'h1' }]);
  fireEvent.click(await card(/^Anna/));
  fireEvent.click(await screen.findByRole('button', { name: /^Dusty.*rested/ }));
  await card('Anna Dusty');
});

it('stays on the screen while the server is away', async () => {
  openBoard();
  await card('Anna Biscuit');
  await loseServer();
  await card('Anna Biscuit');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows a horse at once, and takes it back where that is refused', async () => {
  let refused: (answer: unknown) => void = () => undefined;
  openBoard({
    once: true,
    answers: { 'lesson_people/updateHorseInStudentLesson': () => new Promise((done) => (refused = done)) },
  });
  fireEvent.click(await (await rail()).findByRole('button', { name: /^Dusty/ }));
  fireEvent.click(await card(/^Leo choose horse/));
  await card('Leo Dusty');
  await waitFor(() => refused(refuse(409, { message: 'Dusty is not in work.' })));
  await screen.findByText('Dusty is not in work.');
  await card(/^Leo choose horse/);
  expect(await dots('Dusty')).toBe('Dusty, rested');
});

it('is worked by drag: onto a rider, and off to the horses beside', async () => {
  const { sent } = openBoard();
  const carried = new Map<string, string>();
  const dataTransfer = {
    get types() {
      return [...carried.keys()];
    },
    setData: (type: string, data: string) => void carried.set(type, data),
  };
  fireEvent.dragStart(await card('Anna Biscuit'), { dataTransfer });
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Biscuit/));
  fireEvent.drop(await screen.findByRole('complementary', { name: 'Horses' }), { dataTransfer });
  await card(/^Anna choose horse/);
  expect(sent()).toMatchObject([{ lesson_person_id: 'anna', horse_id: null }]);
});

it('suggests the horses of last time, one by one or all at once, undone by one click', async () => {
  const last = [
    { lesson_person_id: 'leo', horse_id: 'h3', horse_name: 'Dusty', scheduled_date: '2026-11-17', is_free: 1 },
    { lesson_person_id: 'mia', horse_id: 'h1', horse_name: 'Biscuit', scheduled_date: '2026-11-17', is_free: 0 },
  ];
  const { sent } = openBoard({ answers: { 'lessons/lastHorses': () => ({ horses: last, elsewhere: [] }) } });
  await screen.findByRole('button', { name: 'Dusty as last time for Leo' });
  fireEvent.click(await screen.findByRole('button', { name: 'Horses as last time (1)' }));
  await card('Leo Dusty');
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Dusty as last time for Leo' }));
  await card('Leo Dusty');
  expect(sent()).toMatchObject([{ horse_id: 'h3' }, { horse_id: null }, { horse_id: 'h3' }]);
});

it('frees a horse that goes lame from all who still have it, undone by one click', async () => {
  const later = { starts_at: '2036-11-24T16:00:00Z', ends_at: '2036-11-24T17:00:00Z' };
  const biscuit = { horse_id: 'h1', assigned_to: 'Biscuit' };
  const { sent } = openBoard({
    rides: [
      aRide({ id: 'over', title: 'Morning' }, [{ id: 'anna', name: 'Anna', ...biscuit }]),
      aRide({ id: 'l1', title: 'Noon', ...later }, [{ id: 'leo', name: 'Leo', ...biscuit }]),
      aRide({ id: 'l2', title: 'Evening', ...later }, [{ id: 'mia', name: 'Mia', ...biscuit }]),
    ].map((ride, index) => (index ? ride : { ...ride, lesson: { ...ride.lesson, ends_at: '2020-01-01T10:00:00Z' } })),
  });
  fireEvent.click(await (await rail()).findByRole('button', { name: /^Biscuit/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Take Biscuit off 2 riders' }));
  await card(/^Mia choose horse/);
  await card('Anna Biscuit');
  await screen.findByText('Biscuit is free; 2 riders need another horse');
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await card('Mia Biscuit');
  await card('Leo Biscuit');
  expect(sent()).toMatchObject(['mia', 'leo', 'mia', 'leo'].map((id) => ({ lesson_person_id: id })));
});

it('says at the card what the barn is warned of', async () => {
  const warning = {
    code: 'horse_double_booked',
    message: 'Biscuit is also in Jumping at 16:30 on Tue 24 Nov',
    lesson_date_time_id: 'l1',
    about_id: 'h1',
    about_name: 'Biscuit',
    other_lesson_id: 'l2',
  };
  openBoard({ answers: { 'lessons/warnings': () => ({ warnings: [warning, { ...warning, about_id: 'h2' }] }) } });
  await card(/^Anna Biscuit Biscuit is also in Jumping at 16:30/);
  expect(screen.getAllByText(/is also in/, { selector: '.card-warning' })).toHaveLength(1);
  (await rail()).getByRole('button', { name: /^Biscuit Biscuit is also in Jumping/ });
});

it('says that a horse has two riders in a lesson', async () => {
  openBoard();
  fireEvent.click(await (await rail()).findByRole('button', { name: /^Biscuit/ }));
  fireEvent.click(await card(/^Leo choose horse/));
  await card('Leo Biscuit Biscuit has another rider here');
  await card('Anna Biscuit Biscuit has another rider here');
});

it('on the wall shows riders and horses without anything to press, and comes back with Escape', async () => {
  const { address } = openBoard();
  fireEvent.click(await screen.findByRole('button', { name: 'On the wall' }));
  const wall = await screen.findByRole('dialog', { name: /^Whiteboard, Tuesday 24 November 2026/ });
  within(wall).getByText(longName);
  expect(within(wall).getAllByRole('button')).toHaveLength(1);
  expect(address()).toContain('wall=1');
  fireEvent.keyDown(document, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

// F19, A01
it('counts what horses do in lessons that are not shown', async () => {
  const elsewhere = [{ horse_id: 'h3', lessons: 6 }];
  openBoard({ answers: { 'lessons/lastHorses': () => ({ horses: [], elsewhere }) } });
  await waitFor(async () => expect(await dots('Dusty')).toBe('Dusty+1, 6 lessons'));
});

it('without the permission is read only', async () => {
  openBoard({ codes: [] });
  await screen.findByText('Biscuit', { selector: '.card-horse' });
  expect(screen.queryByRole('button', { name: /Biscuit/ })).toBeNull();
});

it('says that a day is empty', async () => {
  openBoard({ rides: [] });
  await screen.findByText('There is nothing scheduled for today.');
});
