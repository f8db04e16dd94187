import { product } from '../test/samples.js';
import { notForThem } from './new-customers.js';

const products = new Map([
  ['trial', product({ productName: 'Trial', newCustomersOnly: true })],
  ['ten', product()],
]);
const line = (productId: string, studentId = 'anna') => ({ productId, studentId });
const refused = (lines: ReturnType<typeof line>[], hasBought = false) =>
  notForThem(lines, products, hasBought).map(({ code, message }) => [code, message]);

describe('a price for new customers only', () => {
  it('is for a family that has bought nothing, once for each rider, beside whatever else it buys', () =>
    expect(refused([line('trial'), line('trial', 'leo'), line('ten'), line('ten')])).toEqual([]));

  it('is not for a family that has bought before', () =>
    expect(refused([line('ten'), line('trial')], true)).toEqual([
      ['new_customers_only', 'Trial is for new customers only, and this family has bought here before.'],
    ]));

  it('is not taken twice for one rider', () =>
    expect(refused([line('trial'), line('trial', 'leo'), line('trial')])).toEqual([
      ['new_customers_once', 'Trial is for new customers only: one for each rider.'],
    ]));
});
