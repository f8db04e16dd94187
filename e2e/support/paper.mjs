import { inflateSync } from 'node:zlib';

// As Chromium writes it: a carriage return before the end belongs to what is compressed.
const OBJECT = /(\d+) 0 obj\s*(<<[\s\S]*?>>)\s*(?:stream\n([\s\S]*?)\nendstream\s*)?endobj/g;

const plain = (dictionary, stream) =>
  /FlateDecode/.test(dictionary) ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1') : stream;

const letters = (hex) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** Which letters the glyphs of a font stand for. */
function glyphsOf(map) {
  const glyphs = new Map();
  for (const [, glyph, text] of map.matchAll(/^<([0-9A-F]{4})> <([0-9A-F]+)>$/gim))
    glyphs.set(Number.parseInt(glyph, 16), letters(text));
  for (const [, first, last, text] of map.matchAll(/^<([0-9A-F]{4})> <([0-9A-F]{4})> <([0-9A-F]{4})>$/gim))
    for (let n = Number.parseInt(first, 16); n <= Number.parseInt(last, 16); n++)
      glyphs.set(n, String.fromCharCode(Number.parseInt(text, 16) + n - Number.parseInt(first, 16)));
  return glyphs;
}

/** What stands on paper that Chromium has printed, as somebody may search and copy it. */
export function textOf(pdf) {
  const objects = new Map(
    [...Buffer.from(pdf).toString('latin1').matchAll(OBJECT)].map(([, id, dictionary, stream]) => [
      id,
      { dictionary, text: stream === undefined ? '' : plain(dictionary, stream) },
    ]),
  );
  const fonts = new Map(
    [...objects].flatMap(([id, { dictionary }]) => {
      const map = /\/ToUnicode (\d+) 0 R/.exec(dictionary)?.[1];
      return map ? [[id, glyphsOf(objects.get(map).text)]] : [];
    }),
  );
  return [...objects.values()].map(({ text }) => written(text, fonts)).join('\n');
}

/** Chromium names a font after the object that holds it: /F7 is object 7. */
function written(content, fonts) {
  let font = new Map();
  let text = '';
  for (const [, name, hex] of content.matchAll(/\/F(\d+) [\d.]+ Tf|<([0-9A-F]+)> Tj/gi)) {
    if (name) font = fonts.get(name) ?? new Map();
    else text += hex.match(/.{4}/g).reduce((said, glyph) => said + (font.get(Number.parseInt(glyph, 16)) ?? ''), '');
  }
  return text;
}
