const ADDRESS = /[^\s<>"'=:,;()[\]]+@[^\s<>"'=:,;()[\]]+/g;

/** For logs and lists: mail servers repeat people's addresses. */
export const redactEmails = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).replace(ADDRESS, '[address]').slice(0, 500);
