import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { endViewing, readViewing, settings } from '@leadline/api-client';
import { never, promised, refuse, type Answers } from '@/testing/server';
import { longName, openScreen } from '@/testing/staff';
import PlatformPage from './PlatformPage';

const job = {
  id: 'j1',
  queue: 'mail',
  name: 'booked',
  farm_id: 'f1',
  attempts: 5,
  failed_at: '2026-11-24T16:00:00.000Z',
  reason: 'The mail server does not answer',
};
const farm = {
  id: 'f1',
  farm_name: 'Maple Hill',
  is_active: 1,
  country_code: 'CA',
  time_zone: 'America/Toronto',
  email: 'office@maple.test',
  subscription: 'Free Trial',
  created_at: '2026-01-01T00:00:00Z',
  last_sign_in: '2026-11-20T14:00:00Z',
  riders: 48,
  lessons_this_week: 31,
};
const queue = { queue: 'mail', waiting: 0, active: 0, delayed: 0, failed: 0, oldest_waiting_since: null };
const health = {
  database: { answered_in_ms: 3, megabytes: 120, barns_behind: 0 },
  queues: [queue],
  mails_failed_today: 0,
};
const farmDefaults = {
  ...Object.fromEntries(settings.map(({ name, kind }) => [name, kind === 'flag' ? 0 : null])),
  farm_id: 'f1',
  farm_name: 'Maple Hill',
  time_zone: 'America/Toronto',
  currency_code: 'CAD',
  currency_symbol: '$',
  country_code: 'CA',
  makeup_product_id: 'p1',
  is_active: 1,
};
const editor = {
  options_product: [
    { id: 'p1', name: 'Makeup lesson', label: 'Makeup lesson' },
    { id: 'p2', name: 'Rain check', label: 'Rain check' },
  ],
  options_section: [{ id: 's1', name: 'Beginners', label: 'Beginners' }],
  options_plan: [{ id: 'price_1', name: 'Leadline Monthly', label: 'Leadline Monthly' }],
  farmDefaults,
};

const open = (answers: Answers = {}, at = '/superuser') =>
  openScreen(<PlatformPage />, {
    at,
    as: { type: 'SPR' },
    answers: {
      'super/jobs/failed': () => ({ jobs: [] }),
      'super/health': () => health,
      'farms/farmList': () => ({ farms: [farm], total: 1 }),
      'super/index': () => editor,
      'waiver_template/index': () => ({ templates: [] }),
      ...answers,
    },
  });
const sent = (calls: ReturnType<typeof open>['calls']) =>
  calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);

/** Among two hundred fields those who look by label or role look for seconds. */
async function setting(name: string, label: string) {
  return waitFor(() => {
    const field = document.getElementById(`setting-${name}`) as HTMLSelectElement;
    expect([...(field?.labels ?? [])].map(({ textContent }) => textContent)).toEqual([label]);
    return field;
  });
}

