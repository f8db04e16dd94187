const ADDRESS = /[^\s<>"'=:,;()[\]]+@[^\s<>"'=:,;()[\]]+/g;

/** What went wrong, fit for logs and lists: mail servers like to repeat people's addresses. */
export const redactEmails = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).replace(ADDRESS, '[address]').slice(0, 500);
