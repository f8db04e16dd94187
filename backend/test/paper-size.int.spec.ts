import { shop } from '../src/modules/billing/test/shop.js';
import { sharedApp, type TestApp } from './support/test-app.js';
import { openOwnGate } from './waivers/own-barn.js';

type Size = 'A4' | 'Letter';

/** Of every page of a PDF, as it says of itself in points: a millimetre is almost three. */
function sizesOf(pdf: string): Size[] {
  const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [width, height]);
  return boxes.map(([width, height]) => {
    const size = [width, height].map((points) => Math.round(Number(points))).join(' × ');
    if (size === '612 × 792') return 'Letter';
    if (size === '595 × 842') return 'A4';
    throw new Error(`A page of ${size}`);
  });
}

describe('the size of a barn’s papers', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await sharedApp();
    app.clock.set('2026-11-24T14:00:00Z');
  });

  it.each<[string, string | null, { own: Size; sent: Size }]>([
    ['is A4 for what it sends (R182), and usual in its country for what it keeps', null, { own: 'Letter', sent: 'A4' }],
    ['is what it says, on every paper', 'Letter', { own: 'Letter', sent: 'Letter' }],
    ['is A4 on every paper where it says so', 'A4', { own: 'A4', sent: 'A4' }],
  ])('%s', async (_, paper_size, { own, sent }) => {
    const barn = await app.barn({ preferences: { can_use_invoices: 1, paper_size } });
    const office = shop(barn);
    const ten = await office.newProduct();
    const line = { product_id: ten.id, student_id: barn.family.studentIds[0] };
    const invoice = (await office.sell(line, { invoice: 1 })).payment;
    const receipt = (await office.sell(line, { payment_method: 'cash' })).payment;
    const { personId } = barn.family;
    const days = { from: '2026-11-01', until: '2026-11-30' };
    const papers: [string, object, Size][] = [
      ['payments/paper', { payment_id: invoice.id }, sent],
      ['payments/paper', { payment_id: receipt.id }, sent],
      ['payments/statementPaper', { person_id: personId, ...days }, sent],
      ['till/paper', { day: '2026-11-24' }, own],
      ['lessons/daysheetPdf', { dbday: '2026-11-24' }, own],
      ['people/personalDataPdf', { person_id: personId }, sent],
    ];
    for (const [call, query, size] of papers) {
      const { status, body } = await barn.call(barn.admin, 'GET', call, query);
      const sizes = status === 200 ? sizesOf(String(body)) : [status, body];
      expect([call, sizes.length > 0, new Set(sizes)]).toEqual([call, true, new Set([size])]);
    }
  });

  it('is another for once where somebody prints on it', async () => {
    const barn = await app.barn({ preferences: { paper_size: 'A4' } });
    const printed: [string, object][] = [
      ['till/paper', { day: '2026-11-24' }],
      ['lessons/daysheetPdf', { dbday: '2026-11-24' }],
    ];
    for (const [call, query] of printed) {
      const { body } = await barn.call(barn.admin, 'GET', call, { ...query, paper: 'Letter' });
      expect([call, new Set(sizesOf(String(body)))]).toEqual([call, new Set(['Letter'])]);
    }
  });

  it('is that of waivers, too', async () => {
    const gate = await openOwnGate();
    gate.app.clock.set('2026-11-20T14:00:00Z');
    const barn = await gate.barn();
    const { id } = await barn.write({});
    const { body } = await barn.sign(barn.family, { id });
    const pdf = async () =>
      Buffer.from(
        (await barn.ask(barn.family, 'waiver/waiverRetrievePdf', { id: body.waiver_id })).body.pdf,
        'base64',
      ).toString('latin1');
    expect(new Set(sizesOf(await pdf()))).toEqual(new Set(['A4']));
    await barn.call(barn.admin, 'POST', 'farms/updateFarmPreferencesClient', { field: 'paper_size', value: 'Letter' });
    expect(new Set(sizesOf(await pdf()))).toEqual(new Set(['Letter']));
    await gate.stop();
  });
});
