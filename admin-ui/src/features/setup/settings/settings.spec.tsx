import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { settings } from '@leadline/api-client';
import { refuse, type Answers } from '@/testing/server';
import { openScreen } from '@/testing/staff';
import { SessionGate } from '@/app/shell/SessionGate';
import ConnectedPage from './ConnectedPage';
import SettingsPage from './SettingsPage';

const farm = {
  ...Object.fromEntries(settings.map(({ name, kind }) => [name, kind === 'flag' ? 0 : null])),
  farm_name: 'Maple Hill',
  time_zone: 'America/Toronto',
  cancel_notice_hours: 24,
  makeup_expiry_days: 30,
  tax_percent: 0.13,
  min_time: '07:00',
  default_calendar_view: 'week',
  client_cancel_default_action: 'CWP',
};

/** The server with a barn's settings, which it keeps. */
const open = (own: object = {}, answers: Answers = {}, at = '/') => {
  let now: object = { ...farm, ...own };
  return openScreen(
    <SessionGate>
      <SettingsPage />
    </SessionGate>,
    {
      at,
      answers: {
        'farms/farmDefaults': () => ({ farmDefaults: now, currentUser: { person_id: 'p1', person_name: 'Maya' } }),
        'payments/nextReminders': () => ({ has_steps: 0 }),
        'farms/updateFarmPreferencesClient': ({ body }) => {
          const { field, value } = body as { field: string; value: unknown };
          now = { ...now, [field]: value };
          return { farmDefaults: now };
        },
        ...answers,
      },
    },
  );
};
const saved = (calls: ReturnType<typeof open>['calls']) =>
  calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
/** By what its label is for: asking each element of so long a page for its labels takes seconds. */
const ofLabel = (label: HTMLElement) => document.getElementById((label as HTMLLabelElement).htmlFor) as HTMLElement;
const isLabel = { selector: 'label' };
const field = (label: string) => ofLabel(screen.getByText(label, isLabel));
const findField = async (label: string) => ofLabel(await screen.findByText(label, isLabel));
const lineOf = (label: string) => field(label).closest<HTMLElement>('.setting') as HTMLElement;

