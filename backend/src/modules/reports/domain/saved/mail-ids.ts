/** Under which the ledger keeps the mail of one sending to one of its addresses. */
export const savedReportMailId = (sendingId: string, recipientId: string) => `saved-report-${sendingId}-${recipientId}`;
