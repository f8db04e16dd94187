import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { SetupPage } from '@/features/setup/SetupPage';
import { Page, promised, refuse, type Answers } from '@/testing/server';
import { longName, openScreen } from '@/testing/staff';
import SetupList from '.';

const arena = { id: 'l1', location_name: 'Indoor arena', location_description: null, is_active: 1 };
const camps = {
  id: 'p1',
  program_name: 'Camps',
  program_desc: null,
  program_type_id: 't1',
  program_type_name: 'Summer',
  instructor_id: null,
  location_id: null,
  duration: null,
  is_active: 1,
};
const group = {
  id: 'g1',
  section_name: 'Beginner group',
  duration: 60,
  max_enrollment: null,
  program_id: 'p1',
  program_name: 'Camps',
  instructor_id: 'i1',
  instructor_name: 'Maya Reyes',
  location_id: 'l1',
  location_name: 'Indoor arena',
  product_id: null,
  product_name: null,
  horse_count: 0,
  student_count: 12,
  is_active: 1,
};
const ten = {
  id: 'd1',
  product_name: '10 lessons',
  product_desc: null,
  product_price: 450,
  product_count: 10,
  coverage: 'lessons',
  expires_in: 180,
  validity_unit: 'day',
  is_tracked: 1,
  is_shared: 0,
  purchase_online: 0,
  new_customers_only: 0,
  is_auto: 0,
  renew_day_of_month: null,
  tax_percent: null,
  fee: null,
  is_active: 1,
  price_from: 0,
};
const days = { first_day: '2036-12-24', last_day: '2036-12-31', is_active: 1 };
const show = { id: 'c1', closed_day_name: 'Show', lesson_count: 0, ...days };
const spring = { id: 'o1', title: 'Spring', kind: 'code', percent_off: 0.1, amount_off: null, taken_off: 5 };
const lists = [
  ['/setup/sections', 'sections', group, 'section_name', 'No sections yet'],
  ['/setup/packages', 'products', ten, 'product_name', 'No packages yet'],
  ['/setup/packages/list', 'products', ten, 'product_name', 'No packages yet'],
  ['/setup/programs', 'programs', camps, 'program_name', 'No programs yet'],
  ['/setup/locations', 'locations', arena, 'location_name', 'No locations yet'],
  ['/setup/tack', 'tacks', { id: 'k1', tack_name: 'Saddle', is_active: 1 }, 'tack_name', 'No tack yet'],
  ['/setup/levels', 'levels', { id: 'v1', level_name: 'Beginner', is_active: 1 }, 'level_name', 'No levels yet'],
  ['/setup/levels/skills', 'skills', { id: 'y1', skill_name: 'Mounts', is_active: 1 }, 'skill_name', 'No skills yet'],
  ['/setup/closeddays', 'closed_days', show, 'closed_day_name', 'No closed days yet'],
  ['/setup/terms', 'terms', { id: 'm1', term_name: 'Autumn', ...days }, 'term_name', 'No terms yet'],
  ['/setup/discounts', 'discounts', { ...spring, is_active: 1 }, 'title', 'No discounts yet'],
  ['/setup/task', 'tasks', { id: 's1', task_name: 'Leading', is_active: 1 }, 'task_name', 'No tasks yet'],
] as const;

const open = (at: string, answers: Answers = {}, type: 'ADM' | 'INS' = 'ADM') =>
  openScreen(
    <Routes>
      <Route path="/setup" element={<SetupPage />}>
        <Route path="*" element={<SetupList />} />
      </Route>
    </Routes>,
    {
      at,
      as: { type },
      answers: {
        'rest/sections': () => new Page([group]),
        'rest/sections/g1': () => group,
        'rest/products': () => new Page([ten]),
        'rest/products/d1': () => ten,
        'rider_levels/proposals': () => ({ proposals: [], ready: [] }),
        'levels/usual': () => ({ levels: [] }),
        'history/index': () => ({ changes: [], next: null }),
        'rest/programs': () => new Page([camps]),
        'rest/locations': () => new Page([arena]),
        'rest/locations/l1': () => arena,
        'rest/programs/p1': () => camps,
        ...answers,
      },
    },
  );
