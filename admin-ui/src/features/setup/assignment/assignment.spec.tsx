import { Route, Routes } from 'react-router-dom';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Page, promised, refuse, type Answers } from '@/testing/server';
import { longName, loseServer, openScreen } from '@/testing/staff';
import Assignments from '.';

const horse = (id: string, horse_name: string) => ({ id, horse_name, is_active: 1 });
const biscuit = horse('h1', 'Biscuit');
const juniper = horse('h2', 'Juniper');
const linked = ({ id, horse_name }: typeof biscuit, is_active = 1) => ({
  section_id: 'g1',
  horse_id: id,
  horse_name,
  is_active,
});

type How = {
  readonly at?: string;
  readonly assigned?: readonly ReturnType<typeof linked>[];
  readonly answers?: Answers;
  readonly as?: { type: 'ADM' | 'INS' };
};

const open = ({ at = '/sectionHorses/g1', assigned = [], answers = {}, as = { type: 'ADM' } }: How = {}) => {
  let list = [...assigned];
  const without = (gone: unknown) => list.filter((one) => one.horse_id !== (gone as { horse_id: string }).horse_id);
  const opened = openScreen(
    <Routes>
      <Route path="/sectionHorses/:id" element={<Assignments />} />
      <Route path="/sectionStudents/:id" element={<Assignments />} />
      <Route path="/setup/packages/packageprogram/:id" element={<Assignments />} />
      <Route path="/setup/*" element={<h1>Setup</h1>} />
    </Routes>,
    {
      at,
      as,
      answers: {
        'rest/sections/g1': () => ({ id: 'g1', section_name: 'Beginner group' }),
        'rest/products/d1': () => ({ id: 'd1', product_name: '10 lessons' }),
        'rest/horses': () => new Page([biscuit, juniper]),
        'section_horses/sectionHorsesArray': () => ({ list }),
        'section_horses/create': ({ body }) => {
          const { horse_id } = body as { horse_id: string };
          list = [...without(body), linked(horse_id === 'h1' ? biscuit : juniper)];
          return { list };
        },
        'section_horses/delete': ({ body }) => {
          list = without(body);
          return { list };
        },
        ...answers,
      },
    },
  );
  return { ...opened, sent: () => opened.calls.filter(({ method }) => method === 'POST') };
};

const box = (name: RegExp | string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

describe('the horses of a section', () => {
  it('are on their way', async () => {
    open({ answers: { 'section_horses/sectionHorsesArray': () => promised().promise } });
    await screen.findByRole('heading', { name: 'Horses of Beginner group' });
    screen.getByRole('status', { name: 'Loading' });
  });

  it('stay on the screen while the server is away', async () => {
    open();
    await box('Biscuit');
    await loseServer();
    await box('Biscuit');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are an administrator’s to choose (A10)', async () => {
    open({ as: { type: 'INS' } });
    await screen.findByText('This page is not open to you');
  });

  it('say so where the section is not there', async () => {
    open({
      at: '/sectionHorses/g9',
      answers: { 'rest/sections/g9': () => refuse(404, { message: 'The section was not found.' }) },
    });
    await screen.findByText('The section was not found.');
  });

  it('are all, where none is assigned, and the first step is said where there are none at all', async () => {
    open({ answers: { 'rest/horses': () => new Page([]) } });
    await screen.findByText('No Horses Assigned');
    screen.getByText('A new event of this section offers all horses alike.');
    await screen.findByText('No horses yet');
  });

  it('change by a click on either side, saved at once, and back by Undo (R040)', async () => {
    const { sent } = open({ assigned: [linked(juniper)] });
    expect((await box('Juniper')).checked).toBe(true);
    fireEvent.click(await box('Biscuit'));
    const assigned = within(screen.getByRole('region', { name: /^Assigned/ }));
    await assigned.findByRole('button', { name: 'Take Biscuit away' });
    await screen.findByText('Saved: Biscuit added to Beginner group');
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Saved: Biscuit taken from Beginner group');
    expect((await box('Biscuit')).checked).toBe(false);
    fireEvent.click(assigned.getByRole('button', { name: 'Take Juniper away' }));
    await screen.findByText('Saved: Juniper taken from Beginner group');
    expect((await box('Juniper')).checked).toBe(false);
    expect(sent().map(({ path, body }) => [path, (body as { horse_id: string }).horse_id])).toEqual([
      ['section_horses/create', 'h1'],
      ['section_horses/delete', 'h1'],
      ['section_horses/delete', 'h2'],
    ]);
  });

  it('are counted anew in the list of sections after a click', async () => {
    const { calls } = open();
    const asked = () => calls.filter(({ path }) => path === 'rest/sections/g1').length;
    const before = (await box('Biscuit')) && asked();
    fireEvent.click(await box('Biscuit'));
    await waitFor(() => expect(asked()).toBe(before + 1));
  });

  it('go back by themselves where a click is refused, and say why', async () => {
    const answer = promised<unknown>();
    open({ answers: { 'section_horses/create': () => answer.promise } });
    fireEvent.click(await box('Biscuit'));
    await waitFor(async () => expect((await box('Biscuit')).checked).toBe(true));
    answer.keep(refuse(400, { message: 'This horse is inactive.' }));
    await screen.findByText('This horse is inactive.');
    expect((await box('Biscuit')).checked).toBe(false);
  });

  it('are searched by the server, in the address, and shown page by page', async () => {
    const { calls, address } = open({
      answers: {
        'rest/horses': ({ query }) => {
          const { q } = JSON.parse(query.get('filter') ?? '{}') as { q?: string };
          if (q === 'zzz') return new Page([]);
          const [first] = JSON.parse(query.get('range') ?? '[]') as [number];
          return new Page([first === 0 ? biscuit : horse('h60', 'Zorro')], 60);
        },
      },
    });
    await box('Biscuit');
    fireEvent.click(screen.getByRole('button', { name: 'Next 50' }));
    await box('Zorro');
    const asked = calls.filter(({ path }) => path === 'rest/horses').map(({ query }) => query.get('range'));
    expect(asked).toEqual(['[0,49]', '[50,99]']);
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search horses' }), { target: { value: 'zzz' } });
    await screen.findByText('Nothing here is called “zzz”.');
    expect(address()).toBe('/sectionHorses/g1?q=zzz');
    fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
    await box('Biscuit');
  });

  it('are gone through with the arrows', async () => {
    open();
    const first = await box('Biscuit');
    act(() => first.focus());
    fireEvent.keyDown(first, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(await box('Juniper'));
  });

  it('keep the focus in the list while one after the other is taken away', async () => {
    open({ assigned: [linked(biscuit), linked(juniper)] });
    const take = await screen.findByRole('button', { name: 'Take Biscuit away' });
    act(() => take.focus());
    fireEvent.click(take);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Take Biscuit away' })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Take Juniper away' }));
  });

  it('keep one that went out of use meanwhile, and the longest of names', async () => {
    open({ assigned: [linked(horse('h9', longName), 0)] });
    const assigned = within(await screen.findByRole('region', { name: 'Assigned 1' }));
    assigned.getByRole('button', { name: `Take ${longName} away` });
    assigned.getByText(/inactive/);
  });

  it('are left for the list by Close', async () => {
    const { address } = open();
    fireEvent.click(await screen.findByRole('link', { name: 'Close' }));
    await screen.findByRole('heading', { name: 'Setup' });
    expect(address()).toBe('/setup/sections');
  });
});

