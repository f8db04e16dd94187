import { useBarn } from '@/data/requests/barn';
import type { Notify } from '../NotifyFields';

/** Whether people are told begins as the barn usually does it. */
export const useNotify = (): Notify => ({ on: useBarn().send_notifications === 1, message: '' });

/** The same of what takes a lesson away. B15 */
export const useNotifyOfEnd = (): Notify => ({ on: useBarn().send_cancellation_notifications === 1, message: '' });
