import { jobType } from '../../../platform/jobs/job-type.js';
import { WorkerFor, type JobWorker } from '../../../platform/jobs/job-worker.decorator.js';
import { WaiverIntake } from '../intake/waiver-intake.js';

export interface ReceiveWaiver {
  waiverId: string;
}

/** The same news twice does nothing the second time. */
export const receiveWaiver = jobType<ReceiveWaiver>('waivers.receive', { remember: false });

@WorkerFor(receiveWaiver)
export class WaiverReceiver implements JobWorker<ReceiveWaiver> {
  constructor(private readonly intake: WaiverIntake) {}

  work = ({ waiverId }: ReceiveWaiver) => this.intake.receive(waiverId);
}
