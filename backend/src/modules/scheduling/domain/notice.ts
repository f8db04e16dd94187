/** What goes into each event of a change: whether to tell people, and under which id the message to them stands. */
export interface Notice {
  notify: boolean;
  messageId: string | null;
}
