/** What the ledger's ids of mails about an enquiry begin with, so that erasing it finds them. */
export const enquiryMails = (enquiryId: string) => `enquiry-${enquiryId}-`;
