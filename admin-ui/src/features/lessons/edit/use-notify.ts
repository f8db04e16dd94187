import { useBarn } from '@/data/requests/barn';
import type { Notify } from '../NotifyFields';

/** Whether people are told begins as the barn usually does it. */
export const useNotify = (): Notify => ({ on: useBarn().send_notifications === 1, message: '' });
