/** A file's name of what a session is called, such as `roster-winter-session`. */
export const sheetFile = (sheet: string, title: string): string =>
  `${sheet}-${title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')}`;
