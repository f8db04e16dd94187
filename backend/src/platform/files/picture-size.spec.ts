import { pictureSizeOf } from './picture-size.js';

const bytes = (text: string) => Buffer.from(text, 'latin1');
/** 300 is 0x012c, 200 is 0x00c8. */
const PNG = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x01\x2c\0\0\0\xc8';
const APP0 = '\xff\xe0\0\x04JF';
const FRAME = '\0\x11\x08\0\xc8\x01\x2c\x03';
const webp = (kind: string, rest: string) => `RIFF....WEBP${kind}....${rest}`;

describe('the size of a picture', () => {
  it.each([
    ['image/png', PNG],
    ['image/jpeg', `\xff\xd8${APP0}\xff\xc0${FRAME}`],
    ['image/jpeg', `\xff\xd8${APP0}\xff\xff\xc2${FRAME}`],
    ['image/jpeg', `\xff\xd8\xff\xc4\0\x03x\xff\xc0${FRAME}`],
    ['image/webp', webp('VP8 ', 'abc\x9d\x01*\x2c\x01\xc8\x00')],
    ['image/webp', webp('VP8L', '/\x2b\xc1\x31\x00......')],
    ['image/webp', webp('VP8X', '\x10...\x2b\x01\x00\xc7\x00\x00')],
  ])('%s %j is 300 by 200', (contentType, content) =>
    expect(pictureSizeOf(bytes(content), contentType)).toEqual({ width: 300, height: 200 }),
  );

  it.each([
    ['image/png', PNG.slice(0, 20)],
    ['image/png', PNG.replace('IHDR', 'IDAT')],
    ['image/png', PNG.replace('\x01\x2c', '\0\0')],
    ['image/jpeg', '\xff\xd8'],
    ['image/jpeg', `\xff\xd8${APP0}`],
    ['image/jpeg', `\xff\xd8nonsense and more of it`],
    ['image/webp', webp('VP8?', '..............')],
    ['image/webp', webp('VP8 ', 'abc')],
    ['image/gif', 'GIF89a\x2c\x01\xc8\x00'],
  ])('%s %j has none that is known', (contentType, content) =>
    expect(pictureSizeOf(bytes(content), contentType)).toBeUndefined(),
  );
});
