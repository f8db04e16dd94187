import { busyBarn, type BusyBarn } from '../support/busy-barn.js';
import { sharedApp, type TestApp } from '../support/test-app.js';

const HOSTILE = '<script>alert(1)</script>';

describe('what makes no sense', () => {
  let app: TestApp;
  let barn: BusyBarn;
  beforeAll(async () => {
    app = await sharedApp();
    barn = await busyBarn(app, 'Maplewood');
  });

  it('is stored as the text it is where any text may stand', async () => {
    const name = `'; drop table rider; --`;
    const { body } = await app.call(barn.admin, 'POST', 'horses/create', { name, desc: HOSTILE });
    expect(body.horse).toMatchObject({ horse_name: name, desc: HOSTILE });
    expect(
      (await app.call(barn.admin, 'GET', 'horses/getHorsesAll', { search: `'; drop table r` })).body.horses,
    ).toHaveLength(1);
    expect(
      (await app.call(barn.admin, 'GET', 'horses/getHorsesAll', { search: '%drop%rider%' })).body.horses,
    ).toHaveLength(0);
  });

  it.each(['{"a":', '[]', '"text"', '5', 'null', ''])('is refused when the body is %p', async (payload) => {
    const { status } = await app.call(barn.admin, 'POST', 'horses/create', payload, {
      'content-type': 'application/json',
    });
    expect(status).toBe(400);
  });

  it('is refused as an idempotency key', async () => {
    for (const key of ['', 'x'.repeat(201)])
      expect(
        (await app.call(barn.admin, 'POST', 'horses/create', { name: 'Bella' }, { 'idempotency-key': key })).body,
      ).toMatchObject({ status: 400, errors: [{ field: 'Idempotency-Key' }] });
  });

  it('has one shape when it is refused', async () => {
    for (const answer of [
      await app.call(barn.admin, 'GET', 'no/such/call'),
      await app.call(undefined, 'GET', 'options/index'),
      await app.call(barn.family, 'POST', 'horses/create', {}),
      await app.call(barn.admin, 'POST', 'horses/create', {}),
      await app.call(barn.admin, 'GET', `rest/horses/${barn.newId()}`),
    ])
      expect(answer.body).toMatchObject({
        status: answer.status,
        code: expect.any(String),
        message: expect.any(String),
      });
  });
});
