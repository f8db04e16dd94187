import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { isGuardedCall, recordNames, recordOf, type RecordField } from '@leadline/api-client';
import { someOptions } from '@/testing/options';
import { Page } from '@/testing/server';
import { openScreen } from '@/testing/staff';
import { listOf } from './described';
import { EditPage } from './EditPage';
import { RecordDetails } from './RecordDetails';
import { ResourceList } from './ResourceList';
import { DescriptionContext } from './list-context';
import type { AnyRow } from './describe-list';

const choices = ['Old choice', 'New choice'].map((name, turn) => ({ id: `c${turn}`, name }));
const offered = Object.fromEntries(
  [...Object.keys(someOptions()), 'account', 'colour'].map((among) => [among, choices]),
);

const isAsked = ({ form, derived, kind }: RecordField) => form !== false && !derived && kind !== 'state';
/** A value that its rules allow; each turn has another one. */
const sample = (wire: string, { kind, min = 0, choices: words }: RecordField, turn: 0 | 1): string | number => {
  if (words) return Object.keys(words)[turn] ?? '';
  if (kind === 'flag' || kind === 'state') return turn;
  if (kind === 'fraction') return turn ? 0.2 : 0.1;
  if (kind === 'date') return `2015-04-0${turn + 1}`;
  if (kind === 'reference') return `c${turn}`;
  return kind === 'count' || kind === 'money' ? min + turn + 1 : `${wire} ${turn}`;
};
/** The star of what is required is read, too. */
const exactly = (label: string) => new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}( \\*)?$`);

const fillIn = async (
  form: ReturnType<typeof within>,
  { kind, label, asked = label, choices: words }: RecordField,
  value: string | number,
) => {
  const named = { name: exactly(asked) };
  if (kind === 'flag') return void fireEvent.click(form.getByRole('switch', named));
  if (words) {
    fireEvent.mouseDown(await form.findByRole('combobox', named));
    return void fireEvent.click(await screen.findByRole('option', { name: words[value] }));
  }
  if (kind === 'reference') {
    fireEvent.mouseDown(await form.findByRole('combobox', named));
    return void fireEvent.click(
      await screen.findByRole('option', { name: choices[Number(String(value).slice(1))]?.name }),
    );
  }
  const isNumber = kind === 'count' || kind === 'money' || kind === 'fraction';
  const field = form.getByRole(isNumber ? 'spinbutton' : 'textbox', named);
  fireEvent.change(field, { target: { value: kind === 'fraction' ? Number(value) * 100 : value } });
};

/** No field of any description is lost between what is typed and what is sent, or shown. */
describe.each(recordNames)('the screens of %s', (name) => {
  const record = recordOf(name);
  const list = listOf<AnyRow>(name, {});
  const told = Object.entries(record.fields);
  const values = (turn: 0 | 1) => Object.fromEntries(told.map(([wire, field]) => [wire, sample(wire, field, turn)]));
  const row: AnyRow = {
    ...values(0),
    ...Object.fromEntries(told.flatMap(([wire, { named }]) => (named ? [[named, `${wire} called`]] : []))),
    id: 'r1',
    is_active: 1,
    version: 2,
  };
  const answers = {
    'options/index': () => ({ options: someOptions(offered) }),
    [`rest/${name}`]: () => new Page([row]),
    [`PUT rest/${name}/r1`]: ({ body }: { body: unknown }) => ({ ...row, ...(body as object) }),
    [`POST rest/${name}`]: ({ body }: { body: unknown }) => ({ ...row, ...(body as object) }),
  };
  const asked = told.filter(([, field]) => isAsked(field));
  const fillAll = async (form: ReturnType<typeof within>, fields: typeof told) => {
    for (const [wire, field] of fields) await fillIn(form, field, sample(wire, field, 1));
  };
  const expected = (fields: typeof told) =>
    Object.fromEntries(fields.map(([wire, field]) => [wire, sample(wire, field, 1)]));

  // Roles have a screen of their own; colours are given.
  (isGuardedCall(`POST rest/${name}`) ? it : it.skip)('send every field of a new one', async () => {
    const { calls } = openScreen(<ResourceList list={list} />, { at: `/${name}/create`, answers });
    const form = within(await screen.findByRole('complementary'));
    const fields = asked.filter(
      ([, { form: when, kind, initial }]) => when !== 'later' && !(kind === 'flag' && initial),
    );
    await fillAll(form, fields);
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject(expected(fields)));
  });

  (asked.length ? it : it.skip)('send every field that a page changes', async () => {
    const leave = jest.fn();
    const { calls } = openScreen(<EditPage list={list} record={row} onSaved={leave} onCancel={leave} />, {
      at: `/${name}`,
      answers,
    });
    await screen.findByRole('button', { name: 'Save' });
    const fields = asked.filter(([, { form }]) => form !== 'new');
    await fillAll(within(document.body), fields);
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ version: 2, ...expected(fields) }),
    );
  });

  it('show every field among the details', async () => {
    openScreen(
      <DescriptionContext value={list}>
        <RecordDetails record={row} />
      </DescriptionContext>,
      { at: `/${name}`, answers },
    );
    const shown = told.filter(([, { list: where, form }]) => where !== false || form !== false);
    for (const [, { label }] of shown) await screen.findByText(label);
    for (const [wire, { kind, named, choices: words }] of shown)
      if (kind === 'text') screen.getByText(String(words?.[row[wire] as string] ?? row[named ?? wire]));
  });
});
