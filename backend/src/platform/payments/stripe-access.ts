/** All but the secret key may be absent: then cards are not taken, accounts not connected, or webhooks not believed. */
export interface StripeAccess {
  secretKey: string;
  publicKey?: string;
  /** Of our platform, as which barns connect their accounts. */
  clientId?: string;
  /** Several, with commas between, while one takes over from another. */
  webhookSecret?: string;
  /** Instead of Stripe's own. */
  apiUrl?: string;
  patienceMs?: number;
}

/** Where the provider's script and its page for connecting are. */
export const scriptUrl = ({ apiUrl }: StripeAccess) => (apiUrl ? `${apiUrl}/v3/` : 'https://js.stripe.com/v3/');
export const authorizeUrl = ({ apiUrl }: StripeAccess) => `${apiUrl ?? 'https://connect.stripe.com'}/oauth/authorize`;

/** What a page must be allowed so that the card form works in it: nothing where there is none. */
export const cardFormSources = ({ apiUrl, publicKey }: StripeAccess) => {
  if (!publicKey) return { script: [], connect: [], frame: ["'none'"] };
  return apiUrl
    ? { script: [apiUrl], connect: [apiUrl], frame: [apiUrl] }
    : {
        script: ['https://js.stripe.com'],
        connect: ['https://api.stripe.com'],
        frame: ['https://js.stripe.com', 'https://hooks.stripe.com'],
      };
};
