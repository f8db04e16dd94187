import { sqlTag, type Statement } from '../database/sql.js';
import { nameBarn } from './name-barn.js';

const sent: string[] = [];
const sql = sqlTag(async (text) => {
  sent.push(text);
  return Object.assign([], { count: 0 });
});
const FARM = '01930000-0000-7000-8000-0000000000aB';

describe('naming the barn of a transaction', () => {
  beforeEach(() => void sent.splice(0));

  it('sets it for this transaction alone', async () => {
    await (nameBarn(sql, FARM) as Statement);
    expect(sent).toEqual([`set local app.farm_id = '${FARM}'`]);
  });

  it.each([
    '',
    'x',
    `${FARM}'`,
    `'; drop table event; --`,
    `${FARM}'; set role owner; --`,
    ` ${FARM}`,
    `${FARM}\n`,
    FARM.replaceAll('-', ''),
    `{${FARM}}`,
    FARM.slice(1),
  ])('sends nothing for %j', (text) => {
    expect(() => nameBarn(sql, text)).toThrow('A barn is named by a UUID.');
    expect(sent).toEqual([]);
  });
});
