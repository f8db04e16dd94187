import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aLesson } from '@/day/testing/builders';
import { longName, openScreen } from '@/testing/staff';
import { Search } from './Search';

const none = { location: [], program: [], program_type: [], section: [], instructor: [], task: [] };
const options = {
  ...none,
  student: [{ id: 'st1', name: longName, account_name: 'Katarzyna Kowalska' }],
  horse: [{ id: 'h1', name: 'Biscuit' }],
};

const open = async () => {
  const { address } = openScreen(<Search zone="America/Toronto" />, {
    at: '/daysheet',
    answers: {
      'options/index': () => ({ options }),
      'lessons/index': () => ({ lessons: [aLesson()], LessonStudents: [], LessonHorses: [], tasks: [] }),
    },
  });
  await screen.findByRole('button', { name: /Search/ });
  const press = () => fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  act(() => void press());
  const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Search' });
  const type = async (value: string) => fireEvent.change(await field(), { target: { value } });
  return { address, press, field, type };
};

describe('the search', () => {
  it.each([
    ['a rider', 'maximiliane', '/students/st1'],
    ['an account holder’s rider', 'katarzyna', '/students/st1'],
    ['a horse', 'bisc', '/horses/h1'],
    ['a lesson of today', 'beginner', '/calendarGroup/edit/l1'],
  ])('opens %s by Enter', async (_, typed, to) => {
    const { type, field, address } = await open();
    await type(typed);
    await screen.findByRole('option');
    fireEvent.keyDown(await field(), { key: 'Enter' });
    await waitFor(() => expect(address()).toBe(to));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('closes by Escape with text in it, and starts empty the next time', async () => {
    const { type, field, press } = await open();
    await type('bisc');
    await screen.findByRole('option');
    fireEvent.keyDown(await field(), { key: 'Escape' });
    act(() => void press());
    await waitFor(async () => expect((await field()).value).toBe(''));
    fireEvent.keyDown(await field(), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says so where nothing is called that', async () => {
    const { type } = await open();
    await type('zzz');
    await screen.findByText('Nothing by that name');
  });
});
