import { fireEvent, screen, within } from '@testing-library/react';
import { longName, openStory } from '@/testing/staff';
import { Full, WithList } from './record.stories';

describe('the page of a record', () => {
  it('opens its first tab at its own address', async () => {
    const { address } = await openStory(Full, { at: '/horsehome/h1/' });
    expect(address()).toBe('/horsehome/h1/details');
  });

  it('has an address for each tab, and names the open one', async () => {
    const { address } = await openStory(Full);
    const strip = await screen.findByRole('navigation', { name: longName });
    fireEvent.click(within(strip).getByRole('link', { name: /^Notes/ }));
    await screen.findByText('What was noted');
    expect(address()).toBe('/horsehome/h1/notes');
    expect(within(strip).getByRole('link', { current: 'page' }).textContent).toBe('Notes3');
  });

  it('shows what is known, a nought too, and leaves out what is not', async () => {
    await openStory(Full);
    const about = await screen.findByRole('complementary', { name: `About ${longName}` });
    expect(within(about).getByText('0')).toBeTruthy();
    expect(within(about).queryByText('Tack')).toBeNull();
    expect(within(about).getByRole('link', { name: 'owner@example.com' }).getAttribute('href')).toBe(
      'mailto:owner@example.com',
    );
  });

  it('leads back to its list, where that may be opened', async () => {
    await openStory(WithList);
    fireEvent.click(await screen.findByRole('link', { name: 'Horses' }));
    await screen.findByText('All horses');
  });
});
