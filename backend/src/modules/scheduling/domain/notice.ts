export interface Notice {
  notify: boolean;
  messageId: string | null;
}