// R192
describe('the super user', () => {
  it('is taken to the barns, whatever was asked for (R020)', async () => {
    const { address } = open({}, '/daysheet');
    await screen.findByRole('link', { name: 'Maple Hill' });
    expect(address()).toBe('/superuser');
  });

  it('sees barns as rows, with what goes on in them', async () => {
    open({ 'super/jobs/failed': () => ({ jobs: [job, { ...job, id: 'j2' }, { ...job, id: 'j3', farm_id: 'f2' }] }) });
    const row = (await screen.findByRole('link', { name: 'Maple Hill' })).closest('tr') as HTMLElement;
    await waitFor(() =>
      expect(
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      ).toEqual(['48', '31', expect.stringMatching(/^Fri 20 Nov, \d\d:00$/), 'Free Trial', '2', 'Inactivate']),
    );
    expect(row.textContent).toContain('office@maple.test');
  });

  it('searches barns and shows inactive ones, all in the address', async () => {
    const { calls, address } = open();
    fireEvent.change(await screen.findByRole('searchbox', { name: 'Search barns' }), { target: { value: 'map' } });
    fireEvent.change(screen.getByLabelText('Showing'), { target: { value: 'all' } });
    await waitFor(() => expect(address()).toBe('/superuser?q=map&is_active=all'));
    await waitFor(() =>
      expect(Object.fromEntries(calls.findLast(({ path }) => path === 'farms/farmList')?.query ?? [])).toEqual({
        search: 'map',
        is_active: 'all',
        offset: '0',
        limit: '50',
      }),
    );
  });

  it('turns pages', async () => {
    const { calls } = open({ 'farms/farmList': () => ({ farms: [farm], total: 120 }) });
    await screen.findByText('1–50 of 120');
    fireEvent.click(screen.getByRole('button', { name: 'Later' }));
    await screen.findByText('51–100 of 120');
    expect(calls.findLast(({ path }) => path === 'farms/farmList')?.query.get('offset')).toBe('50');
  });

  it('is told that a search found nothing', async () => {
    open({ 'farms/farmList': () => ({ farms: [], total: 0 }) }, '/superuser?q=unicorns');
    await screen.findByText('No barn is called that');
  });

  // F13
  it('is told what follows before a barn is inactivated, and takes it back', async () => {
    let active = 1;
    const { calls } = open({
      'farms/farmList': () => ({ farms: [{ ...farm, is_active: active }], total: 1 }),
      'farms/updateActivationStatus': ({ body }) => {
        active = (body as { is_active: number }).is_active;
        return { id: 'f1', is_active: active };
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Inactivate Maple Hill' }));
    const dialog = await screen.findByRole('dialog', { name: 'Inactivate Maple Hill?' });
    expect(dialog.textContent).toContain('signed out within a minute');
    expect(sent(calls)).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Inactivate' }));
    await screen.findByText('Maple Hill is inactive');
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByRole('button', { name: 'Inactivate Maple Hill' });
    expect(sent(calls)).toEqual([
      ['farms/updateActivationStatus', { id: 'f1', is_active: 0 }],
      ['farms/updateActivationStatus', { id: 'f1', is_active: 1 }],
    ]);
  });

  // R240
  it('adds a farm', async () => {
    const { calls, address } = open({ 'farms/create': () => ({ farm_id: 'f2' }) });
    fireEvent.click(await screen.findByRole('link', { name: 'Add farm' }));
    fireEvent.change(await screen.findByLabelText('Name'), { target: { value: longName } });
    fireEvent.change(screen.getByLabelText('Contact name'), { target: { value: 'Ada Lovelace' } });
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ada@heath.test' } });
    fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'GB' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('New Farm Saved');
    await waitFor(() => expect(address()).toBe('/superuser'));
    const input = { name: longName, contactName: 'Ada Lovelace', email: 'ada@heath.test', country_code: 'GB' };
    expect(sent(calls)).toEqual([['farms/create', input]]);
  });

  it('shows a farm that was added before the list had come', async () => {
    const lists: unknown[] = [never(), { farms: [{ ...farm, id: 'f2', farm_name: longName }], total: 1 }];
    open({ 'farms/create': () => ({ farm_id: 'f2' }), 'farms/farmList': () => lists.shift() });
    fireEvent.click(await screen.findByRole('link', { name: 'Add farm' }));
    fireEvent.change(await screen.findByLabelText('Name'), { target: { value: longName } });
    fireEvent.change(screen.getByLabelText('Contact name'), { target: { value: 'Ada Lovelace' } });
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ada@heath.test' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('link', { name: longName });
  });

  it('is told at the field why a farm was not added', async () => {
    const message = 'Account creation failed.';
    open({ 'farms/create': () => refuse(409, { message, errors: [{ field: 'email', message }] }) }, '/superuser/add');
    fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'taken@heath.test' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(message);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'taken@heath.test');
  });

  // R241 F16
  it('edits a farm with its lists of products, sections and plans', async () => {
    const { calls } = open(
      {
        'farms/updateFarmPreferences': ({ body }) => {
          const { field, value } = body as { field: string; value: unknown };
          return { farmDefaults: { ...farmDefaults, [field]: value } };
        },
      },
      '/superuser/farms/f1',
    );
    const options = async (name: string, label: string) =>
      [...(await setting(name, label)).options].map(({ textContent }) => textContent);
    expect(await options('makeup_product_id', 'Makeup product')).toEqual(['Makeup lesson', 'Rain check']);
    expect(await options('default_section_id', 'Section of a new event')).toEqual(['–', 'Beginners']);
    expect(await options('eqo_stripe_plan_id', 'Plan')).toEqual(['–', 'Leadline Monthly']);
    fireEvent.change(await setting('eqo_stripe_plan_id', 'Plan'), { target: { value: 'price_1' } });
    await screen.findByText('Saved');
    expect(sent(calls)).toEqual([
      ['farms/updateFarmPreferences', { farm_id: 'f1', field: 'eqo_stripe_plan_id', value: 'price_1' }],
    ]);
    for (const one of settings)
      if (one.editableBy === 'system') expect(document.getElementById(`setting-${one.name}`)).toBeNull();
  });

  it('is told what follows before the currency changes', async () => {
    open({}, '/superuser/farms/f1');
    fireEvent.change(await setting('currency_code', 'Currency'), { target: { value: 'EUR' } });
    const dialog = await screen.findByRole('dialog', { name: 'Currency: EUR' });
    expect(dialog.textContent).toContain('45.00 CAD becomes 45.00 EUR');
  });

  it('creates administrators and program types', async () => {
    const { calls } = open(
      { 'vusers/createAdminAccount': () => ({ user_id: 'u2' }), 'setup/program_types': () => ({ id: 't1' }) },
      '/superuser/farms/f1',
    );
    const part = async (name: string) => within(await screen.findByRole('region', { name }));
    const administrator = await part('Administrator');
    fireEvent.change(administrator.getByLabelText('Name'), { target: { value: 'Grace Hopper' } });
    fireEvent.change(administrator.getByLabelText('Email'), { target: { value: 'grace@maple.test' } });
    fireEvent.click(administrator.getByRole('button', { name: 'Create administrator' }));
    await screen.findByText('Created');
    await waitFor(async () => expect((await part('Administrator')).getByLabelText('Name')).toHaveProperty('value', ''));
    const type = await part('Program type');
    fireEvent.change(type.getByLabelText('Name'), { target: { value: 'Camps' } });
    fireEvent.click(type.getByRole('button', { name: 'Create program type' }));
    await waitFor(() =>
      expect(sent(calls)).toEqual([
        ['vusers/createAdminAccount', { farm_id: 'f1', name: 'Grace Hopper', email: 'grace@maple.test' }],
        ['setup/program_types', { farm_id: 'f1', name: 'Camps', desc: '' }],
      ]),
    );
  });

  it('makes a barn a customer of the card provider, once', async () => {
    const { calls } = open({ 'farms/createEqoStripeCustomer': () => ({ requested: 1 }) }, '/superuser/farms/f1');
    fireEvent.click(await screen.findByRole('button', { name: 'Create payment customer' }));
    expect(await screen.findByRole('button', { name: 'On its way' })).toHaveProperty('disabled', true);
    expect(sent(calls)).toEqual([['farms/createEqoStripeCustomer', { farm_id: 'f1' }]]);
  });

  // A14
  it('looks at a barn after being told what its history will say, and keeps out by Cancel', async () => {
    const { calls } = open({ 'super/enterFarm': () => ({ auth_token: 'barn.body.sign' }) }, '/superuser/farms/f1');
    fireEvent.click(await screen.findByRole('button', { name: 'Look inside Maple Hill' }));
    await screen.findByText('The barn’s history says that somebody of the platform looked, and when.');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(calls)).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Look inside Maple Hill' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Look inside' }));
    await waitFor(() => expect(readViewing()).toEqual({ token: 'barn.body.sign', farmName: 'Maple Hill' }));
    expect(sent(calls)).toEqual([['super/enterFarm', { farm_id: 'f1' }]]);
    endViewing();
  });

  it('looks at no barn that is inactive', async () => {
    const inactive = { ...editor, farmDefaults: { ...farmDefaults, is_active: 0 } };
    open({ 'super/index': () => inactive }, '/superuser/farms/f1');
    await screen.findByRole('button', { name: 'Activate Maple Hill' });
    expect(screen.queryByRole('button', { name: 'Look inside Maple Hill' })).toBeNull();
  });

  it('is told that a barn does not exist', async () => {
    open({ 'super/index': () => refuse(404, { message: 'This barn was not found.' }) }, '/superuser/farms/f9');
    await screen.findByText('This barn was not found.');
  });
});

