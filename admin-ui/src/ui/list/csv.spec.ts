import { toCsv } from './csv';
import type { Field } from './describe-list';

type Row = { id: string; name: string; note: string | null; is_active: number; riders: number };

const fields: readonly Field<Row>[] = [
  { source: 'name', label: 'Name' },
  { source: 'note', label: 'Note, short' },
  { source: 'is_active', label: 'State', type: 'state' },
  { source: 'riders', label: 'Riders', type: 'number' },
];
const row = (own: Partial<Row>): Row => ({ id: '1', name: 'Biscuit', note: null, is_active: 1, riders: 2, ...own });

describe('an exported list', () => {
  it('has its labels, then a line a record, in the words of the screen', () => {
    expect(toCsv(fields, [row({})])).toBe('Name,"Note, short",State,Riders\r\nBiscuit,,Active,2\r\n');
  });

  it('keeps commas, quotes and lines inside their cell', () => {
    expect(toCsv(fields, [row({ note: 'says "no",\nthen goes' })])).toContain('"says ""no"",\nthen goes"');
  });

  it('is not run by a spreadsheet', () => {
    expect(toCsv(fields, [row({ name: '=HYPERLINK(A1)' })])).toContain("'=HYPERLINK(A1)");
  });
});
