import { useState } from 'react';
import { useBarn } from '@/requests/barn';

/** Whether people are told begins as the barn usually does it. */
export const useNotify = () => {
  const barn = useBarn();
  return useState({ on: barn.send_notifications === 1, message: '' });
};
