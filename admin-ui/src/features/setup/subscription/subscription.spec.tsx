import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { refuse, type Answers } from '@/testing/server';
import { openScreen } from '@/testing/staff';
import { SessionGate } from '@/app/shell/SessionGate';
import { Status } from './Status';
import SubscriptionPage from './SubscriptionPage';
import { TrialBanner } from './TrialBanner';

const plan = {
  plan_id: 'price_1',
  customer_id: 'cus_1',
  name: 'Leadline Monthly',
  description: 'Leadline, paid monthly',
  amount: 49,
  currency: 'CAD',
  interval: 'month',
};
const trial = { eqo_stripe_customer_id: 'cus_1', eqo_stripe_plan_id: 'price_1', eqo_subscription_id: null };
type Own = Record<string, string | null>;
const barnOf = (own: Own) => ({
  farmDefaults: { farm_id: 'f1', farm_name: 'Maple Hill', time_zone: 'America/Toronto', ...trial, ...own },
  currentUser: { person_id: 'p1', person_name: 'Maya' },
});

/** The provider's script, as far as the form uses it: a card whose number ends in 2 is refused. */
const provider = (typed: { card: string }) => () => ({
  elements: () => ({ create: () => ({ mount: () => undefined, on: () => undefined, destroy: () => undefined }) }),
  createPaymentMethod: () =>
    Promise.resolve(
      typed.card.endsWith('2')
        ? { error: { message: 'Your card number is incomplete.' } }
        : { paymentMethod: { id: `pm_${typed.card}` } },
    ),
});

const open = (own: Own = {}, answers: Answers = {}) => {
  const typed = { card: '4241' };
  Object.assign(globalThis, { Stripe: provider(typed) });
  const shown = openScreen(
    <SessionGate>
      <TrialBanner />
      <Routes>
        <Route path="/setup/preferences/paymentSubscriptions" element={<SubscriptionPage />} />
        <Route path="/setup/preferences" element={<p>Settings</p>} />
      </Routes>
    </SessionGate>,
    {
      at: '/setup/preferences/paymentSubscriptions',
      answers: {
        'farms/farmDefaults': () => barnOf(own),
        'payments/getStripePlanDescription': () => ({ plan }),
        'payments/getPublicStripeKey': () => ({ publicKey: 'pk_1', script_url: 'https://subscriptions.test/v3/' }),
        'payments/createSubscription': () => ({ subscription: { id: 'sub_1' } }),
        'farms/createSubscription': () => ({ farmDefaults: barnOf({ eqo_subscription_id: 'sub_1' }).farmDefaults }),
        ...answers,
      },
    },
  );
  const posted = () => shown.calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
  return { ...shown, typed, posted };
};
const subscribe = async (name = 'Maya Reyes') => {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Subscribe' });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.change(screen.getByLabelText(/Name on the card/), { target: { value: name } });
  fireEvent.click(button);
};
const BANNER = /^You are currently using the 14 day free trial subscription\. To update to a paid subscription/;

afterEach(() => document.head.querySelectorAll('script').forEach((script) => script.remove()));

/** As a browser does, having fetched it. */
const scriptLoads = () =>
  waitFor(() => expect(document.head.querySelector('script')?.dispatchEvent(new Event('load'))).toBe(true));

describe('the barn’s subscription', () => {
  it('says what it costs, is made with a card, noted, and ends the banner (R185, R186, R257)', async () => {
    const { posted, address } = open();
    await screen.findByText(BANNER);
    await scriptLoads();
    await screen.findByText(/^CAD\s49\.00 each month, charged to this card now/);
    await subscribe();
    await screen.findByText('Your subscription to the product was successful. Your status is now live.');
    expect(posted()).toEqual([
      ['payments/createSubscription', { customerId: 'cus_1', paymentMethodId: 'pm_4241', priceId: 'price_1' }],
      ['farms/createSubscription', { eqo_subscription_id: 'sub_1', eqo_stripe_plan_id: 'price_1' }],
    ]);
    expect(screen.queryByText(BANNER)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(address()).toBe('/setup/preferences');
  });

  it('is not made with a card that the form or the bank refuses, in their words', async () => {
    const { posted, typed } = open(
      {},
      { 'payments/createSubscription': () => refuse(409, { message: 'Your card was declined.' }) },
    );
    typed.card = '4242';
    await subscribe();
    await screen.findByText('Your card number is incomplete.');
    screen.getByText('Payment Failed');
    expect(posted()).toEqual([]);
    typed.card = '4241';
    await subscribe();
    await screen.findByText('Your card was declined.');
    expect(posted().map(([path]) => path)).toEqual(['payments/createSubscription']);
  });

  it('is left by cancel', async () => {
    const { address } = open();
    fireEvent.click(await screen.findByRole('button', { name: 'cancel' }));
    await screen.findByText('Settings');
    expect(address()).toBe('/setup/preferences');
  });

  it('wants a name', async () => {
    const { posted } = open();
    await subscribe(' ');
    await screen.findByText('The name on the card is required');
    expect(posted()).toEqual([]);
  });

  it.each([
    ['no plan', { 'payments/getStripePlanDescription': () => ({ plan: null }) }],
    ['no cards', { 'payments/getPublicStripeKey': () => ({ publicKey: null, script_url: null }) }],
  ])('is not offered where there is %s', async (_, answers) => {
    open({}, answers);
    await screen.findByText('There is nothing to subscribe to yet. Everything works, and nothing is charged.');
  });

  it('is there already', async () => {
    open({ eqo_subscription_id: 'sub_1' });
    await screen.findByText(/^This barn has a subscription/);
    expect(screen.queryByText(BANNER)).toBeNull();
  });

  it.each(['eqo_stripe_customer_id', 'eqo_stripe_plan_id'])('has no banner without %s (R185)', async (id) => {
    open({ [id]: null });
    await screen.findByText('Leadline Monthly');
    expect(screen.queryByText(BANNER)).toBeNull();
  });
});

describe('its status', () => {
  const show = (own: Own) => openScreen(<Status {...trial} {...own} />);
  it.each([
    [{}, 'Free Trial', ['Subscribe', 'Manage Payment Method']],
    [{ eqo_subscription_id: 'sub_1' }, 'Live', ['Manage Payment Method']],
    [{ eqo_stripe_customer_id: null }, 'Free Trial', []],
  ])('with %j is %s and offers %j (R052, R187)', async (own, status, offers) => {
    show(own);
    await screen.findByText(status);
    const shown = [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')];
    expect(shown.map(({ textContent }) => textContent)).toEqual(offers);
  });

  it('says why the provider’s page does not open (R187)', async () => {
    openScreen(<Status {...trial} />, {
      answers: { 'payments/stripePortal': () => refuse(503, { message: 'Not now' }) },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Manage Payment Method' }));
    await screen.findByText('Not now');
  });
});
