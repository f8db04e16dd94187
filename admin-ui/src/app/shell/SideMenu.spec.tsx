import { screen, within } from '@testing-library/react';
import { openScreen } from '@/testing/staff';
import { SideMenu } from './SideMenu';

const open = async (as: { type: 'ADM' | 'INS'; codes?: readonly string[] }) => {
  openScreen(<SideMenu narrow={false} />, { as });
  const menu = await screen.findByRole('navigation', { name: 'Main' });
  return within(menu)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
};

describe('the menu', () => {
  it('has for administrators what they have, each at its address (R200)', async () => {
    expect(await open({ type: 'ADM' })).toEqual([
      ['Day Sheet', '/daysheet'],
      ['Calendar', '/calendarGroup/calendar'],
      ['Whiteboard', '/whiteboard'],
      ['Students', '/students'],
      ['Account Holders', '/accounts'],
      ['Horses', '/horses'],
      ['Staff', '/staff'],
      ['Payment Issues', '/paymentIssues'],
      ['Reports', '/reports'],
      ['Admin', '/admin'],
      ['Setup', '/setup'],
      ['FAQ', '/faq'],
      ['Help', '/help'],
      ['Updates', '/updates'],
    ]);
  });

  it.each([
    ['whole', false],
    ['narrow', true],
  ])('says how many payment issues there are: %s', async (_, narrow) => {
    openScreen(<SideMenu narrow={narrow} />, { answers: { 'payments/issues': () => ({ issues: [], size: 3 }) } });
    const link = await screen.findByRole('link', { name: /^Payment Issues ?3$/ });
    expect(within(link).getByText('3')).toBeTruthy();
  });

  it('has for staff without a permission their own home and the help alone (R019, R020)', async () => {
    expect(await open({ type: 'INS' })).toEqual([
      ['Home Page', '/staffhome/p1/schedule'],
      ['Help', '/help'],
    ]);
  });

  it.each([
    ['STAFF_CAN_VIEW_HORSE_AND_CLIENT_NOTES_PAGE', 'Notes', '/notesReview'],
    ['STAFF_CAN_VIEW_GENERAL_REPORTS', 'Reports', '/reports'],
    ['STAFF_CAN_VIEW_CALENDAR', 'Calendar', '/calendarGroup/calendar'],
    ['STAFF_CAN_ACCESS_DAYSHEET', 'Day Sheet', '/daysheet'],
    ['STAFF_CAN_ACCESS_WHITEBOARD', 'Whiteboard', '/whiteboard'],
    ['STAFF_CAN_ACCESS_STUDENT_LIST', 'Students', '/students'],
    ['STAFF_CAN_ACCESS_ACCOUNT_HOLDER_LIST', 'Account Holders', '/accounts'],
    ['STAFF_CAN_ACCESS_HORSE_LIST', 'Horses', '/horses'],
  ])('opens with %s for staff %s (R019)', async (code, label, to) => {
    expect(await open({ type: 'INS', codes: [code] })).toEqual([
      ['Home Page', '/staffhome/p1/schedule'],
      [label, to],
      ['Help', '/help'],
    ]);
  });
});