const panel = async (name: string) => within(await screen.findByRole('complementary', { name }));
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('the setup', () => {
  it('opens on its first list, and every tab leads to another', async () => {
    const { address } = open('/setup');
    await screen.findByRole('link', { name: 'Beginner group' });
    expect(address()).toMatch(/^\/setup\/sections/);
    const tabs = within(screen.getByRole('navigation', { name: 'Setup' }));
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      'Sections,Packages,Programs,Locations,Tack,Tasks,Levels,Closed days,Terms,Discounts,Policies,Roles,Import,Export,Settings'.split(
        ',',
      ),
    );
    fireEvent.click(tabs.getByRole('link', { name: 'Locations' }));
    await screen.findByRole('link', { name: 'Indoor arena' });
  });

  it('is an administrator’s', async () => {
    open('/setup/locations', {}, 'INS');
    await screen.findByText('This page is not open to you');
  });
});

describe.each(lists)('the list at %s', (at, resource, row, name, nothing) => {
  it('shows that it loads, then its rows, the active ones, also the longest of names (R029)', async () => {
    const answer = promised<unknown>();
    const { calls } = open(at, { [`rest/${resource}`]: () => answer.promise });
    await screen.findByRole('status', { name: 'Loading' });
    answer.keep(new Page([{ ...row, [name]: longName }]));
    await screen.findByRole('link', { name: longName });
    const asked = calls.find(({ path }) => path === `rest/${resource}`);
    expect(JSON.parse(asked?.query.get('filter') ?? '')).toEqual({ is_active: '1' });
  });

  it('offers the first step where there is nothing yet', async () => {
    open(at, { [`rest/${resource}`]: () => new Page([]) });
    await screen.findByText(nothing);
  });

  it('shows what the server refuses, in its place and in no message (R046)', async () => {
    open(at, { [`rest/${resource}`]: () => refuse(400, { message: 'The filter is not understood' }) });
    await screen.findByText('The filter is not understood');
    screen.getByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('button', { name: 'Dismiss message' })).toBeNull();
  });
});

describe('a form of the setup', () => {
  it('asks for a name, then says what was added and what the server noticed (R043)', async () => {
    const warnings = [{ code: 'name_doubled', message: 'There is another location with this name.' }];
    const { calls, address } = open('/setup/locations/create', {
      'POST rest/locations': ({ body }) => ({ ...arena, ...(body as object), id: 'l2', warnings }),
    });
    const form = await panel('New location');
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('required');
    fill(form.getByRole('textbox', { name: /Name/ }), 'Meadow');
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText(/Location Meadow added/);
    screen.getByText(/There is another location with this name\./);
    expect(address()).toMatch(/^\/setup\/locations(\?|$)/);
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ location_name: 'Meadow' });
  });

  it('says what was changed, and takes it back', async () => {
    const { calls } = open('/setup/locations/l1', {
      'PUT rest/locations/l1': ({ body }) => ({ ...arena, ...(body as object), warnings: [] }),
    });
    fill(await screen.findByRole('textbox', { name: /Name/ }), 'Hall');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Changes to location Hall saved');
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone');
    const sent = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body as typeof arena);
    expect(sent.map(({ location_name }) => location_name)).toEqual(['Hall', 'Indoor arena']);
  });

  it('of a program needs its type, chosen among those in use, at the address of its form (R042 R045)', async () => {
    const { calls } = open('/setup/programs/programform/add', {
      'options/index': () => ({
        options: { program_type: ['Camps', 'Lessons'].map((name, n) => ({ id: `t${n + 1}`, name })) },
      }),
      'POST rest/programs': ({ body }) => ({ ...camps, ...(body as object), warnings: [] }),
    });
    const form = await panel('Create a new Program');
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('name is required');
    form.getByText('program_type is required');
    fill(form.getByRole('textbox', { name: /Name/ }), 'Vaulting');
    fireEvent.mouseDown(form.getByRole('combobox', { name: /Program type/ }));
    fireEvent.click(await screen.findByRole('option', { name: 'Lessons' }));
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('Vaulting was added');
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ program_type_id: 't2' });
  });

  it('keeps a program’s type that is no longer offered, and shows a refusal at its field', async () => {
    open('/setup/programs/programform/p1', {
      'PUT rest/programs/p1': () =>
        refuse(400, {
          message: 'No',
          errors: [{ field: 'program_type_id', message: 'This program type is inactive.' }],
        }),
    });
    await screen.findByText('Summer (inactive)');
    const form = await panel('Edit Current Program');
    fireEvent.change(form.getByRole('textbox', { name: /Name/ }), { target: { value: 'Day camps' } });
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('This program type is inactive.');
  });
});

