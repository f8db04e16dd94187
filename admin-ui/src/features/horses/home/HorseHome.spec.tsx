import { Route, Routes } from 'react-router-dom';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aPage } from '@/features/notes/testing/builders';
import { aHorse } from '@/testing/horses';
import { refuse, type Answers } from '@/testing/server';
import { openScreen } from '@/testing/staff';
import HorseHome from './HorseHome';

const horse = aHorse({ desc: 'white star', tack: 'Dressage 17"', version: 2 });
const aWeek = (week_start: string, own: object = {}) => ({ week_start, lessons: 0, minutes: 0, is_current: 0, ...own });
const weeks = [
  aWeek('2026-10-19', { lessons: 2, minutes: 120 }),
  aWeek('2026-11-16', { lessons: 5, minutes: 270, is_current: 1 }),
  aWeek('2026-12-14'),
];
const aLesson = (own: object = {}) => ({
  id: 'l1',
  lesson_date_time_id: 'l1',
  name: 'Beginners',
  scheduled_date: '2036-11-24',
  scheduled_starttime: '16:00',
  scheduled_end_date: '2036-11-24',
  scheduled_endtime: '17:00',
  is_allday: 0,
  lesson_is_cancelled: 0,
  riders: 'Anna Kowalska',
  instructor_name: 'Maya Reyes',
  location_name: 'Indoor',
  ...own,
});

type How = { at?: string; as?: { type: 'ADM' | 'INS'; codes?: string[] }; answers?: Answers };

const open = ({ at = '/horsehome/h1/details', as = { type: 'ADM' }, answers = {} }: How = {}) =>
  openScreen(
    <Routes>
      <Route path="/horsehome/:id/*" element={<HorseHome />} />
      <Route path="/horses" element={<p>All horses</p>} />
    </Routes>,
    {
      at,
      as,
      answers: {
        'horses/horse': () => ({ horse }),
        'horses/getWorkload': () => ({ today: { lessons: 2, minutes: 90 }, weeks }),
        'horses/getSchedule': () => ({ data: [aLesson()], size: 1 }),
        'horses/getHistory': ({ query }) => ({
          data: [aLesson({ id: `l${query.get('offset')}`, name: 'Long ago', lesson_is_cancelled: 1 })],
          size: 2,
        }),
        'notes_horses/getHorsePageNotes': () => aPage([]),
        ...answers,
      },
    },
  );
const about = async () => within(await screen.findByRole('complementary', { name: 'About Biscuit' }));

