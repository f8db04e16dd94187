/** Code of an account in bookkeeping. It begins with a letter or a digit, so that no spreadsheet takes it for a formula. */
const CODE = /^[A-Za-z\d][A-Za-z\d.-]{0,19}$/;

export const isAccountCode = (text: string) => CODE.test(text);

/** A rate in percent, such as `7` or `2.5`, at most five decimals as a fraction. */
const RATE = /^\d{1,3}(?:[.]\d{1,3})?$/;

/**
 * Codes by rate in percent, of `19 = 3806, 7 = 3801`; a decimal comma is not told from the one between. Undefined where it is
 * written otherwise, or names a rate twice or above 100.
 */
export function codesByRate(text: string): ReadonlyMap<number, string> | undefined {
  const codes = new Map<number, string>();
  for (const part of text.split(/[,;]/)) {
    const [rate = '', code = '', ...more] = part.split('=').map((word) => word.trim().replace(/\s*%$/, ''));
    const percent = Number(rate);
    if (more.length > 0 || !RATE.test(rate) || percent > 100 || codes.has(percent) || !isAccountCode(code))
      return undefined;
    codes.set(percent, code);
  }
  return codes;
}

export const ratesInWords = (codes: ReadonlyMap<number, string>) =>
  [...codes].map(([percent, code]) => `${percent} = ${code}`).join(', ');
