import { invalid } from '../../../platform/errors/refusal.js';

/** A barn's picture for its papers. */
export interface Logo {
  readonly logoId: string;
  readonly contentType: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly sizeBytes: number;
  /** SHA-256 in hex, by which the same picture is known again. */
  readonly contentHash: string;
}

export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
/** Every paper carries it, also those that mails bring. */
export const MOST_LOGO_BYTES = 524_288;
/** On either side: 70 mm of paper at 300 dots an inch are 830. */
export const MOST_LOGO_PIXELS = 2000;
const FEWEST_PIXELS = 16;

const WRONG_KIND = 'A logo is a picture: PNG, JPEG or WebP.';
export const LOGO_TOO_LARGE = 'A logo has at most 512 KB: save it smaller, or with fewer colors.';

/** Where it lies in the storage of files. */
export const logosOf = (farmId: string) => `${farmId}/logo`;
export const logoKey = (farmId: string, logoId: string) => `${logosOf(farmId)}/${logoId}`;

/** What a file says of itself, whatever its sender says; nothing where it is none of a kind that is known, or torn. */
export interface SeenPicture {
  readonly contentType?: string | undefined;
  readonly size?: Pick<Logo, 'width' | 'height'> | undefined;
}

/** Refused where it is nothing that can stand on paper. */
export function checkedLogo({ contentType = '', size }: SeenPicture): Pick<Logo, 'contentType' | 'width' | 'height'> {
  if (!LOGO_TYPES.some((type) => type === contentType)) throw invalid('file', WRONG_KIND);
  if (!size) throw invalid('file', 'This picture cannot be read: save it anew and choose it again.');
  const sides = [size.width, size.height];
  const has = `this one has ${sides.join(' × ')}.`;
  if (Math.max(...sides) > MOST_LOGO_PIXELS)
    throw invalid('file', `A logo is at most ${MOST_LOGO_PIXELS} pixels wide and high; ${has}`);
  if (Math.min(...sides) < FEWEST_PIXELS)
    throw invalid('file', `A logo is at least ${FEWEST_PIXELS} pixels wide and high; ${has}`);
  return { contentType, ...size };
}
