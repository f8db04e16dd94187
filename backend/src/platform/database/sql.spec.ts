import fc from 'fast-check';
import { render, sqlTag } from './sql.js';

const sql = sqlTag(() => Promise.reject(new Error('not run')));

describe('SQL templates', () => {
  it('bind every value, however it looks', () =>
    fc.assert(
      fc.property(fc.string(), (text) =>
        expect(render(sql`select * from horse where horse_name = ${text}`)).toEqual({
          text: 'select * from horse where horse_name = $1',
          values: [text],
        }),
      ),
    ));
  it('number the parameters of nested pieces in order', () => {
    const active = sql`is_active = ${true}`;
    expect(render(sql`select * from (${sql`select ${1}::int as n`}) x where ${active} and n = ${2}`)).toEqual({
      text: 'select * from (select $1::int as n) x where is_active = $2 and n = $3',
      values: [1, true, 2],
    });
  });
  it('quote names', () =>
    expect(render(sql`select ${sql('desc')} from ${sql('a"b')}`).text).toBe('select "desc" from "a""b"'));
  it('spell out an insert of one row or several', () => {
    expect(render(sql`insert into horse ${sql({ horse_name: 'Biscuit', tack: null })}`)).toEqual({
      text: 'insert into horse ("horse_name", "tack") values ($1, $2)',
      values: ['Biscuit', null],
    });
    expect(render(sql`insert into horse ${sql([{ a: 1 }, { a: 2 }])}`)).toEqual({
      text: 'insert into horse ("a") values ($1), ($2)',
      values: [1, 2],
    });
  });
  it('spell out an update, leaving out what is undefined', () =>
    expect(render(sql`update horse set ${sql({ a: 1, b: undefined })} where c = ${3}`)).toEqual({
      text: 'update horse set "a" = $1 where c = $2',
      values: [1, 3],
    }));
  it('spell out the values of an in', () =>
    expect(render(sql`where a in ${sql([1, 2])}`)).toEqual({ text: 'where a in ($1, $2)', values: [1, 2] }));
  it('spell out column names', () =>
    expect(render(sql`select ${sql(['id', 'desc'])} from horse where a in ${sql(['x'])}`)).toEqual({
      text: 'select "id", "desc" from horse where a in ($1)',
      values: ['x'],
    }));
  it('send JSON as JSON and arrays as arrays', () =>
    expect(render(sql`select ${sql.json([{ a: 1 }])}, ${['x', 'y']}`).values).toEqual(['[{"a":1}]', ['x', 'y']]));
  it('join lists of pieces', () =>
    expect(render(sql`where ${[sql`a = ${1}`, sql`and b = ${2}`]}`)).toEqual({
      text: 'where a = $1 and b = $2',
      values: [1, 2],
    }));
  it('refuse undefined instead of binding null', () =>
    expect(() => render(sql`select ${undefined}`)).toThrow('undefined was given'));
});
