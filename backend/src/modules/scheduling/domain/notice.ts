/** Part of each event of a change: whether people are notified, and the key of the message to them. */
export interface Notice {
  notify: boolean;
  messageId: string | null;
}
