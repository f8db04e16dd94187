import { fireEvent, screen, within } from '@testing-library/react';
import { openScreen } from '@/testing/staff';
import CareKinds from './CareKinds';
import { careBarn, kinds } from './testing/care';

const open = (as?: { type: 'INS'; codes: string[] }) =>
  openScreen(<CareKinds />, {
    at: '/horsecare/kinds',
    ...(as && { as }),
    answers: {
      'farms/farmDefaults': careBarn,
      'horse_care/kinds': () => ({ kinds }),
      'horse_care/saveKind': ({ body }) => ({ kind: { ...kinds[0], ...(body as object), id: 'farrier' } }),
    },
  });

describe('the kinds of care', () => {
  it('say how often, and which are not in use', async () => {
    open();
    const table = within(await screen.findByRole('table', { name: 'Kinds of care' }));
    table.getByText('every 6 weeks');
    table.getByText('when needed');
    table.getByText('not in use');
    table.getByText('every month');
  });

  it('are added and changed, which is taken back', async () => {
    const { calls } = open();
    fireEvent.click(await screen.findByRole('button', { name: 'Add a kind' }));
    const added = within(await screen.findByRole('dialog', { name: 'Add a kind of care' }));
    fireEvent.click(added.getByRole('button', { name: 'Save' }));
    await added.findByText('The kind of care must have a name');
    fireEvent.change(added.getByLabelText(/^Name/), { target: { value: 'Clipping' } });
    fireEvent.click(added.getByRole('button', { name: 'Save' }));
    await screen.findByText('Clipping added');
    fireEvent.click(await screen.findByRole('button', { name: 'Edit Farrier' }));
    const edited = within(await screen.findByRole('dialog', { name: 'Farrier' }));
    fireEvent.change(edited.getByLabelText('Every'), { target: { value: '8' } });
    fireEvent.click(edited.getByRole('button', { name: 'Save' }));
    await screen.findByText('Farrier saved');
    fireEvent.click((await screen.findAllByRole('button', { name: 'Undo' })).at(-1) as HTMLElement);
    await screen.findByText('Undone');
    expect(calls.filter(({ path }) => path === 'horse_care/saveKind').map(({ body }) => body)).toEqual([
      { care_kind_name: 'Clipping', is_active: 1, every: null, every_unit: null },
      { care_kind_id: 'farrier', care_kind_name: 'Farrier', is_active: 1, every: 8, every_unit: 'week' },
      { care_kind_id: 'farrier', care_kind_name: 'Farrier', is_active: 1, every: 6, every_unit: 'week' },
    ]);
  });

  it('are for administrators', async () => {
    open({ type: 'INS', codes: ['STAFF_CAN_ACCESS_HORSE_LIST'] });
    await screen.findByText('This page is not open to you');
  });
});