describe('the settings', () => {
  it('stand in the groups of the specification, each with what it does', async () => {
    open();
    const names = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
    expect(names).toEqual([
      'Subscription',
      'Business Information',
      'Daysheet',
      'Booking',
      'Suitability',
      'Package',
      'Clients',
      'Misc',
      'Calendar',
      'Receipt',
      'Accounting',
      'Gift vouchers',
      'Email preferences',
      'Payment reminders',
      'Your website',
      'Card payments',
      'Calendar feeds',
      'API keys',
      'Webhooks',
      'History',
    ]);
    const index = screen.getByRole('navigation', { name: 'Groups of settings' });
    expect(
      within(index)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(names);
    for (const { name, label, about, editableBy } of settings)
      if (editableBy === 'administrator') expect(lineOf(label).textContent).toContain(about);
      else expect(document.getElementById(`setting-${name}`)).toBeNull();
  });

  // R047
  it('save yes and no as soon as it changes, as 1 and 0, say so beside it, and take it back', async () => {
    const { calls } = open();
    await findField('Families cancel');
    const line = within(lineOf('Families cancel'));
    const flag = () => line.getByRole('switch', { name: 'Families cancel' });
    fireEvent.click(flag());
    const mark = line.getByRole('status');
    await waitFor(() => expect(mark.textContent).toContain('Saved'));
    expect(flag()).toHaveProperty('checked', true);
    fireEvent.click(line.getByRole('button', { name: 'Undo the change of Families cancel' }));
    await waitFor(() => expect(mark.textContent).toBe('Undone'));
    expect(flag()).toHaveProperty('checked', false);
    expect(saved(calls)).toEqual([
      { field: 'clients_can_cancel', value: 1 },
      { field: 'clients_can_cancel', value: 0 },
    ]);
  });

  // R047
  it('save a list as soon as it changes, and text when its field is left', async () => {
    const { calls } = open();
    fireEvent.change(await findField('View'), { target: { value: 'month' } });
    const address = field('Address');
    fireEvent.change(address, { target: { value: ' 7 Mill Lane ' } });
    await waitFor(() => expect(saved(calls)).toHaveLength(1));
    fireEvent.blur(address);
    await waitFor(() =>
      expect(saved(calls)).toEqual([
        { field: 'default_calendar_view', value: 'month' },
        { field: 'address', value: '7 Mill Lane' },
      ]),
    );
  });

  it('take back what was typed, too', async () => {
    const { calls } = open();
    const notice = await findField('Notice to cancel');
    fireEvent.change(notice, { target: { value: '48' } });
    fireEvent.blur(notice);
    fireEvent.click(await screen.findByRole('button', { name: 'Undo the change of Notice to cancel' }));
    await screen.findByText('Undone');
    expect(notice).toHaveProperty('value', '24');
    expect(lineOf('Notice to cancel').textContent).toContain('until 24 hours before');
    expect(saved(calls).map((body) => (body as { value: unknown }).value)).toEqual([48, 24]);
  });

  it('say what a number means for families while it is typed', async () => {
    const { calls } = open({ clients_can_cancel: 1 });
    const notice = await findField('Notice to cancel');
    const { textContent } = lineOf('Notice to cancel');
    expect(textContent).toContain('Families will be able to cancel until 24 hours before; later it counts as used.');
    fireEvent.change(notice, { target: { value: '48' } });
    expect(lineOf('Notice to cancel').textContent).toContain('until 48 hours before');
    expect(saved(calls)).toEqual([]);
    fireEvent.keyDown(notice, { key: 'Escape' });
    expect(notice).toHaveProperty('value', '24');
    expect(lineOf('Notice to cancel').textContent).toContain('until 24 hours before');
  });

  // R048
  it.each([
    ['Booking closes', 'Hours before lesson start', 'hours'],
    ['Notice to cancel', 'Hours of notice', 'hours'],
    ['Packages begin', 'Days', 'days'],
    ['Steps of the time picker', 'Minutes', 'minutes'],
  ])('%s says in which unit it is meant', async (label, hint, unit) => {
    open();
    await findField(label);
    expect(lineOf(label).textContent).toContain(hint);
    expect(within(lineOf(label)).getByText(unit)).toBeTruthy();
  });

  // E03 B04
  it('show shares as percent, and send them as fractions', async () => {
    const { calls } = open();
    const tax = await findField('Tax');
    expect(tax).toHaveProperty('value', '13');
    fireEvent.change(tax, { target: { value: '14,975' } });
    expect(lineOf('Tax').textContent).toContain('A price of 100.00 will come to 114.98.');
    fireEvent.blur(tax);
    await waitFor(() => expect(saved(calls)).toEqual([{ field: 'tax_percent', value: 0.14975 }]));
    fireEvent.change(tax, { target: { value: '130' } });
    fireEvent.blur(tax);
    await screen.findByText('“Tax” must be a percentage from 0 to 100');
    expect(saved(calls)).toHaveLength(1);
  });

  // B10
  it('unset what is emptied', async () => {
    const { calls } = open();
    const days = await findField('Makeups expire');
    fireEvent.change(days, { target: { value: '' } });
    fireEvent.blur(days);
    await waitFor(() => expect(saved(calls)).toEqual([{ field: 'makeup_expiry_days', value: null }]));
  });

  it('say a refusal at its line, in the setting’s own name, and keep what was typed', async () => {
    const message = 'cancel_notice_hours must be a whole number from 0 to 720';
    const { calls } = open({}, { 'farms/updateFarmPreferencesClient': () => refuse(400, { message }) });
    const notice = await findField('Notice to cancel');
    fireEvent.change(notice, { target: { value: '9000' } });
    fireEvent.blur(notice);
    const alert = await within(lineOf('Notice to cancel')).findByRole('alert');
    expect(alert.textContent).toBe('“Notice to cancel” must be a whole number from 0 to 720');
    fireEvent.blur(notice);
    expect(saved(calls)).toHaveLength(1);
    expect(notice).toHaveProperty('value', '9000');
    expect(notice.getAttribute('aria-invalid')).toBe('true');
  });

  // B12
  it('ask before the time zone changes, and say what follows', async () => {
    const { calls } = open();
    const zone = await findField('Time zone');
    fireEvent.change(zone, { target: { value: 'America/Vancouver' } });
    const dialog = await screen.findByRole('dialog', { name: 'Time zone: America/Vancouver' });
    expect(dialog.textContent).toContain('16:00 in America/Toronto becomes 16:00 in America/Vancouver');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Keep America/Toronto' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(zone).toHaveProperty('value', 'America/Toronto');
    fireEvent.change(zone, { target: { value: 'America/Vancouver' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Change to America/Vancouver' }));
    await waitFor(() => expect(saved(calls)).toEqual([{ field: 'time_zone', value: 'America/Vancouver' }]));
  });

  it('are searched by any of their words', async () => {
    const { address } = open();
    fireEvent.change(await screen.findByRole('searchbox', { name: 'Search settings' }), {
      target: { value: 'makeup' },
    });
    await waitFor(() => expect(screen.queryByText('Address', isLabel)).toBeNull());
    expect(field('Makeups expire')).toBeTruthy();
    expect(screen.queryByText('Free Trial')).toBeNull();
    expect(address()).toBe('/?q=makeup');
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search settings' }), { target: { value: 'unicorns' } });
    await screen.findByText('No setting is called that');
  });

  it('tell who changed which of them, from what to what, in its own words', async () => {
    const change = {
      position: 9,
      change: 'edited',
      fields: ['cancel_notice_hours'],
      values: [
        { field: 'cancel_notice_hours', was: null, became: '36' },
        { field: 'clients_can_cancel', was: '0', became: '1' },
      ],
      details: [],
      what: '',
      user_type_code: 'ADM',
    };
    open(
      {},
      {
        'history/index': () => ({
          changes: [{ ...change, person_id: 'p1', person_name: 'Maya Reyes', changed_at: '2026-11-24T21:00:00Z' }],
          next: null,
        }),
      },
    );
    const folded = (await screen.findByText('Changes')).closest('details') as HTMLDetailsElement;
    folded.open = true;
    fireEvent(folded, new Event('toggle'));
    const list = await screen.findByText(/Notice to cancel”?:/).then((label) => label.closest('ul') as HTMLElement);
    expect(list.textContent).toMatch(/nothing → .*36.*No → .*Yes/);
    screen.getByText('Maya Reyes');
  });

  // R052
  it.each([
    [null, 'Free Trial'],
    ['sub_1', 'Live'],
  ])('with the subscription %s, the barn is: %s', async (eqo_subscription_id, status) => {
    open({ eqo_subscription_id });
    await screen.findByText(status);
  });

  // R053
  it.each([
    [null, 'Not Connected'],
    ['acct_1', 'Connected'],
  ])('with the card account %s, it is: %s', async (stripe_account_id, status) => {
    open({ stripe_account_id });
    await screen.findByText(status);
  });

  // R003 R053
  it('offer to connect the card account, and say where that cannot be', async () => {
    const { calls } = open({}, { 'payments/getConnectUrl': () => ({ url: null }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Connect' }));
    await screen.findByText('Card payments are not set up on this installation, so no account can be connected.');
    expect(calls.filter(({ path }) => path === 'payments/getConnectUrl')).toHaveLength(1);
  });

  it('offer nothing more once the card account is connected', async () => {
    open({ stripe_account_id: 'acct_1' });
    await screen.findByText('Connected');
    expect(screen.queryByRole('button', { name: 'Connect' })).toBeNull();
  });

  it('are not staff’s', async () => {
    openScreen(
      <SessionGate>
        <SettingsPage />
      </SessionGate>,
      { as: { type: 'INS' } },
    );
    await screen.findByText('This page is not open to you');
  });
});

describe('coming back from the card provider', () => {
  const back = (search: string, answer: unknown = { stripe_account_id: 'acct_1' }) =>
    openScreen(<ConnectedPage />, { at: `/url${search}`, answers: { 'payments/addAccount': () => answer } });
  const sent = (calls: ReturnType<typeof back>['calls']) => calls.filter(({ path }) => path === 'payments/addAccount');

  // R184
  it('confirms the connection once, and leads back to the settings', async () => {
    const { calls, address } = back('?code=ac_1&scope=read_write&state=s1');
    await screen.findByText('Your payment provider account has been successfully connected with the product.');
    expect(sent(calls).map(({ body }) => body)).toEqual([{ code: 'ac_1', state: 's1' }]);
    fireEvent.click(screen.getByRole('link', { name: 'click to return' }));
    await waitFor(() => expect(address()).toBe('/setup/preferences'));
  });

  it('says why nothing was connected', async () => {
    const { calls } = back('?error=access_denied&state=s1');
    await screen.findByText('The card payment provider has connected no account.');
    expect(sent(calls)).toEqual([]);
  });

  it('says what the server refused', async () => {
    back('?code=ac_2&scope=read_write&state=forged', refuse(409, { message: 'Please connect again.' }));
    await screen.findByText('Please connect again.');
    expect(screen.queryByText(/successfully connected/)).toBeNull();
  });
});
