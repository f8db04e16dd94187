export interface Decoded {
  text: string;
  /** As people name it. */
  encoding: string;
}

type Encoding = readonly [name: string, label: string];
const UTF_8: Encoding = ['UTF-8', 'utf-8'];
const LITTLE: Encoding = ['UTF-16', 'utf-16le'];
const BIG: Encoding = ['UTF-16', 'utf-16be'];
const WINDOWS: Encoding = ['Windows-1252', 'windows-1252'];

const LOOKED_AT = 1000;

/** UTF-16 without a mark: every other byte of what people write in Europe is zero. */
function pairs(bytes: Uint8Array): Encoding | undefined {
  const sample = bytes.subarray(0, LOOKED_AT);
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > sample.length / 5 && even === 0) return LITTLE;
  return even > sample.length / 5 && odd === 0 ? BIG : undefined;
}

function decode(bytes: Uint8Array, [encoding, label]: Encoding): Decoded | undefined {
  try {
    return { encoding, text: new TextDecoder(label, { fatal: true }).decode(bytes) };
  } catch {
    return undefined;
  }
}

/** No letters, in any of the encodings: bytes that mean nothing, or a file that is no text. */
// oxlint-disable-next-line no-control-regex
const NO_TEXT = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufffd]/;

/** Undefined where it is no text, or in an encoding that nobody can tell. */
export function decodeText(bytes: Uint8Array): Decoded | undefined {
  const [first, second] = bytes;
  const sure = first === 0xff && second === 0xfe ? LITTLE : first === 0xfe && second === 0xff ? BIG : pairs(bytes);
  const decoded = sure ? decode(bytes, sure) : (decode(bytes, UTF_8) ?? decode(bytes, WINDOWS));
  return decoded && !NO_TEXT.test(decoded.text) ? decoded : undefined;
}
