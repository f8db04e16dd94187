import { fireEvent, screen, within } from '@testing-library/react';
import { refuse } from '@/testing/server';
import { openScreen } from '@/testing/staff';
import { changed, changedBy } from './changed';
import { FoldedHistory } from './FoldedHistory';
import { aChange, aValue } from './testing/a-change';

describe('a change in words', () => {
  it('names the fields as the screen does, or as they are spelled', () =>
    expect(changed(aChange(), { horse_name: 'Name' })).toBe('changed Name, general notes'));

  it('is one word where the whole record changed', () =>
    expect(changed(aChange({ change: 'inactivated', fields: [] }), {})).toBe('inactivated it'));

  it('is what the log says where nothing else is known', () =>
    expect(changed(aChange({ change: 'other', what: 'A photo was added.' }), {})).toBe('A photo was added.'));

  it('was made by a person, the platform or the product', () =>
    expect(
      [{}, { person_name: null, user_type_code: 'SPR' }, { person_name: null }].map((who) => changedBy(aChange(who))),
    ).toEqual(['Maya Reyes', 'The platform', 'Leadline']));
});

describe('the changes of a record', () => {
  const open = (answer: (query: URLSearchParams) => unknown) => {
    const { calls } = openScreen(<FoldedHistory record="horse" id="h1" labels={{ horse_name: 'Name' }} />, {
      answers: { 'history/index': ({ query }) => answer(query) },
    });
    return {
      asked: () => calls.filter(({ path }) => path === 'history/index').map(({ query }) => query.get('before')),
    };
  };
  const unfold = async () => fireEvent.click(await screen.findByText('Changes'));

  it('are asked for when they are unfolded, with the barn’s clock', async () => {
    const { asked } = open(() => ({ changes: [aChange()], next: null }));
    await screen.findByText('Changes');
    expect(asked()).toEqual([]);
    await unfold();
    const list = await screen.findByRole('list');
    within(list).getByText('Tue 24 Nov 2026, 16:05');
    expect(list.textContent).toContain('Maya Reyes changed Name, general notes');
    expect(screen.queryByRole('button', { name: 'Show earlier changes' })).toBeNull();
  });

  it('say what somebody went on in spite of, and why', async () => {
    const told = { change: 'other' as const, what: 'Somebody went on although the lesson was warned of.' };
    const details = ['Biscuit is also in Jumping on Tue 24 Nov', 'Biscuit has a day off'];
    open(() => ({ changes: [aChange({ ...told, details, reason: 'Only at a walk' })], next: null }));
    await unfold();
    await screen.findByText('Biscuit is also in Jumping on Tue 24 Nov');
    screen.getByText('Biscuit has a day off');
    screen.getByText('“Only at a walk”');
  });

  it('say what each field was and became, as its screen would', async () => {
    const values = [
      aValue('horse_name', 'Biscuit', 'Cookie'),
      aValue('is_tracked', 'true', 'false'),
      aValue('price_minor', '45000', '48050'),
      aValue('tax_percent', null, '0.13'),
      aValue('date_of_birth', '2014-05-01', null),
    ];
    open(() => ({ changes: [aChange({ values })], next: null }));
    await unfold();
    const [, list] = await screen.findAllByRole('list');
    expect(
      within(list!)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Name: Biscuit →  became Cookie',
      'is tracked: Yes →  became No',
      'price: 450.00 →  became 480.50',
      'tax percent: nothing →  became 13 %',
      'date of birth: 1 May 2014 →  became nothing',
    ]);
  });

  it('go back page by page', async () => {
    const { asked } = open((query) =>
      query.get('before')
        ? { changes: [aChange({ position: 1, change: 'added' })], next: null }
        : { changes: [aChange()], next: 7 },
    );
    await unfold();
    fireEvent.click(await screen.findByRole('button', { name: 'Show earlier changes' }));
    await screen.findByText('added it', { exact: false });
    expect(asked()).toEqual([null, '7']);
  });

  it('say so where there are none, and why where they are refused', async () => {
    let down = true;
    open(() => (down ? refuse(400, { message: 'Not now' }) : { changes: [], next: null }));
    await unfold();
    await screen.findByText('Not now');
    down = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Nothing has been changed yet.');
  });

  it('are not offered to those who may not ask', async () => {
    openScreen(
      <>
        <FoldedHistory record="horse" id="h1" labels={{}} />
        <p>below</p>
      </>,
      { as: { type: 'INS', codes: ['STAFF_CAN_ACCESS_HORSE_LIST'] } },
    );
    await screen.findByText('below');
    expect(screen.queryByText('Changes')).toBeNull();
  });
});
