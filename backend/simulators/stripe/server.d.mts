export interface SimulatedRequest {
  method: string;
  path: string;
  key: string | undefined;
  form: Record<string, string>;
}
export interface SimulatedCustomer {
  id: string;
  name: string | null;
  email: string | null;
  metadata: Record<string, string>;
}
export interface StripeSimulator {
  url: string;
  requests: SimulatedRequest[];
  customers(): SimulatedCustomer[];
  refuse(status: number, type?: string): void;
  loseAnswer(): void;
  stop(): Promise<void>;
}
export function startStripeSimulator(options?: {
  port?: number;
  host?: string;
  file?: string;
}): Promise<StripeSimulator>;
