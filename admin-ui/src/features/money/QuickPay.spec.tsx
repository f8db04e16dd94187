import { fireEvent, screen, within } from '@testing-library/react';
import { aRider } from '@/data/day/testing/builders';
import { lessons, open } from '@/features/lessons/edit/testing/open-lesson';
import { refuse, type Answers } from '@/testing/server';

const single = {
  id: 'one',
  product_name: 'Single lesson',
  product_price: 60,
  product_count: 1,
  coverage: 'lessons',
  is_tracked: 1,
};
const ten = { ...single, id: 'ten', product_name: '10 lessons', product_price: 450, product_count: 10 };
const paid = { items: [], payment: { total: 67.8 } };
const title = /^Quick pay: Anna Kowalska, Beginner group, /;

const pay = (own: Answers = {}) =>
  open({
    at: '/calendarGroup/edit/l1/manual/lp1',
    answers: {
      'lessons/index': () => lessons({}, [aRider({ item_id: null, paid: 0 })]),
      'products/index': () => ({ products: [single, ten] }),
      'products/getSectionProduct': () => ({ product: single }),
      'items/quote': () => ({ cartSubtotalWithTax: 67.8 }),
      'items/createMultiple': () => paid,
      ...own,
    },
  });
const sent = ({ calls }: ReturnType<typeof pay>) =>
  calls.filter(({ path }) => path === 'items/createMultiple').map(({ body }) => body);

describe('a lesson that is paid on the spot', () => {
  it('is not paid with a package that counts no lessons', async () => {
    const month = { ...ten, id: 'month', product_name: 'Month', product_count: 0, coverage: 'unlimited' };
    pay({
      'products/index': () => ({ products: [single, month] }),
      'products/getSectionProduct': () => ({ product: month }),
    });
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    const offered = dialog.getAllByRole('option').map(({ textContent }) => textContent);
    expect([offered.includes('Single lesson'), offered.includes('Month')]).toEqual([true, false]);
  });

  it('is paid with the single package of its section (E09 R183 R203)', async () => {
    const opened = pay();
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await dialog.findByText(/^To be paid with tax: .*67\.80/);
    expect(dialog.queryByRole('option', { name: 'Choose' })).toBeNull();
    fireEvent.click(dialog.getByRole('button', { name: 'Save Payment' }));
    await screen.findByText(/^Anna Kowalska has paid .*67\.80/);
    expect(sent(opened)).toMatchObject([
      {
        is_quickpay: 1,
        payment_method: 'cash',
        item_details: [
          {
            product_id: 'one',
            product_price: 60,
            start_count: 1,
            package_start_date: '2026-11-24',
            package_expiry_date: '2026-11-24',
            lesson_person_id: 'lp1',
            student_id: 'st1',
          },
        ],
      },
    ]);
    expect(opened.address()).toBe('/calendarGroup/edit/l1');
  });

  it('asks for package and price where the section has none (R183)', async () => {
    const opened = pay({ 'products/getSectionProduct': () => ({ product: null }) });
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    fireEvent.click(dialog.getByRole('button', { name: 'Save Payment' }));
    await dialog.findByText('package is required');
    expect(sent(opened)).toEqual([]);
    fireEvent.change(dialog.getByRole('combobox', { name: 'Package' }), { target: { value: 'ten' } });
    fireEvent.change(dialog.getByRole('textbox', { name: 'Price' }), { target: { value: '45.50' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save Payment' }));
    await screen.findByText(/^Anna Kowalska has paid /);
    expect(sent(opened)).toMatchObject([
      { item_details: [{ product_id: 'ten', product_price: 45.5, start_count: 1 }] },
    ]);
  });

  it('says why it cannot be paid right now, and can be left', async () => {
    const { address } = pay({ 'products/getSectionProduct': () => refuse(409, { message: 'Not now.' }) });
    const dialog = within(await screen.findByRole('dialog', { name: 'Quick pay: Anna Kowalska' }));
    await dialog.findByText('Not now.');
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await screen.findByRole('complementary', { name: 'Beginner group' });
    expect(address()).toBe('/calendarGroup/edit/l1');
  });
});
