/** What a mark is called by whoever makes it. */
export const marks: Readonly<Record<string, string>> = {
  COM: 'present',
  CLC: 'late cancel',
  CNS: 'no-show',
  SCH: 'scheduled again',
};
