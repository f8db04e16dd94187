import { browserThatPushes } from '@leadline/api-client/testing/push-browser';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage, openPortal, signedIn, withBarn } from '../../testing/family';
import { storeToken } from '@leadline/api-client';
import { pushDevices } from '../../testing/standing';
import { refuse, type Answers } from '../../testing/server';

type Browser = ReturnType<typeof browserThatPushes>;
type Devices = Browser['device'][];

const open = (devices: Devices = [], more: Answers = {}) =>
  openPage('/account', { 'push_devices/index': () => ({ ...pushDevices, devices }), ...more });
const part = () => screen.findByRole('region', { name: 'Notifications on this phone' });
const button = async (name: string) => within(await part()).findByRole('button', { name });

describe('notifications on this phone', () => {
  let browser: Browser | undefined;
  const having = (...begin: Parameters<typeof browserThatPushes>) => (browser = browserThatPushes(...begin));
  afterEach(() => {
    browser?.put();
    browser = undefined;
  });

  it('are nothing where the browser has none, which is said', async () => {
    open();
    await screen.findByText(/^This browser shows no notifications/);
    expect(screen.queryByRole('button', { name: 'Switch on…' })).toBeNull();
  });

  it('need the Home Screen on an iPhone', async () => {
    const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Safari/604');
    open();
    await screen.findByText(/Add to Home Screen/);
    agent.mockRestore();
  });

  it('say where the browser blocks them', async () => {
    having({ permission: 'denied' });
    open();
    await screen.findByText(/^This browser blocks notifications/);
  });

  it('ask only after a tap, and are on then', async () => {
    const { asked, device, ...pushing } = having();
    const devices: Devices = [];
    const { calls } = open(devices, {
      'push_devices/add': () => {
        devices.push(device);
        return { device_id: device.device_id };
      },
    });
    const on = await button('Switch on…');
    expect(asked).toEqual([]);
    fireEvent.click(on);
    await screen.findByText('Notifications are on for this device');
    expect(asked).toEqual(['permission', 'subscribe BPublic']);
    expect(calls.find(({ name }) => name === 'push_devices/add')?.body).toMatchObject({
      endpoint: 'https://push.service.com/own',
      p256dh: 'p256dh',
      auth: 'auth',
    });
    await button('Send a test');
    pushing.put();
  });

  it('stay off where their owner says no', async () => {
    having({ says: 'denied' });
    const { calls } = open();
    fireEvent.click(await button('Switch on…'));
    await screen.findByText(/^Notifications stay off/);
    await screen.findByText(/^This browser blocks notifications/);
    expect(calls.map(({ name }) => name)).not.toContain('push_devices/add');
  });

  it('are tried, told of as the service answers, and switched off', async () => {
    const { device, subscribed, asked } = having({ permission: 'granted' });
    subscribed();
    const devices = [device];
    open(devices, {
      'push_devices/test': () => ({ outcome: 'later' }),
      'push_devices/remove': () => {
        devices.length = 0;
        return { removed: 1 };
      },
    });
    fireEvent.click(await button('Send a test'));
    await screen.findByText(/does not answer now/);
    fireEvent.click(await button('Switch off'));
    await screen.findByText('Notifications are off on this device');
    expect(asked).toEqual(['unsubscribe']);
    await button('Switch on…');
  });

  it('are off where the server knows nothing of this browser', async () => {
    having({ permission: 'granted' }).subscribed();
    open();
    await button('Switch on…');
  });

  it('are chosen by kind, and say where that could not be saved', async () => {
    const { device, subscribed } = having({ permission: 'granted' });
    subscribed();
    const { calls } = open([device], { 'push_devices/wish': () => refuse(500, 'Something went wrong.') });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Lessons changed or cancelled' }));
    await screen.findByRole('alert');
    expect(calls.find(({ name }) => name === 'push_devices/wish')?.body).toEqual({ kind: 'changes', wanted: 0 });
  });

  it('are taken from another device after a question', async () => {
    const { device } = having();
    const tablet = { ...device, device_id: 'd-tablet', label: 'Chrome on Android', endpoint_hash: 'other' };
    const { calls } = open([tablet], { 'push_devices/remove': () => ({ removed: 1 }) });
    fireEvent.click(await button('Remove Chrome on Android…'));
    expect(calls.map(({ name }) => name)).not.toContain('push_devices/remove');
    fireEvent.click(await button('Remove it'));
    await screen.findByText('Removed: Chrome on Android');
    expect(calls.find(({ name }) => name === 'push_devices/remove')?.body).toEqual({ device_id: 'd-tablet' });
  });

  it('are no affair of who only looks', async () => {
    const { calls } = open([], withBarn({}, 'reader'));
    await screen.findByRole('heading', { name: 'Account Information' });
    expect(screen.queryByRole('heading', { name: 'Notifications on this phone' })).toBeNull();
    expect(calls.map(({ name }) => name)).not.toContain('push_devices/index');
  });

  it('end with signing out', async () => {
    having({ permission: 'granted' }).subscribed();
    storeToken(signedIn());
    const { calls } = openPortal('/logout', { 'push_devices/leave': () => ({ removed: 1 }) });
    await screen.findByRole('button', { name: 'Sign in' });
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'push_devices/leave')?.body).toEqual({
        endpoint: 'https://push.service.com/own',
      }),
    );
  });
});
