/** Without 0, O, 1 and I, so that whoever reads one aloud is understood. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 12;
/** A byte chooses each sign: 32 divide its 256 values evenly. */
export const CODE_BYTES = LENGTH;

/** Of chance, 60 bits of it: who does not hold the voucher does not guess it. */
export const codeOf = (chance: Uint8Array) =>
  Array.from(chance.subarray(0, CODE_BYTES), (byte) => SIGNS[byte % SIGNS.length]).join('');

/** As it was typed or read aloud, with whatever stands between its groups. Null: it can not be a code. */
export function typedCode(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  return code.length === LENGTH && Array.from(code).every((sign) => SIGNS.includes(sign)) ? code : null;
}

/** `AB2C-DE3F-GH4J`, as it is printed. */
export const printedCode = (code: string) => code.match(/.{1,4}/g)?.join('-') ?? code;

/** By which the office tells vouchers apart without being able to spend them. */
export const endOfCode = (code: string) => code.slice(-4);
