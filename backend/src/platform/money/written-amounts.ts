const MOST = 8;
const AMOUNT = /^\d{1,4}(?:\.\d{1,2})?$/;
const LARGEST = 5000;

/** Of `25 50 100`, in minor units, each once and the least first; undefined where it is written otherwise. */
export function amountsIn(text: string): readonly number[] | undefined {
  const words = text.split(/[\s,;]+/).filter(Boolean);
  const fits = words.every((word) => AMOUNT.test(word) && Number(word) >= 1 && Number(word) <= LARGEST);
  const amounts = [...new Set(words.map((word) => Math.round(Number(word) * 100)))].sort((a, b) => a - b);
  return fits && amounts.length <= MOST ? amounts : undefined;
}

export const amountsInWords = (amounts: readonly number[]) => amounts.map((minor) => String(minor / 100)).join(' ');
