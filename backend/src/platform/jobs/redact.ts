const ADDRESS = /[^\s<>"'=:,;()[\]]+@[^\s<>"'=:,;()[\]]+/g;

/** Mail servers repeat addresses in their errors. */
export const redactEmails = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).replace(ADDRESS, '[address]').slice(0, 500);
