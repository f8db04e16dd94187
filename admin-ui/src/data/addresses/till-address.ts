/** Where a day's takings are counted; today's without a day. */
export const tillAddress = (day?: string): string => (day ? `/till/${day}` : '/till');
