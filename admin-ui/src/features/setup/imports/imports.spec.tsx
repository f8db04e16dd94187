import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refuse } from '@/testing/server';
import { longName, loseServer, openScreen } from '@/testing/staff';
import ImportPage from './ImportPage';

const columns = [
  { column: 0, letter: 'A', heading: 'Parent', field: 'account_name' },
  { column: 1, letter: 'B', heading: 'Mail', field: 'email' },
  { column: 2, letter: 'C', heading: '', field: null },
];
const fields = [
  { name: 'account_name', label: 'Account holder: full name' },
  { name: 'email', label: 'Email' },
];
const run = {
  id: 'i1',
  kind: 'people',
  state: 'read',
  file_name: 'families.csv',
  created_at: '2026-11-20T14:00:00.000Z',
  undo_until: null as string | null,
  encoding: 'UTF-8',
  separator: ';',
  has_header: 1,
  date_order: 'dmy',
  takes_all: 0,
  columns,
  fields,
  finished_at: null as string | null,
  to_do: 0,
  done: 0,
  made: 0,
  left: 0,
  kept: 0,
};
const problem = (code: string, severity: string, column: number | null, message: string) => ({
  code,
  severity,
  column,
  message,
});
const row = (number: number, cells: string[], problems: ReturnType<typeof problem>[] = [], imports = 1) => ({
  row: number,
  cells,
  imports,
  takes: null,
  outcome: null as string | null,
  problems,
});
const rows = [
  row(2, ['Paula Klein', 'p@klein.test', '']),
  row(3, [longName, 'nowhere', ''], [problem('not_email', 'error', 1, 'This is not an email address')], 0),
  row(4, ['Omar H', '', 'x'], [problem('looks_like', 'question', 0, 'Same name as Omar H of the barn')], 0),
];
const check = {
  imports: 1,
  leaves: 2,
  problems: [
    { code: 'not_email', label: 'Not an email address', severity: 'error', count: 1 },
    { code: 'looks_like', label: 'Looks like somebody of the barn', severity: 'question', count: 1 },
  ],
  size: 3,
  rows,
};

type Answer = NonNullable<Parameters<typeof openScreen>[1]>['answers'];
type Run = typeof run;

/** An import as the server has it; `becomes` is what it is after a call. */
const open = (
  at: string,
  {
    becomes = {},
    answers = {},
    as = { type: 'ADM' },
    ...state
  }: Partial<Run> & {
    becomes?: Record<string, Partial<Run>>;
    answers?: Answer;
    as?: Parameters<typeof openScreen>[1] extends { as?: infer As } | undefined ? As : never;
  } = {},
) => {
  let now = { ...run, ...state };
  const steps = Object.entries(becomes).map(([call, next]) => [
    `POST imports/${call}`,
    () => ({ import_run: (now = { ...now, ...next }) }),
  ]);
  return openScreen(<ImportPage />, {
    at,
    as,
    answers: {
      'imports/index': () => ({ imports: [] }),
      'imports/read': () => ({ import_run: now }),
      'imports/check': () => check,
      ...(Object.fromEntries(steps) as Answer),
      ...answers,
    },
  });
};
const AT = '/setup/import?id=i1';

