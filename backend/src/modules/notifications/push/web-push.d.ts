/** What we use of it: it encrypts and signs, and we send. */
declare module 'web-push' {
  interface Sent {
    method: string;
    headers: Record<string, string | number>;
    body: Buffer | null;
  }
  interface Options {
    vapidDetails: { subject: string; publicKey: string; privateKey: string };
    TTL: number;
    urgency: 'high' | 'normal';
    topic: string;
  }
  interface Subscription {
    endpoint: string;
    keys: { p256dh: string; auth: string };
  }
  const webPush: { generateRequestDetails(to: Subscription, payload: string, options: Options): Sent };
  export default webPush;
}
