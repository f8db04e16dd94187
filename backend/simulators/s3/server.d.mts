export function s3Simulator(options: { keyId: string; bucket: string; pageSize?: number }): Promise<{
  /** As `FILES_URL` has it. */
  addressFor(keyId: string): string;
  stop(): Promise<void>;
}>;