it('a program that cannot be saved says so, and stays filled in (R046)', async () => {
  const { address } = open('/setup/programs/programform/p1', {
    'PUT rest/programs/p1': () => refuse(500, { message: 'Sorry, there has been an error sending the data.' }),
  });
  fill(await screen.findByRole('textbox', { name: /Name/ }), 'Summer camps');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Sorry, there has been an error sending the data.');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Name/ }).value).toBe('Summer camps');
  expect(address()).toMatch(/programform\/p1$/);
});

describe('a section', () => {
  const options = {
    program: [{ id: 'p1', name: 'Camps' }],
    instructor: [{ id: 'i1', name: 'Maya Reyes' }],
    location: [{ id: 'l1', name: 'Indoor arena' }],
    product: [{ id: 'd1', name: '10 lessons' }],
  };
  const twoOfEach = {
    program: [...options.program, { id: 'p2', name: 'Clinics' }],
    instructor: [...options.instructor, { id: 'i2', name: 'Tom Becker' }],
    location: [...options.location, { id: 'l2', name: 'Outdoor ring' }],
  };
  const choose = async (form: Awaited<ReturnType<typeof panel>>, field: RegExp, option: string) => {
    fireEvent.mouseDown(form.getByRole('combobox', { name: field }));
    fireEvent.click(await screen.findByRole('option', { name: option }));
  };

  it('is added at the address of its form, and says at each field what it needs (R039 R045)', async () => {
    const { calls, address } = open('/setup/sections/sectionform/add', {
      'options/index': () => ({ options: { ...options, ...twoOfEach } }),
      'POST rest/sections': ({ body }) => ({ ...group, ...(body as object), warnings: [] }),
    });
    const form = await panel('New section');
    fill(form.getByRole('spinbutton', { name: /Minutes/ }), '');
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    for (const text of [
      'section needs a name',
      'event duration is required',
      'program required',
      'staff required',
      'location required',
    ])
      await form.findByText(text);
    fill(form.getByRole('textbox', { name: /Name/ }), 'Jumping');
    fill(form.getByRole('spinbutton', { name: /Minutes/ }), '45');
    fill(form.getByRole('spinbutton', { name: /Max enrollment/ }), '2.5');
    await choose(form, /Program/, 'Camps');
    await choose(form, /Staff/, 'Maya Reyes');
    await choose(form, /Location/, 'Indoor arena');
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('Must not have a decimal');
    fill(form.getByRole('spinbutton', { name: /Max enrollment/ }), '');
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('Jumping was added');
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      section_name: 'Jumping',
      duration: 45,
      max_enrollment: null,
      program_id: 'p1',
      instructor_id: 'i1',
      location_id: 'l1',
    });
    expect(address()).toMatch(/^\/setup\/sections(\?|$)/);
  });

  it('says where the first of its choices is added, in a barn that has none', async () => {
    open('/setup/sections/sectionform/add');
    const form = await panel('New section');
    const links = await form.findAllByRole('link', { name: 'Add the first one' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/setup/programs/programform/add',
      '/staff/create',
      '/setup/locations/create',
      '/setup/packages/packageform/add',
    ]);
  });

  it('keeps staff who are inactive, and shows a refusal at its field', async () => {
    const message = 'This instructor is inactive. Activate it first, or choose another.';
    open('/setup/sections/sectionform/g1', {
      'PUT rest/sections/g1': () => refuse(400, { message, errors: [{ field: 'instructor_id', message }] }),
    });
    await screen.findByText('Maya Reyes (inactive)');
    const form = await panel('Beginner group');
    fireEvent.change(form.getByRole('textbox', { name: /Name/ }), { target: { value: 'Beginners' } });
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText(message);
  });

  it('says what its events offer, in the list and below its form, and leads there (R040)', async () => {
    open('/setup/sections/sectionform/g1');
    await screen.findByText(/A new event offers all horses alike/);
    const form = await panel('Beginner group');
    form.getByText(/A new event offers 12 students first/);
    expect(form.getByRole('link', { name: 'Choose horses' }).getAttribute('href')).toBe('/sectionHorses/g1');
    const list = within(await screen.findByRole('table', { name: 'Sections' }));
    expect(list.getByRole('link', { name: /^Students of Beginner group: / }).getAttribute('href')).toBe(
      '/sectionStudents/g1',
    );
    list.getByText('no limit');
  });
});

