const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Every word typed must begin a word of the name, in any order and without accents. */
export const fits = (name: string, query: string): boolean => {
  const words = plain(name).split(/[\s,.·-]+/);
  return plain(query)
    .split(/\s+/)
    .filter(Boolean)
    .every((part) => words.some((word) => word.startsWith(part)));
};
