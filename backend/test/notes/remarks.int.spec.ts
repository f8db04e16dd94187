import { WriteRemark, type RemarkText } from '../../src/modules/notes/contracts.js';
import { sharedApp, type TestApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';

describe('a remark', () => {
  let app: TestApp;
  let barn: TestBarn;
  beforeAll(async () => {
    app = await sharedApp();
    barn = await app.barn();
  });

  /** What stands at the subjects once texts were written, one command after the other. */
  const standing = async (...commands: RemarkText[][]) => {
    for (const remarks of commands) await barn.run(WriteRemark, { remarks });
    const subjects = commands.flat().map(({ subjectId }) => subjectId);
    const rows = await barn.read(
      (sql) => sql<{ subject_id: string; remark: string }[]>`
        select subject_id, remark from remark where subject_id = any(${subjects})`,
    );
    return new Map(rows.map((row) => [row.subject_id, row.remark]));
  };

  it('replaces what stood there, and is gone when empty', async () => {
    const [a, b] = [barn.newId(), barn.newId()];
    const first = [a, b].map((subjectId) => ({ subjectId, text: 'Bring gloves' }));
    expect(await standing(first, [{ subjectId: a, text: 'Dry' }])).toEqual(
      new Map([
        [a, 'Dry'],
        [b, 'Bring gloves'],
      ]),
    );
    expect(
      await standing([
        { subjectId: a, text: '' },
        { subjectId: b, text: 'Wet' },
      ]),
    ).toEqual(new Map([[b, 'Wet']]));
  });

  it('may go in front, where it stands alone if nothing is there (R059, D14)', async () => {
    const [a, b, c] = [barn.newId(), barn.newId(), barn.newId()];
    const wet = [a, b].map((subjectId) => ({ subjectId, text: 'Wet', inFront: true }));
    expect(
      await standing(
        [a, c].map((subjectId) => ({ subjectId, text: 'Bring gloves' })),
        wet,
        [{ subjectId: c, text: '', inFront: true }],
      ),
    ).toEqual(
      new Map([
        [a, 'Wet previous note: Bring gloves'],
        [b, 'Wet'],
        [c, 'Bring gloves'],
      ]),
    );
  });

  it('is the barn’s own', async () => {
    const subjectId = barn.newId();
    await barn.run(WriteRemark, { remarks: [{ subjectId, text: 'Ours' }] });
    const other = await app.barn();
    await other.run(WriteRemark, { remarks: [{ subjectId, text: '' }] });
    expect((await barn.read((sql) => sql`select 1 from remark where subject_id = ${subjectId}`)).length).toBe(1);
  });
});
