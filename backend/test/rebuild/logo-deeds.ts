import { v7 as uuid } from 'uuid';
import { SetLogo } from '../../src/modules/farms/commands/set-logo.js';
import type { populate } from './random-barn.js';
import type { Does, Step } from './random-steps.js';

/** A barn’s logo: another one, the same again, or none. */
export function logoDeeds(does: Does, { admin }: Awaited<ReturnType<typeof populate>>) {
  const picture = (how: number) => ({
    logoId: uuid(),
    contentType: 'image/png',
    sizeBytes: 10,
    contentHash: `logo ${how % 3}`,
    width: 300,
    height: 120,
  });
  return [({ how, far }: Step) => does(admin, SetLogo, { logo: far ? picture(how) : null })];
}
