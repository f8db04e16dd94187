import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addToCart, clearCart } from '../../components/cart';
import { openPage, withBarn } from '../../testing/family';
import { longName } from '../../testing/rows';
import { session, registered, due, may, barnWith, open } from '../../testing/sessions';
import { refuse } from '../../testing/server';

const card = async (name = 'Winter session') => within(await screen.findByRole('listitem', { name }));
const registerFor = async () =>
  fireEvent.click(await screen.findByRole('link', { name: 'Register for Winter session' }));

beforeEach(clearCart);

describe('what a family may register for', () => {
  // R148
  it('is listed with days, price, section, package and the places that are left', async () => {
    open(barnWith([session()]));
    const winter = await card();
    for (const text of [
      '$120.00',
      'Tue 25 Nov – 9 Dec 2036 · 16:00–17:00',
      'Beginners · 3 lessons',
      '3 of 8 places left',
      'Bring gloves',
      '3 lessons to come',
      'Tue 2 Dec',
    ])
      winter.getByText(text);
  });
  it('may be for one day, free and without a limit, and have a name of sixty letters', async () => {
    const camp = {
      first_date: '2036-11-25',
      last_date: '2036-11-25',
      dates: ['2036-11-25'],
      endtime: '2036-11-25 17:00',
    };
    open(barnWith([session({ ...camp, title: longName, product_price: 0, max_enrollment: null, available: null })]));
    const winter = await card(longName);
    winter.getByText('Tue 25 Nov 2036 · 16:00–17:00');
    winter.getByText('Free');
    expect(winter.queryByText(/place/)).toBeNull();
  });
  // R146
  it('is not offered once it is full, nor to whom is in it', async () => {
    open(
      barnWith(
        [session({ available: 0 }), session({ id: 'camp', title: 'Camp' })],
        [registered({ lesson_date_time_series_id: 'camp' })],
      ),
    );
    const winter = await card();
    winter.getByText('Full');
    expect(winter.queryByRole('link', { name: /^Register/ })).toBeNull();
    const camp = await card('Camp');
    camp.getByText('Anna Kowalska is registered');
    fireEvent.click(camp.getByRole('link', { name: 'Register for Camp' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Register' }));
    await sheet.findByRole('checkbox', { name: 'Ben Kowalski' });
    expect(sheet.queryByRole('checkbox', { name: 'Anna Kowalska' })).toBeNull();
  });
  it('says that there is nothing, and where the barn registers by itself', async () => {
    open(barnWith([]));
    await screen.findByRole('heading', { name: 'Nothing to register for at the moment' });
  });
  it('is the barn’s to do where it lets no family register, without asking the server', async () => {
    const { calls } = open({ ...barnWith([session()]), ...withBarn({ clients_can_register: 0 }) });
    await screen.findByRole('heading', { name: 'Maple Hill registers riders in person' });
    screen.getByRole('link', { name: /^Ask the barn/ });
    expect(calls.map(({ name }) => name)).not.toContain('lesson_date_time_series/getRegistrationList');
  });
  it.each([
    [1, 1],
    [0, 0],
  ])('is found from home where the setting is %s', async (clients_can_register, links) => {
    openPage('', withBarn({ clients_can_register, clients_can_buy_online: 1 } as object));
    await screen.findByRole('link', { name: 'Buy Package or Lessons' });
    expect(screen.queryAllByRole('link', { name: 'Registration' })).toHaveLength(links);
  });
});

describe('a family registers', () => {
  // F12 R148
  it('two riders together, and the cart says for which session each package is, until it is paid', async () => {
    const { sent } = open({
      ...barnWith([session()]),
      'payments/createPaymentIntentAndCustomer': () => refuse(409, 'Enough for today'),
    });
    await registerFor();
    const sheet = within(await screen.findByRole('dialog', { name: 'Register' }));
    await sheet.findByText(
      /^Anna will have a place in all 3 lessons to come\. 3 lessons, \$120\.00, goes into the cart\.$/,
    );
    fireEvent.click(sheet.getByRole('checkbox', { name: 'Ben Kowalski' }));
    sheet.getByText(/\$120\.00 each, goes into the cart\.$/);
    fireEvent.click(sheet.getByRole('button', { name: 'Register Anna and Ben' }));
    await screen.findByText('Anna and Ben are registered in Winter session');
    expect(sent('addStudentToRegistration')).toEqual([{ series_id: 'winter', student_ids: ['s-anna', 's-ben'] }]);
    const winter = await card();
    await waitFor(() => expect(winter.getAllByText('in the cart')).toHaveLength(2));
    fireEvent.click(await screen.findByRole('link', { name: 'Cart' }));
    const cart = within(await screen.findByRole('dialog', { name: 'Cart' }));
    expect(cart.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '3 lessons for AnnaRegistration: Winter session$120.00',
      '3 lessons for BenRegistration: Winter session$120.00',
    ]);
    fireEvent.click(await cart.findByRole('link', { name: 'Pay Now' }));
    await screen.findByText('Enough for today');
    expect(sent('payments/createPaymentIntentAndCustomer')).toMatchObject([
      { item_details: [due('s-anna'), due('s-ben')], total: 24_000 },
    ]);
  });
  it('and pays at the barn where that sells nothing online', async () => {
    open({ ...barnWith([session()]), ...withBarn({ ...may, clients_can_buy_online: 0 }) });
    await registerFor();
    await screen.findByText(/3 lessons, \$120\.00, is paid at the barn\.$/);
    fireEvent.click(screen.getByRole('button', { name: 'Register Anna' }));
    await (await card()).findByText('to be paid at the barn');
    expect(screen.queryByRole('region', { name: 'Cart' })).toBeNull();
  });
  it.each(['Session is already full', 'student is already registered in this session'])(
    'and reads why not: %s (R146)',
    async (message) => {
      open({ ...barnWith([session()]), addStudentToRegistration: () => refuse(409, message) });
      await registerFor();
      fireEvent.click(await screen.findByRole('button', { name: 'Register Anna' }));
      expect((await screen.findByRole('alert')).textContent).toBe(message);
      expect(sessionStorage.getItem('leadline.cart')).toBe('[]');
    },
  );
  it('not without choosing who rides, nor what is full by now or gone', async () => {
    open(barnWith([session(), session({ id: 'camp', title: 'Camp', available: 0 })]), '/winter');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Anna Kowalska' }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Register' }).disabled).toBe(true);
  });
  it.each([
    ['/camp', 'Session is already full'],
    ['/gone', 'This is no longer open for registration.'],
    ['/winter/leave/s-ben', 'Nobody of yours is registered here.'],
  ])('%s says “%s”', async (at, text) => {
    open(barnWith([session(), session({ id: 'camp', title: 'Camp', available: 0 })]), at);
    await screen.findByText(text);
  });
});

