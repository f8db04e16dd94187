import { readJson } from './json-text.js';

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const list = (count: number) => JSON.stringify(Array.from({ length: count }, () => 0));

describe('JSON from outside', () => {
  it('is read as it is', () =>
    expect(readJson('{"a":[1,{"b":"x, [{ \\" \\\\"}],"c":null}')).toEqual({ a: [1, { b: 'x, [{ " \\' }], c: null }));

  it('may be nested 16 levels, and no more', () => {
    expect(readJson(nested(16))).toEqual(expect.any(Array));
    expect(() => readJson(nested(17))).toThrow('body must not be nested deeper than 16 levels');
    expect(() => readJson('['.repeat(100_000))).toThrow('nested deeper');
  });

  it('may hold 5,000 values, and no more', () => {
    expect(readJson(list(4998))).toHaveLength(4998);
    expect(() => readJson(list(5000))).toThrow('body must not hold more than 5000 values');
    expect(() => readJson(`{${'"k":1,'.repeat(6000)}"k":1}`)).toThrow('more than 5000 values');
  });

  it('is not judged by what stands inside of texts', () =>
    expect(readJson(JSON.stringify('[,{'.repeat(10_000)))).toHaveLength(30_000));

  it.each([
    ['{"a":{"b":["x","\\ud800"]}}', 'a.b.1'],
    ['{"name":"\\udc00\\ud800"}', 'name'],
    ['{"name":"a\\u0000b"}', 'name'],
    ['{"n\\ud800":1}', 'body'],
  ])('holds no character that cannot be stored: %s', (text, field) =>
    expect(() => readJson(text)).toThrow(`${field} holds a character that cannot be stored`),
  );

  it('may hold characters of two halves', () => expect(readJson('"\\ud83d\\udc0e"')).toBe('🐎'));

  it('is not JSON where it is none', () => expect(() => readJson('{"a"')).toThrow(SyntaxError));
});
