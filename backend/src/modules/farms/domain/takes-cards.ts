/** As the document guards it. E13 R176 */
const LONGER_THAN = 3;

/** Whether this is the name of a barn's account with the card provider. */
export const takesCards = (accountId: string) => accountId.length > LONGER_THAN;