describe('who is registered', () => {
  it('pays for the session, and nobody whom the barn has taken out of it meanwhile', async () => {
    const line = (studentId: string) => ({ productId: 'three', studentId, sessionId: 'winter' });
    addToCart(line('s-anna'), line('s-ben'));
    const { sent } = open(barnWith([session()], [registered()]));
    await screen.findByText('1 package');
    expect(sent('items/quote')).toMatchObject([{ item_details: [{ student_id: 's-anna' }] }]);
  });
  // F12
  it('can still be paid for, until that has been done', async () => {
    open(
      barnWith(
        [session()],
        [registered(), registered({ student_id: 's-ben', person_name: 'Ben Kowalski', billed: 1 })],
      ),
    );
    const winter = await card();
    fireEvent.click(await winter.findByRole('button', { name: 'To the cart: Winter session for Anna Kowalska' }));
    await winter.findByText('in the cart');
    expect(winter.queryByRole('button', { name: /Ben/ })).toBeNull();
    expect(winter.queryByRole('link', { name: /^Register/ })).toBeNull();
  });
  it('leaves, knowing what that means, and does not pay for it (F12 R148)', async () => {
    const { sent } = open(barnWith([session()], [registered()]));
    const winter = await card();
    fireEvent.click(await winter.findByRole('button', { name: /^To the cart/ }));
    fireEvent.click(winter.getByRole('link', { name: 'Remove Anna Kowalska from Winter session' }));
    await screen.findByText(
      'Anna Kowalska gives up all 3 lessons to come of Winter session. What pays for them is free again; a package that was bought stays.',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Remove Anna Kowalska' }));
    await screen.findByText('Anna Kowalska is no longer registered in Winter session');
    expect(sent('deleteStudentRegistration')).toEqual([
      { series_id: 'winter', student_id: 's-anna', seen_outcome_key: 'cancels 3' },
    ]);
    expect(sessionStorage.getItem('leadline.cart')).toBe('[]');
    await waitFor(() => expect(winter.queryByText('Anna Kowalska is registered')).toBeNull());
  });
});

describe('a session with terms', () => {
  const too_young = 'This session is for riders from 8 to 12 years; on Tue 25 Nov the rider is 7.';

  it('says for whom it is, what to bring, and why one of the family cannot join', async () => {
    const terms = { ages: 'from 8 to 12 years', what_to_bring: 'A helmet and boots' };
    const refused = { lesson_date_time_series_id: 'winter', student_id: 's-anna', reason: too_young };
    open(barnWith([session(terms)], [], [refused]));
    const winter = await card();
    winter.getByText('For riders from 8 to 12 years');
    winter.getByText('What to bring: A helmet and boots');
    winter.getByText(`Anna: ${too_young}`);
    await registerFor();
    const sheet = within(await screen.findByRole('dialog', { name: 'Register' }));
    await sheet.findByRole('checkbox', { name: 'Ben Kowalski' });
    expect(sheet.queryByRole('checkbox', { name: 'Anna Kowalska' })).toBeNull();
  });

  it('that has begun says what is left of it and what that costs, before', async () => {
    open(barnWith([session({ lessons: 6, lessons_left: 3, price_now: 60 })]));
    const winter = await card();
    winter.getByText('It has begun: 3 of 6 lessons are left, and only they are paid for.');
    winter.getByText('$60.00');
    await registerFor();
    await screen.findByText(/3 lessons, \$60\.00 for 3 of 6 lessons, goes into the cart\.$/);
  });

  it('whose price is the lowest says so, and is paid at the barn', async () => {
    open(barnWith([session({ price_from: 1 })]));
    (await card()).getByText('from $120.00');
    await registerFor();
    await screen.findByText(/3 lessons, from \$120\.00, is paid at the barn\.$/);
  });

  it('puts what a late rider pays into the cart, and asks its price for the session', async () => {
    addToCart({ productId: 'three', studentId: 's-anna', sessionId: 'winter' });
    const { sent } = open(barnWith([session()], [registered({ price: 60 })]));
    await screen.findByText('1 package');
    expect(sent('items/quote')).toMatchObject([{ item_details: [{ registration_title: 'Winter session' }] }]);
    fireEvent.click(await screen.findByRole('link', { name: 'Cart' }));
    const cart = within(await screen.findByRole('dialog', { name: 'Cart' }));
    expect(cart.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '3 lessons for AnnaRegistration: Winter session$60.00',
    ]);
  });

  describe('for which the barn answers', () => {
    const asks = session({ needs_approval: 1 });
    const waits = registered({ state: 'asked', billed: 1 });

    it('holds a place and takes no money before', async () => {
      open({
        ...barnWith([asks]),
        addStudentToRegistration: () => ({
          counts: [asks],
          stu: [waits],
          not_for: [],
          waiting: [],
          item_details: [],
          warnings: [],
        }),
      });
      await registerFor();
      await screen.findByText(
        'A place is held for Anna until the barn has answered, which it does by mail. ' +
          '3 lessons, $120.00, is paid once the barn has said yes.',
      );
      fireEvent.click(screen.getByRole('button', { name: 'Ask for Anna' }));
      await screen.findByText('A place is held in Winter session for Anna');
      expect(sessionStorage.getItem('leadline.cart')).toBe('[]');
    });

    it('says who waits, who can withdraw', async () => {
      const { sent } = open(barnWith([asks], [waits]));
      const winter = await card();
      winter.getByText('Anna Kowalska: a place is held until the barn has answered');
      expect(winter.queryByRole('button', { name: /^To the cart/ })).toBeNull();
      fireEvent.click(winter.getByRole('link', { name: 'Withdraw Anna Kowalska from Winter session' }));
      await screen.findByText(/is free for others again/);
      fireEvent.click(screen.getByRole('button', { name: 'Withdraw Anna Kowalska' }));
      await screen.findByText('The place for Anna Kowalska is not held any more');
      expect(sent('deleteStudentRegistration')).toEqual([{ series_id: 'winter', student_id: 's-anna' }]);
    });
  });

  it('that is left says which lesson counts as used, before', async () => {
    open({
      ...barnWith([session()], [registered()]),
      'deleteStudentRegistration/preview': () => ({
        free: 1,
        late: [
          { scheduled_date: '2036-11-25', sentence: 'Inside 24 hours: the lesson counts as used.' },
          { scheduled_date: '2036-12-02', sentence: 'Families cannot cancel lessons here, so it stays booked.' },
        ],
        outcome_key: 'cancels 1 2xCNM',
      }),
    });
    fireEvent.click((await card()).getByRole('link', { name: 'Remove Anna Kowalska from Winter session' }));
    await screen.findByText(/gives up the lesson to come of Winter session/);
    screen.getByText('Tue 25 Nov is inside the barn’s notice. Inside 24 hours: the lesson counts as used.');
    screen.getByText('Tue 2 Dec is inside the barn’s notice. Families cannot cancel lessons here, so it stays booked.');
  });
});
