import { fileNameOf, fileTypeOf } from './file-type.js';

const bytes = (text: string) => Buffer.from(text, 'latin1');
const typeOf = (text: string) => fileTypeOf(bytes(text))?.contentType;

describe('what a file is', () => {
  it.each([
    ['image/png', '\x89PNG\r\n\x1a\n....'],
    ['image/jpeg', '\xff\xd8\xff\xe0....'],
    ['image/gif', 'GIF89a....'],
    ['image/webp', 'RIFF\x01\x02\x03\x04WEBPVP8 '],
    ['application/pdf', '%PDF-1.7\n'],
  ])('%s is told by its beginning', (contentType, content) => expect(typeOf(content)).toBe(contentType));

  it.each([
    '',
    'MZ\x90',
    '<html>',
    '<svg xmlns="http://www.w3.org/2000/svg">',
    '\x89PN',
    'RIFF\x01\x02\x03\x04WAVE',
    ' %PDF-1.7',
  ])('%p is nothing we take', (content) => expect(typeOf(content)).toBeUndefined());
});

describe('what a file is called', () => {
  const png = fileTypeOf(bytes('\x89PNG\r\n\x1a\n'))!;
  const jpeg = fileTypeOf(bytes('\xff\xd8\xff'))!;

  it.each([
    ['bella.png', 'bella.png'],
    ['../../etc/passwd', 'passwd.png'],
    ['C:\\photos\\Bella.PNG', 'Bella.png'],
    ['page.html', 'page.html.png'],
    ['a\u0000b\u202e.png', 'ab.png'],
    ['', 'file.png'],
    ['.png', 'file.png'],
    [`${'x'.repeat(500)}.png`, `${'x'.repeat(120)}.png`],
  ])('%p becomes %p', (sent, kept) => expect(fileNameOf(sent, png)).toBe(kept));

  it('keeps another spelling of its extension', () => expect(fileNameOf('bella.jpeg', jpeg)).toBe('bella.jpeg'));
});
