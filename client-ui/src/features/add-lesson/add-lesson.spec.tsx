import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openPage, withBarn } from '../../testing/family';
import { never, refuse, type Answers } from '../../testing/server';

const section = {
  id: 'sec-1',
  name: 'Private',
  duration: 45,
  instructor_id: 'i1',
  location_id: 'a1',
};
const usual: Answers = {
  ...withBarn({ clients_can_add_lesson: 1, clients_can_view_horses: 1, timepicker_interval: 30 }),
  'students/getStudentAddSections': () => ({ sectionStudentAddArray: [{ value: 'sec-1', label: 'Private' }] }),
  'xrefs/getStudentHorses': () => ({ currentValue: [{ value: 'h1', label: 'Biscuit' }] }),
  'options/index': () => ({
    options: {
      section: [section],
      instructor: [{ id: 'i1', name: 'Maya Reyes' }],
      location: [{ id: 'a1', name: 'Indoor' }],
      horse: [
        { id: 'h1', name: 'Biscuit' },
        { id: 'h2', name: 'Comet' },
      ],
    },
  }),
  'lessons/createSingleLesson': () => ({ lesson: { title: 'Private' } }),
  'lessons/createRecurringLesson': () => ({ lesson: { title: 'Private' } }),
  'lessons/calendar': () => ({ lessons: [], sections: [] }),
};
const open = (own: Answers = {}, at = '?date=2036-11-25&at=2036-11-26T10:00') =>
  openPage(`/add/newevent${at}`, { ...usual, ...own });
const choose = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save Event' }));
const sent = (calls: ReturnType<typeof open>['calls']) =>
  calls.filter(({ name }) => name.startsWith('lessons/create')).map(({ name, body }) => [name, body]);

describe('a family’s own lesson', () => {
  it('is for the rider whose page it is, in a section that has to be chosen and brings the rest (R075 R078 G08)', async () => {
    const { calls, address } = open();
    await screen.findByText('You are adding a lesson for the following student(s)');
    expect(screen.queryByText('CLIENTS')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Day').value).toBe('2036-11-26');
    expect(screen.getByLabelText<HTMLSelectElement>('Start').value).toBe('10:00');
    save();
    await screen.findByText('section is required');
    await choose('SECTION', 'sec-1');
    await screen.findByText('45 min · with Maya Reyes · Indoor');
    save();
    await screen.findByText('Private Wed 26 Nov, 10:00 has been saved successfully');
    expect(sent(calls)).toEqual([
      [
        'lessons/createSingleLesson',
        { section_id: 'sec-1', start: '2036-11-26 10:00', students: ['s-anna'], isStudentBooking: 1 },
      ],
    ]);
    await waitFor(() => expect(address()).toBe('/clienthome/p-anna/calendarview?date=2036-11-25'));
  });

  it('may repeat, name a horse that is open to the rider, and say something to the barn (A08)', async () => {
    const { calls } = open();
    await choose('SECTION', 'sec-1');
    await choose('How often', 'fortnightly');
    await choose('How many times', '3');
    await choose('HORSES', 'h1');
    expect(screen.queryByRole('option', { name: 'Comet' })).toBeNull();
    await choose('Message to the barn (optional)', 'On a quiet horse, please');
    save();
    await screen.findByText('Recurring Private Wed 26 Nov, 10:00 has been saved successfully');
    expect(sent(calls)).toEqual([
      [
        'lessons/createRecurringLesson',
        expect.objectContaining({
          frequency: 2,
          measure: 'weeks',
          endtype: 'after',
          repeat_count: 3,
          is_recuring: 1,
          horses: ['h1'],
          msg: 'On a quiet horse, please',
        }),
      ],
    ]);
  });

  it('has the barn’s horse where families see none', async () => {
    const { calls } = open(withBarn({ clients_can_add_lesson: 1, clients_can_view_horses: 0 }));
    await screen.findByLabelText('SECTION');
    expect(screen.queryByLabelText('HORSES')).toBeNull();
    expect(calls.map(({ name }) => name)).not.toContain('xrefs/getStudentHorses');
  });

  it('is refused: the reason stands above the button, and nothing is lost', async () => {
    open({ 'lessons/createSingleLesson': () => refuse(409, 'Anna Kowalska is also in another lesson at 10:00') });
    await choose('SECTION', 'sec-1');
    save();
    expect((await screen.findByRole('alert')).textContent).toBe('Anna Kowalska is also in another lesson at 10:00');
    expect(screen.getByLabelText<HTMLSelectElement>('SECTION').value).toBe('sec-1');
  });

  it('cannot be saved twice while the server works', async () => {
    open({ 'lessons/createSingleLesson': never });
    await choose('SECTION', 'sec-1');
    save();
    expect(await screen.findByRole('button', { name: 'Saving…' })).toHaveProperty('disabled', true);
  });

  it.each([
    ['the barn lets nobody', withBarn({ clients_can_add_lesson: 0 })],
    ['no section is open to the rider', { 'students/getStudentAddSections': () => ({ sectionStudentAddArray: [] }) }],
  ] as const)('can not be added where %s (B02)', async (_why, own) => {
    open(own);
    await screen.findByText('The barn adds lessons for you');
    expect(screen.queryByRole('button', { name: 'Save Event' })).toBeNull();
  });
});

describe('a lesson on a closed day', () => {
  it('is advised against before it is refused', async () => {
    open({
      'closed_days/between': ({ query }) => ({
        closures:
          query.get('from') === '2036-12-24' ? [{ name: 'Show', first_day: '2036-12-24', last_day: '2036-12-24' }] : [],
      }),
    });
    await choose('Day', '2036-12-24');
    await screen.findByText(/The barn is closed on Wed 24 Dec: Show. Choose another day./);
    await choose('Day', '2036-12-23');
    await waitFor(() => expect(screen.queryByText(/The barn is closed/)).toBeNull());
  });
});
