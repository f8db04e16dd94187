import { parse, stringify } from 'uuid';
import { sealed, unsealed, type Sealing } from './sealed-bytes.js';

export type { Sealing } from './sealed-bytes.js';

const ID_BYTES = 16;

/** An id and a signature with the installation's secret, in letters of an address. Whoever knows the id alone cannot make it. */
export const sealedId = (sealing: Sealing, id: string) => sealed(sealing, parse(id));

/** The id, undefined if the signature is not ours. */
export function unsealedId(sealing: Sealing, token: string): string | undefined {
  const id = unsealed(sealing, ID_BYTES, token);
  return id && stringify(id);
}
