import { fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { Page, type Answers } from '@/testing/server';
import { openScreen } from '@/testing/staff';
import SetupList from '.';

const arena = { id: 'l1', location_name: 'Arena', location_description: null, capacity: 3, is_active: 1 };
const practice = { id: 'p1', program_name: 'Practice', program_type_id: 't1', place_units: 1, is_active: 1 };

const open = (at: string, answers: Answers = {}) =>
  openScreen(
    <Routes>
      <Route path="/setup/*" element={<SetupList />} />
    </Routes>,
    {
      at,
      answers: {
        'rest/locations': () => new Page([arena]),
        'history/index': () => ({ changes: [], next: null }),
        ...answers,
      },
    },
  );
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

it('a location says how many units events may take of it, from one on', async () => {
  const { calls } = open('/setup/locations/create', {
    'POST rest/locations': ({ body }) => ({ ...arena, ...(body as object), id: 'l2', warnings: [] }),
  });
  const form = within(await screen.findByRole('complementary', { name: 'New location' }));
  form.getByText(/of 3, a lesson may take 2 and practice 1/);
  fill(form.getByRole('textbox', { name: /Name/ }), 'Outdoor arena');
  fill(form.getByRole('spinbutton', { name: /Capacity/ }), '0');
  save();
  await form.findByText('At least one unit');
  fill(form.getByRole('spinbutton', { name: /Capacity/ }), '3');
  save();
  await screen.findByText(/Location Outdoor arena added/);
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ capacity: 3 });
});

it('a program says how many its events take, or nothing of it again', async () => {
  const { calls } = open('/setup/programs/programform/p1', {
    'rest/programs': () => new Page([practice]),
    'rest/programs/p1': () => practice,
    'PUT rest/programs/p1': ({ body }) => ({ ...practice, ...(body as object), warnings: [] }),
  });
  const units = await screen.findByRole<HTMLInputElement>('spinbutton', { name: /Units of its place/ });
  expect(units.value).toBe('1');
  fill(units, '');
  save();
  await screen.findByText(/saved/);
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ place_units: null });
});

it('the list of locations shows it', async () => {
  open('/setup/locations');
  await screen.findByRole('cell', { name: '3' });
});