describe('the import', () => {
  it('begins with a file, or with what is pasted, and tells what went before', async () => {
    const { address } = open('/setup/import', {
      answers: {
        'imports/index': () => ({ imports: [{ ...run, state: 'done', undo_until: '2026-11-21T14:00:00.000Z' }] }),
      },
    });
    expect((await screen.findByRole('link', { name: 'families.csv' })).getAttribute('href')).toBe(AT);
    screen.getByText(/can be undone until Sat 21 Nov, 09:00/);
    expect(screen.getByRole('button', { name: 'Read what was pasted' }).hasAttribute('disabled')).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'Horses' }));
    expect(address()).toBe('/setup/import?kind=horses');
  });

  it('refuses a file that is too large before it is sent', async () => {
    const { calls } = open('/setup/import');
    const file = new File(['x'], 'large.csv');
    Object.defineProperty(file, 'size', { value: 5_242_881 });
    fireEvent.change(await screen.findByLabelText('File to import'), { target: { files: [file] } });
    expect((await screen.findByRole('alert')).textContent).toBe('File is too large - must be under 5MB');
    expect(calls.filter(({ path }) => path === 'imports/upload')).toEqual([]);
  });

  it('says above each column what it holds, and saves a choice at once', async () => {
    const { calls } = open(AT, { becomes: { columns: {} } });
    const choice = await screen.findByRole('combobox', { name: 'What Column C (C) holds' });
    expect((choice as HTMLSelectElement).value).toBe('');
    expect(screen.queryByText('3/4/2015 is 3 April')).toBeNull();
    fireEvent.change(choice, { target: { value: 'email' } });
    await waitFor(() =>
      expect(calls.find(({ path }) => path === 'imports/columns')?.body).toEqual({
        id: 'i1',
        columns: [{ column: 2, field: 'email' }],
      }),
    );
    screen.getByRole('button', { name: 'Check 3 rows' });
  });

  it('shows each problem in its cell, and starts by a button that says how many', async () => {
    const { calls } = open(`${AT}&step=check`, { becomes: { start: { state: 'running', to_do: 1 } } });
    const cell = (await screen.findByText('nowhere')).closest('td') as HTMLElement;
    within(cell).getByText('This is not an email address');
    expect(screen.queryByRole('button', { name: 'Import row 3' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Import 1, leave 2' }));
    await screen.findByRole('progressbar', { name: '0 of 1 row imported' });
    expect(calls.find(({ path }) => path === 'imports/start')?.body).toEqual({ id: 'i1', rows: 1 });
  });

  it('leaves a row that is in error, whatever else may be asked about it', async () => {
    const inError = problem('not_email', 'error', 1, 'This is not an email address');
    const asked = problem('looks_like', 'question', 0, 'Same name as Omar H of the barn');
    open(`${AT}&step=check`, {
      answers: {
        'imports/check': () => ({ ...check, rows: [row(5, ['Omar H', 'nowhere', ''], [asked, inError], 0)] }),
      },
    });
    await screen.findByText('Same name as Omar H of the barn');
    expect(screen.queryByRole('button', { name: 'Import row 5' })).toBeNull();
  });

  it('lets somebody decide about what may be there already, and look at one problem alone', async () => {
    const { calls } = open(`${AT}&step=check`, { becomes: { take: {} } });
    fireEvent.click(await screen.findByRole('button', { name: 'Import row 4' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Import also what may be there already' }));
    await waitFor(() =>
      expect(calls.filter(({ path }) => path === 'imports/take').map(({ body }) => body)).toEqual([
        { id: 'i1', take: 1, row: 4 },
        { id: 'i1', take: 1 },
      ]),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Not an email address 1' }));
    await waitFor(() => expect(calls.some(({ query }) => query.get('problem') === 'not_email')).toBe(true));
  });

  it('stays on the screen while the server is away', async () => {
    open(`${AT}&step=check`);
    await screen.findByText('nowhere');
    await loseServer();
    screen.getByText('nowhere');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says what was refused', async () => {
    open(`${AT}&step=check`, {
      answers: {
        'POST imports/start': () => refuse(409, { message: 'Another import of this barn is still at work.' }),
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Import 1, leave 2' }));
    await screen.findByText('Another import of this barn is still at work.');
  });

  it.each([
    [{ state: 'done', made: 412, left: 9 }, '412 rows imported, 9 left'],
    [{ state: 'done', made: 1 }, '1 row imported'],
    [{ state: 'undone' }, 'Undone: nothing of it is left'],
    [{ state: 'undone', kept: 2 }, 'Undone, but for 2 rows used since'],
  ])('ends with %o as “%s”', async (state, sentence) => {
    open(AT, state);
    await screen.findByText(sentence);
    expect(screen.queryByRole('button', { name: 'Undo the import' })).toBeNull();
  });

  it('can be undone while its day lasts', async () => {
    const { calls } = open(AT, {
      state: 'done',
      made: 3,
      undo_until: '2026-11-21T14:00:00.000Z',
      becomes: { undo: { state: 'undoing', to_do: 3 } },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Undo the import' }));
    await screen.findByRole('progressbar', { name: '0 of 3 rows taken back' });
    expect(calls.find(({ path }) => path === 'imports/undo')?.body).toEqual({ id: 'i1' });
  });

  it('is for administrators, and says so where a file is gone', async () => {
    open(AT, { answers: { 'imports/read': () => refuse(404, { message: 'The import was not found.' }) } });
    await screen.findByText('The import was not found.');
    open('/setup/import', { as: { type: 'INS', codes: [] } });
    await screen.findByText('This page is not open to you');
  });
});
