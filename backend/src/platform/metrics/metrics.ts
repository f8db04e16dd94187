import { Counter, Histogram, Registry } from 'prom-client';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2.5, 5, 10];

/** `retried`: it will be tried again; `failed`: refused for good by the mail server. */
export type MailOutcome = 'sent' | 'retried' | 'failed';

/** What this process counts of itself, in the words of the Prometheus text format. */
export class Metrics {
  readonly registry = new Registry();
  private readonly requests = new Counter({
    name: 'leadline_http_requests_total',
    help: 'Answered requests; route as declared, never as asked for',
    labelNames: ['method', 'route', 'status'],
    registers: [this.registry],
  });
  private readonly durations = new Histogram({
    name: 'leadline_http_request_duration_seconds',
    help: 'From the head of a request to the end of its answer',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers: [this.registry],
  });
  private readonly mails = new Counter({
    name: 'leadline_mails_total',
    help: 'Mails handed to the mail server by this process, by outcome: sent, retried, failed',
    labelNames: ['outcome'],
    registers: [this.registry],
  });

  answered({ method, route, status, seconds }: { method: string; route: string; status: number; seconds: number }) {
    this.requests.inc({ method, route, status });
    this.durations.observe({ method, route }, seconds);
  }

  mail = (outcome: MailOutcome) => this.mails.inc({ outcome });
}
