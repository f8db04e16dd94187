import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { pauseBefore } from './listener.js';

type Callback = ((error: Error) => void) | ((error: null, client: pg.Client) => void);

/** For a pool whose users ask again at once: while the server is away, each connection is tried after a pause that grows. */
export function patientClient(): typeof pg.Client {
  let failures = 0;

  return class PatientClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      // An error that nobody hears would end the process.
      this.on('error', () => undefined);
    }

    override connect(): Promise<pg.Client>;
    override connect(callback: Callback): void;
    override connect(callback?: Callback): Promise<pg.Client> | void {
      const done = this.connectInTime();
      if (!callback) return done;
      const tell = callback as (error: Error | null, client?: pg.Client) => void;
      void done.then((client) => tell(null, client), tell);
    }

    private async connectInTime() {
      if (failures) await pause(pauseBefore(failures - 1));
      try {
        await super.connect();
        failures = 0;
        return this;
      } catch (error) {
        failures += 1;
        throw error;
      }
    }
  };
}