describe('what runs behind all barns', () => {
  it('stands on top, and what is wrong is marked', async () => {
    const behind = {
      ...queue,
      waiting: 7,
      failed: 2,
      oldest_waiting_since: new Date(Date.now() - 3_600_000).toISOString(),
    };
    open({ 'super/health': () => ({ ...health, queues: [behind], mails_failed_today: 2 }) });
    const waiting = await screen.findByText('7 waiting');
    expect(waiting.closest('.health-wrong')).toBeTruthy();
    expect(waiting.parentElement?.textContent).toContain('the oldest for 60 min · 2 given up');
    expect(screen.getByText('answers in 3 ms').closest('.health-wrong')).toBeNull();
  });

  it('shows that it loads', async () => {
    open({ 'super/jobs/failed': () => promised().promise, 'super/health': () => promised().promise });
    await screen.findByRole('status', { name: 'Loading what was given up' });
    await screen.findByRole('status', { name: 'Loading how the platform is' });
  });

  it('shows what was given up, and has it tried again', async () => {
    let jobs = [job];
    const { calls } = open({
      'super/jobs/failed': () => ({ jobs }),
      'super/jobs/retry': () => {
        jobs = [];
        return { retried: 1 };
      },
    });
    await screen.findByText('The mail server does not answer');
    fireEvent.click(screen.getByRole('button', { name: 'Try booked again' }));
    await screen.findByText('1 job will be tried again');
    await waitFor(() => expect(screen.queryByText('The mail server does not answer')).toBeNull());
    expect(sent(calls)).toEqual([['super/jobs/retry', { ids: ['j1'] }]]);
  });

  it('says what went wrong', async () => {
    open({ 'super/jobs/failed': () => refuse(409, { message: 'The queue is away.' }) });
    await screen.findByText('The queue is away.');
  });
});

describe('the waivers of a barn', () => {
  it('are given by the provider’s id (F05)', async () => {
    let templates: object[] = [];
    const { calls } = open(
      {
        'waiver_template/index': () => ({ templates }),
        'POST waiver_template/create': ({ body }) => {
          templates = [{ ...(body as object), is_active: 1 }];
          return { templates };
        },
      },
      '/superuser/farms/f1',
    );
    const none = await screen.findByText('None yet: its families have nothing to sign.');
    const part = within(none.closest('section') as HTMLElement);
    fireEvent.change(part.getByRole('textbox', { name: /^Template id/ }), { target: { value: 'sw-1' } });
    fireEvent.change(part.getByRole('textbox', { name: /^Title/ }), { target: { value: 'Riding release' } });
    fireEvent.click(part.getByRole('checkbox', { name: /strangers/ }));
    fireEvent.click(part.getByRole('button', { name: 'Create waiver template' }));
    await screen.findByText('Created');
    await screen.findByText('Riding release');
    expect(sent(calls)).toEqual([
      [
        'waiver_template/create',
        { farm_id: 'f1', template_id: 'sw-1', title: 'Riding release', is_public: 1, create_user_account: 0 },
      ],
    ]);
  });
});
