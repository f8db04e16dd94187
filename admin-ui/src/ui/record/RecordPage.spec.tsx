import { Route, Routes } from 'react-router-dom';
import { fireEvent, screen, within } from '@testing-library/react';
import { longName, openScreen } from '@/testing/staff';
import { Facts } from './Facts';
import { RecordPage } from './RecordPage';

const tabs = [
  { to: '/horsehome/h1/details', label: 'Details' },
  { to: '/horsehome/h1/notes', label: 'Notes', count: 3 },
];

const horse = (list?: { to: string; label: string }) => (
  <Routes>
    <Route
      path="/horsehome/:id"
      element={
        <RecordPage
          list={list}
          name={longName}
          address="/horsehome/h1"
          tabs={tabs}
          summary={
            <Facts
              facts={[
                { label: 'Height', value: '15.2' },
                { label: 'Email', value: 'owner@example.com', as: 'email' },
                { label: 'Tack', value: '' },
                { label: 'Rides', value: 0 },
              ]}
            />
          }
        />
      }
    >
      <Route path="details" element={<p>What it is like</p>} />
      <Route path="notes" element={<p>What was noted</p>} />
    </Route>
    <Route path="/horses" element={<p>All horses</p>} />
  </Routes>
);

describe('the page of a record', () => {
  it('opens its first tab at its own address', async () => {
    const { address } = openScreen(horse(), { at: '/horsehome/h1/' });
    await screen.findByText('What it is like');
    expect(address()).toBe('/horsehome/h1/details');
  });

  it('has an address for each tab, and names the open one', async () => {
    const { address } = openScreen(horse(), { at: '/horsehome/h1/details' });
    const strip = await screen.findByRole('navigation', { name: longName });
    fireEvent.click(within(strip).getByRole('link', { name: /^Notes/ }));
    await screen.findByText('What was noted');
    expect(address()).toBe('/horsehome/h1/notes');
    expect(within(strip).getByRole('link', { current: 'page' }).textContent).toBe('Notes3');
  });

  it('shows what is known, a nought too, and leaves out what is not', async () => {
    openScreen(horse(), { at: '/horsehome/h1/details' });
    const about = await screen.findByRole('complementary', { name: `About ${longName}` });
    expect(within(about).getByText('0')).toBeTruthy();
    expect(within(about).queryByText('Tack')).toBeNull();
    expect(within(about).getByRole('link', { name: 'owner@example.com' }).getAttribute('href')).toBe(
      'mailto:owner@example.com',
    );
  });

  it('leads back to its list, where that may be opened', async () => {
    openScreen(horse({ to: '/horses', label: 'Horses' }), { at: '/horsehome/h1/details' });
    fireEvent.click(await screen.findByRole('link', { name: 'Horses' }));
    await screen.findByText('All horses');
  });
});
