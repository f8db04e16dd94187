import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { shop } from '../../src/modules/billing/test/shop.js';
import { multipart } from '../support/multipart.js';
import { png } from '../support/pictures.js';
import type { SignedIn } from '../support/requests.js';
import { NOW, testApp, type OwnApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';

const LOGO = png(300, 120);
const OTHER = png(200, 200, 30);
const MOST_BYTES = 524_288;
const PREFERENCES = {
  can_use_invoices: 1,
  sends_e_invoices: 1,
  tax_number: 'ATU12345678',
  tax_percent: 0.13,
  email: 'office@maplehill.test',
};

describe('the logo of a barn', () => {
  let app: OwnApp, barn: TestBarn, other: TestBarn, folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'leadline-logo-'));
    app = await testApp({ dataDir: folder });
    app.clock.set(NOW);
    other = await app.barn();
  });
  beforeEach(async () => void (barn = await app.barn({ preferences: PREFERENCES })));
  afterAll(async () => {
    await app.stop();
    rmSync(folder, { recursive: true });
  });

  const upload = (content: Buffer, who: SignedIn = barn.admin) => {
    const { payload, headers } = multipart([{ name: 'file', filename: 'logo.png', content }]);
    return app.call(who, 'POST', 'farms/uploadLogo', payload, headers);
  };
  const remove = (who: SignedIn = barn.admin) => app.call(who, 'POST', 'farms/removeLogo', {});
  const current = async (who: SignedIn = barn.admin) => (await app.call(who, 'GET', 'farms/logo')).body.logo;
  const content = (id: string, who: SignedIn | undefined = barn.admin) =>
    app.app.inject({ url: `/api/farms/logo/${id}`, headers: who && { authorization: `Bearer ${who.token}` } });
  const stored = ({ farmId } = barn) => {
    const place = path.join(folder, 'files', farmId, 'logo');
    return existsSync(place) ? readdirSync(place) : [];
  };
  const said = async () =>
    (
      await app.owner<{ data: object }[]>`
        select data from event where farm_id = ${barn.farmId} and type = 'farms.LogoChanged' order by position`
    ).map(({ data }) => data);

  it('is kept, said by its size, and handed out as it came', async () => {
    expect(await current()).toBeNull();
    const { status, body } = await upload(LOGO);
    expect(status).toBe(200);
    const { id } = body.logo;
    expect(body.logo).toEqual({
      id,
      content_type: 'image/png',
      size: LOGO.length,
      width: 300,
      height: 120,
      url: `/api/farms/logo/${id}`,
    });
    expect(await current()).toEqual(body.logo);
    const answer = await content(id);
    expect(answer.rawPayload.equals(LOGO)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(await said()).toEqual([{ logoId: id }]);
  });

  it('is one, however often it is sent, and the one before it is gone with its picture', async () => {
    const [first, again] = [await upload(LOGO), await upload(LOGO)];
    expect(again.body).toEqual(first.body);
    const { id } = (await upload(OTHER)).body.logo;
    expect(stored()).toEqual([id]);
    expect((await content(first.body.logo.id)).statusCode).toBe(404);
    expect(await said()).toEqual([{ logoId: first.body.logo.id }, { logoId: id }]);
  });

  it('is removed with its picture, and removing none is done, too', async () => {
    const { id } = (await upload(LOGO)).body.logo;
    expect(await remove()).toMatchObject({ status: 200, body: { logo: null } });
    expect(await remove()).toMatchObject({ status: 200, body: { logo: null } });
    expect([await current(), stored()]).toEqual([null, []]);
    expect((await content(id)).statusCode).toBe(404);
    expect(await said()).toEqual([{ logoId: id }, { logoId: null }]);
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 400],
    ['a PDF', Buffer.from('%PDF-1.7\n'), 400],
    ['a GIF', Buffer.from('GIF89a........'), 400],
    ['torn', LOGO.subarray(0, 20), 400],
    ['too wide', png(2001, 20), 400],
    ['empty', Buffer.alloc(0), 400],
    ['a byte too large', Buffer.concat([LOGO, Buffer.alloc(MOST_BYTES + 1 - LOGO.length)]), 413],
  ])('is refused by its field where it is %s, and leaves nothing', async (_, bytes, status) => {
    expect((await upload(bytes)).body).toMatchObject({ status, errors: [{ field: 'file' }] });
    expect([await current(), stored()]).toEqual([null, []]);
  });

  it('may be as large as its limit', async () =>
    expect((await upload(Buffer.concat([LOGO, Buffer.alloc(MOST_BYTES - LOGO.length)]))).status).toBe(200));

  it('is its administrators’ alone, and nothing to another barn', async () => {
    const { id } = (await upload(LOGO)).body.logo;
    for (const who of [barn.instructor, barn.family]) {
      for (const answer of [await upload(OTHER, who), await remove(who), await app.call(who, 'GET', 'farms/logo')])
        expect(answer.status).toBe(403);
      expect((await content(id, who)).statusCode).toBe(403);
    }
    expect((await content(id, other.admin)).statusCode).toBe(404);
    expect((await app.app.inject({ url: `/api/farms/logo/${id}` })).statusCode).toBe(401);
    await remove(other.admin);
    expect([await current(other.admin), (await current()).id, stored(other)]).toEqual([null, id, []]);
  });

  /** The pictures of a PDF by their width, as it says of itself. */
  const pictures = (pdf: unknown) => {
    const text = String(pdf);
    expect(text.slice(0, 5)).toBe('%PDF-');
    return [...text.matchAll(/\/Subtype ?\/Image\b[^>]*?\/Width (\d+)/g)].map(([, width]) => Number(width));
  };

  it('stands on every paper about money, small, and on none without it; a picture that is lost leaves its place', async () => {
    const office = shop(barn);
    const line = { product_id: (await office.newProduct()).id, student_id: barn.family.studentIds[0] };
    const invoice = (await office.sell(line, { invoice: 1 })).payment;
    const receipt = (await office.sell(line, { payment_method: 'cash' })).payment;
    const { personId } = barn.family;
    const voucher = await app.call(barn.admin, 'POST', 'vouchers/sell', {
      account_holder_id: personId,
      amount: 50,
      payment_method: 'cash',
    });
    const papers: [string, object][] = [
      ['payments/paper', { payment_id: invoice.id }],
      ['payments/paper', { payment_id: receipt.id }],
      ['payments/statementPaper', { person_id: personId, from: '2026-11-01', until: '2026-11-30' }],
      ['vouchers/paper', { voucher_id: voucher.body.id }],
      ['till/paper', { day: '2026-11-24' }],
    ];
    const printed = () =>
      Promise.all(
        papers.map(async ([call, query]) => (await app.call(barn.admin, 'GET', call, query)).body as unknown),
      );
    for (const pdf of await printed()) expect(pictures(pdf)).toEqual([]);
    const plain = (await printed()).map((pdf) => String(pdf).length);
    await upload(LOGO);
    const papersWithLogo = await printed();
    for (const pdf of papersWithLogo) expect(pictures(pdf)).toEqual([300]);
    expect(String(papersWithLogo[0])).toContain('(factur-x.xml)');
    papersWithLogo.forEach((pdf, n) => expect(String(pdf).length - plain[n]!).toBeLessThan(10_000));
    rmSync(path.join(folder, 'files', barn.farmId, 'logo'), { recursive: true });
    expect(pictures((await printed())[1])).toEqual([]);
  });
});