describe('a package', () => {
  it('begins with one lesson for 180 days, and says at each field what it needs (R162 R163)', async () => {
    const { calls, address } = open('/setup/packages/packageform/add', {
      'POST rest/products': ({ body }) => ({ ...ten, ...(body as object), warnings: [] }),
    });
    const form = await panel('Create a New Package');
    const number = (name: RegExp) => form.getByRole<HTMLInputElement>('spinbutton', { name });
    expect([number(/Count/).value, number(/Valid For/).value]).toEqual(['1', '180']);
    fill(number(/Count/), '1.5');
    fill(number(/Valid For/), '0.5');
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('A package name is required');
    form.getByText('Price is required');
    expect(form.getAllByText('Must not have a decimal')).toHaveLength(2);
    fill(number(/Count/), '');
    await form.findByText('A count is required');
    fill(number(/Count/), '-1');
    await form.findByText('Can not be a negative number');
    fill(number(/Count/), '10');
    fill(number(/Valid For/), '90');
    fill(form.getByRole('textbox', { name: /Package Name/ }), 'Ten');
    fill(number(/Price/), '450.50');
    fireEvent.mouseDown(form.getByRole('combobox', { name: /Validity unit/ }));
    fireEvent.click(await screen.findByRole('option', { name: 'Months, not days' }));
    fill(number(/Tax in percent/), '13');
    fireEvent.click(form.getByRole('switch', { name: /Purchased Online/ }));
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('Ten saved');
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      product_name: 'Ten',
      product_price: 450.5,
      product_count: 10,
      expires_in: 90,
      validity_unit: 'month',
      is_tracked: 1,
      purchase_online: 1,
      is_auto: 0,
      tax_percent: 0.13,
    });
    expect(address()).toMatch(/^\/setup\/packages(\?|$)/);
  });

  it('is edited, and says so; which lessons it pays for stands beside it (R169)', async () => {
    const { calls } = open('/setup/packages/packageform/d1', {
      'PUT rest/products/d1': ({ body }) => ({ ...ten, ...(body as object), warnings: [] }),
    });
    await screen.findByText('$450.00');
    await screen.findByText(/Pays for lessons of every program/);
    const form = await panel('Edit Current Package');
    fill(form.getByRole('textbox', { name: /Package Name/ }), 'Ten lessons');
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('changes to Ten lessons saved');
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ product_name: 'Ten lessons' });
    const list = within(screen.getByRole('table', { name: 'Packages' }));
    expect(list.getByRole('link', { name: 'Programs of 10 lessons: every program' }).getAttribute('href')).toBe(
      '/setup/packages/packageprogram/d1',
    );
  });
});

describe('taking an entry out of use', () => {
  it('says what follows, shows the list without it, and can be taken back (R029 F20)', async () => {
    const warnings = [{ code: 'still_used', message: 'It is not offered any more; 2 coming lessons keep it.' }];
    let active = 1;
    const { calls } = open('/setup/locations', {
      'rest/locations': () => new Page(active ? [arena] : []),
      'PUT rest/locations/l1': ({ body }) => {
        active = (body as { is_active: number }).is_active;
        return { ...arena, is_active: active, warnings: active ? [] : warnings };
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Inactivate Indoor arena' }));
    await screen.findByText(/Location Indoor arena is inactive now/);
    screen.getByText(/2 coming lessons keep it/);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Indoor arena' })).toBeNull());
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByRole('link', { name: 'Indoor arena' });
    expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { is_active: 0 },
      { is_active: 1 },
    ]);
  });
});
