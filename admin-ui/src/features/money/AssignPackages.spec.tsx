import { fireEvent, screen, waitFor } from '@testing-library/react';
import { barn, openScreen } from '@/testing/staff';
import type { Answers } from '@/testing/server';
import AssignPackages from './AssignPackages';

const options = {
  horse: [],
  location: [],
  program: [],
  program_type: [],
  section: [],
  tack: [],
  instructor: [],
  task: [],
  role: [],
  student: [
    { id: 's1', name: 'Anna Kowalska', person_id: 'p1' },
    { id: 's2', name: 'Leo Kowalska', person_id: 'p2' },
  ],
  product: [{ id: 'ten', name: '10 lessons', product_price: 450, product_count: 10 }],
};
const open = (own: Answers = {}, settings: object = { can_use_invoices: 1 }) =>
  openScreen(<AssignPackages />, {
    answers: {
      'options/index': () => ({ options }),
      'farms/farmDefaults': () => ({
        farmDefaults: { ...barn, currency_symbol: '$', ...settings },
        currentUser: { person_id: 'me' },
      }),
      ...own,
    },
  });
const pick = (name: string) => {
  const input = screen.getByRole('combobox', { name: 'Students' });
  fireEvent.change(input, { target: { value: name } });
  fireEvent.keyDown(input, { key: 'Enter' });
};

describe('Assign Packages To Students (D15)', () => {
  it('says what will be written, and writes it', async () => {
    const { calls } = open({ 'items/assignToStudents': () => ({ items: 2, invoices: 1, total: 1017 }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Assign' }));
    await screen.findByText('Choose at least one student');
    fireEvent.change(screen.getByRole('combobox', { name: 'Package' }), { target: { value: 'ten' } });
    pick('Anna');
    pick('Leo');
    await screen.findByText(/^2 packages at \$450\.00 before tax\. Each account gets one unpaid invoice/);
    fireEvent.click(screen.getByRole('button', { name: 'Assign' }));
    await screen.findByText('2 packages assigned, 1 invoice of $1,017.00 in all');
    await waitFor(() =>
      expect(calls.find(({ path }) => path === 'items/assignToStudents')?.body).toEqual({
        product_id: 'ten',
        student_ids: ['s1', 's2'],
      }),
    );
  });

  it('says of a price that is for new customers only', async () => {
    const trial = { id: 'trial', name: 'Trial', product_price: 20, product_count: 1, new_customers_only: 1 };
    open({ 'options/index': () => ({ options: { ...options, product: [trial] } }) });
    await screen.findByRole('option', { name: 'Trial' });
    fireEvent.change(screen.getByRole('combobox', { name: 'Package' }), { target: { value: 'trial' } });
    pick('Anna');
    await screen.findByText(/^1 package at \$20\.00 before tax, meant for new customers only\. Each account/);
  });

  it('is not offered where the barn uses no invoices (B16)', async () => {
    open({}, { can_use_invoices: 0 });
    await screen.findByText(/^Packages are assigned on invoices, which this barn does not use/);
    expect(screen.queryByRole('button', { name: 'Assign' })).toBeNull();
  });
});
