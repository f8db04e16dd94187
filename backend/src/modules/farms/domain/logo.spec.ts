import { checkedLogo, type SeenPicture } from './logo.js';

const png = (width: number, height: number) => ({ contentType: 'image/png', size: { width, height } });
const refusal = (seen: SeenPicture) => {
  try {
    checkedLogo(seen);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

describe('a barn’s logo', () => {
  it.each([
    [16, 16],
    [2000, 2000],
    [1200, 80],
  ])('may have %i by %i pixels', (width, height) =>
    expect(checkedLogo(png(width, height))).toEqual({ contentType: 'image/png', width, height }),
  );

  it.each<[string, SeenPicture, string]>([
    ['of no kind that is known', {}, 'A logo is a picture: PNG, JPEG or WebP.'],
    ['a GIF', { contentType: 'image/gif' }, 'A logo is a picture: PNG, JPEG or WebP.'],
    ['a PDF', { contentType: 'application/pdf' }, 'A logo is a picture: PNG, JPEG or WebP.'],
    ['torn', { contentType: 'image/png' }, 'This picture cannot be read: save it anew and choose it again.'],
    ['too wide', png(2001, 20), 'A logo is at most 2000 pixels wide and high; this one has 2001 × 20.'],
    ['too high', png(20, 2001), 'A logo is at most 2000 pixels wide and high; this one has 20 × 2001.'],
    ['a dot', png(300, 15), 'A logo is at least 16 pixels wide and high; this one has 300 × 15.'],
  ])('is refused where it is %s', (_, seen, message) => expect(refusal(seen)).toBe(message));
});
