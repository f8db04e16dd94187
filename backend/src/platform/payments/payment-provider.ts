export interface NewCustomer {
  farmId: string;
  name: string;
  email?: string;
  /** The same key is the same customer. */
  idempotencyKey: string;
}

/** Permanent. `message` holds neither secrets nor personal data. */
export class ProviderRefusal extends Error {}

/** Throws `ProviderRefusal` if a retry is useless, any other error if it may help. */
export abstract class PaymentProvider {
  abstract createCustomer(customer: NewCustomer): Promise<string>;
}