it('the students of a section are told apart by their accounts (R040)', async () => {
  const anna = { id: 's1', student_id: 's1', person_name: 'Anna Kowalski', account_name: 'Katarzyna Kowalski' };
  const { sent } = open({
    at: '/sectionStudents/g1',
    answers: {
      'rest/students': () => new Page([anna]),
      'section_students/sectionStudentsArray': () => ({ list: [] }),
      'section_students/create': () => ({ list: [] }),
    },
  });
  await screen.findByText('No Students Assigned');
  fireEvent.click(await box(/Anna Kowalski.*Katarzyna/));
  await screen.findByText('Saved: Anna Kowalski added to Beginner group');
  expect(sent()[0]?.body).toEqual({ section_id: 'g1', student_id: 's1' });
});

describe('the programs of a package', () => {
  const camps = { id: 'p1', program_name: 'Camps', is_active: 1 };
  const link = { id: 'x1', product_id: 'd1', program_id: 'p1', name: 'Camps', is_active: 1 };
  const at = '/setup/packages/packageprogram/d1';

  it('are every program where none is assigned, and there may be none to add (R169)', async () => {
    open({
      at,
      answers: {
        'product_programs/getProgramsforProduct': () => ({ programs: [] }),
        'rest/programs': () => new Page([]),
      },
    });
    await screen.findByText('No Programs Assigned');
    screen.getByText('The package pays for lessons of every program.');
    await screen.findByText('no records to display');
  });

  it('are taken away by their link, added by their own id (R169)', async () => {
    let programs = [link];
    const { sent } = open({
      at,
      answers: {
        'product_programs/getProgramsforProduct': () => ({ programs }),
        'product_programs/delete': () => {
          programs = [];
          return { product_id: 'd1', program_id: 'p1' };
        },
        'product_programs/create': () => {
          programs = [link];
          return { newProductProgram: link };
        },
        'rest/programs': () => new Page([camps]),
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Take Camps away' }));
    await screen.findByText('Saved: Camps taken from 10 lessons');
    await screen.findByText('No Programs Assigned');
    fireEvent.click(await box('Camps'));
    await screen.findByText('Saved: Camps added to 10 lessons');
    expect(sent().map(({ path, body }) => [path, body])).toEqual([
      ['product_programs/delete', { id: 'x1' }],
      ['product_programs/create', { product_id: 'd1', program_id: 'p1' }],
    ]);
  });
});
