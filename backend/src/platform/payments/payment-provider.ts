/** What a barn is to the provider when it becomes a customer there. */
export interface NewCustomer {
  farmId: string;
  name: string;
  email?: string;
  /** The same key again is the same customer, however often it is asked for. */
  idempotencyKey: string;
}

/** The provider said no, and would say no again. `message` holds neither secrets nor people's details. */
export class ProviderRefusal extends Error {}

/** Whoever takes cards for the platform. Throws `ProviderRefusal` where trying again is useless, any other error where it may help. */
export abstract class PaymentProvider {
  /** The provider's id of the customer. */
  abstract createCustomer(customer: NewCustomer): Promise<string>;
}
