import fc from 'fast-check';
import { add, fold, insert, remove, update, type Change, type ReadTable, type Row, type RowChange } from './changes.js';

const table: ReadTable = { name: 'lesson', key: 'lesson_id' };
const step = (...changes: Change[]) => fold(changes).get(table)?.get('a');

describe('folding changes of one row', () => {
  it('merges later settings into the insert', () =>
    expect(
      step(
        insert(table, { lesson_id: 'a', title: 'Old', used: 1 }),
        update(table, 'a', { title: 'New' }),
        add(table, 'a', { used: 2 }),
      ),
    ).toEqual({ inserted: true, removed: false, set: { lesson_id: 'a', title: 'New', used: 3 }, add: {} }));
  it('sums additions and keeps them apart from settings', () =>
    expect(
      step(add(table, 'a', { used: 1 }), update(table, 'a', { title: 'New' }), add(table, 'a', { used: -3 })),
    ).toEqual({ inserted: false, removed: false, set: { title: 'New' }, add: { used: -2 } }));
  it('lets a setting overrule additions made before it', () =>
    expect(step(add(table, 'a', { used: 1 }), update(table, 'a', { used: 5 }))).toEqual({
      inserted: false,
      removed: false,
      set: { used: 5 },
      add: {},
    }));
  it('forgets everything that was done to a removed row', () =>
    expect(
      step(update(table, 'a', { title: 'New' }), remove(table, 'a'), update(table, 'a', { title: 'Ghost' })),
    ).toEqual({ inserted: false, removed: true, set: {}, add: {} }));
  it('replaces a removed row by a new one', () =>
    expect(step(remove(table, 'a'), insert(table, { lesson_id: 'a', title: 'Again' }))).toEqual({
      inserted: true,
      removed: true,
      set: { lesson_id: 'a', title: 'Again' },
      add: {},
    }));
});

function oneByOne(rows: Map<string, Row>, changes: Change[]) {
  for (const change of changes) {
    if ('insert' in change) rows.set(String(change.insert.lesson_id), { ...change.insert });
    else if ('remove' in change) rows.delete(change.key);
    else {
      const row = rows.get(change.key);
      if (!row) continue;
      Object.assign(row, change.set);
      for (const [column, amount] of Object.entries(change.add ?? {})) row[column] = Number(row[column]) + amount;
    }
  }
  return rows;
}

function inOneStep(rows: Map<string, Row>, folded: Map<string, RowChange>) {
  for (const [key, change] of folded) {
    if (change.removed) rows.delete(key);
    if (change.inserted) rows.set(key, { ...change.set });
    const row = rows.get(key);
    if (!row || change.inserted || change.removed) continue;
    Object.assign(row, change.set);
    for (const [column, amount] of Object.entries(change.add)) row[column] = Number(row[column]) + amount;
  }
  return rows;
}

it('one folded step equals the changes one by one, whatever their order', () => {
  const key = fc.constantFrom('a', 'b');
  const anyChange: fc.Arbitrary<Change> = fc.oneof(
    key.chain((id) => fc.integer({ max: 9, min: 0 }).map((used) => update(table, id, { used }))),
    key.chain((id) => fc.integer({ max: 3, min: -3 }).map((used) => add(table, id, { used }))),
    key.map((id) => remove(table, id)),
    key.map((id) => insert(table, { lesson_id: id, used: 0 })),
  );
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 12 }), fc.subarray(['a', 'b']), (changes, present) => {
      // An insert of a row that exists would be refused by the database, so histories never hold one.
      const alive = new Set(present);
      const possible = changes.filter((change) => {
        const id = 'insert' in change ? String(change.insert.lesson_id) : change.key;
        if ('insert' in change) return !alive.has(id) && alive.add(id);
        if ('remove' in change) alive.delete(id);
        return true;
      });
      const before = () => new Map(present.map((id) => [id, { lesson_id: id, used: 1 } as Row]));
      expect(inOneStep(before(), fold(possible).get(table) ?? new Map())).toEqual(oneByOne(before(), possible));
    }),
  );
});
