import { fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { SetupPage } from '@/features/setup/SetupPage';
import { Page } from '@/testing/server';
import { openScreen } from '@/testing/staff';
import SetupList from '.';

const ten = {
  id: 'd1',
  product_name: '10 lessons',
  product_desc: null,
  product_price: 450,
  product_count: 10,
  coverage: 'lessons',
  per_week: null,
  expires_in: 180,
  validity_unit: 'day',
  is_tracked: 1,
  purchase_online: 0,
  new_customers_only: 0,
  is_shared: 0,
  price_from: 0,
  is_auto: 0,
  renew_day_of_month: null,
  tax_percent: null,
  fee: null,
  is_active: 1,
  program_names: null,
};

const openPackage = async (details: object = {}) => {
  const { calls } = openScreen(
    <Routes>
      <Route path="/setup" element={<SetupPage />}>
        <Route path="*" element={<SetupList />} />
      </Route>
    </Routes>,
    {
      at: '/setup/packages/packageform/d1',
      answers: {
        'rest/products': () => new Page([{ ...ten, ...details }]),
        'rest/products/d1': () => ({ ...ten, ...details }),
        'history/index': () => ({ changes: [], next: null }),
        'PUT rest/products/d1': ({ body }) => ({ ...ten, ...details, ...(body as object), warnings: [] }),
      },
    },
  );
  const form = within(await screen.findByRole('complementary', { name: 'Edit Current Package' }));
  await form.findByDisplayValue('10 lessons');
  const choose = async (name: RegExp, option: string) => {
    fireEvent.mouseDown(form.getByRole('combobox', { name }));
    fireEvent.click(await screen.findByRole('option', { name: option }));
  };
  const saved = async () => {
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('changes to 10 lessons saved');
    return calls.find(({ method }) => method === 'PUT')?.body;
  };
  return { form, choose, saved };
};

describe('a package', () => {
  it('names the lessons that it pays for (C02)', async () => {
    const { form, choose, saved } = await openPackage();
    await choose(/Pays for/, 'Private lessons');
    await choose(/On whose horses/, 'On riders’ own horses');
    fireEvent.change(form.getByRole('spinbutton', { name: /Minutes of a lesson/ }), { target: { value: '45' } });
    expect(await saved()).toEqual({ price_class: 'private', lesson_horses: 'own', lesson_minutes: 45 });
  });

  it.each([
    [{ validity_unit: 'never' }, 'no expiry'],
    [{ validity_unit: 'term' }, 'until the end of the term'],
    [{ validity_unit: 'date', valid_until: '2027-06-30' }, /^until .*30 Jun 2027$/],
    [{ validity_unit: 'month', expires_in: 3 }, '3 months'],
  ])('says in the list how long it is valid: %j (R165)', async (validity, said) => {
    await openPackage(validity);
    await screen.findByRole('cell', { name: said });
  });

  it('covers so many lessons a week instead of a number of them', async () => {
    const { form, choose, saved } = await openPackage();
    await choose(/Covers/, 'So many lessons a week');
    fireEvent.change(form.getByRole('spinbutton', { name: /Lessons a week/ }), { target: { value: '2' } });
    expect(await saved()).toEqual({ coverage: 'weekly', per_week: 2 });
  });

  it.each([
    [{ coverage: 'weekly', per_week: 2, product_count: 0 }, '2 a week'],
    [{ coverage: 'unlimited', product_count: 0 }, 'unlimited'],
    [{ is_shared: 1 }, '10 shared'],
  ])(
    'says in the list what it covers, where that is not a number of lessons for one rider: %j',
    async (covering, said) => {
      await openPackage(covering);
      await screen.findByRole('cell', { name: said });
    },
  );

  it('is sold by a unit, or from a lowest price', async () => {
    const { form, saved } = await openPackage();
    fireEvent.change(form.getByRole('textbox', { name: /Price is per/ }), { target: { value: 'km' } });
    fireEvent.click(form.getByRole('switch', { name: /Is it the lowest price/ }));
    expect(await saved()).toEqual({ price_unit: 'km', price_from: 1 });
  });
  it('says in the list what its price is for', async () => {
    await openPackage({ price_unit: 'km', price_from: 1 });
    await screen.findByRole('cell', { name: 'from $450.00 per km' });
  });

  it('is offered to new customers only', async () => {
    const { form, saved } = await openPackage();
    fireEvent.click(form.getByRole('switch', { name: /For new customers only/ }));
    expect(await saved()).toEqual({ new_customers_only: 1 });
  });

  it('is shared by the riders of a family', async () => {
    const { form, saved } = await openPackage();
    fireEvent.click(form.getByRole('switch', { name: /Shared by the riders of a family/ }));
    expect(await saved()).toEqual({ is_shared: 1 });
  });

  it('says beside its programs which these are (C02)', async () => {
    await openPackage({ price_class: 'semi_private', lesson_minutes: 45 });
    await screen.findByText(/Pays for lessons of every program: semi-private lessons · 45 min\./);
  });
});
