import { fireEvent, screen, within } from '@testing-library/react';
import { anna, holder, leo, openClientHome as open } from './testing/open-client-home';

describe('contact details of an account holder', () => {
  it('have the address, which stands on invoices, and are taken back', async () => {
    const lives = {
      address_street: '12 Elm Street',
      address_line2: null,
      address_postcode: 'N1H 3A1',
      address_town: 'Guelph',
    };
    const account = { ...holder, ...lives, address_region: 'ON', address_country: null };
    const { calls } = open('/clienthome/p1/account/contact', {
      'people/getUserClients': () => ({ currentClient: { ...anna, is_student: 1 }, members: [anna, leo], account }),
      'people/createNewContact': () => ({ client: {}, warnings: [] }),
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Contact Details' }));
    fireEvent.change(dialog.getByLabelText('Street and number'), { target: { value: '14 Elm Street' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('12 Elm Street, N1H 3A1, Guelph, ON');
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone');
    const sent = calls.filter(({ path }) => path === 'people/createNewContact').map(({ body }) => body);
    expect(sent).toEqual(
      ['14 Elm Street', '12 Elm Street'].map((address_street) =>
        expect.objectContaining({ address_street, address_town: 'Guelph', address_country: '' }),
      ),
    );
  });
});
