import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beginViewing, homeOf, readViewing } from '@leadline/api-client';
import { ResourceList } from '@/ui/list/ResourceList';
import { aHorse, horsesBeside } from '@/testing/horses';
import { Page, refuse, type Answers } from '@/testing/server';
import { openScreen } from '@/testing/staff';
import { Shell } from './Shell';
import { SideMenu } from './SideMenu';
import { ViewingBanner } from './ViewingBanner';

const open = (type: 'SPR' | 'STU', answers: Answers = {}) =>
  openScreen(<Shell>a barn’s page</Shell>, { at: '/superuser', as: { type }, answers });

describe('whoever sees the product as a role', () => {
  it('is told so on every page, and finds the way back', async () => {
    beginViewing({ token: '', roleName: 'Groom' });
    openScreen(<ViewingBanner />);
    await screen.findByText('You see what “Groom” opens. Nothing can be changed.');
    fireEvent.click(screen.getByRole('button', { name: 'Back to your own view' }));
    expect(readViewing()).toBeNull();
  });

  it('or as the super user a barn, is told that its history says so', async () => {
    beginViewing({ token: '', farmName: 'Maple Hill' });
    openScreen(<ViewingBanner />);
    await screen.findByText('You see Maple Hill, which its history says. Nothing can be changed.');
    fireEvent.click(screen.getByRole('button', { name: 'Back to your own view' }));
    expect(readViewing()).toBeNull();
  });

  it('is nobody who sees it as themselves', async () => {
    openScreen(
      <>
        <ViewingBanner />
        <p>a page</p>
      </>,
    );
    await screen.findByText('a page');
    expect(screen.queryByRole('button', { name: 'Back to your own view' })).toBeNull();
  });
});

describe('whoever is no staff of a barn', () => {
  it('as the super user lands on the platform’s page, and asks nothing of a barn', async () => {
    const { calls } = open('SPR', {
      'super/jobs/failed': () => ({ jobs: [] }),
      'super/health': () => ({
        database: { answered_in_ms: 1, megabytes: 1, barns_behind: 0 },
        queues: [],
        mails_failed_today: 0,
      }),
      'farms/farmList': () => ({ farms: [], total: 0 }),
    });
    await screen.findByRole('heading', { name: 'Platform' });
    await screen.findByText(/^Nothing was given up/);
    expect(screen.queryByText('This page is not open to you')).toBeNull();
    expect(screen.getByRole('link', { name: 'Logout' }).getAttribute('href')).toBe('/logout');
    expect(new Set(calls.map(({ path }) => path))).toEqual(
      new Set(['super/jobs/failed', 'super/health', 'farms/farmList']),
    );
  });

  it('as a family is shown the way to its own pages', async () => {
    open('STU');
    const own = await screen.findByRole('link', { name: 'Go to your own pages' });
    expect(own.getAttribute('href')).toBe('/clienthome/p1/account');
    // R018
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    expect(screen.queryByText('a barn’s page')).toBeNull();
  });
});

describe('signing in', () => {
  it.each([
    ['ADM', '/admin/daysheet'],
    ['INS', '/admin/staffhome/p7/schedule'],
    ['STU', '/clienthome/p7/account'],
    ['SPR', '/admin/superuser'],
  ] as const)('leads %s to %s (R005)', (user_type_code, to) => {
    const claims = { sub: 'u', role_id: null, username: 'u', farm_id: null, exp: 0 };
    expect(homeOf({ ...claims, user_type_code, user_person_id: 'p7' })).toBe(to);
  });
});

describe('whoever loses a permission while its screen is open', () => {
  it('is told by the next click, and the menu offers it no longer', async () => {
    let codes = ['STAFF_CAN_ACCESS_HORSE_LIST'];
    openScreen(
      <>
        <SideMenu narrow={false} />
        <ResourceList list={horsesBeside} />
      </>,
      {
        at: '/horses',
        as: { type: 'INS' },
        answers: {
          'vusers/getUserPermissions': () => ({ codes }),
          'rest/horses': () =>
            codes.length ? new Page([aHorse()]) : refuse(403, { message: 'You are not allowed to do this.' }),
        },
      },
    );
    const color = await screen.findByRole('button', { name: 'Color' });
    screen.getByRole('link', { name: 'Horses' });
    codes = [];
    fireEvent.click(color);
    await screen.findByText('This page is not open to you');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Horses' })).toBeNull());
  });
});
