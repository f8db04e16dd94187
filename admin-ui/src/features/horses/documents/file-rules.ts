/** As the server holds files of a horse to it. */
export const MOST_BYTES = 5_242_880;
export const TOO_LARGE = 'File is too large - must be under 5MB';
export const PICTURES = 'image/jpeg,image/png,image/webp,image/gif';
export const TAKEN = `${PICTURES},application/pdf`;
