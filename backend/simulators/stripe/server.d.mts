export interface SimulatedRequest {
  method: string;
  path: string;
  key: string | undefined;
  account: string | undefined;
  form: Record<string, string>;
}
export interface SimulatedCustomer {
  id: string;
  name: string | null;
  email: string | null;
  metadata: Record<string, string>;
}
export interface SimulatedIntent {
  id: string;
  amount: number;
  amount_received: number;
  currency: string;
  status: string;
  client_secret: string;
  customer: string | null;
  metadata: Record<string, string>;
}
export interface SimulatedRefund {
  id: string;
  amount: number;
  payment_intent: string;
  status: string;
  metadata: Record<string, string>;
}
export interface SimulatedDispute {
  id: string;
  amount: number;
  payment_intent: string;
  status: string;
}
export interface SimulatedSubscription {
  id: string;
  customer: string;
  status: string;
  metadata: Record<string, string>;
}
export interface SimulatedEvent {
  id: string;
  type: string;
  account?: string;
  data: { object: { id: string } };
}
export interface StripeSimulator {
  url: string;
  requests: SimulatedRequest[];
  events: SimulatedEvent[];
  customers(): SimulatedCustomer[];
  intents(): SimulatedIntent[];
  refunds(): SimulatedRefund[];
  /** In the provider's own dashboard. */
  refundByHand(account: string, intentId: string, amount?: number): SimulatedRefund;
  endRefund(account: string, id: string, status: 'succeeded' | 'failed'): SimulatedRefund;
  openDispute(account: string, intentId: string): SimulatedDispute;
  closeDispute(account: string, id: string, status: 'won' | 'lost'): SimulatedDispute;
  subscriptions(): SimulatedSubscription[];
  endSubscription(id: string): SimulatedSubscription;
  deleteCustomer(account: string, id: string): void;
  hold(path: RegExp): () => void;
  connect(): { code: string; account: string };
  disconnect(account: string): void;
  browse(
    account: string | undefined,
    path: string,
    form: Record<string, string>,
  ): Promise<{ id?: string; status?: string; error?: { message: string } }>;
  refuse(status: number, type?: string, on?: RegExp): void;
  loseAnswer(on?: RegExp): void;
  hang(on?: RegExp): void;
  stop(): Promise<void>;
}
export function startStripeSimulator(options?: {
  port?: number;
  host?: string;
  file?: string;
  webhook?: { url: string; secret: string };
}): Promise<StripeSimulator>;
