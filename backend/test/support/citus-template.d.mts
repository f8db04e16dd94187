export interface Server {
  readonly host: string;
  readonly port: number;
  readonly url: string;
}
export function serversOf(url: string): Promise<Server[]>;
