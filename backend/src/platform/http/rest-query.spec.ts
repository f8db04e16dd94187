import { Refusal } from '../errors/refusal.js';
import { restPageOf, type RestQuery } from './rest-query.js';

const list = { resource: 'horses', columns: ['horse_name', 'is_active'], defaultSort: 'horse_name' };
const page = (query: RestQuery) => restPageOf(query, list);

describe('the query of a list', () => {
  it('is the first 25 rows in the usual order unless told', () =>
    expect(page({})).toEqual({
      conditions: [],
      search: undefined,
      first: 0,
      length: 25,
      sortBy: 'horse_name',
      descending: false,
    }));
  it('takes a range, a column and a direction', () =>
    expect(page({ range: '[25,49]', sort: '["id","DESC"]' })).toMatchObject({
      first: 25,
      length: 25,
      sortBy: 'id',
      descending: true,
    }));
  it('takes a thousand rows at once, and a single one', () => {
    expect(page({ range: '[0,999]' }).length).toBe(1000);
    expect(page({ range: '[7,7]' })).toMatchObject({ first: 7, length: 1 });
  });
  it('narrows columns to a value or to one of several', () =>
    expect(page({ filter: '{"is_active":1,"id":["a","b"],"horse_name":true}' }).conditions).toEqual([
      { column: 'is_active', values: ['1'] },
      { column: 'id', values: ['a', 'b'] },
      { column: 'horse_name', values: ['true'] },
    ]));
  it('searches for text, also for a number', () => {
    expect(page({ filter: '{"q":"bis"}' })).toMatchObject({ search: 'bis', conditions: [] });
    expect(page({ filter: '{"q":7}' }).search).toBe('7');
  });

  it.each([
    ['range', '[10,5]'],
    ['range', '[0,1000]'],
    ['range', '[0,1e300]'],
    ['range', '[1e300,1e300]'],
    ['range', '[10000001,10000001]'],
    ['range', '[-1,5]'],
    ['range', '[0.5,5]'],
    ['range', '[0]'],
    ['range', '[0,1,2]'],
    ['range', '["0","5"]'],
    ['range', '{"first":0}'],
    ['range', 'null'],
    ['range', '[0,'],
    ['sort', '["colour","ASC"]'],
    ['sort', '["horse_name"]'],
    ['sort', '["horse_name","UP"]'],
    ['sort', '["horse_name","ASC","id"]'],
    ['sort', '[["horse_name"],"ASC"]'],
    ['sort', '"horse_name"'],
    ['sort', 'horse_name'],
    ['filter', '[]'],
    ['filter', 'null'],
    ['filter', '"bis"'],
    ['filter', '{'],
    ['filter', '{"colour":"bay"}'],
    ['filter', '{"__proto__":"bay"}'],
    ['filter', '{"horse_name":{}}'],
    ['filter', '{"horse_name":null}'],
    ['filter', '{"horse_name":[["Biscuit"]]}'],
    ['filter', '{"q":{"a":1}}'],
    ['filter', '{"q":["a"]}'],
    ['filter', '{"q":null}'],
    ['filter.horse_name', '{"horse_name":"\\u0000"}'],
  ])('refuses the %s %s and names the field', (field, text) => {
    const attempt = () => page({ [field.split('.')[0] as string]: text });
    expect(attempt).toThrow(Refusal);
    expect(attempt).toThrow(
      expect.objectContaining({ kind: 'invalid_input', errors: [expect.objectContaining({ field })] }),
    );
  });
});
