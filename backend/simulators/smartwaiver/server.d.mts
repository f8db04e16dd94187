export interface SimulatedWaiver {
  waiverId: string;
  templateId: string;
  createdOn: string;
  tags: string[];
  verified: boolean;
  [field: string]: unknown;
}
export interface WaiverSimulator {
  url: string;
  requests: string[];
  sign(details: { templateId: string } & Partial<SimulatedWaiver>): SimulatedWaiver;
  verify(waiverId: string): void;
  remove(waiverId: string): void;
  refuse(status: number): void;
  stop(): Promise<void>;
}
export function credentialOf(waiverId: string, key: string): string;
export function startWaiverSimulator(options?: {
  port?: number;
  host?: string;
  file?: string;
  webhook?: { url: string; key: string };
  returnTo?: string;
}): Promise<WaiverSimulator>;
