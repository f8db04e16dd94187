import { sha256 } from '@noble/hashes/sha2.js';

/** Tries between two breaths: the page stays quick while somebody types. */
const AT_ONCE = 500;

const bytes = (ascii: string): Uint8Array => Uint8Array.from(ascii, (letter) => letter.charCodeAt(0));

const zeroBits = (digest: Uint8Array): number =>
  Math.clz32(new DataView(digest.buffer, digest.byteOffset, digest.byteLength).getUint32(0));

const breath = (): Promise<void> => new Promise((go) => setTimeout(go));

/** What makes SHA-256 of `stamp.proof` begin with so many zero bits: nothing for one person, a bill for whoever sends thousands. */
export const proofOf = async (stamp: string, bits: number, signal?: AbortSignal): Promise<string> => {
  const begun = sha256.create().update(bytes(`${stamp}.`));
  for (let n = 0; ; n++) {
    if (
      zeroBits(
        begun
          .clone()
          .update(bytes(String(n)))
          .digest(),
      ) >= bits
    )
      return String(n);
    if (n % AT_ONCE === AT_ONCE - 1) {
      await breath();
      signal?.throwIfAborted();
    }
  }
};
