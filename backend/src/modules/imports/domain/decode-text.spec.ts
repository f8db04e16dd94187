import { decodeText } from './decode-text.js';

const marked = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
const unmarked = (text: string) => Buffer.from(text, 'utf16le');
const turned = (bytes: Buffer) => Buffer.from(bytes).swap16();

describe('the text of a file', () => {
  it.each([
    ['UTF-8', Buffer.from('Zoë,Weiß')],
    ['Windows-1252', Buffer.from('Zoë,Weiß', 'latin1')],
    ['UTF-16', marked('Zoë,Weiß')],
    ['UTF-16', turned(marked('Zoë,Weiß'))],
    ['UTF-16', unmarked('Zoë,Weiß')],
    ['UTF-16', turned(unmarked('Zoë,Weiß'))],
  ])('in %s is read in that', (encoding, bytes) => {
    expect(decodeText(bytes)).toEqual({ encoding, text: 'Zoë,Weiß' });
  });

  it('is told by its mark where none of its bytes is zero', () => {
    expect(decodeText(marked('Ελένη'))).toEqual({ encoding: 'UTF-16', text: 'Ελένη' });
    expect(decodeText(turned(marked('Ελένη')))).toEqual({ encoding: 'UTF-16', text: 'Ελένη' });
  });

  it.each([
    ['with no letters in it', Buffer.from([1, 2, 3, 4])],
    ['with zeros on both sides', Buffer.from([65, 0, 0, 65, 66, 0])],
    ['half of whose last letter is missing', marked('Zoë').subarray(0, -1)],
    ['that begins as a mark does and goes on otherwise', Buffer.from([0xff, 65, 0x80, 0xfe])],
  ])('%s is none', (_, bytes) => expect(decodeText(bytes)?.encoding).not.toBe('UTF-16'));
});
