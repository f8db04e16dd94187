import { browserThatPushes } from '@leadline/api-client/testing/push-browser';
import { fireEvent, screen } from '@testing-library/react';
import type { Answers } from '@/testing/server';
import { openScreen } from '@/testing/staff';
import { DeviceNotifications } from './DeviceNotifications';

type Browser = ReturnType<typeof browserThatPushes>;

const kinds = [{ kind: 'own_lessons', name: 'Your lessons', says: 'When one is moved.', wanted: 1 }];
const onClose = () => undefined;
const open = (devices: Browser['device'][] = [], more: Answers = {}) =>
  openScreen(<DeviceNotifications onClose={onClose} />, {
    as: { type: 'INS' },
    answers: { 'push_devices/index': () => ({ public_key: 'BPublic', devices, kinds }), ...more },
  });
const button = (name: string) => screen.findByRole('button', { name });

describe('notifications on a device of the staff', () => {
  let browser: Browser | undefined;
  const having = (...begin: Parameters<typeof browserThatPushes>) => (browser = browserThatPushes(...begin));
  afterEach(() => {
    browser?.put();
    browser = undefined;
  });

  it('are nothing where the browser has none', async () => {
    open();
    await screen.findByText(/^This browser shows no notifications/);
  });

  it('say where the browser blocks them', async () => {
    having({ permission: 'denied' });
    open();
    await screen.findByText(/^This browser blocks notifications/);
  });

  it('ask only after a tap, and are on then', async () => {
    const { asked, device } = having();
    const devices: Browser['device'][] = [];
    open(devices, {
      'push_devices/add': () => {
        devices.push(device);
        return { device_id: device.device_id };
      },
    });
    const on = await button('Switch on…');
    expect(asked).toEqual([]);
    fireEvent.click(on);
    await button('Send a test');
    expect(asked).toEqual(['permission', 'subscribe BPublic']);
  });

  it('are tried, chosen by kind and switched off', async () => {
    const { device, subscribed } = having({ permission: 'granted' });
    subscribed();
    const devices = [device];
    const { calls } = open(devices, {
      'push_devices/test': () => ({ outcome: 'taken' }),
      'push_devices/wish': () => ({ kind: 'own_lessons', wanted: 0 }),
      'push_devices/remove': () => {
        devices.length = 0;
        return { removed: 1 };
      },
    });
    fireEvent.click(await button('Send a test'));
    await screen.findByText('Sent. It appears on this device in a moment.');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Your lessons' }));
    await screen.findByText('Not shown any more: Your lessons');
    fireEvent.click(await button('Switch off'));
    await button('Switch on…');
    expect(calls.find(({ path }) => path === 'push_devices/wish')?.body).toEqual({ kind: 'own_lessons', wanted: 0 });
  });

  it('are taken from another device after a question', async () => {
    const { device } = having();
    const tablet = { ...device, device_id: 'd-tablet', label: 'Chrome on Android', endpoint_hash: 'other' };
    const { calls } = open([tablet], { 'push_devices/remove': () => ({ removed: 1 }) });
    fireEvent.click(await button('Remove Chrome on Android…'));
    expect(calls.map(({ path }) => path)).not.toContain('push_devices/remove');
    fireEvent.click(await button('Remove it'));
    await screen.findByText('Removed: Chrome on Android');
  });
});
