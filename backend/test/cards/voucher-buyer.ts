import { ChangePreference } from '../../src/modules/farms/commands/change-preference.js';
import { proofOf, publicIdOf } from '../enquiries/stranger.js';
import type { PayingBarn, Till } from './till.js';

/** Somebody without a login who buys a gift voucher on the public page. */
export async function voucherBuyer({ app }: Till, { barn, enter }: PayingBarn) {
  const public_id = await publicIdOf(barn);
  const strange = (path: string, body: object, headers: Record<string, string> = {}) =>
    app.call(undefined, 'POST', `public/${path}`, { public_id, ...body }, headers);
  const handedOut = () => app.call(undefined, 'GET', 'public/voucherForm', { public_id });
  const later = (ms: number) => app.clock.set(new Date(app.clock.now().getTime() + ms));
  /** Handed out, read for a minute, and the sum done. */
  const form = async (own: object = {}) => {
    const { body } = await handedOut();
    later(60_000);
    const proof = proofOf(body.stamp, body.proof_bits);
    const who = { first_name: 'Nora', last_name: 'Lindqvist', email: 'nora@home.test' };
    return { stamp: body.stamp as string, proof, amount: 50, ...who, given_to: 'Ida', message: 'Ride well!', ...own };
  };
  const ordered = async (own: object = {}) => {
    const filled = await form(own);
    const { status, body } = await strange('orderVoucher', filled);
    expect([status, body]).toEqual([200, body]);
    return { filled, stamp: filled.stamp, total: body.total as number, body };
  };
  const begun = async (own: object = {}) => {
    const order = await ordered(own);
    const { stamp, total } = order;
    const { status, body } = await strange('payVoucher', { stamp, total });
    expect([status, body]).toEqual([200, body]);
    return { ...order, intent: body as { id: string; client_secret: string; status: string } };
  };
  const bought = async (own: object = {}) => {
    const order = await begun(own);
    await enter(order.intent);
    const { status, body } = await strange('voucherPaid', { stamp: order.stamp, reference: order.intent.id });
    expect([status, body]).toEqual([200, { result: 'sold' }]);
    return order;
  };
  const set = (field: string, value: unknown) => barn.run(ChangePreference, { field, value });
  /** Paid twice, because the fee was another one in between; answers with what came second. */
  const paidTwice = async () => {
    const { stamp, intent } = await begun();
    await set('stripe_convenience_fee', 0);
    const second = (await strange('payVoucher', { stamp, total: 5000 })).body as typeof intent;
    for (const one of [intent, second]) await enter(one);
    await strange('voucherPaid', { stamp, reference: intent.id });
    return { stamp, first: intent, second };
  };
  return { strange, handedOut, later, form, ordered, begun, bought, set, paidTwice };
}
