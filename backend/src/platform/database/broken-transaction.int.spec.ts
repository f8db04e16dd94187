import { sharedApp } from '../../../test/support/test-app.js';

describe('a transaction that a statement broke', () => {
  it('fails with what broke it, whichever of its statements is heard first', async () => {
    const app = await sharedApp();
    const { farmId } = await app.barn();
    const asked = app.barns.read(farmId, async (sql) => {
      await sql`select 1 / ${0}::int as none`.catch(() => undefined);
      return sql`select ${1}::int as one`;
    });
    await expect(asked).rejects.toMatchObject({ code: '22012' });
  });
});
