import { readFile } from './read-file.js';

const bytes = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding);
const read = (content: Uint8Array, kind: 'people' | 'horses' = 'horses') =>
  readFile(kind, { name: 'C:\\barn\\horses.csv', content });
const cells = (content: Uint8Array) => read(content).rows.map((row) => row.cells);

const HORSES = 'Name;Farbe\r\nJördis;Falbe\r\n';
const swapped = (content: Buffer) => Buffer.from(content).swap16();

describe('a file that is read', () => {
  it.each([
    ['UTF-8', bytes(HORSES)],
    ['UTF-8', bytes(`\uFEFF${HORSES}`)],
    ['UTF-16', bytes(`\uFEFF${HORSES}`, 'utf16le')],
    ['UTF-16', bytes(HORSES, 'utf16le')],
    ['UTF-16', swapped(bytes(`\uFEFF${HORSES}`, 'utf16le'))],
    ['UTF-16', swapped(bytes(HORSES, 'utf16le'))],
    ['Windows-1252', bytes(HORSES, 'latin1')],
  ])('may be in %s, with or without a mark', (encoding, content) => {
    const table = read(content);
    expect(table).toMatchObject({ encoding, separator: ';', fileName: 'horses.csv', mapping: ['horse_name', 'color'] });
    expect(table.rows[1]).toEqual({ row: 2, cells: ['Jördis', 'Falbe'] });
  });

  it.each([
    [',', 'Name,Color\nJet,"bay, dark"'],
    [';', 'Name;Color\nJet;bay, dark'],
    ['\t', 'Name\tColor\nJet\tbay, dark'],
  ])('may be separated by %j', (separator, text) => {
    expect(read(bytes(text)).separator).toBe(separator);
    expect(cells(bytes(text))[1]).toEqual(['Jet', 'bay, dark']);
  });

  it('keeps quotes and line breaks within cells, and counts rows as a spreadsheet does', () => {
    const text = 'Name,Notes\r\n\r\n"Q ""the Queen""","bites\nkicks"\r\n,\r\nGolly,';
    expect(read(bytes(text)).rows).toEqual([
      { row: 1, cells: ['Name', 'Notes'] },
      { row: 3, cells: ['Q "the Queen"', 'bites\nkicks'] },
      { row: 5, cells: ['Golly', ''] },
    ]);
  });

  it('drops columns that are empty to the end', () =>
    expect(cells(bytes('Name,Color,,\nJet,bay,,\n'))).toEqual([
      ['Name', 'Color'],
      ['Jet', 'bay'],
    ]));

  it('may have a hundred columns, of which two have one name', () => {
    const heads = ['Name', 'Name', ...Array.from({ length: 98 }, (_, i) => `Extra ${i}`)];
    const table = read(bytes(`${heads.join()}\n${heads.join()}`));
    expect(table.columnCount).toBe(100);
    expect(table.mapping.slice(0, 3)).toEqual(['horse_name', null, null]);
  });

  const PNG = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(100)]);
  it.each([
    ['is a workbook', bytes('PK\u0003\u0004rest'), /workbook/],
    ['is a picture', PNG, /no text/],
    ['is in an encoding that nobody knows', Buffer.from([0x4e, 0x81, 0x8d, 0x8f, 0x90]), /no text/],
    ['is a page', bytes('<!DOCTYPE html><p>Name,Color'), /not a table/],
    ['holds nothing', bytes(' \r\n,,\r\n'), /empty/],
    ['has an open quotation mark', bytes('Name,Color\nJet,"bay\nQ,grey\n'), /row 2/],
    ['has 50,000 rows', bytes(`Name\n${'Jet\n'.repeat(50_000)}`), /At most 5000 rows/],
    ['has 101 columns', bytes(Array.from({ length: 101 }, (_, i) => `H${i}`).join()), /At most 100 columns/],
    ['has a cell of 5,001 letters', bytes(`Name\n${'x'.repeat(5001)}`), /row 2/],
  ])('is refused at its field where it %s', (_, content, message) =>
    expect(() => read(content)).toThrow(
      expect.objectContaining({
        kind: 'invalid_input',
        errors: [{ field: 'file', message: expect.stringMatching(message) as string }],
      }),
    ),
  );

  it('may have exactly 5,000 rows below the columns’ names', () =>
    expect(read(bytes(`Name\n${'Jet\n'.repeat(5000)}`)).rows).toHaveLength(5001));
});
