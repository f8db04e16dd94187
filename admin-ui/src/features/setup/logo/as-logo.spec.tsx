import { asLogo, fitting } from './as-logo';

const file = (type: string, size = 100) => {
  const made = new File(['x'], 'logo', { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};

/** A browser that draws: what it decodes has this size, and what it saves these bytes. */
const browser = ({ width = 300, height = 100, bytes = { 'image/png': 900 } as Record<string, number> }) => {
  const [image, canvas] = [HTMLImageElement.prototype, HTMLCanvasElement.prototype];
  Object.defineProperty(image, 'decode', { configurable: true, value: () => Promise.resolve() });
  Object.defineProperty(image, 'naturalWidth', { configurable: true, value: width });
  Object.defineProperty(image, 'naturalHeight', { configurable: true, value: height });
  jest.spyOn(canvas, 'getContext').mockReturnValue({ drawImage: () => undefined } as never);
  jest
    .spyOn(canvas, 'toBlob')
    .mockImplementation((done, type = '') => done(new Blob(['x'.repeat(bytes[type] ?? 0)], { type })));
};

describe('a logo before it is sent', () => {
  beforeAll(() => Object.assign(URL, { createObjectURL: () => 'blob:logo', revokeObjectURL: () => undefined }));
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
  });

  it('stays as it is where paper can show it', async () => {
    browser({});
    const small = file('image/png');
    expect(await asLogo(small)).toBe(small);
  });

  it('is drawn where it is a drawing, so that no script of it is sent', async () => {
    browser({});
    expect(await asLogo(file('image/svg+xml'))).toMatchObject({ name: 'logo', type: 'image/png', size: 900 });
  });

  it('is drawn smaller where it is larger than paper can show', async () => {
    browser({ width: 4000 });
    expect(await asLogo(file('image/jpeg'))).toMatchObject({ type: 'image/png', size: 900 });
  });

  it('is packed closer where it is too large as PNG', async () => {
    browser({ bytes: { 'image/png': 600_000, 'image/webp': 90_000 } });
    expect(await asLogo(file('image/jpeg', 5_000_000))).toMatchObject({ type: 'image/webp', size: 90_000 });
  });

  it('is left to the server’s word where no browser can draw it', async () => {
    const odd = file('image/png');
    expect(await asLogo(odd)).toBe(odd);
  });

  it.each([
    [
      { width: 4000, height: 1000 },
      { width: 1000, height: 250 },
    ],
    [
      { width: 500, height: 2000 },
      { width: 80, height: 320 },
    ],
    [
      { width: 0, height: 0 },
      { width: 320, height: 320 },
    ],
    [
      { width: 9000, height: 1 },
      { width: 1000, height: 1 },
    ],
  ])('of %j is drawn as %j', (size, expected) => expect(fitting(size)).toEqual(expected));
});