describe('the home of a horse', () => {
  it('opens with its details: age as year born, desc as markings (R252)', async () => {
    const { address } = open({ at: '/horsehome/h1' });
    await screen.findByRole('heading', { name: 'Biscuit' });
    await waitFor(() => expect(address()).toBe('/horsehome/h1/details'));
    const valueOf = (label: string) => screen.getByText(label).nextSibling?.textContent;
    expect([valueOf('Year born'), valueOf('Markings'), valueOf('Tack')]).toEqual([
      '2012',
      'white star',
      'Dressage 17"',
    ]);
    screen.getByText('Photos');
  });

  it('says how much it works today and each week, in words', async () => {
    open();
    const summary = await about();
    await summary.findByText('2 lessons, 1 h 30 min');
    summary.getByText('Week of Mon 16 Nov: 5 lessons, 4 h 30 min');
    summary.getByText('Week of Mon 14 Dec: 0 lessons, 0 min');
  });

  it('names the barn to staff, who see nothing to change (R038)', async () => {
    open({ as: { type: 'INS', codes: ['VIEW_HORSE_PROFILE'] } });
    (await about()).getByText('Maple Hill');
    for (const name of ['Inactivate', 'Add photo']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Horses' })).toBeNull();
  });

  it('does not name it to administrators (R038)', async () => {
    open();
    await screen.findByRole('link', { name: 'Edit' });
    expect((await about()).queryByText('Maple Hill')).toBeNull();
  });

  it('has no tab for notes where the role does not open them', async () => {
    open({ as: { type: 'INS', codes: ['STAFF_CAN_ACCESS_HORSE_LIST'] } });
    await screen.findByRole('link', { name: 'Schedule' });
    expect(screen.queryByRole('link', { name: 'Notes' })).toBeNull();
  });

  it('lists lessons to come with name, date, time and end, each leading to its lesson', async () => {
    open({ at: '/horsehome/h1/schedule' });
    const row = within(await screen.findByRole('row', { name: /Beginners/ }));
    for (const text of ['Mon 24 Nov 2036', '16:00', '17:00', 'Anna Kowalska', 'Maya Reyes']) row.getByText(text);
    expect(row.getByRole('link').getAttribute('href')).toBe('/calendarGroup/edit/l1?date=2036-11-24');
  });

  it('lists what was, with what was cancelled, and a hundred more on request (R155)', async () => {
    const { calls } = open({ at: '/horsehome/h1/history' });
    within(await screen.findByRole('row', { name: /Long ago/ })).getByText('cancelled');
    fireEvent.click(screen.getByRole('button', { name: 'Next 100' }));
    const asked = () =>
      calls
        .filter(({ path }) => path === 'horses/getHistory')
        .map(({ query }) => [query.get('limit'), query.get('offset')]);
    await waitFor(() =>
      expect(asked()).toEqual([
        ['100', '0'],
        ['100', '1'],
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Next 100' })).toBeNull());
  });

  it('has notes, which are counted and added here', async () => {
    const three = () => aPage([], { size: 3 });
    open({ at: '/horsehome/h1/notes', answers: { 'notes_horses/getHorsePageNotes': three } });
    expect((await screen.findByRole('link', { name: 'Notes 3' })).getAttribute('href')).toBe('/horsehome/h1/notes');
    expect((await screen.findByRole('link', { name: 'Add Private Note' })).getAttribute('href')).toBe(
      '/horsehome/h1/addNote/false/horse',
    );
  });

  describe('the limits of its work', () => {
    const limits = {
      id: 'h1',
      most_lessons_a_day: 3,
      most_minutes_a_day: null,
      most_in_a_row: null,
      rest_minutes: null,
      days_off: [7],
      off_from: null,
      off_until: null,
      off_reason: null,
      version: 4,
    };
    const work = (how: How = {}) =>
      open({
        at: '/horsehome/h1/work',
        ...how,
        answers: { 'horses/limits': () => ({ limits }), ...how.answers },
      });

    it('are said in words, and that there are none', async () => {
      work();
      const valueOf = async (label: string) => (await screen.findByText(label)).nextSibling?.textContent;
      expect([await valueOf('Lessons a day'), await valueOf('Days off')]).toEqual(['at most 3', 'Sundays']);
    });

    it('are none until they are set', async () => {
      const none = { ...limits, most_lessons_a_day: null, days_off: [] };
      work({ answers: { 'horses/limits': () => ({ limits: none }) } });
      await screen.findByText(/^Nothing limits what Biscuit does/);
    });

    it('are changed: only what differs is sent, with the version, and taken back by Undo', async () => {
      const { calls } = work({
        answers: { 'horses/updateLimits': ({ body }) => ({ limits: { ...limits, ...(body as object), version: 5 } }) },
      });
      fireEvent.click(await screen.findByRole('button', { name: 'Change the limits' }));
      fireEvent.change(screen.getByRole('spinbutton', { name: 'Lessons a day' }), { target: { value: '' } });
      fireEvent.change(screen.getByRole('spinbutton', { name: 'Rest, in minutes' }), { target: { value: '20' } });
      fireEvent.click(screen.getByRole('checkbox', { name: 'Monday' }));
      fireEvent.click(screen.getByRole('button', { name: 'Save' }));
      await screen.findByText('Limits of Biscuit saved');
      fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await screen.findByText('Undone');
      expect(calls.filter(({ path }) => path === 'horses/updateLimits').map(({ body }) => body)).toEqual([
        { id: 'h1', version: 4, most_lessons_a_day: null, rest_minutes: 20, days_off: [7, 1] },
        { id: 'h1', version: 5, most_lessons_a_day: 3, rest_minutes: null, days_off: [7] },
      ]);
    });

    it('out of their range are refused at their field', async () => {
      work();
      fireEvent.click(await screen.findByRole('button', { name: 'Change the limits' }));
      fireEvent.change(screen.getByRole('spinbutton', { name: 'Minutes a day' }), { target: { value: '10' } });
      fireEvent.click(screen.getByRole('button', { name: 'Save' }));
      await screen.findByText('Between 15 and 1440 minutes');
    });

    it('are only read by staff who may not change them', async () => {
      work({ as: { type: 'INS', codes: ['VIEW_HORSE_PROFILE'] } });
      await screen.findByText('at most 3');
      expect(screen.queryByRole('button', { name: 'Change the limits' })).toBeNull();
    });
  });

  it('is edited: only what differs is sent, and taken back by Undo', async () => {
    const { calls, address } = open({
      at: '/horsehome/h1/edit',
      answers: { 'PUT rest/horses/h1': ({ body }) => ({ ...horse, ...(body as object), version: 3 }) },
    });
    const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
    fireEvent.change(await field('Color'), { target: { value: 'rose grey' } });
    fireEvent.change(screen.getByRole('spinbutton', { name: 'Year born' }), { target: { value: '' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Changes to Biscuit saved');
    await waitFor(() => expect(address()).toBe('/horsehome/h1/details'));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone');
    expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { version: 2, color: 'rose grey', age: null },
      { version: 3, color: 'bay', age: 2012 },
    ]);
  });

  it('is not saved over what somebody else changed meanwhile, which is said first', async () => {
    const theirs = {
      ...horse,
      color: 'grey',
      version: 5,
      changed_by: 'Ada Minister',
      changed_at: '2026-11-24T19:05:00Z',
    };
    const { calls, address } = open({
      at: '/horsehome/h1/edit',
      answers: {
        'PUT rest/horses/h1': ({ body }) =>
          (body as { version: number }).version === 2
            ? refuse(412, { message: 'Somebody else changed this meanwhile.', current: theirs })
            : { ...horse, ...(body as object), version: 6 },
      },
    });
    fireEvent.change(await screen.findByRole('textbox', { name: 'Height' }), { target: { value: '15.2' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Ada Minister changed this horse meanwhile, at 14:05');
    fireEvent.click(screen.getByRole('button', { name: 'Keep what I filled in' }));
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Color' }).value).toBe('grey'));
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address()).toBe('/horsehome/h1/details'));
    expect(calls.filter(({ method }) => method === 'PUT').at(-1)?.body).toEqual({ version: 5, height: '15.2' });
  });

  it('says at its field what is missing or out of range (R035, R036)', async () => {
    const { calls } = open({ at: '/horsehome/h1/edit' });
    fireEvent.change(await screen.findByRole('textbox', { name: /Name/ }), { target: { value: '' } });
    fireEvent.change(screen.getByRole('spinbutton', { name: 'Year born' }), { target: { value: '1949' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('horse must have a name');
    await screen.findByText('Between 1950 and 2050');
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('is taken out of work, and back by Undo', async () => {
    const { calls } = open({ answers: { 'horses/update': () => ({ horse: { ...horse, is_active: 0 } }) } });
    fireEvent.click(await screen.findByRole('button', { name: 'Inactivate' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone');
    expect(calls.filter(({ path }) => path === 'horses/update').map(({ body }) => body)).toEqual([
      { id: 'h1', is_active: 0 },
      { id: 'h1', is_active: 1 },
    ]);
  });

  it('says so where there is no such horse', async () => {
    open({ answers: { 'horses/horse': () => refuse(404, { message: 'The horse was not found.' }) } });
    await screen.findByText('The horse was not found.');
  });
});
